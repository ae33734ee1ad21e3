import { saidAs } from './clause.ts'
import { behind } from './english-behind.ts'
import { type ClauseText, type Draft, extended } from './english-draft.ts'
import { helped } from './english-helped.ts'
import { HELPERS, helper, NOT } from './english-helpers.ts'
import { englishNounPhrases } from './english-readings.ts'
import { says } from './english-text.ts'
import type { Word } from './word.ts'

export function* questions(text: ClauseText, draft: Draft): Generator<Draft> {
  const { at } = draft
  for (const { word, end } of text.at(at, 'ask')) {
    const asks = extended(draft, { mood: 'asks', ask: word }, end)
    yield* inverted(text, asks)
    for (const noun of text.nouns(end)) yield* inverted(text, extended(asks, { asked: noun.word }, noun.end, noun.cost))
    if (/^(?:who|what)$/.test(word.en[0] ?? '')) yield* helped(text, asks)
    if (/^(?:which|whose)$/.test(word.en[0] ?? '')) yield* ofWhich(text, asks, word)
  }
  yield* ofHowMany(text, draft)
  yield* inverted(text, extended(draft, { mood: 'asks' }))
}

function* ofHowMany(text: ClauseText, draft: Draft): Generator<Draft> {
  const [ask] = text.named('how much', 'ask')
  if (!ask || !(says(text, draft.at, 'how many') || says(text, draft.at, 'how much'))) return
  for (const noun of text.nouns(draft.at + 2)) {
    const asks = extended(draft, { mood: 'asks', ask, asked: noun.word }, noun.end, noun.cost)
    yield* inverted(text, asks)
    yield* existence(text, asks)
  }
}

/** 'Which bus goes there', 'whose bag is this': the noun stands before what asks. */
function* ofWhich(text: ClauseText, asks: Draft, ask: Word): Generator<Draft> {
  const said = ask.en[0] === 'which' ? 'mana' : 'siapa'
  for (const noun of text.nouns(asks.at)) {
    const which: Word = { ...noun.word, id: [`${noun.word.id[0]} ${said}`] }
    const subject = {
      kind: 'noun',
      word: which,
      which: null,
      owner: null,
      count: null,
      adjectives: [],
      of: null,
    } as const
    yield* helped(text, extended(asks, { ask: null, subject }, noun.end, noun.cost))
  }
}

/** A helper, then the subject: 'do you', 'where is he'. */
export function* inverted(text: ClauseText, draft: Draft): Generator<Draft> {
  for (const [words, helpers, after] of HELPERS) {
    if (words.includes(' ') || !says(text, draft.at, words) || words === 'not') continue
    const behindHelper = draft.at + 1
    const isNot = says(text, behindHelper, 'not')
    const all = [...draft.clause.helpers, ...helpers, ...(isNot ? [NOT] : [])]
    for (const subject of englishNounPhrases(text, isNot ? behindHelper + 1 : behindHelper))
      yield* helped(text, {
        ...extended(draft, { subject: subject.value, helpers: all }, subject.end, subject.cost),
        after,
      })
  }
}

/** 'There are', 'there will be', 'is there'. */
const THERE: readonly [told: string, asked: string, says: readonly Word[]][] = [
  ['there is', 'is there', []],
  ['there are', 'are there', []],
  ['there was', 'was there', []],
  ['there were', 'were there', []],
  ['there will be', 'will there be', [helper('will', 'akan', 'future')]],
  ['there must be', '', [helper('must be', 'pasti', 'modal')]],
  ['there should be', 'should there be', [helper('should be', 'seharusnya', 'modal')]],
  ['there might be', '', [helper('might be', 'mungkin', 'modal')]],
  ['there may be', '', [helper('may be', 'mungkin', 'modal')]],
  ['there could be', 'could there be', [helper('could be', 'mungkin', 'modal')]],
  ['there used to be', '', [helper('used to', 'dulu', 'used')]],
  ['there has been', 'has there been', []],
  ['there have been', 'have there been', []],
  ['there is still', 'is there still', [helper('still', 'masih', 'still')]],
  ['there are still', 'are there still', [helper('still', 'masih', 'still')]],
  ['there is going to be', 'is there going to be', [helper('will', 'akan', 'future')]],
]

export function* existence(text: ClauseText, draft: Draft): Generator<Draft> {
  for (const [told, asked, helpers] of THERE) {
    const isTold = says(text, draft.at, told)
    const words = isTold ? told : asked
    if (words === '' || !says(text, draft.at, words)) continue
    const mood = isTold ? draft.clause.mood : 'asks'
    yield* existing(text, extended(draft, { mood, helpers }, draft.at + words.split(' ').length))
  }
}

/** 'There is nothing we can do', 'there is nothing to worry about' */
function* nothing(text: ClauseText, draft: Draft): Generator<Draft> {
  if (!/^(?:nothing|nobody|no-one)$/.test(text.tokens[draft.at] ?? '')) return
  const told = text.relativesAt(draft.at + 1)
  const deeds = says(text, draft.at + 1, 'to') ? text.doneAt(draft.at + 2, 'base') : []
  const toDo = deeds.map(({ said, passive, ...rest }) => ({ ...rest, said: `yang perlu ${passive ?? said}` }))
  for (const { said, end, cost } of [...told, ...toDo])
    yield* behind(text, extended(draft, { helpers: [], subject: saidAs(`tidak ada ${said}`) }, end, cost))
}

function* existing(text: ClauseText, draft: Draft): Generator<Draft> {
  yield* nothing(text, draft)
  const isNot = /^(?:not|no)$/.test(text.tokens[draft.at] ?? '')
  const next = isNot ? extended(draft, { helpers: [...draft.clause.helpers, NOT] }, draft.at + 1) : draft
  if (draft.clause.ask) yield* behind(text, extended(next, { predicate: { kind: 'asked' } }))
  for (const { value: what, end, cost } of englishNounPhrases(text, next.at))
    yield* behind(text, extended(next, { predicate: { kind: 'exists', what } }, end, cost))
}
