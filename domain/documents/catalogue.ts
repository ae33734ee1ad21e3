import type { Language } from '../shared/language.ts'

export const DOCUMENT_IDS = ['brochure', 'proposal'] as const
export type DocumentId = (typeof DOCUMENT_IDS)[number]

/** A document's file in a language: the last part of its address, and its name in the folder of documents. */
export const documentFilename = (id: DocumentId, language: Language): string => `${id}-${language}.pdf`

export const documentAddress = (id: DocumentId, language: Language): string =>
  `/documents/${documentFilename(id, language)}`

/** No document may become larger than this: people read them on phones, on mobile data. */
export const MAX_DOCUMENT_BYTES: Record<DocumentId, number> = { brochure: 4_200_000, proposal: 962_000 }

/** The files' own sizes. */
export type DocumentBytes = Record<DocumentId, Record<Language, number>>

/** A size as people read it: in MB from one million bytes on, else in KB. */
export const readableSize = (bytes: number): { value: number; unit: 'KB' | 'MB' } =>
  bytes >= 1_000_000
    ? { value: Math.round(bytes / 100_000) / 10, unit: 'MB' }
    : { value: Math.max(1, Math.round(bytes / 1000)), unit: 'KB' }
