import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DOCUMENT_IDS, type DocumentId, documentFilename } from '../../domain/documents/catalogue.ts'
import { LANGUAGES, type Language } from '../../domain/shared/language.ts'

/** Of the sample school. Outside of every public folder: only the guarded routes read it. */
export const SHIPPED_DOCUMENTS = join(import.meta.dirname, '../../documents')

export interface DocumentFile {
  id: DocumentId
  filename: string
  path: string
}

export const documentFile = (id: DocumentId, language: Language, folder = SHIPPED_DOCUMENTS): DocumentFile => {
  const filename = documentFilename(id, language)
  return { id, filename, path: join(folder, filename) }
}

export const allDocumentFiles = (
  ids: readonly DocumentId[] = DOCUMENT_IDS,
  folder = SHIPPED_DOCUMENTS,
): DocumentFile[] => ids.flatMap((id) => LANGUAGES.map((language) => documentFile(id, language, folder)))

export const documentBytes = (id: DocumentId, language: Language, folder = SHIPPED_DOCUMENTS): number =>
  statSync(documentFile(id, language, folder).path).size
