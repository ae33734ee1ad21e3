import { createContext, use } from 'react'
import type { Lists } from '../../../content/shapes.ts'
import type { Language } from '../../../domain/shared/language.ts'
import type { Translate } from './texts.ts'

export interface LanguageState {
  language: Language
  t: Translate
  /** The page's lists, or their promise while they load. */
  lists: Lists | Promise<Lists>
  /** Tells whether it was switched. */
  switchLanguage(): Promise<boolean>
}

export const LanguageContext = createContext<LanguageState | null>(null)

export function useLanguage(): LanguageState {
  const state = use(LanguageContext)
  if (!state) throw new Error('useLanguage must be used within a LanguageProvider')
  return state
}

/** For components that only need texts. */
export const useText = (): Translate => useLanguage().t

/** A list of the page's content. Suspends while it loads. */
export function useList<Name extends keyof Lists>(name: Name): NonNullable<Lists[Name]> {
  const { lists } = useLanguage()
  const found = (lists instanceof Promise ? use(lists) : lists)[name]
  if (!found) throw new Error(`This page's content has no ${name}`)
  return found
}
