/** Runs what can wait, when the browser has nothing else to do. */
export const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run)
