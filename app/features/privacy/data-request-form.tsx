import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FieldProblem, RadioTiles, TextField } from '../../ui/field.tsx'
import { Message } from '../../ui/message.tsx'
import { useLanguage } from '../i18n/language-context.ts'
import { sendDataRequest } from './send-data-request.ts'

const OUTCOMES = {
  sent: 'privacy.request.sent',
  limited: 'privacy.request.limited',
  failed: 'privacy.request.failed',
} as const
type Outcome = keyof typeof OUTCOMES
const PROBLEMS = {
  email: { missing: 'privacy.request.email.missing', wrong: 'privacy.request.email.wrong' },
  kind: { missing: 'privacy.request.kind.missing', wrong: 'privacy.request.kind.missing' },
} as const
type Field = keyof typeof PROBLEMS
type Problems = Partial<Record<Field, (typeof PROBLEMS)[Field]['missing' | 'wrong']>>

/** Requests a copy or the erasure of personal data. The browser checks, the words are ours; a plain form without JavaScript. */
export function DataRequestForm() {
  const { t, language } = useLanguage()
  const [state, setState] = useState<'ready' | 'busy' | Outcome>('ready')
  const [problems, setProblems] = useState<Problems>({})
  const [email, setEmail] = useState('')
  const sending = useRef(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current || state === 'sent') return
    sending.current = true
    const kind = new FormData(event.currentTarget).get('kind') === 'erasure' ? 'erasure' : 'copy'
    setState('busy')
    setState(await sendDataRequest({ email: email.trim(), kind, language }))
    sending.current = false
  }
  const takeInvalid = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { name, validity } = event.target as HTMLInputElement
    const problem = PROBLEMS[name as Field][validity.valueMissing ? 'missing' : 'wrong']
    setProblems((before) => ({ ...before, [name]: problem }))
    event.currentTarget.querySelector<HTMLInputElement>('input:invalid')?.focus()
  }
  const startAnew = () => {
    setProblems({})
    if (isOutcome(state)) setState('ready')
  }

  return (
    <form
      className="form"
      method="post"
      action="/privacy"
      onSubmit={submit}
      onInvalidCapture={takeInvalid}
      onChange={startAnew}
    >
      <TextField
        label={t('privacy.request.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={t('privacy.request.placeholder')}
        maxLength={254}
        required
        problem={problems.email && t(problems.email)}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <RadioTiles
        legend={t('privacy.request.kind')}
        name="kind"
        required
        options={[
          { value: 'copy', label: t('privacy.request.copy') },
          { value: 'erasure', label: t('privacy.request.erasure') },
        ]}
      />
      <FieldProblem id="kind" problem={problems.kind && t(problems.kind)} />
      <Button type="submit" busy={state === 'busy'} disabled={state === 'sent'}>
        {t(state === 'busy' ? 'privacy.request.busy' : 'privacy.request.submit')}
      </Button>
      {isOutcome(state) && (
        <Message tone={state === 'sent' ? 'success' : 'problem'}>{t(OUTCOMES[state], { email: email.trim() })}</Message>
      )}
    </form>
  )
}

const isOutcome = (state: string): state is Outcome => state in OUTCOMES
