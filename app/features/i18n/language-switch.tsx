import { type FormEvent, useState } from 'react'
import { otherLanguage } from '../../../domain/shared/language.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLanguage } from './language-context.ts'

/** Shows the language it switches to. Without JavaScript it is a plain GET form. */
export function LanguageSwitch() {
  const { language, t, switchLanguage } = useLanguage()
  const [switching, setSwitching] = useState<boolean | 'failed'>(false)
  const switchHere = async (event: FormEvent) => {
    // A browser asks once for a module that failed to load: the next try loads the page.
    if (switching === 'failed' && navigator.onLine) return
    event.preventDefault()
    if (switching === true) return
    setSwitching(true)
    setSwitching((await switchLanguage()) ? false : 'failed')
  }
  return (
    <form className="contents" method="get" onSubmit={switchHere}>
      <button
        type="submit"
        name="lang"
        value={otherLanguage(language)}
        className="language-switch"
        aria-label={t('language.switch')}
        aria-busy={switching === true || undefined}
      >
        <Icon name="globe" />
        {t('language.short')}
      </button>
    </form>
  )
}
