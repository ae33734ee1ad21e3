import type { ContentText } from '../../../../domain/desk/desk-content-contract.ts'
import { LANGUAGES, type Language, otherLanguage } from '../../../../domain/shared/language.ts'
import { isText } from './section-forms.ts'

/** How many texts of a draft have one language left behind. */
export interface LanguageDoubt {
  language: Language
  /** Empty, though the other language has words: those are shown instead. */
  missing: number
  /** As it was, though the other language was changed. */
  unchanged: number
}

/**
 * Of what a draft changes, wherever it stands now; languages without a doubt are left out, and texts as they stood
 * together in the version that it restores.
 */
export function languageDoubts(published: unknown, draft: unknown, restored?: unknown): LanguageDoubt[] {
  const before = textsIn(published)
  const known = [...before, ...textsIn(restored)]
  const isKnown = ({ id, en }: ContentText) => known.some((text) => text.id === id && text.en === en)
  const changed = textsIn(draft).filter((text) => !isKnown(text))
  const isUnchanged = (text: ContentText, language: Language) =>
    before.some((known) => known[language] === text[language] && known[otherLanguage(language)] !== '')
  return LANGUAGES.map((language) => {
    const other = otherLanguage(language)
    const missing = changed.filter((text) => text[language] === '' && text[other] !== '')
    const left = changed.filter((text) => text[language] !== '' && text[other] !== '' && isUnchanged(text, language))
    return { language, missing: missing.length, unchanged: left.length }
  }).filter(({ missing, unchanged }) => missing + unchanged > 0)
}

function textsIn(value: unknown): ContentText[] {
  if (isText(value)) return [{ id: value.id.trim(), en: value.en.trim() }]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
