import type { Lists } from '../../../content/shapes.ts'
import type { School } from '../../../domain/school/school.ts'
import type { OwnWords } from '../../../domain/school/words.ts'
import type { Language } from '../../../domain/shared/language.ts'
import type { ChangeContent } from '../i18n/own-content.ts'

/** By address, which names their content: the same in every page and every process. */
const kept = new Map<string, OwnWords>()

/** Of two versions, in both languages: the server makes the pages of a new one before it drops the old one's. */
const MOST_KEPT = 4

export function keepOwnWords({ own }: School, language: Language, words: OwnWords): void {
  if (!own) return
  kept.delete(own.words[language])
  kept.set(own.words[language], words)
  for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest)
}

export const changeContent: ChangeContent = (content, { own }, language, name) => {
  const words = own && kept.get(own.words[language])
  if (!words) return content
  return name
    ? withTexts(content, words, 'common', 'auth', catalogueOf(name))
    : (ownLists(content, words) as typeof content)
}

/** Pages that share a file in content/. */
const SHARED: readonly [RegExp, string][] = [
  [/^data-request-/, 'data-request'],
  [/^form-(?!refused)/, 'form-trouble'],
]
const catalogueOf = (name: string): string => SHARED.find(([names]) => names.test(name))?.[1] ?? name

const withTexts = <Texts extends object>(texts: Texts, words: OwnWords, ...catalogues: readonly string[]): Texts =>
  Object.assign({}, texts, ...catalogues.map((name) => words.texts[name]))

/** The school's lists in place of those that the page has. */
function ownLists(lists: Lists, words: OwnWords): Lists {
  const own: Lists = {
    ...words,
    programCards: words.programs,
    ...(lists.explainer && { explainer: withTexts(lists.explainer, words, 'explainer') }),
  }
  const names = Object.keys(lists) as (keyof Lists)[]
  return Object.fromEntries(names.map((name) => [name, own[name] ?? lists[name]]))
}
