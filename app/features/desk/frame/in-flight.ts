/** What is being sent, by person. */
export interface InFlight {
  /** The same thing twice in a row is sent once: a second tap changes nothing. */
  send<Result>(personId: string, what: string, send: () => Promise<Result>): Promise<Result>
  has(personId: string): boolean
  subscribe(listener: () => void): () => void
}

interface Sending {
  what: string
  outcome: Promise<unknown>
}

export function createInFlight(): InFlight {
  const sending = new Map<string, Sending[]>()
  const listeners = new Set<() => void>()
  const put = (personId: string, all: Sending[]) => {
    if (all.length > 0) sending.set(personId, all)
    else sending.delete(personId)
    for (const listener of listeners) listener()
  }
  const of = (personId: string): Sending[] => sending.get(personId) ?? []
  return {
    send(personId, what, send) {
      const last = of(personId).at(-1)
      if (last?.what === what) return last.outcome as ReturnType<typeof send>
      const outcome = send()
      const own = { what, outcome }
      const end = () =>
        put(
          personId,
          of(personId).filter((each) => each !== own),
        )
      put(personId, [...of(personId), own])
      outcome.then(end, end)
      return outcome
    },
    has: (personId) => sending.has(personId),
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
