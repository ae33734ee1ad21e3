import { LANGUAGES, type Language } from '../../../../domain/shared/language.ts'
import { type Field, type Item, isText, itemsIn, type SectionForm } from './section-forms.ts'

/** A text that is longer than its field takes. */
export interface LongText {
  /** The place of the item in its list; null outside of lists. */
  at: number | null
  name: string
  /** Null if it is the same in both. */
  language: Language | null
  length: number
  max: number
}

/** Of a draft. What is published already may stay: the school's files may have more than the form takes. */
export function longTexts({ fields, items }: SectionForm, value: unknown, published: unknown): LongText[] {
  const known = new Set(stringsIn(published))
  const longIn = (item: Item, of: readonly Field[], at: number | null): LongText[] =>
    of
      .flatMap((field) => ('max' in field ? textsOf(field, item[field.name]) : []))
      .filter(({ text, max }) => text.trim().length > max && !known.has(text))
      .map(({ text, ...place }) => ({ at, ...place, length: text.trim().length }))
  const inItems = items ? itemsIn(items, value).flatMap((item, at) => longIn(item, items.fields, at)) : []
  return [...longIn(value as Item, fields, null), ...inItems]
}

type LimitedField = Extract<Field, { max: number }>

interface PlacedText extends Pick<LongText, 'name' | 'language' | 'max'> {
  text: string
}

function textsOf({ kind, name, max }: LimitedField, value: unknown): PlacedText[] {
  if (!isText(value)) return [{ name, max, language: null, text: String(value ?? '') }]
  if (kind === 'voice') return [{ name, max, language: null, text: value.en }]
  return LANGUAGES.map((language) => ({ name, max, language, text: value[language] }))
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
