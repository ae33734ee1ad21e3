import { lookUp } from './look-up.ts'

/** A look-up that must find something. */
export function found(typed: string) {
  const answer = lookUp(typed)
  if (!answer.found) throw new Error(`${typed}: ${answer.reason}`)
  return answer
}

/** A look-up that must find nothing. */
export function unknown(typed: string) {
  const answer = lookUp(typed)
  if (answer.found) throw new Error(`${typed} was found: ${answer.word}`)
  return answer
}
