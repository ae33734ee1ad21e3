import { useEffect, useEffectEvent } from 'react'
import type { DeskChange } from '../../../../domain/desk/desk-contract.ts'
import { get } from '../../../lib/api-client.ts'
import { useText } from '../../i18n/language-context.ts'
import { firstName } from '../parts/person-name.ts'
import { pageOf } from './desk-actions.ts'
import { type Desk, memberName } from './desk-context.ts'

/** Whoever was answering is told that somebody else does now. */
export function useTakenOver({ frame, tell, onChange }: Pick<Desk, 'frame' | 'tell' | 'onChange'>): void {
  const t = useText()
  const hear = useEffectEvent(async (change: DeskChange | 'reload') => {
    if (change === 'reload' || change.takenFromId !== frame.me.id || !change.personId) return
    const outcome = await get(`/api/desk/people/${change.personId}`)
    if (outcome.kind !== 'answered' || !outcome.answer) return
    const who = memberName(frame, change.byId)?.split(' ')[0] ?? t('desk.somebody')
    tell(t('claimed.told', { who, name: firstName(outcome.answer.person, t) }), null, pageOf(outcome.answer.person))
  })
  useEffect(() => onChange((change) => void hear(change)), [onChange])
}
