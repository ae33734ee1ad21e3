import { readFile, stat } from 'node:fs/promises'

export interface ReadDocument {
  tag: string
  body: Uint8Array<ArrayBuffer>
}

/**
 * Caches documents in memory until their files change. No streams: one stays open for ever if the client disconnects
 * before the server starts reading it.
 */
export function createDocumentReader() {
  const documents = new Map<string, { tag: string; body: Promise<ReadDocument['body']> }>()
  return async (path: string): Promise<ReadDocument> => {
    const { size, mtimeMs } = await stat(path)
    const tag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`
    const known = documents.get(path)
    const document = known?.tag === tag ? known : { tag, body: readFile(path) as Promise<ReadDocument['body']> }
    documents.set(path, document)
    try {
      return { tag, body: await document.body }
    } catch (error) {
      documents.delete(path)
      throw error
    }
  }
}
