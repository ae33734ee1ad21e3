import type { TextKey } from '../../i18n/texts.ts'

const LEAST_PX = 600
/** Twice the width of a card on a phone. */
const LONGEST_PX = 1200
const QUALITY = 0.82

/** The photo as WebP, or as JPEG where the browser writes none; or why it cannot be used. */
export async function shrinkPhoto(file: File): Promise<Blob | TextKey> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!bitmap) return 'photo.unreadable'
  const { width, height } = bitmap
  if (Math.min(width, height) < LEAST_PX) return 'photo.small'
  const scale = Math.min(1, Math.max(LONGEST_PX / Math.max(width, height), LEAST_PX / Math.min(width, height)))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const webp = await blobOf(canvas, 'image/webp')
  const photo = webp?.type === 'image/webp' ? webp : await blobOf(canvas, 'image/jpeg')
  return photo ?? 'photo.unreadable'
}

const blobOf = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
