import { useText } from '../i18n/language-context.ts'

/** What the data is for, where that is explained, and the separate, unticked wish for news. */
export function PurposeLine() {
  const t = useText()
  return (
    <div className="purpose">
      <label className="checkbox">
        <input type="checkbox" name="marketing" value="yes" />
        <span>{t('form.marketing')}</span>
      </label>
      <p>
        {t('form.purpose')} <a href="/privacy">{t('form.privacyLink')}</a>.
      </p>
    </div>
  )
}
