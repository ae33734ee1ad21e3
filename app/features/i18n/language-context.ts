import { createContext, use } from 'react'
import type { Language } from '../../../domain/shared/language.ts'
import type { Translate } from './texts.ts'

export interface LanguageState {
  language: Language
  t: Translate
  /** True while the other language's texts are on their way. */
  switching: boolean
  switchLanguage(): void
}

export const LanguageContext = createContext<LanguageState | null>(null)

export function useLanguage(): LanguageState {
  const state = use(LanguageContext)
  if (!state) throw new Error('useLanguage must be used within a LanguageProvider')
  return state
}

/** The short way for a component that only needs words. */
export const useText = (): Translate => useLanguage().t
