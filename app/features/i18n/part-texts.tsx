import { type ComponentType, use, useMemo } from 'react'
import { nameSchool } from '../../../domain/brand/name-school.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../../domain/shared/language.ts'
import { useBrand } from '../brand/brand-context.ts'
import { LanguageContext, type LanguageState, useLanguage } from './language-context.ts'
import { own } from './own-content.ts'
import { type Texts, translator } from './texts.ts'

/** Texts that are loaded with a part of the page instead of the page. */
export interface PartTexts {
  /** The file in content/. */
  catalogue: string
  known: Partial<Record<Language, Texts>>
  load(language: Language): Promise<Texts>
}

const allPartTexts: PartTexts[] = []

export function partTexts(catalogue: string, load: Record<Language, () => Promise<{ texts: Texts }>>): PartTexts {
  const loading = new Map<Language, Promise<Texts>>()
  const part: PartTexts = {
    catalogue,
    known: {},
    load: (language) => {
      const begun = loading.get(language)
      if (begun) return begun
      const made = load[language]().then(({ texts }) => {
        part.known[language] = texts
        return texts
      })
      loading.set(language, made)
      made.catch(() => loading.delete(language))
      return made
    },
  }
  allPartTexts.push(part)
  return part
}

/** For the server, and for switching all parts together with the page. */
export const loadPartTexts = (language: Language) => Promise.all(allPartTexts.map((part) => part.load(language)))

/** Loads a part together with its texts, for `lazyHydrate` or `onDemand`; rejects if either fails. */
export const withTexts =
  <Props extends object>(texts: PartTexts, load: () => Promise<ComponentType<Props>>) =>
  async () => {
    const [Part] = await Promise.all([load(), texts.load(shownLanguage())])
    return {
      default: (props: Props) => (
        <LanguageContext value={useLanguageWith(texts)}>
          <Part {...props} />
        </LanguageContext>
      ),
    }
  }

export const shownLanguage = (): Language => {
  const shown = typeof document === 'undefined' ? null : document.documentElement.lang
  return isLanguage(shown) ? shown : DEFAULT_LANGUAGE
}

/** The page's language with the part's texts. Suspends while they load. */
function useLanguageWith(more: PartTexts): LanguageState {
  const page = useLanguage()
  const brand = useBrand()
  const texts = more.known[page.language] ?? use(more.load(page.language))
  return useMemo(() => {
    const named = nameSchool(own.change(texts, brand, page.language, more.catalogue), brand)
    const translate = translator(named)
    return {
      language: page.language,
      t: (key, values) => (key in named ? translate : page.t)(key, values),
      get lists() {
        return page.lists
      },
      switchLanguage: page.switchLanguage,
    }
  }, [page, texts, more, brand])
}
