/** The same function, which keeps its last answer: many parts ask the same of one message. */
export function rememberLast<Answer>(ask: (text: string) => Answer): (text: string) => Answer {
  let last: { text: string; answer: Answer } | null = null
  return (text) => {
    if (last?.text !== text) last = { text, answer: ask(text) }
    return last.answer
  }
}
