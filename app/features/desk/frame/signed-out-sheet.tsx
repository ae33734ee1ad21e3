import { signInPath } from '../../../../domain/auth/return-to.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { Sheet } from '../parts/sheet.tsx'

/** The session has ended: the way back leads here, and what was written stays. */
export function SignedOutSheet({ onClose }: { onClose(): void }) {
  const t = useText()
  return (
    <Sheet title={t('desk.signedOut')} text={t('desk.signedOut.text')} onClose={onClose}>
      <ButtonLink className="button-full" href={signInPath(location.pathname + location.search)}>
        {t('desk.signedOut.go')}
      </ButtonLink>
    </Sheet>
  )
}
