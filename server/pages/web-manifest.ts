import { brandColours } from '../../content/brand.ts'
import type { Brand } from '../../domain/brand/brand.ts'
import { DEFAULT_LANGUAGE } from '../../domain/shared/language.ts'

/** 'minimal-ui' keeps the browser's back button: the site has none. */
export const webManifest = ({ name, shortName }: Brand) => ({
  name,
  short_name: shortName,
  lang: DEFAULT_LANGUAGE,
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  theme_color: brandColours.theme,
  background_color: brandColours.background,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})
