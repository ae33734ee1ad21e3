import { plural } from '../../english/words/nouns.ts'
import { verbForms } from '../../english/words/verbs.ts'
import { type Entry, SENTENCE_FACETS } from '../book/entry.ts'
import { collocationsOf } from '../book/read-collocations.ts'
import { englishOf, isEnglish } from './asked-object.ts'
import { opensAsFollowUp } from './follow-up-words.ts'
import { bare } from './phrases.ts'
import { say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'
import { allWith } from './word-sentences.ts'

/** 'Kalau homework?', beside 'make or do': the one that goes with it, by what people say. */
export function chooseInPair(turn: Turn, entry: Entry, named: string): Said | null {
  const { book, memory, text } = turn
  const isAsked = opensAsFollowUp(text) || /\?\s*$/.test(text)
  const word = isAsked ? nounIn(turn, named) : null
  if (word === null || entry.kind !== 'pairs' || entry.items.some((item) => bare(item) === word)) return null
  const found = [word, ...entry.items].flatMap((one) => allWith(turn, one))
  const lines = [...collocationsOf(word), ...ownSentences(entry), ...found]
  const fitting = entry.items.flatMap((item) => {
    const line = lines.find((one) => togetherIn(item, word).test(one))
    return line === undefined ? [] : [{ item, line }]
  })
  const [only, ...others] = fitting
  if (!only || others.length > 0) return null
  return said('grammar', [say(book, 'pair.chosen', { word, item: only.item, line: only.line })], { last: memory.last })
}

function nounIn(turn: Turn, named: string): string | null {
  const word = bare(named).replace(/^(?:a|an|the) /, '')
  if (word === '' || word.split(' ').length > 2) return null
  return isEnglish(turn, word) ? word : (englishOf(turn, word) ?? null)
}

const ownSentences = (entry: Entry): string[] => [
  ...SENTENCE_FACETS.flatMap((facet) => entry[facet].map(({ en }) => en)),
  ...entry.mistake.sentences.map(({ right }) => right),
]

const BETWEEN = '(?: (?:an?|the|my|your|his|her|our|their|some|any|this|that))?(?: \\w+)?'

/** 'Made a big decision' */
const togetherIn = (item: string, word: string): RegExp =>
  new RegExp(
    `\\b(?:${[item, ...verbForms(item).map(([, form]) => form)].join('|')})${BETWEEN} (?:${word}|${plural(word)})\\b`,
    'i',
  )
