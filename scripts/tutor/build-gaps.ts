/**
 * Writes content/teaching/gaps.tsv: sentences of the book, the phrase book and the dictionary with a gap, what stood
 * there, the forms that the checker calls wrong there, and why. Run it when entries, phrases or the grammar change.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { distinctPairs, gapGroups } from '../../content/tutor-gap-groups.ts'
import { correctSentence } from '../../english/grammar/correct.ts'
import { openLexicon } from '../../english/words/lexicon.ts'
import { verbForms } from '../../english/words/verbs.ts'
import { type Entry, SENTENCE_FACETS } from '../../tutor/book/entry.ts'
import { openBook } from '../../tutor/book/open-book.ts'
import { readBook } from '../../tutor/book/read-book.ts'
import { GAP, GAP_COLUMNS, gapAt, UNTOLD } from '../../tutor/book/read-gaps.ts'
import { PROJECT_ROOT } from '../project-root.ts'

const DICTIONARY = `${PROJECT_ROOT}/content/dictionary`
const FEWEST_WORDS = 4
const MOST_WORDS = 10
const PLAIN = /^[A-Z][\p{L}\d ,'’-]*[.?!]$/u
/** The most sentences for each word that is asked for, and for each verb. */
const MOST_OF_WORD = 16
const MOST_OF_VERB = 3
const MOST_CHANGED = 3

const lexicon = openLexicon()
const isRight = (sentence: string): boolean => correctSentence(sentence, lexicon).findings.length === 0

const SURE = 0.6
/** What is wrong with the way it is written, not with the word. */
const OF_SPELLING = /^(?:capital|spelling|punctuation)/

const OFTEN = new Set(
  `go eat drink like play want work study read write watch make take get give see come live know need help buy cook
  sleep speak say tell run walk wash open start teach learn love meet wait bring think find leave feel`.split(/\s+/),
)
const TALKED = new Set(gapGroups.flat())

/** The easiest first. */
function sentencesByEase(): string[] {
  const { entries } = readBook().book
  const all = [
    ...entries
      .filter(({ kind }) => kind !== 'care' && kind !== 'exams')
      .flatMap((entry) => SENTENCE_FACETS.flatMap((facet) => entry[facet].map(({ en }) => en))),
    ...openBook()
      .phrases()
      .map(({ en }) => en[0] ?? ''),
    ...dictionaryExamples(),
  ].map((one) => one.replaceAll('’', "'"))
  return [...new Set(all.filter(isPlain))].toSorted((one, other) => easeOf(one) - easeOf(other))
}

function isPlain(sentence: string): boolean {
  const count = sentence.split(' ').length
  return PLAIN.test(sentence) && count >= FEWEST_WORDS && count <= MOST_WORDS
}

/** The less, the easier: few words, and short ones. */
function easeOf(sentence: string): number {
  return sentence.length + 3 * sentence.split(' ').length
}

function dictionaryExamples(): string[] {
  const files = readdirSync(DICTIONARY).filter((name) => name.endsWith('.tsv'))
  const lines = files.flatMap((name) => readFileSync(`${DICTIONARY}/${name}`, 'utf8').trimEnd().split('\n').slice(1))
  return lines.map((line) => line.split('\t')[3] ?? '')
}

interface Gap {
  answer: string
  at: number
  others: string[]
  most: number
}

function gapsOf(sentence: string): Gap[] {
  const lower = sentence.toLowerCase()
  const grouped = gapGroups.flatMap((group) =>
    group.flatMap((answer): Gap[] => {
      const at = placeOf(lower, answer.toLowerCase())
      const isPartOfLonger = group.some(
        (other) => other !== answer && other.includes(answer) && placeOf(lower, other) >= 0,
      )
      return at < 0 || isPartOfLonger
        ? []
        : [{ answer, at, others: group.filter((other) => other !== answer), most: MOST_OF_WORD }]
    }),
  )
  return [...grouped, ...verbsIn(lower)]
}

/** Where the words stand, if that is in one place only; otherwise -1. */
function placeOf(lower: string, words: string): number {
  const found = [...lower.matchAll(new RegExp(`(?<![\\p{L}'-])${words}(?![\\p{L}'-])`, 'gu'))]
  return found.length === 1 ? (found[0]?.index ?? -1) : -1
}

