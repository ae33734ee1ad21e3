import type { Language } from '../shared/language.ts'

export const DOCUMENT_IDS = ['brochure', 'proposal'] as const
export type DocumentId = (typeof DOCUMENT_IDS)[number]

/** The file's name in documents/, and the last part of its address. */
export const documentFilename = (id: DocumentId, language: Language): string => `${id}-${language}.pdf`

export const documentAddress = (id: DocumentId, language: Language): string =>
  `/documents/${documentFilename(id, language)}`

/** Upper limits: people download these on mobile data. */
export const MAX_DOCUMENT_BYTES: Record<DocumentId, number> = { brochure: 4_200_000, proposal: 962_000 }

/** The actual sizes of the files. */
export type DocumentBytes = Record<DocumentId, Record<Language, number>>

/** Decimal units: MB from one million bytes on, otherwise KB. */
export const readableSize = (bytes: number): { value: number; unit: 'KB' | 'MB' } =>
  bytes >= 1_000_000
    ? { value: Math.round(bytes / 100_000) / 10, unit: 'MB' }
    : { value: Math.max(1, Math.round(bytes / 1000)), unit: 'KB' }
