import type { InvitationDone } from '../../../../domain/auth/team-contract.ts'
import { TextField } from '../../../ui/field.tsx'
import { Message } from '../../../ui/message.tsx'
import { useText } from '../../i18n/language-context.ts'
import type { TextKey } from '../../i18n/texts.ts'

/** What became of an invitation: where mails are kept and not sent, the owner hands the link over. */
export function InvitationOutcome({ email, done }: { email: string; done: InvitationDone }) {
  const t = useText()
  return (
    <div className="desk-stack">
      <Message tone={done.isSent ? 'success' : 'problem'}>{t(outcomeText(done), { email })}</Message>
      {done.link && (
        <TextField
          label={t('team.invite.link')}
          readOnly
          value={done.link}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  )
}

function outcomeText({ isSent, link }: InvitationDone): TextKey {
  if (isSent) return 'team.invite.sent'
  return link ? 'team.invite.handOver' : 'team.invite.kept'
}