function verbsIn(lower: string): Gap[] {
  return (lower.match(/[\p{L}'-]+/gu) ?? []).flatMap((word): Gap[] => {
    if (['be', 'have', 'do'].includes(word)) return []
    const bases = [...new Set(lexicon.read(word).verbs.map(({ base }) => base))]
    const [base = ''] = bases
    if (bases.length !== 1 || base === 'be' || base === 'have' || base === 'do') return []
    const forms = [...new Set(verbForms(base).map(([, form]) => form))]
    const at = placeOf(lower, word)
    const isOften = OFTEN.has(base) || TALKED.has(base)
    const others = forms.filter((form) => form !== word)
    return at < 0 || !forms.includes(word)
      ? []
      : [{ answer: word, at, others, most: isOften ? MOST_OF_WORD : MOST_OF_VERB }]
  })
}

interface Taught {
  sentence: string
  answer: string
  wrong: string[]
}

function byEase(one: Taught, other: Taught): number {
  return easeOf(one.sentence) - easeOf(other.sentence)
}

/** What the book itself asks or mends, and the examples of words of which only one fits. */
function taughtGaps(entry: Entry): Taught[] {
  if (entry.kind === 'care' || entry.kind === 'exams') return []
  const why = `entry:${entry.name}`
  const asked = entry.exercise.flatMap(({ sentence, keys: [answer = ''] }): Taught[] => {
    const [bracket = '', listed = ''] = /\s*\(([^()]*\/[^()]*)\)/.exec(sentence) ?? []
    const others = listed.split('/').filter((one) => one.toLowerCase() !== answer.toLowerCase())
    const isChoice = listed !== '' && others.length === listed.split('/').length - 1 && others.every(isOption)
    const gap = sentence.replace(bracket, '').replace('…', GAP)
    return isChoice && isRight(gap.replace(GAP, answer))
      ? [{ sentence: gap, answer, wrong: others.map((one) => `${one.trim()}=${why}`) }]
      : []
  })
  const mended = entry.mistake.sentences.flatMap(({ wrong, right }) => {
    const changed = changedIn(wrong, right)
    return changed && isRight(right) ? [{ ...changed, wrong: [`${changed.wrong}=${why}`] }] : []
  })
  return [...asked, ...mended, ...(distinctPairs.has(entry.name) ? pairGaps(entry, why) : [])]
}

function isOption(words: string): boolean {
  return /^[\p{L}' -]+$/u.test(words) && words.trim().split(' ').length <= MOST_CHANGED
}

/** What stands in the one sentence and not in the other, where that is a word or two in both. */
function changedIn(wrong: string, right: string): { sentence: string; answer: string; wrong: string } | null {
  const [from, to] = [wrong.split(' '), right.split(' ')]
  let start = 0
  while (start < from.length && from[start] === to[start]) start += 1
  let end = 0
  while (end < Math.min(from.length, to.length) - start && from.at(-1 - end) === to.at(-1 - end)) end += 1
  const cut = (words: string[]): string =>
    words
      .slice(start, words.length - end)
      .join(' ')
      .replace(/[.,?!]$/, '')
  const [was, is] = [cut(from), cut(to)]
  const isPlainChange = was !== '' && is !== '' && [was, is].every(isOption) && PLAIN.test(right)
  return isPlainChange && start > 0 ? { sentence: right.replace(` ${is}`, ` ${GAP}`), answer: is, wrong: was } : null
}

function pairGaps({ items, examples, more, question }: Entry, why: string): Taught[] {
  const ways = items.map((item) => formsOf(item))
  return [...examples, ...more, ...question].flatMap(({ en }): Taught[] => {
    const sentence = en.replaceAll('’', "'")
    const found = ways.flatMap((forms, item) =>
      forms.flatMap((form, way) => {
        const at = placeOf(sentence.toLowerCase(), form)
        return at < 0 ? [] : [{ item, way, at, form }]
      }),
    )
    const [one, ...others] = found
    if (!one || others.some(({ item }) => item !== one.item) || !isPlain(sentence)) return []
    const options = ways.flatMap((forms, item) => (item === one.item ? [] : (forms[one.way] ?? forms[0] ?? [])))
    return [
      {
        sentence: gapAt(sentence, one.at, one.form),
        answer: one.form,
        wrong: options.map((option) => `${option}=${why}`),
      },
    ]
  })
}

/** Of a verb all of its forms, in their order. */
function formsOf(item: string): string[] {
  const isVerb = lexicon.read(item).verbs.some(({ base }) => base === item)
  const byForm = new Map(isVerb ? verbForms(item).toReversed() : [['base', item] as const])
  return isVerb
    ? ['base', 'third', 'past', 'participle', 'ing'].map((form) => byForm.get(form as 'base') ?? '')
    : [item]
}

/** 'go=third-person': what is wrong there, and the reason, where mending it gives the answer. */
function wrongOf(sentence: string, at: number, answer: string, others: readonly string[]): string[] {
  return others.flatMap((other) => {
    const said = sentence.slice(0, at) + (at === 0 ? capital(other) : other) + sentence.slice(at + answer.length)
    const { findings, corrected } = correctSentence(said, lexicon)
    const sure = findings.filter(({ isAsked, certainty }) => !isAsked && certainty >= SURE)
    const rule = sure[0]?.rule
    const reason = corrected.toLowerCase() === sentence.toLowerCase() ? rule : UNTOLD
    return rule && !OF_SPELLING.test(rule) ? [`${other}=${reason}`] : []
  })
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const rows: string[] = []
const counts = new Map<string, number>()
for (const sentence of sentencesByEase()) {
  for (const { answer, at, others, most } of gapsOf(sentence)) {
    if (at > 0 && answer !== 'I' && sentence.slice(at, at + answer.length) !== answer) continue
    const key = `${answer}|${others.join('|')}`
    if ((counts.get(key) ?? 0) >= most) continue
    const wrong = wrongOf(sentence, at, answer, others)
    if (wrong.length === 0 || !isRight(sentence)) continue
    counts.set(key, (counts.get(key) ?? 0) + 1)
    rows.push([gapAt(sentence, at, answer), answer, wrong.join(',')].join('\t'))
  }
}
for (const { sentence, answer, wrong } of readBook().book.entries.flatMap(taughtGaps).toSorted(byEase))
  rows.push([sentence, answer, wrong.join(',')].join('\t'))
writeFileSync(`${PROJECT_ROOT}/content/teaching/gaps.tsv`, `${GAP_COLUMNS.join('\t')}\n${rows.join('\n')}\n`)
