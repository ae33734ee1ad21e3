import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useText } from '../i18n/language-context.ts'
import { PRIVACY_CHOICE } from './ask-for-privacy-choice.ts'
import { browserRefuses, currentConsent, decide } from './consent.ts'

/** Non-modal consent question. */
export function ConsentChoice() {
  const t = useText()
  const [isShown, setShown] = useState(() => currentConsent() === 'unasked')
  useEffect(() => {
    const show = () => setShown(true)
    addEventListener(PRIVACY_CHOICE, show)
    return () => removeEventListener(PRIVACY_CHOICE, show)
  }, [])
  if (!isShown) return null

  const answer = (consent: 'granted' | 'denied') => () => {
    decide(consent)
    setShown(false)
  }
  const now = currentConsent()
  return (
    <section className="consent" aria-label={t('consent.label')}>
      <p>
        {t(browserRefuses() ? 'consent.refused' : 'consent.text')} <a href="/privacy">{t('consent.more')}</a>
      </p>
      {!browserRefuses() && now !== 'unasked' && <p className="consent-now">{t(`consent.now.${now}`)}</p>}
      {browserRefuses() ? (
        <Button variant="outline" size="small" onClick={() => setShown(false)}>
          {t('consent.close')}
        </Button>
      ) : (
        <div className="consent-answers">
          <Button variant="outline" size="small" onClick={answer('denied')}>
            {t('consent.decline')}
          </Button>
          <Button variant="outline" size="small" onClick={answer('granted')}>
            {t('consent.agree')}
          </Button>
        </div>
      )}
    </section>
  )
}
