import { LANGUAGES, type Language } from '../shared/language.ts'

type Path = (string | number)[]

/**
 * Where a language has nothing but spaces although the other one has a text. One that is left empty on purpose shows the
 * other one's; spaces are a slip.
 */
export function blankTexts(value: unknown): Path[] {
  if (typeof value !== 'object' || value === null) return []
  if (isWritten(value)) return LANGUAGES.filter((language) => isBlank(value[language])).map((language) => [language])
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return parts.flatMap(([key, part]) => blankTexts(part).map((path) => [key, ...path]))
}

const isWritten = (value: object): value is Record<Language, unknown> =>
  LANGUAGES.every((language) => language in value) && Object.values(value).some((text) => String(text).trim() !== '')

const isBlank = (text: unknown): boolean => typeof text === 'string' && text !== '' && text.trim() === ''
