import { useCallback } from 'react'
import type { DeskFrame } from '../../../../domain/desk/desk-contract.ts'
import { useText } from '../../i18n/language-context.ts'
import { useDeskTime } from '../parts/desk-time.ts'
import { fullName } from '../parts/person-name.ts'
import type { ActionDeps } from './desk-actions.ts'
import { memberName } from './desk-context.ts'

/** A change in words, for the message that offers to take it back. */
export function useDescribeWish(frame: DeskFrame): ActionDeps['describe'] {
  const t = useText()
  const time = useDeskTime()
  return useCallback(
    (person, { step, ownerId, nextContact }) => {
      const name = fullName(person, t)
      if (step) return t('step.changed', { name, step: t(`step.${step}`) })
      if (ownerId !== undefined) return `${name}: ${memberName(frame, ownerId) ?? t('conflict.none')}.`
      return nextContact
        ? t('again.saved', { name, time: time.dateAndTime(nextContact.atMs) })
        : t('again.cleared', { name })
    },
    [t, time, frame],
  )
}
