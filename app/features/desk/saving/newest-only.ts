/** Sends one thing at a time, so that none overtakes another; what a newer one has replaced before its turn is left out, with null. */
export function newestOnly<Answer>(): (send: () => Promise<Answer>) => Promise<Answer | null> {
  let newest = 0
  let last: Promise<unknown> = Promise.resolve()
  return (send) => {
    newest += 1
    const turn = newest
    const sent = last.then(() => (turn === newest ? send() : null))
    last = sent
    return sent
  }
}
