const SIGNS = ['beforeunload', 'pagehide']

/** A page that is being left loses its requests, in some browsers long before it goes. */
export function watchLeaving(): { isLeaving(): boolean; end(): void } {
  const watching = new AbortController()
  let isLeaving = false
  const leave = () => {
    isLeaving = true
  }
  for (const sign of SIGNS) addEventListener(sign, leave, { signal: watching.signal })
  return { isLeaving: () => isLeaving, end: () => watching.abort() }
}
