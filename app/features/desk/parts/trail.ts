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

/** A person's place on the list that this window showed last. */
export function useTrail(personId: string): Place {
  const [place, setPlace] = useState(NOWHERE)
  useEffect(() => {
    try {
      const { address, ids } = JSON.parse(sessionStorage.getItem(KEY) ?? '') as Trail
      const index = ids.indexOf(personId)
      const around = index >= 0 && { previous: pathOf(ids[index - 1]), next: pathOf(ids[index + 1]) }
      setPlace({ ...NOWHERE, back: address, number: index + 1, total: ids.length, ...around })
    } catch {}
  }, [personId])
  return place
}
