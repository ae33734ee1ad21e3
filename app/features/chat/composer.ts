type Fill = (text: string) => void

let fill: Fill | null = null

/** The input says how a card may begin a sentence in it. */
export function takeComposer(use: Fill): () => void {
  fill = use
  return () => {
    fill = null
  }
}

/** The visitor's turn: the input has the focus, and the beginning of a text where there is one. */
export function goToComposer(text?: string): void {
  if (text) fill?.(text)
  document.getElementById('chat-input')?.focus()
}
