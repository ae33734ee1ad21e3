import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { cookieValue } from '../../../domain/shared/cookies.ts'
import {
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_MAX_AGE_S,
  type Language,
  otherLanguage,
} from '../../../domain/shared/language.ts'
import { keepScrollPosition } from '../../lib/keep-scroll-position.ts'
import { useToast } from '../../ui/toast.tsx'
import { track } from '../analytics/track.ts'
import { LanguageContext } from './language-context.ts'
import { type Texts, translator } from './texts.ts'

interface Props {
  language: Language
  texts: Texts
  /** Brings the texts of this page in another language. */
  loadTexts(language: Language): Promise<Texts>
  children: ReactNode
}

/** Holds the page's language and its texts; both change in one step, when the texts are there. */
export function LanguageProvider({ language, texts, loadTexts, children }: Props) {
  const [shown, setShown] = useState({ language, texts })
  const [switching, setSwitching] = useState(false)
  const toast = useToast()

  const show = useCallback(
    async (next: Language) => {
      setSwitching(true)
      try {
        const nextTexts = await loadTexts(next)
        rememberLanguage(next)
        const restoreScroll = keepScrollPosition()
        setShown({ language: next, texts: nextTexts })
        describeDocument(next, nextTexts)
        requestAnimationFrame(restoreScroll)
        track('language_change', { language: next })
      } catch {
        toast('problem', translator(shown.texts)('error.language'))
      } finally {
        setSwitching(false)
      }
    },
    [loadTexts, toast, shown.texts],
  )

  useEffect(() => {
    const recheck = (event: PageTransitionEvent) => {
      const remembered = cookieValue(document.cookie, LANGUAGE_COOKIE)
      if (event.persisted && isLanguage(remembered) && remembered !== shown.language) show(remembered)
    }
    addEventListener('pageshow', recheck)
    return () => removeEventListener('pageshow', recheck)
  }, [show, shown.language])

  const state = useMemo(
    () => ({
      language: shown.language,
      t: translator(shown.texts),
      switching,
      switchLanguage: () => show(otherLanguage(shown.language)),
    }),
    [shown, switching, show],
  )
  return <LanguageContext value={state}>{children}</LanguageContext>
}

function rememberLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${LANGUAGE_COOKIE_MAX_AGE_S}; SameSite=Lax${secure}`
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
