/** The waiting list's place; small on its own, so that a page without waiting leads loads nothing more. */
export const WAITING_KEY = 'waiting-leads'

/** Goes on sending what an earlier page could not. */
export async function resumeWaiting(): Promise<void> {
  if (!hasWaiting()) return
  const { keepSending } = await import('./send-waiting.ts')
  keepSending()
}

function hasWaiting(): boolean {
  try {
    return localStorage.getItem(WAITING_KEY) !== null
  } catch {
    return false
  }
}
