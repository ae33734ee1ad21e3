import type { NounPhrase } from './clause.ts'
import { behind } from './english-behind.ts'
import { plain } from './english-described.ts'
import { helped } from './english-helped.ts'
import { helper, NOT } from './english-helpers.ts'
import { type ClauseText, type Draft, extended } from './english-draft.ts'
import { englishAdjectives, englishNounPhrases } from './english-readings.ts'
import { says } from './english-text.ts'
import type { Read } from './indonesian-text.ts'
import { saidClause, saidNounPhrase } from './say-indonesian.ts'
import type { Word } from './word.ts'

const WILL = helper('will', 'akan', 'future')
const SHOULD = helper('should', 'seharusnya', 'modal')

const IT_IS: readonly [words: string, helpers: readonly Word[], isAsked?: true][] = [
  ['it is', []],
  ['it was', []],
  ['it will be', [WILL]],
  ['it would be', [WILL]],
  ['it must be', [helper('must', 'pasti', 'modal')]],
  ['it should be', [SHOULD]],
  ['is it', [], true],
  ['was it', [], true],
  ['will it be', [WILL], true],
  ['would it be', [WILL], true],
]

/** 'It' that stands for what is said behind it: 'it's hard to find', 'it was you who called', 'is it safe to swim here?' */
export function* impersonal(text: ClauseText, draft: Draft): Generator<Draft> {
  for (const [words, helpers, isAsked] of IT_IS) {
    if (!says(text, draft.at, words)) continue
    const end = draft.at + words.split(' ').length
    const isNot = says(text, end, 'not')
    const own = isNot ? [NOT, ...helpers] : helpers
    const next = extended(
      draft,
      { helpers: [...draft.clause.helpers, ...own], ...(isAsked ? { mood: 'asks' as const } : {}) },
      isNot ? end + 1 : end,
    )
    yield* describedBehind(text, next)
    if (!isNot && !isAsked) yield* chosen(text, next)
  }
}

function* describedBehind(text: ClauseText, draft: Draft): Generator<Draft> {
  for (const { value, end, cost } of englishAdjectives(text, draft.at)) {
    for (const { said, end: last, cost: more } of whatIsSo(text, end)) {
      const of: NounPhrase = { kind: 'name', text: said }
      const predicate = { kind: 'adjectives', all: [plain(value)], by: 'and', of } as const
      yield* behind(text, extended(draft, { predicate }, last, cost + more))
    }
  }
}

/** 'for me to go', 'to find', 'that you came' */
function* whatIsSo(text: ClauseText, at: number): Generator<Read<string> & { said: string }> {
  const read = (said: string, end: number, cost: number) => ({ value: said, said, end, cost })
  if (says(text, at, 'to'))
    for (const { said, end, cost } of text.doneAt(at + 1, 'base')) yield read(`untuk ${said}`, end, cost)
  if (/^(?:for|of)$/.test(text.tokens[at] ?? ''))
    for (const whom of englishNounPhrases(text, at + 1))
      if (says(text, whom.end, 'to'))
        for (const { said, end, cost } of text.doneAt(whom.end + 1, 'base'))
          yield read(`bagi ${saidNounPhrase(whom.value)} untuk ${said}`, end, cost + whom.cost)
  if (says(text, at, 'that')) {
    const told = text.clauseAt(at + 1)
    if (told?.clause.subject) yield read(`bahwa ${saidClause(told.clause)}`, text.tokens.length, told.cost)
  }
}

/** 'It was you who called' */
function* chosen(text: ClauseText, draft: Draft): Generator<Draft> {
  for (const { value, end, cost } of englishNounPhrases(text, draft.at))
    if (/^(?:who|that)$/.test(text.tokens[end] ?? ''))
      for (const { said, end: last, cost: more } of text.relativesAt(end)) {
        const subject: NounPhrase = { kind: 'name', text: `${saidNounPhrase(value)} ${said}` }
        yield* behind(text, extended(draft, { subject }, last, cost + more))
      }
}

/** 'Learning English is fun' */
export function* doing(text: ClauseText, draft: Draft): Generator<Draft> {
  for (const { said, end, cost } of text.doneAt(draft.at, 'ing'))
    if (end < text.tokens.length)
      yield* helped(text, extended(draft, { subject: { kind: 'name', text: said } }, end, cost + DOING))
}

const DOING = 0.2

/** 'What a beautiful view!' */
export function* admired(text: ClauseText, draft: Draft): Generator<Draft> {
  if (!/^what an?$/.test(text.tokens.slice(draft.at, draft.at + 2).join(' '))) return
  for (const { value, end, cost } of englishNounPhrases(text, draft.at + 1)) {
    if (value.kind !== 'noun') continue
    const [described, ...others] = value.adjectives
    const adjectives = others.length === 0 && described && !described.degree ? [{ ...described, degree: VERY }] : []
    yield* behind(text, extended(draft, { subject: { ...value, adjectives } }, end, cost))
  }
}

const VERY: Word = { kind: 'degree', en: ['very'], id: ['yang'], notes: new Set(), cost: 0 }
