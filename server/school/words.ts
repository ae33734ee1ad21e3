import { z } from 'zod'
import { LANGUAGES, type Language } from '../../domain/shared/language.ts'

/** A text in both languages. */
export type Words = Record<Language, string>

const PLAIN = z.union([z.string(), z.number()]).transform((text) => String(text).trim())

function written(max: number) {
  return PLAIN.pipe(z.string().min(1, 'must not be empty').max(max, `must have at most ${max} characters`))
}

/** A text for both languages, or one for each. */
export const words = (max = 1000) =>
  z
    .unknown()
    .transform((value) => (typeof value === 'object' && value !== null ? value : both(value)))
    .pipe(z.strictObject({ id: written(max), en: written(max) }, { error: WORDS_ERROR }))

const both = (value: unknown) => (value === undefined ? undefined : { id: value, en: value })
const WORDS_ERROR = 'must be a text, or one text each for "id" and "en"'

/** The part of a value that is in one language: every {id, en} becomes its text. */
export type In<Value> = Value extends Words
  ? string
  : Value extends readonly (infer Item)[]
    ? In<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: In<Value[Key]> }
      : Value

export function inLanguage<Value>(value: Value, language: Language): In<Value> {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, language)) as In<Value>
  if (value === null || typeof value !== 'object') return value as In<Value>
  if (isWords(value)) return value[language] as In<Value>
  const parts = Object.entries(value).map(([key, part]) => [key, inLanguage(part, language)])
  return Object.fromEntries(parts) as In<Value>
}

const isWords = (value: object): value is Words =>
  Object.keys(value).length === LANGUAGES.length &&
  LANGUAGES.every((language) => typeof (value as Words)[language] === 'string')
