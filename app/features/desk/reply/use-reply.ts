import { useCallback, useRef, useState } from 'react'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { afterPaint } from '../../../lib/after-paint.ts'
import { useDesk } from '../frame/desk-context.ts'

/**
 * Who is being answered in a sheet. To open it is to claim; about somebody else's claim the desk asks first. To close it
 * without having reached out ends that claim, but not one that was there before.
 */
export function useReply() {
  const { actions, frame } = useDesk()
  const [replyingTo, setReplyingTo] = useState<PersonRow | null>(null)
  const hasClaimed = useRef<Promise<boolean>>(Promise.resolve(false))
  const myId = frame.me.id
  const reply = useCallback(
    async (person: PersonRow) => {
      const open = () => afterPaint(() => setReplyingTo(person))
      const takeOver = () => {
        hasClaimed.current = Promise.resolve(true)
        open()
      }
      const holder = person.claim && person.claim.untilMs > Date.now() ? person.claim.byId : null
      const isOthers = holder !== null && holder !== myId
      if (!isOthers) open()
      const claiming = actions.claim(person, { quietly: true, goOn: takeOver })
      hasClaimed.current = claiming.then((claimed) => claimed === 'mine' && holder !== myId)
      const claimed = await claiming
      if (claimed === 'theirs') setReplyingTo(null)
      else if (isOthers) open()
    },
    [actions, myId],
  )
  const close = useCallback(async () => {
    setReplyingTo(null)
    if (replyingTo && (await hasClaimed.current)) actions.release(replyingTo, { quietly: true })
  }, [actions, replyingTo])
  const leave = useCallback(() => {
    hasClaimed.current = Promise.resolve(false)
    setReplyingTo(null)
  }, [])
  return { replyingTo, reply, close, leave }
}
