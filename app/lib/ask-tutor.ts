const EVENT = 'ask-tutor'

/** Asks Ms Kiky, wherever she is on the page. */
export const askTutor = (question: string): boolean => dispatchEvent(new CustomEvent(EVENT, { detail: question }))

export function onTutorAsked(take: (question: string) => void): () => void {
  const listen = (event: Event) => take((event as CustomEvent<string>).detail)
  addEventListener(EVENT, listen)
  return () => removeEventListener(EVENT, listen)
}
