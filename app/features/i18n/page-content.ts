import type { Lists } from '../../../content/shapes.ts'
import { nameSchool } from '../../../domain/brand/name-school.ts'
import type { School } from '../../../domain/school/school.ts'
import type { Language } from '../../../domain/shared/language.ts'
import { own } from './own-content.ts'
import type { Texts } from './texts.ts'

/** Loaders of a page's texts and lists by language; lists are loaded on first use. */
export interface PageContent {
  id: string
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
  return {
    texts: async (language) => {
      const { texts } = await content.texts[language]()
      return nameSchool(own.change(texts, brand, language, content.id), brand)
    },
    lists: (language) => {
      const known = lists.get(language)
      if (known) return known
      const made =
        content.lists?.[language]().then((module) => nameSchool(own.change(module.lists, brand, language), brand)) ??
        Promise.resolve({})
      lists.set(language, made)
      made.catch(() => lists.delete(language))
      return made
    },
  }
}
