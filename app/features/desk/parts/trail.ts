import { useEffect, useState } from 'react'

const KEY = 'desk-trail'

/** The list that somebody came from: where it is, and who is on it. */
interface Trail {
  address: string
  ids: readonly string[]
}

/** Called by a list whenever it changes, so that a person's page leads on and back. */
export function useKeepTrail(address: string, ids: readonly string[]): void {
  const stored = JSON.stringify({ address, ids } satisfies Trail)
  useEffect(() => {
    try {
      sessionStorage.setItem(KEY, stored)
    } catch {}
  }, [stored])
}

export interface Place {
  back: string
  /** From one; 0 for who is not on the list. */
  number: number
  total: number
  previous: string | undefined
  next: string | undefined
}

const NOWHERE: Place = { back: '/admin/inbox', number: 0, total: 0, previous: undefined, next: undefined }
const pathOf = (id: string | undefined) => id && `/admin/people/${id}`

/** The list that this window showed last. */
export const lastList = (): string => storedTrail()?.address ?? NOWHERE.back

function storedTrail(): Trail | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
  } catch {
    return null
  }
}

/** A person's place on the list that this window showed last. */
export function useTrail(personId: string): Place {
  const [place, setPlace] = useState(NOWHERE)
  useEffect(() => {
    const trail = storedTrail()
    if (!trail) return
    const { address, ids } = trail
    const index = ids.indexOf(personId)
    const around = index >= 0 && { previous: pathOf(ids[index - 1]), next: pathOf(ids[index + 1]) }
    setPlace({ ...NOWHERE, back: address, number: index + 1, total: ids.length, ...around })
  }, [personId])
  return place
}
