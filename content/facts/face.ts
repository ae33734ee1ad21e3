import type { School, SchoolFace } from '../../domain/school/school.ts'
import { brandColours } from '../brand.ts'

/** Not in the browser's scripts: only the server shows it. */
export const sampleFace: SchoolFace = {
  icons: [
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
    '/icon-192.png',
    '/icon-512.png',
    '/icon-maskable-512.png',
  ],
  hasPreviewPicture: true,
  theme: { colour: brandColours.theme, background: brandColours.background },
  colours: null,
}

export const faceOf = ({ own }: School): SchoolFace => own?.face ?? sampleFace
