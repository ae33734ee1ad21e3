import type { Lists } from '../../../content/shapes.ts'
import { nameSchool } from '../../../domain/brand/name-school.ts'
import type { School } from '../../../domain/school/school.ts'
import type { OwnWords } from '../../../domain/school/words.ts'
import type { Language } from '../../../domain/shared/language.ts'
import { loadOwnWords, withOwnTexts } from '../brand/own-words.ts'
import type { Texts } from './texts.ts'

/** Loaders of a page's texts and lists by language; lists are loaded on first use. */
export interface PageContent {
  id: string
  /** The file in content/ if it is not named as the page. */
  catalogue?: string
  texts: Record<Language, () => Promise<{ texts: Texts }>>
  lists?: Record<Language, () => Promise<{ lists: Lists }>>
}

export interface ContentLoader {
  texts(language: Language): Promise<Texts>
  lists(language: Language): Promise<Lists>
}

/** What ships, with the school's own words and its names; loads lists once. */
export function contentLoader(content: PageContent, brand: School): ContentLoader {
  const lists = new Map<Language, Promise<Lists>>()
  const catalogues = ['common', 'auth', content.catalogue ?? content.id]
  const loadLists = async (language: Language): Promise<Lists> => {
    const [shipped, words] = await Promise.all([content.lists?.[language](), loadOwnWords(brand, language)])
    return nameSchool(ownLists(shipped?.lists ?? {}, words), brand)
  }
  return {
    texts: async (language) => {
      const [{ texts }, words] = await Promise.all([content.texts[language](), loadOwnWords(brand, language)])
      return nameSchool(withOwnTexts(texts, words, ...catalogues), brand)
    },
    lists: (language) => {
      const known = lists.get(language)
      if (known) return known
      const made = loadLists(language)
      lists.set(language, made)
      made.catch(() => lists.delete(language))
      return made
    },
  }
}

/** The school's lists in place of those that the page has. */
function ownLists(lists: Lists, words: OwnWords | undefined): Lists {
  if (!words) return lists
  const own: Lists = {
    ...words,
    programCards: words.programs,
    ...(lists.explainer && { explainer: withOwnTexts(lists.explainer, words, 'explainer') }),
  }
  const names = Object.keys(lists) as (keyof Lists)[]
  return Object.fromEntries(names.map((name) => [name, own[name] ?? lists[name]]))
}
