import type { SentPhoto } from '../../../../domain/desk/desk-content-contract.ts'

/** Not among the calls that every page carries: only this page sends a file. Null if it was not taken. */
export async function sendPhoto(photo: Blob): Promise<SentPhoto | null> {
  const headers = { 'content-type': photo.type }
  const response = await fetch('/api/desk/content/photos', { method: 'PUT', body: photo, headers }).catch(() => null)
  return response?.ok ? response.json() : null
}
