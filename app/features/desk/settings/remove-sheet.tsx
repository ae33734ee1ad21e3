import { useState } from 'react'
import { post } from '../../../lib/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Message } from '../../../ui/message.tsx'
import { useText } from '../../i18n/language-context.ts'
import type { TextKey } from '../../i18n/texts.ts'
import { useDesk } from '../frame/desk-context.ts'
import { forgetMember } from '../frame/leave-team.ts'
import { Sheet } from '../parts/sheet.tsx'
import { problemOf } from './use-team.ts'

export interface Removed {
  id: string
  /** The address, of an invitation. */
  name: string
  kind: 'member' | 'me' | 'invitation'
}

interface Props extends Removed {
  onClose(): void
  onRemoved(): Promise<void>
}

/** Asks before somebody leaves the team or an invitation is taken back. */
export function RemoveSheet({ id, name, kind, onClose, onRemoved }: Props) {
  const t = useText()
  const { tell } = useDesk()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<TextKey | null>(null)
  const remove = async () => {
    setBusy(true)
    setProblem(null)
    const outcome = await post('/api/account/team/remove', { id })
    const isGone = outcome.kind === 'refused' && outcome.status === 404
    const found = isGone ? null : problemOf(outcome)
    if (found) {
      setBusy(false)
      return setProblem(found)
    }
    if (kind === 'me') return leave(id)
    await onRemoved()
    tell(t(`team.removed.${kind}`, { name }))
  }
  return (
    <Sheet title={t(`team.remove.${kind}`, { name })} text={t(`team.remove.${kind}.text`)} onClose={onClose}>
      {problem && <Message tone="problem">{t(problem)}</Message>}
      <Button variant="danger" className="button-full" busy={busy} onClick={remove}>
        {t(`team.remove.${kind}.go`)}
      </Button>
      <Button variant="white" className="button-full" onClick={onClose}>
        {t('team.remove.stop')}
      </Button>
    </Sheet>
  )
}

/** The own session has ended with the role. */
async function leave(accountId: string): Promise<void> {
  await forgetMember(accountId)
  location.replace('/login')
}
