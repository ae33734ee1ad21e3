import { useEffect, useEffectEvent, useState } from 'react'
import type { PersonStory } from '../../../../domain/desk/desk-story-contract.ts'
import { get } from '../../../lib/api-client.ts'
import { useDesk } from '../frame/desk-context.ts'

const PAUSE_MS = 150

/** A person's story: as rendered, then kept fresh. Own changes show at once. Who was erased is left. */
export function useStory(first: PersonStory): PersonStory {
  const { onRow, onChange } = useDesk()
  const [story, setStory] = useState(first)
  const { id } = first.person
  const refresh = useEffectEvent(async () => {
    const outcome = await get(`/api/desk/people/${id}`)
    if (outcome.kind === 'answered' && outcome.answer) setStory(outcome.answer)
    if (outcome.kind === 'refused' && outcome.status === 404) location.replace('/admin/inbox')
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => refresh(), PAUSE_MS)
    }
    const stopRows = onRow((person) => {
      if (person.id !== id) return
      setStory((shown) => ({ ...shown, person }))
      soon()
    })
    const stopChanges = onChange((change) => {
      if (change === 'reload' || change.personId === id) soon()
    })
    return () => {
      clearTimeout(timer)
      stopRows()
      stopChanges()
    }
  }, [id, onRow, onChange])
  return story
}
