import { type FormEvent, useRef, useState } from 'react'
import { isEmail, MAX_EMAIL_LENGTH } from '../../../../domain/auth/account-rules.ts'
import { ROLES, type Role } from '../../../../domain/auth/roles.ts'
import type { InvitationDone } from '../../../../domain/auth/team-contract.ts'
import { post } from '../../../lib/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { useText } from '../../i18n/language-context.ts'
import type { TextKey } from '../../i18n/texts.ts'
import { useDraft } from '../use-draft.ts'
import { InvitationOutcome } from './invitation-outcome.tsx'
import { problemOf } from './use-team.ts'

type State =
  | { step: 'idle' }
  | { step: 'sending' }
  | { step: 'done'; to: string; done: InvitationDone }
  | { step: 'refused'; why: TextKey }

/** Mails somebody a link to join the team. */
export function InviteForm({ onSent }: { onSent(): Promise<void> }) {
  const t = useText()
  const [email, setEmail] = useDraft('invite')
  const [role, setRole] = useState<Role>('staff')
  const [state, setState] = useState<State>({ step: 'idle' })
  const form = useRef<HTMLFormElement>(null)
  const refuse = (why: TextKey) => {
    setState({ step: 'refused', why })
    form.current?.querySelector('input')?.focus()
  }
  const invite = async (event: FormEvent) => {
    event.preventDefault()
    if (state.step === 'sending') return
    const to = email.trim()
    if (!isEmail(to)) return refuse('team.invite.invalid')
    setState({ step: 'sending' })
    const outcome = await post('/api/account/team/invite', { email: to, role })
    const done = outcome.kind === 'answered' && outcome.answer
    if (!done) return refuse(problemOf(outcome) ?? 'team.failed')
    setEmail('')
    setState({ step: 'done', to, done })
    form.current?.querySelector('input')?.focus()
    await onSent()
  }
  return (
    <section className="panel invite-panel" aria-labelledby="invite-title">
      <h3 className="desk-h2" id="invite-title">
        {t('team.invite')}
      </h3>
      <form ref={form} className="invite" method="post" noValidate onSubmit={invite}>
        <TextField
          label={t('team.invite.email')}
          type="email"
          name="email"
          autoComplete="off"
          placeholder={t('auth.email.placeholder')}
          maxLength={MAX_EMAIL_LENGTH}
          aria-required
          value={email}
          problem={state.step === 'refused' ? t(state.why) : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
        <SelectField
          label={t('team.invite.role')}
          name="role"
          value={role}
          onChange={(event) => setRole(ROLES.find((each) => each === event.target.value) ?? 'staff')}
        >
          {ROLES.toReversed().map((each) => (
            <option key={each} value={each}>
              {t(`desk.role.${each}`)}
            </option>
          ))}
        </SelectField>
        <Button type="submit" busy={state.step === 'sending'}>
          {t(state.step === 'sending' ? 'team.invite.busy' : 'team.invite.go')}
        </Button>
      </form>
      {state.step === 'done' && <InvitationOutcome email={state.to} done={state.done} />}
      <p className="mute small">{t('team.invite.text')}</p>
    </section>
  )
}
