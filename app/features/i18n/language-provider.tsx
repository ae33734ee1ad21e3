import { type ReactNode, startTransition, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Lists } from '../../../content/shapes.ts'
import { type Language, languageCookie, languageInCookies, otherLanguage } from '../../../domain/shared/language.ts'
import { hydrateLazyParts } from '../../lib/lazy-hydration.tsx'
import { useToast } from '../../ui/toast.tsx'
import { LanguageContext } from './language-context.ts'
import type { ContentLoader } from './page-content.ts'
import { loadPartTexts } from './part-texts.tsx'
import { lastShownLanguage, noteShownLanguage } from './shown-language.ts'
import { type Texts, translator } from './texts.ts'

export interface ShownContent {
  language: Language
  texts: Texts
  /** If missing, they are loaded on first use. */
  lists?: Lists
}

interface Props {
  content: ShownContent
  load: ContentLoader
  onSwitched(language: Language): void
  children: ReactNode
}

/** Holds the language and its texts; switches only when everything is loaded. */
export function LanguageProvider({ content, load, onSwitched, children }: Props) {
  const [shown, setShown] = useState(content)
  const toast = useToast()

  const show = useCallback(
    async (language: Language) => {
      try {
        const [texts, lists, { keepScrollPosition }] = await Promise.all([
          load.texts(language),
          load.lists(language),
          import('../../lib/keep-scroll-position.ts'),
          hydrateLazyParts(),
        ])
        await loadPartTexts(language)
        rememberLanguage(language)
        noteShownLanguage(language)
        const restoreScroll = keepScrollPosition()
        startTransition(() => setShown({ language, texts, lists }))
        describeDocument(language, texts)
        requestAnimationFrame(restoreScroll)
        onSwitched(language)
        return true
      } catch {
        toast('problem', translator(shown.texts)('error.language'))
        return false
      }
    },
    [load, onSwitched, toast, shown.texts],
  )

  useEffect(() => {
    const recheck = (event: PageTransitionEvent) => {
      const remembered = languageInCookies(document.cookie)
      if (event.persisted && remembered && remembered !== shown.language) show(remembered)
    }
    addEventListener('pageshow', recheck)
    return () => removeEventListener('pageshow', recheck)
  }, [show, shown.language])

  const keepChoiceOnWayBack = useEffectEvent(() => {
    const last = lastShownLanguage()
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (navigation?.type === 'back_forward' && last && last !== shown.language) show(last)
    else noteShownLanguage(shown.language)
  })
  useEffect(() => keepChoiceOnWayBack(), [])

  const state = useMemo(
    () => ({
      language: shown.language,
      t: translator(shown.texts),
      get lists() {
        return shown.lists ?? load.lists(shown.language)
      },
      switchLanguage: () => show(otherLanguage(shown.language)),
    }),
    [shown, load, show],
  )
  return <LanguageContext value={state}>{children}</LanguageContext>
}

function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari
  document.cookie = languageCookie(language, location.protocol === 'https:')
  const address = new URL(location.href)
  address.searchParams.set('lang', language)
  history.replaceState(history.state, '', address)
}

function describeDocument(language: Language, texts: Texts): void {
  document.documentElement.lang = language
  if (texts['page.title']) document.title = texts['page.title']
  const description = document.querySelector('meta[name="description"]')
  if (texts['page.description']) description?.setAttribute('content', texts['page.description'])
}
