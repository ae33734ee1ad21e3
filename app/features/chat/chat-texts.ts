import { use } from 'react'
import type { School } from '../../../domain/school/school.ts'
import type { Language } from '../../../domain/shared/language.ts'
import { useBrand } from '../brand/brand-context.ts'
import { useLanguage } from '../i18n/language-context.ts'
import { contentLoader } from '../i18n/page-content.ts'
import { translator } from '../i18n/texts.ts'
import type { Speech } from './speech.ts'

const content = {
  id: 'chat',
  texts: { id: () => import('../../../content/id/chat.ts'), en: () => import('../../../content/en/chat.ts') },
}
const loaded = new Map<Language, Promise<Speech>>()

/** Loads the texts of a language once; retries after a failure. */
export function loadSpeech(language: Language, brand: School): Promise<Speech> {
  const known = loaded.get(language)
  if (known) return known
  const made = load(language, brand)
  loaded.set(language, made)
  made.catch(() => loaded.delete(language))
  return made
}

let spoken: Speech | null = null

/** The chat's texts, which are not part of the page's. Suspends while they load. */
export function useSpeech(): Speech {
  const { language } = useLanguage()
  spoken = use(orAsBefore(loadSpeech(language, useBrand())))
  return spoken
}

const withFallback = new WeakMap<Promise<Speech>, Promise<Speech>>()

/** If the texts fail to load, the chat keeps its current language. */
function orAsBefore(loading: Promise<Speech>): Promise<Speech> {
  const known = withFallback.get(loading)
  if (known) return known
  const made = loading.catch((error: unknown) => spoken ?? Promise.reject(error))
  withFallback.set(loading, made)
  return made
}

async function load(language: Language, brand: School): Promise<Speech> {
  return {
    language,
    t: translator(await contentLoader(content, brand).texts(language)),
    inLanguage: (other) => loadSpeech(other, brand),
  }
}
