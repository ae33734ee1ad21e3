import type { Lists } from '../../../content/shapes.ts'
import type { Brand } from '../../../domain/brand/brand.ts'
import { nameSchool } from '../../../domain/brand/name-school.ts'
import type { Language } from '../../../domain/shared/language.ts'
import type { Texts } from './texts.ts'

/** Loaders of a page's texts and lists by language; lists are loaded on first use. */
export interface PageContent {
  texts: Record<Language, () => Promise<{ texts: Texts }>>
  lists?: Record<Language, () => Promise<{ lists: Lists }>>
}

export interface ContentLoader {
  texts(language: Language): Promise<Texts>
  lists(language: Language): Promise<Lists>
}

/** Fills in the brand names; loads lists once. */
export function contentLoader(content: PageContent, brand: Brand): ContentLoader {
  const lists = new Map<Language, Promise<Lists>>()
  return {
    texts: async (language) => nameSchool((await content.texts[language]()).texts, brand),
    lists: (language) => {
      const known = lists.get(language)
      if (known) return known
      const made = content.lists?.[language]().then((module) => nameSchool(module.lists, brand)) ?? Promise.resolve({})
      lists.set(language, made)
      made.catch(() => lists.delete(language))
      return made
    },
  }
}
