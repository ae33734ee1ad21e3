import { useEffect, useState } from 'react'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import type { PersonStory } from '../../../../domain/desk/desk-story-contract.ts'
import { get } from '../../../lib/api-client.ts'
import { useDesk } from '../frame/desk-context.ts'
import { type Answered, answeredSince } from './answered-since.ts'

/** The person of an open sheet as they are now, wherever the list below has them. */
export function useFollowed(opened: PersonRow): { person: PersonRow; answered: Answered | null } {
  const { onChange, onRow, frame } = useDesk()
  const [story, setStory] = useState<Pick<PersonStory, 'person' | 'timeline'>>({ person: opened, timeline: [] })
  const { id } = opened
  useEffect(() => {
    let latest = 0
    const read = async () => {
      latest += 1
      const turn = latest
      const outcome = await get(`/api/desk/people/${id}`)
      if (turn === latest && outcome.kind === 'answered' && outcome.answer) setStory(outcome.answer)
    }
    const stopRows = onRow((person) => person.id === id && setStory((shown) => ({ ...shown, person })))
    const stopChanges = onChange(
      (change) => (change === 'reload' || [change.personId, change.mergedId].includes(id)) && void read(),
    )
    return () => {
      latest += 1
      stopRows()
      stopChanges()
    }
  }, [id, onChange, onRow])
  return { person: story.person, answered: answeredSince(opened, story, frame.me.id) }
}
