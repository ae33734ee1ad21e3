import { type FormEvent, useState } from 'react'
import { SETTING_LIMITS } from '../../../../domain/desk/setting-limits.ts'
import { post } from '../../../lib/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { useAgainAfterSignIn } from '../frame/use-again-after-sign-in.ts'
import { useTooLong } from '../parts/use-too-long.ts'
import { useKept } from '../use-draft.ts'

/** The name that messages are signed with and the team sees. */
export function OwnName() {
  const t = useText()
  const { frame, tell, refresh } = useDesk()
  const [typed, setTyped] = useKept<string>('own-name')
  const name = typed ?? frame.me.name
  const [busy, setBusy] = useState(false)
  const isEmpty = name.trim() === ''
  const [wasEmpty, setWasEmpty] = useState(false)
  const tooLong = useTooLong()(name, SETTING_LIMITS.ownName)
  const save = async () => {
    setWasEmpty(isEmpty)
    if (busy || tooLong || isEmpty) return
    setBusy(true)
    const outcome = await post('/api/desk/settings/name', { name: name.trim() })
    if (outcome.kind === 'answered') {
      await refresh()
      setTyped(null)
    }
    setBusy(false)
    if (waitsForSignIn(outcome)) return
    tell(t(outcome.kind === 'answered' ? 'desk.saved' : 'desk.failed'))
  }
  const waitsForSignIn = useAgainAfterSignIn(save)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <section className="security-card" aria-labelledby="own-name-title">
      <h3 className="desk-h2" id="own-name-title">
        {t('account.name.title')}
      </h3>
      <form className="form" noValidate onSubmit={submit}>
        <TextField
          label={t('account.name')}
          hint={t('account.name.hint')}
          autoComplete="name"
          value={name}
          problem={wasEmpty && isEmpty ? t('account.name.empty') : tooLong}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="security-actions">
          <Button type="submit" variant="nila" size="small" busy={busy}>
            {t('account.name.save')}
          </Button>
        </div>
      </form>
    </section>
  )
}
