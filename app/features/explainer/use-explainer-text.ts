import { useMemo } from 'react'
import { useList } from '../i18n/language-context.ts'
import { type TextKey, type Translate, translator } from '../i18n/texts.ts'

/** The explainer's texts, which are loaded with the page's lists. */
export function useExplainerText(): Translate {
  const texts = useList('explainer')
  return useMemo(() => translator(texts), [texts])
}

/** Translates a name by its family of keys; falls back to the name itself. */
export function useFamilyOfTexts(family: 'explainer.pos' | 'explainer.relation'): (name: string) => string {
  const texts = useList('explainer') as Partial<Record<TextKey, string>>
  return (name) => texts[`${family}.${name}` as TextKey] ?? name
}
