import { Button } from '../../ui/button.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { useText } from '../i18n/language-context.ts'

/** The place of the word explainer. */
export function Explainer() {
  const t = useText()
  return (
    <section className="section explainer on-dark" id="ai-explainer">
      <div className="wrap explainer-grid">
        <div>
          <SectionHead title={t('explainer.title')} voice={t('explainer.voice')} />
          <p className="lead">{t('explainer.lead')}</p>
          <form className="explainer-form" noValidate onSubmit={(event) => event.preventDefault()}>
            <label className="sr-only" htmlFor="explainer-word">
              {t('explainer.label')}
            </label>
            <input
              id="explainer-word"
              name="word"
              autoComplete="off"
              autoCapitalize="none"
              placeholder={t('explainer.placeholder')}
            />
            <Button variant="gold" type="submit">
              {t('explainer.submit')}
            </Button>
          </form>
        </div>
      </div>
    </section>
  )
}
