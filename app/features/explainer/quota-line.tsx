import { nextQuotaReset, quotaWarning } from '../../../domain/explainer/quota.ts'
import { Icon } from '../../ui/icon.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { useExplainerText } from './use-explainer-text.ts'

/** How many explanations are left today, once they are few. */
export function QuotaLine({ left }: { left: number | null }) {
  const t = useExplainerText()
  const { time } = useFormats()
  const warning = left === null ? null : quotaWarning(left)
  return (
    <p className="explainer-quota" role="status">
      {warning && <Icon name="info" />}
      {warning &&
        t(`explainer.quota.${warning}`, { left: left ?? 0, time: time(new Date(nextQuotaReset(Date.now()))) })}
    </p>
  )
}
