/** Photos that were sent to the desk are named so among the files of the school. */
const SENT = /^desk\/([\w-]+\.(?:webp|jpg))$/

export const PHOTO_FOLDER = '/school/photos/'

export const sentPhotoName = (stored: string): string => `desk/${stored}`

/** What a teacher's photo is stored as; null if it is a file of the school. */
export const storedName = (photo: string): string | null => photo.match(SENT)?.[1] ?? null

export function photoAddress(photo: string): string | null {
  const stored = storedName(photo)
  return stored && `${PHOTO_FOLDER}${stored}`
}
