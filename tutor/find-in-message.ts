import { aroundTeaching, teachingVerbs } from '../content/tutor-requests.ts'
import { askingClause } from './asking-clause.ts'
import { withoutOpening } from './dialogue/follow-up-words.ts'
import type { Found } from './find/find.ts'

type Find = (text: string) => Found[]

/** What is found by the whole message, or by the clause that asks, likeliest first. */
export function createFindInMessage(find: Find): Find {
  const findSubject: Find = (text) => find(taughtSubject(withoutOpening(text)))
  return (text) => {
    const clause = askingClause(text)
    return clause === null ? findSubject(text) : likeliest(findSubject(text), findSubject(clause))
  }
}

/** 'Tolong ajarin aku passive dong' asks for the passive; any other message as it is. */
function taughtSubject(text: string): string {
  const words = text.split(/\s+/).filter(Boolean)
  const isAround = (word: string | undefined): boolean => {
    const plain = (word ?? '').toLowerCase().replaceAll(/[^\p{L}]/gu, '')
    return teachingVerbs.has(plain) || aroundTeaching.has(plain)
  }
  const first = words.findIndex((word) => !isAround(word))
  const last = words.findLastIndex((word) => !isAround(word))
  const isAsked = words.slice(0, first).some((word) => teachingVerbs.has(word.toLowerCase()))
  return isAsked ? words.slice(first, last + 1).join(' ') : text
}

/** A part of a message says a little less than all of it. */
const OF_A_CLAUSE = 0.95

/** Every entry once, by the better of two searches. */
function likeliest(whole: readonly Found[], ofClause: readonly Found[]): Found[] {
  const best = new Map(whole.map((one) => [one.name, one]))
  for (const one of ofClause) {
    const probability = one.probability * OF_A_CLAUSE
    if (probability > (best.get(one.name)?.probability ?? 0)) best.set(one.name, { ...one, probability })
  }
  return [...best.values()].sort((left, right) => right.probability - left.probability).slice(0, whole.length)
}
