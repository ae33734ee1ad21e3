import { useCallback, useState } from 'react'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { afterPaint } from '../../../lib/after-paint.ts'
import { useDesk } from '../frame/desk-context.ts'

/** Who is being answered in a sheet. To open it is to claim; about somebody else's claim the desk asks first. */
export function useReply() {
  const { actions, frame } = useDesk()
  const [replyingTo, setReplyingTo] = useState<PersonRow | null>(null)
  const myId = frame.me.id
  const reply = useCallback(
    async (person: PersonRow) => {
      const goOn = () => afterPaint(() => setReplyingTo(person))
      const isOthers = person.claim && person.claim.byId !== myId && person.claim.untilMs > Date.now()
      if (!isOthers) goOn()
      const claimed = await actions.claim(person, { quietly: true, goOn })
      if (claimed === 'theirs') setReplyingTo(null)
      else if (isOthers) goOn()
    },
    [actions, myId],
  )
  const close = useCallback(() => setReplyingTo(null), [])
  return { replyingTo, reply, close }
}
