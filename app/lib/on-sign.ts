type Sign = 'pointermove' | 'pointerdown' | 'keydown' | 'scroll'

/** Runs once at the next of these signs of the visitor. Returns what ends the waiting. */
export function onSign(signs: readonly Sign[], run: () => void): () => void {
  const waiting = new AbortController()
  const runOnce = () => {
    waiting.abort()
    run()
  }
  for (const type of signs) addEventListener(type, runOnce, { passive: true, signal: waiting.signal })
  return () => waiting.abort()
}
