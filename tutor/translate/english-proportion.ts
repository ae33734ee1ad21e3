import type { Lexicon as EnglishLexicon } from '../../english/words/lexicon.ts'
import type { Clause } from './clause.ts'
import type { Lexicon } from './lexicon.ts'
import { readEnglish } from './read-english.ts'
import { saidClause } from './say-indonesian.ts'
import { saidNoun } from './say-indonesian-nouns.ts'

const HALVES = /^the (more|less|\w+er)\b ?(.*?),? the (more|less|\w+er)\b ?(.*?)[.!]?$/i

/** 'The older he gets, the wiser he becomes' is 'semakin tua dia, semakin bijak dia'. */
export function proportionInEnglish(sentence: string, lexicon: Lexicon, english: EnglishLexicon): string | null {
  const [, first = '', before = '', second = '', behind = ''] = HALVES.exec(sentence.trim()) ?? []
  if (first === '') return null
  const halves = [halfOf(first, before, lexicon, english), halfOf(second, behind, lexicon, english)]
  return halves.every((half) => half !== null) ? `S${halves[0]?.slice(1)}, ${halves[1]}.` : null
}

function halfOf(more: string, rest: string, lexicon: Lexicon, english: EnglishLexicon): string | null {
  const degree = degreeOf(more.toLowerCase(), lexicon)
  if (degree === null) return null
  if (rest === '') return degree
  const clause = readEnglish(rest, lexicon, english)?.clause
  if (clause?.mood !== 'tells' || !clause.subject) return null
  return `${degree} ${isBecoming(clause) ? ofSubject(clause) : saidClause(clause)}`.trim()
}

function degreeOf(more: string, { english }: Lexicon): string | null {
  if (more === 'more') return 'semakin banyak'
  if (more === 'less') return 'semakin sedikit'
  const stem = more.replace(/er$/, '')
  const bases = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')]
  const found = bases
    .flatMap((base) => english.get(base) ?? [])
    .find(({ kind }) => kind === 'adjective' || kind === 'adverb')
  return found ? `semakin ${found.id[0]}` : null
}

/** 'it gets', 'he becomes': the adjective is said already. */
const isBecoming = ({ predicate }: Clause): boolean =>
  predicate.kind === 'verbs' && /^(?:get|become|grow)$/.test(predicate.steps[0]?.word.en[0] ?? '')

const ofSubject = ({ subject }: Clause): string =>
  !subject || (subject.kind === 'pronoun' && subject.word.en[0] === 'it') ? '' : saidNoun(subject)
