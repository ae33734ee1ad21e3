import type { Token } from '../../sentences/tokens.ts'
import { A_OR_AN } from '../../words/word-sets.ts'
import { beginningOf, isInside } from './phrase-bounds.ts'

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
    const slot = slotAt(tokens, beginningOf(tokens, head), head)
    if (slot) slots.push(slot)
  }
  return slots
}

const NOUNS: ReadonlySet<string> = new Set(['noun', 'name', 'word'])

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
