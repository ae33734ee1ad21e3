import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DOCUMENT_IDS, type DocumentId, documentFilename } from '../../domain/documents/catalogue.ts'
import { LANGUAGES, type Language } from '../../domain/shared/language.ts'

/** Outside of every public folder: only the guarded routes read it. */
const FOLDER = join(import.meta.dirname, '../../documents')

export interface DocumentFile {
  filename: string
  path: string
}

export const documentFile = (id: DocumentId, language: Language): DocumentFile => {
  const filename = documentFilename(id, language)
  return { filename, path: join(FOLDER, filename) }
}

export const allDocumentFiles = (): DocumentFile[] =>
  DOCUMENT_IDS.flatMap((id) => LANGUAGES.map((language) => documentFile(id, language)))

export const documentBytes = (id: DocumentId, language: Language): number =>
  statSync(documentFile(id, language).path).size
