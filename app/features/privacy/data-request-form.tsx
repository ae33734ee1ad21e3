import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { RadioTiles, TextField } from '../../ui/field.tsx'
import { Message } from '../../ui/message.tsx'
import { useLanguage } from '../i18n/language-context.ts'
import { sendDataRequest } from './send-data-request.ts'

const OUTCOMES = {
  sent: 'privacy.request.sent',
  limited: 'privacy.request.limited',
  failed: 'privacy.request.failed',
} as const
type Outcome = keyof typeof OUTCOMES

/** Requests a copy or the erasure of personal data. Native validation; a plain form without JavaScript. */
export function DataRequestForm() {
  const { t, language } = useLanguage()
  const [state, setState] = useState<'ready' | 'busy' | Outcome>('ready')
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
  const startAnew = () => {
    if (isOutcome(state)) setState('ready')
  }

  return (
    <form className="form" method="post" action="/privacy" onSubmit={submit} onChange={startAnew}>
      <TextField
        label={t('privacy.request.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={t('privacy.request.placeholder')}
        maxLength={254}
        required
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
