import type { ComponentProps } from 'react'
import { useText } from '../i18n/language-context.ts'
import { FormTraces } from './form-traces.tsx'

/** The purpose of the data, a link to the privacy page, and the opt-in for news. Props go to its checkbox. */
export function PurposeLine(props: Omit<ComponentProps<'input'>, 'type' | 'name' | 'value'>) {
  const t = useText()
  return (
    <div className="purpose">
      <FormTraces />
      <label className="checkbox">
        <input {...props} type="checkbox" name="marketing" value="yes" />
        <span>{t('form.marketing')}</span>
      </label>
      <p>
        {t('form.purpose')} <a href="/privacy">{t('form.privacyLink')}</a>.
      </p>
    </div>
  )
}
