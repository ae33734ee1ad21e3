import type { Language } from '../domain/shared/language.ts'

/** Stands in a message for the program of somebody who has named none. */
export const ANY_PROGRAM: Record<Language, string> = { id: 'kelas bahasa Inggris', en: 'our English classes' }
