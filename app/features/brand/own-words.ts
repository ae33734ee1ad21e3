import type { School } from '../../../domain/school/school.ts'
import type { OwnWords } from '../../../domain/school/words.ts'
import type { Language } from '../../../domain/shared/language.ts'

/** By address, which names their content: the same in every page and every process. */
const kept = new Map<string, OwnWords>()

export function keepOwnWords(school: School, language: Language, words: OwnWords): void {
  if (school.words) kept.set(school.words[language], words)
}

/** Undefined for the sample school, and before they are loaded. */
export const knownOwnWords = ({ words }: School, language: Language): OwnWords | undefined =>
  words ? kept.get(words[language]) : undefined

export async function loadOwnWords(school: School, language: Language): Promise<OwnWords | undefined> {
  const address = school.words?.[language]
  const known = knownOwnWords(school, language)
  if (!address || known) return known
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  keepOwnWords(school, language, await answer.json())
  return knownOwnWords(school, language)
}

/** The school's own texts of these catalogues over what ships. */
export const withOwnTexts = <Texts extends object>(
  texts: Texts,
  words: OwnWords | undefined,
  ...catalogues: readonly string[]
): Texts => (words ? Object.assign({}, texts, ...catalogues.map((name) => words.texts[name])) : texts)
