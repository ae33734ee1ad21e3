import { faceOf } from '../../content/facts/face.ts'
import type { School } from '../../domain/school/school.ts'
import { DEFAULT_LANGUAGE } from '../../domain/shared/language.ts'

const ICONS = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** 'minimal-ui' keeps the browser's back button: the site has none. */
export const webManifest = (school: School) => ({
  name: school.name,
  short_name: school.shortName,
  lang: DEFAULT_LANGUAGE,
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  theme_color: faceOf(school).theme.colour,
  background_color: faceOf(school).theme.background,
  icons: ICONS.filter(({ src }) => faceOf(school).icons.includes(src)),
})
