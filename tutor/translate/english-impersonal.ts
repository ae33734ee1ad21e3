import { oneOf } from '../../english/words/one-of.ts'
import { saidAs } from './clause.ts'
import { behind } from './english-behind.ts'
import { plain } from './english-described.ts'
import { type ClauseText, type Draft, extended } from './english-draft.ts'
import { helped } from './english-helped.ts'
import { helper, NOT } from './english-helpers.ts'
import { lengthAt } from './english-moments.ts'
import { englishAdjectives, englishNounPhrases } from './english-readings.ts'
import { type SaidRead, says } from './english-text.ts'
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
    if (!isAsked) yield* chosen(text, next)
  }
}

function* describedBehind(text: ClauseText, draft: Draft): Generator<Draft> {
  for (const { value, end, cost } of englishAdjectives(text, draft.at)) {
    const isSo = value.degree?.en[0] === 'so'
    for (const { said, end: last, cost: more } of whatIsSo(text, end, isSo ? 'sampai' : 'bahwa')) {
      const predicate = { kind: 'adjectives', all: [plain(value)], by: 'and', of: saidAs(said) } as const
      yield* behind(text, extended(draft, { predicate }, last, cost + more))
    }
  }
}

/** 'to find', 'for me to go', 'that you came' */
function* whatIsSo(text: ClauseText, at: number, that: string): Generator<SaidRead> {
  yield* toDo(text, at, '')
  if (/^(?:for|of)$/.test(text.tokens[at] ?? ''))
    for (const whom of englishNounPhrases(text, at + 1))
      yield* toDo(text, whom.end, `bagi ${saidNounPhrase(whom.value)} `)
  const told = says(text, at, 'that') ? text.clauseAt(at + 1) : null
  if (told?.clause.subject)
    yield { said: `${that} ${saidClause(told.clause)}`, end: text.tokens.length, cost: told.cost }
}

function* toDo(text: ClauseText, at: number, whom: string): Generator<SaidRead> {
  if (!says(text, at, 'to')) return
  for (const { said, end, cost } of text.doneAt(at + 1, 'base')) yield { said: `${whom}untuk ${said}`, end, cost }
}

/** 'It was you who called', 'it's your fault that we're late' */
function* chosen(text: ClauseText, draft: Draft): Generator<Draft> {
  for (const { value, end, cost } of englishNounPhrases(text, draft.at)) {
    const told = says(text, end, 'that') ? text.clauseAt(end + 1) : null
    const predicate = { kind: 'noun', is: value } as const
    if (told?.clause.subject)
      yield extended(
        draft,
        {
          subject: { kind: 'pointer', which: 'that' },
          predicate,
          joined: { by: IF, clause: told.clause, isFirst: false },
        },
        text.tokens.length,
        cost + told.cost,
      )
    if (/^(?:who|that)$/.test(text.tokens[end] ?? ''))
      for (const { said, end: last, cost: more } of text.relativesAt(end)) {
        const subject = saidAs(`${saidNounPhrase(value)} ${said}`)
        yield* behind(text, extended(draft, { subject }, last, cost + more))
      }
  }
}

const IF: Word = { kind: 'join', en: ['that'], id: ['kalau'], notes: new Set(), cost: 0 }

/** 'Learning English is fun' */
export function* doing(text: ClauseText, draft: Draft): Generator<Draft> {
  for (const { said, end, cost } of text.doneAt(draft.at, 'ing'))
    if (end < text.tokens.length) yield* helped(text, extended(draft, { subject: saidAs(said) }, end, cost + DOING))
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

const WISHED = oneOf('good great nice lovely safe wonderful pleasant fantastic amazing happy blessed')

/** 'Have a great weekend' */
export function* wished(text: ClauseText, draft: Draft): Generator<Draft> {
  if (!/^have an? /.test(text.tokens.slice(draft.at).join(' ')) || !WISHED.test(text.tokens[draft.at + 2] ?? '')) return
  const isSafe = text.tokens[draft.at + 2] === 'safe'
  for (const { word, end, cost } of text.nouns(draft.at + 3)) {
    const said = `semoga ${word.id[0]}mu ${isSafe ? 'selamat' : 'menyenangkan'}`
    yield* behind(text, extended(draft, { subject: saidAs(said) }, end, cost))
  }
}

/** 'It takes me an hour to get there', 'it will take two weeks' */
export function* taking(text: ClauseText, draft: Draft): Generator<Draft> {
  const lead = ['it takes', 'it took', 'it will take', 'it can take'].find((words) => says(text, draft.at, words))
  if (!lead) return
  const at = draft.at + lead.split(' ').length
  const whoms = [
    { subject: null, end: at },
    ...[...englishNounPhrases(text, at)].map(({ value, end }) => ({ subject: value, end })),
  ]
  for (const { subject, end } of whoms) {
    const length = lengthAt(text, end)
    if (!length) continue
    const takes = saidAs(`${lead.includes('will') ? 'akan ' : ''}butuh waktu ${length.said}`)
    const whom = subject === null ? '' : `${saidNounPhrase(subject)} `
    yield* behind(text, extended(draft, { subject: saidAs(whom + takes.word.id[0]) }, length.end))
  }
}

/** 'Here is your change' */
export function* shown(text: ClauseText, draft: Draft): Generator<Draft> {
  if (!says(text, draft.at, 'here is') && !says(text, draft.at, 'here are')) return
  for (const { value, end, cost } of englishNounPhrases(text, draft.at + 2)) {
    const predicate = { kind: 'noun', is: value } as const
    yield* behind(text, extended(draft, { subject: { kind: 'pointer', which: 'this' }, predicate }, end, cost))
  }
}
