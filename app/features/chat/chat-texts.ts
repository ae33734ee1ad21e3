import { use } from 'react'
import type { Brand } from '../../../domain/brand/brand.ts'
import type { Language } from '../../../domain/shared/language.ts'
import { useBrand } from '../brand/brand-context.ts'
import { useLanguage } from '../i18n/language-context.ts'
import { contentLoader } from '../i18n/page-content.ts'
import { translator } from '../i18n/texts.ts'
import type { Speech } from './chat-session.ts'

const content = {
  texts: { id: () => import('../../../content/id/chat.ts'), en: () => import('../../../content/en/chat.ts') },
}
const loaded = new Map<Language, Promise<Speech>>()

/** The chat's own words, which are not among the page's. Suspends while they are on their way. */
export function useSpeech(): Speech {
  const { language } = useLanguage()
  const brand = useBrand()
  const known = loaded.get(language) ?? load(language, brand)
  loaded.set(language, known)
  return use(known)
}

async function load(language: Language, brand: Brand): Promise<Speech> {
  return { language, t: translator(await contentLoader(content, brand).texts(language)) }
}
