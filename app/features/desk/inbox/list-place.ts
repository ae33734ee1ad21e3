const KEY = 'desk-list-place'
const PERSON_PAGE = /\/admin\/people\/([\w-]+)/

/** How much of a list was shown when it was left, and where. */
export interface ListPlace {
  address: string
  rows: number
  /** The first row in sight, and how far from the top of the window it was. */
  anchor: { personId: string; topPx: number } | null
  selectedId: string | null
  /** What was looked for in place of the list. */
  sought: string
}

export interface Arrival {
  address: string
  /** The page that led here. */
  referrer: string
  /** By the browser's own back or forward. */
  isByHistory: boolean
}

/** The place to go back to: only for who comes back to the same list, from a person or through the history. */
export function placeToReturnTo(kept: ListPlace | null, { address, referrer, isByHistory }: Arrival): ListPlace | null {
  const [, personId] = referrer.match(PERSON_PAGE) ?? []
  const isReturn = isByHistory || personId !== undefined
  const place = isReturn && kept?.address === address ? kept : null
  if (personId === undefined) return place
  return { address, rows: 0, anchor: null, sought: '', ...place, selectedId: personId }
}

export function keepPlace(place: ListPlace): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place))
  } catch {}
}

export function keptPlace(): ListPlace | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
  } catch {
    return null
  }
}
