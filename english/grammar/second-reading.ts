import { applyLabel, DROPPED, isChange, wordsOfLabel } from '../encoder/apply-label.ts'
import type { Encode, Label, Labels } from '../encoder/encoder.ts'
import { capitalise, isCapitalised } from '../sentences/tokens.ts'
import type { Lexicon } from '../words/lexicon.ts'
import { oneOf } from '../words/one-of.ts'
import { A_OR_AN, ARTICLES, BE_FINITE } from '../words/word-sets.ts'
import type { Reason } from './reason.ts'
import type { Edit } from './sentence.ts'

/** As the encoder learnt to read them. */
const WORD = /[A-Za-z]+(?:['’][A-Za-z]+)*(?:-[A-Za-z]+)*['’]?(?<!['’])|\d+(?:[.,:]\d+)*|[^\sA-Za-z0-9]/g

interface Word {
  text: string
  start: number
  end: number
}

/** Below this the encoder sees nothing to do at a place. */
const HARDLY = 0.16
/** From here on what it sees is told. */
const SURE = 0.96
/** Where something else is wrong more is, and from here on it is told. */
const SURE_BESIDE = 0.4
/** A word too many is taken out of what is right more easily than another is put there. */
const SURE_DROPPED = 0.8

export interface SecondReading {
  /** Nothing is wrong with it, whatever a rule makes of its words. */
  seesNothing: boolean
  /** What it would change, from the end to the start, with how sure it is. */
  edits: { edit: Edit; certainty: number }[]
}

interface Options {
  encode: Encode
  lexicon: Lexicon
  /** Something else in the sentence was wrong. */
  isBeside?: boolean
}

/** How the encoder reads a whole sentence; null for one that is too long. */
export function readAgain(text: string, { encode, lexicon, isBeside = false }: Options): SecondReading | null {
  const words = wordsIn(text)
  const labels = encode(words.map((word) => word.text))
  if (!labels) return null
  const seesNothing = doubtIn(labels) < HARDLY
  const sure = isBeside ? SURE_BESIDE : SURE
  return { seesNothing, edits: seesNothing ? [] : editsOf({ text, words, labels, lexicon, sure }) }
}

/** How likely something is to be done at the most doubtful place of a sentence; null for one that is too long. */
export function doubtOf(text: string, encode: Encode): number | null {
  const labels = encode(wordsIn(text).map((word) => word.text))
  return labels && doubtIn(labels)
}

const doubtIn = ({ words, gaps }: Labels): number => Math.max(...[...words, ...gaps].map(({ stays }) => 1 - stays))

const wordsIn = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ text: word, start: index, end: index + word.length }))

interface Read {
  text: string
  words: readonly Word[]
  labels: Labels
  lexicon: Lexicon
  sure: number
}

function editsOf(read: Read): SecondReading['edits'] {
  const { words, labels, sure } = read
  const edits: SecondReading['edits'] = []
  for (let at = words.length; at >= 0; at--) {
    const changed = at < words.length ? changedWord(read, at) : null
    const gap = labels.gaps[at] as Label
    const missing = isSure(gap, sure) ? insertion(read, at, wordsOfLabel(gap.label)) : null
    if (changed) edits.push({ edit: changed, certainty: (labels.words[at] as Label).chance })
    if (missing) edits.push({ edit: missing, certainty: gap.chance })
  }
  return edits
}

const isSure = ({ label, chance }: Label, sure: number): boolean =>
  isChange(label) && chance >= (label === DROPPED ? Math.max(sure, SURE_DROPPED) : sure)

function changedWord({ text, words, labels, lexicon, sure }: Read, at: number): Edit | null {
  const word = words[at] as Word
  const found = labels.words[at] as Label
  if (!isSure(found, sure)) return null
  const made = applyLabel(word.text.toLowerCase(), found.label, lexicon)
  if (made === undefined || made === word.text.toLowerCase()) return null
  const next = words[at + 1]
  if (made === '') return next ? removed(text, word, next) : null
  const shown = isCapitalised(word.text) ? capitalise(made) : made
  return { start: word.start, end: word.end, text: shown, rule: reasonOf(found.label, word.text.toLowerCase()) }
}

/** With the word behind it, which then stands there alone. */
function removed(text: string, word: Word, next: Word): Edit {
  const rest = text.slice(next.start, next.end)
  const shown = word.start === 0 ? capitalise(rest) : rest
  return { start: word.start, end: next.end, text: shown, rule: reasonOf(DROPPED, word.text.toLowerCase()) }
}

/** Before a word, or behind the last one where a mark or nothing follows. */
function insertion({ text, words }: Read, at: number, missing: string): Edit | null {
  const rule = reasonOf(`I:${missing}`, '')
  const [before, next] = [words[at - 1], words[at]]
  if (next && /^[A-Za-z0-9]/.test(next.text)) {
    const shown = at === 0 ? `${capitalise(missing)} ${uncapitalised(next.text)}` : `${missing} ${next.text}`
    return { start: next.start, end: next.end, text: shown, rule }
  }
  if (!before) return null
  return { start: before.start, end: before.end, text: `${text.slice(before.start, before.end)} ${missing}`, rule }
}

const uncapitalised = (word: string): string =>
  /^I\b/.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1)

const PREPOSITIONS = oneOf('at on in to for of with by from about into during since until over under behind between')

/** Of the reasons that there are, one that holds whatever the sentence is. */
function reasonOf(label: string, word: string): Reason {
  if (label === DROPPED)
    return ARTICLES.test(word) ? 'article-none' : PREPOSITIONS.test(word) ? 'preposition-none' : 'calque'
  const made = wordsOfLabel(label)
  if (made === 'the') return 'article-the'
  if (A_OR_AN.test(made)) return 'article-a'
  if (PREPOSITIONS.test(made)) return 'preposition-noun'
  if (BE_FINITE.test(made) && BE_FINITE.test(word)) return 'agreement-be'
  return BY_FORM[made] ?? 'word-class'
}

const BY_FORM: Record<string, Reason> = { 'v:third': 'third-person', 'a:adv': 'adverb-form' }
