import { useEffect, useEffectEvent, useState } from 'react'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import type { PersonStory } from '../../../../domain/desk/desk-story-contract.ts'
import { get } from '../../../lib/api-client.ts'
import { isAbout } from '../frame/changed-person.ts'
import { useDesk } from '../frame/desk-context.ts'
import { isGone } from '../frame/desk-queue.ts'
import { type Answered, answeredSince } from './answered-since.ts'

/** The person of an open sheet as they are now, wherever the list below has them; `onGone` if they were erased. */
export function useFollowed(opened: PersonRow, onGone: () => void): { person: PersonRow; answered: Answered | null } {
  const { onChange, onRow, frame } = useDesk()
  const [story, setStory] = useState<Pick<PersonStory, 'person' | 'timeline'>>({ person: opened, timeline: [] })
  const { id } = opened
  const gone = useEffectEvent(onGone)
  useEffect(() => {
    let latest = 0
    const read = async () => {
      latest += 1
      const turn = latest
      const outcome = await get(`/api/desk/people/${id}`)
      if (turn !== latest) return
      if (outcome.kind === 'answered' && outcome.answer) setStory(outcome.answer)
      if (await isGone(outcome)) gone()
    }
    const stopRows = onRow((person) => person.id === id && setStory((shown) => ({ ...shown, person })))
    const stopChanges = onChange((change) => (change === 'reload' || isAbout(change, id)) && void read())
    return () => {
      latest += 1
      stopRows()
      stopChanges()
    }
  }, [id, onChange, onRow])
  return { person: story.person, answered: answeredSince(opened, story, frame.me.id) }
}
