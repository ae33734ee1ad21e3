import { PHOTO } from '../../../domain/desk/desk-content-contract.ts'
import type { Picture } from './bytes.ts'
import { readJpeg } from './jpeg.ts'
import { readWebp } from './webp.ts'

const FORMATS = [
  { type: 'image/jpeg', extension: 'jpg', read: readJpeg },
  { type: 'image/webp', extension: 'webp', read: readWebp },
] as const

export interface CleanPhoto {
  type: (typeof FORMATS)[number]['type']
  extension: (typeof FORMATS)[number]['extension']
  bytes: Uint8Array
}

/** A picture rebuilt from its known parts. Null for anything that is not a whole JPEG or WebP of a fitting size. */
export function cleanPhoto(sent: Uint8Array): CleanPhoto | null {
  if (sent.length > PHOTO.mostBytes) return null
  for (const { read, type, extension } of FORMATS) {
    const picture = read(sent)
    if (picture) return fits(picture) ? { type, extension, bytes: picture.bytes } : null
  }
  return null
}

const fits = ({ width, height }: Picture): boolean =>
  Math.min(width, height) >= PHOTO.leastPx && Math.max(width, height) <= PHOTO.mostPx
