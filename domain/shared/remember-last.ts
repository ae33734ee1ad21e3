/** The same function, which keeps its last answer: many parts ask the same of one message. */
export function rememberLast<Answer>(ask: (text: string) => Answer): (text: string) => Answer {
  let last: { text: string; answer: Answer } | null = null
  return (text) => {
    if (last?.text !== text) last = { text, answer: ask(text) }
    return last.answer
  }
}

/** The same function, which keeps its latest answers; one that is asked for again is among the latest. */
export function rememberLatest<Answer, Asked = string>(
  most: number,
  ask: (text: Asked) => Answer,
): (text: Asked) => Answer {
  const latest = new Map<Asked, Answer>()
  return (text) => {
    const isKnown = latest.has(text)
    const answer = isKnown ? (latest.get(text) as Answer) : ask(text)
    if (isKnown) latest.delete(text)
    latest.set(text, answer)
    if (latest.size > most) latest.delete(latest.keys().next().value as Asked)
    return answer
  }
}
