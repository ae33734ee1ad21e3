import type { Token } from '../../sentences/tokens.ts'
import { A_OR_AN } from '../../words/word-sets.ts'

/** The beginning of a noun phrase that may have an article: 'as (a) courier', 'the old (house)'. */
export interface ArticleSlot {
  /** Its first word behind the article. */
  from: number
  head: number
  /** Where the article stands, if there is one. */
  article?: number
  choice: ArticleChoice
}

export const ARTICLE_CHOICES = ['none', 'a', 'the'] as const
export type ArticleChoice = (typeof ARTICLE_CHOICES)[number]

/** Noun phrases without a determiner other than an article; those with a number or an owner are left out. */
export function articleSlots(tokens: readonly Token[]): ArticleSlot[] {
  const slots: ArticleSlot[] = []
  for (let head = 0; head < tokens.length; head += 1) {
    if (tokens[head]?.tag !== 'noun' || isInside(tokens, head)) continue
    const from = beginningOf(tokens, head)
    const slot = from === undefined ? undefined : slotAt(tokens, from, head)
    if (slot) slots.push(slot)
  }
  return slots
}

const NOUNS: ReadonlySet<string> = new Set(['noun', 'name', 'word'])

/** 'bus' in 'bus driver', 'hotel' in 'the hotel's desk' is, 'guests' in 'the guests room' is not. */
function isInside(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  if (!next) return false
  if (next.text === '-' || next.text === '/') return true
  return next.tag === 'noun' && tokens[at]?.readings.singular === undefined
}

const DESCRIBES: ReadonlySet<string> = new Set(['adj', 'noun', 'name', 'word'])

function beginningOf(tokens: readonly Token[], head: number): number | undefined {
  let from = head
  for (;;) {
    const before = tokens[from - 1]
    if (!before) return from
    if (DESCRIBES.has(before.tag) && !(before.tag === 'noun' && before.readings.singular !== undefined)) from -= 1
    else if (before.tag === 'adv' && tokens[from]?.tag === 'adj' && DEGREES.test(before.lower)) from -= 1
    else return from
  }
}

const DEGREES = /^(?:very|really|quite|so|too|most|more|less|least|extremely|fairly|highly|newly|rather|pretty)$/

function slotAt(tokens: readonly Token[], from: number, head: number): ArticleSlot | undefined {
  const before = tokens[from - 1]
  if (from !== head && tokens[from]?.tag === 'name' && NOUNS.has(tokens[from - 1]?.tag ?? '')) return undefined
  if (before?.lower === 'the' && before.tag === 'det') return { from, head, article: from - 1, choice: 'the' }
  if (before && A_OR_AN.test(before.lower) && before.tag === 'det')
    return { from, head, article: from - 1, choice: 'a' }
  if (before && (CLOSED.has(before.tag) || isParticiple(tokens, from - 1))) return undefined
  if (before?.tag === 'wh' && /^(?:which|what|whatever|whose)$/.test(before.lower)) return undefined
  return { from, head, choice: 'none' }
}

/** 'my', 'every', 'two', 'Rina's'. */
const CLOSED: ReadonlySet<string> = new Set(['det', 'poss', 'num'])

/** 'the following day', 'some growing pains': a form of a verb inside the phrase, seen by its determiner. */
const isParticiple = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.tag === 'verb' &&
  (tokens[at]?.form === 'ing' || tokens[at]?.form === 'participle') &&
  CLOSED.has(tokens[at - 1]?.tag ?? '')
