import { useMemo } from 'react'
import { useList } from '../i18n/language-context.ts'
import { type TextKey, type Translate, translator } from '../i18n/texts.ts'

/** The explainer's own words, which come with the lists of the page. */
export function useExplainerText(): Translate {
  const texts = useList('explainer')
  return useMemo(() => translator(texts), [texts])
}

/** A word of a family of texts where there is one, else the plain English one. */
export function useFamilyOfTexts(family: 'explainer.pos' | 'explainer.relation'): (name: string) => string {
  const texts = useList('explainer') as Partial<Record<TextKey, string>>
  return (name) => texts[`${family}.${name}` as TextKey] ?? name
}
