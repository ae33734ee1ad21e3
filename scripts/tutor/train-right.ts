/**
 * Learns how sure a sentence is right in which the checker finds nothing (`tutor/right/sure-right.ts`): patterns from the
 * dictionary's examples and the teacher's book, weights from learners' sentences, wrong and mended, of the hands that the encoder
 * was not taught on. Prints how many
 * of these are called likelier right than not. Run it when the tagger, the rules or those sets have changed much.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openEncoder } from '../../english/encoder/encoder.ts'
import { correctText } from '../../english/grammar/correct-text.ts'
import { readSentence } from '../../english/grammar/sentence.ts'
import { openLexicon } from '../../english/words/lexicon.ts'
import { SENTENCE_FACETS } from '../../tutor/book/entry.ts'
import { readBook } from '../../tutor/book/read-book.ts'
import { patternsIn } from '../../tutor/right/patterns.ts'
import { chanceOf, doubted, evidenceIn, RIGHT_PATTERNS, RIGHT_WEIGHTS } from '../../tutor/right/sure-right.ts'
import { readMarkedTexts } from '../eval/marked-texts.ts'
import { isAccepted } from '../eval/same-sentence.ts'
import { readRows } from '../marked/rows.ts'
import { PROJECT_ROOT } from '../project-root.ts'

const ROUNDS = 3000
const RATE = 2
const DECAY = 0.00005
const EVALS = join(PROJECT_ROOT, 'evals')

interface Case {
  evidence: number[]
  isRight: boolean
  weight: number
}

/** As in scripts/english/encoder. */
const LEFT_OUT = /^[ep]/

const lexicon = openLexicon()
const encode = openEncoder()
const again = { encode, corrected: new Map() }
const patterns = Uint32Array.from(
  new Set(rightTexts().flatMap((text) => patternsIn(readSentence(text, lexicon).tokens))),
).sort()
writeFileSync(RIGHT_PATTERNS, new Uint8Array(patterns.buffer))
const cases = balanced(casesOf('learners'))
const weights = fitted(cases)
report()
writeFileSync(RIGHT_WEIGHTS, `[${weights.map((weight) => Number(weight.toFixed(3))).join(', ')}]\n`)

function rightTexts(): string[] {
  const { entries, phrases } = readBook().book
  const folder = join(PROJECT_ROOT, 'content/dictionary')
  const examples = readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .flatMap((name) => readRows(join(folder, name)).map(({ example = '' }) => example))
  return [
    ...examples,
    ...phrases.flatMap(({ en }) => en).filter((text) => !text.includes('{')),
    ...entries.flatMap((entry) => SENTENCE_FACETS.flatMap((facet) => entry[facet]).map(({ en }) => en)),
  ].filter(Boolean)
}

/** Sentences in which nothing is found, as they were written and as they should be. */
function casesOf(folder: string): Case[] {
  return readMarkedTexts(join(EVALS, folder))
    .filter(({ voice }) => LEFT_OUT.test(voice))
    .flatMap(({ wrong, right }) => {
      const isRight = isAccepted(wrong, right.join(' || '))
      const written = { text: wrong, isRight }
      return isRight ? [written] : [written, { ...written, text: right[0] ?? wrong, isRight: true }]
    })
    .filter(({ text }) => correctText(text, lexicon, { again }).length === 0)
    .map(({ text, ...one }) => ({ ...one, evidence: evidenceOf(text), weight: 1 }))
}

function evidenceOf(text: string): number[] {
  return [...evidenceIn(readSentence(text, lexicon), patterns), doubted(text, encode)]
}

/** The right ones weigh as much as the wrong ones: how many there are of each is told by the length alone. */
function balanced(cases: readonly Case[]): Case[] {
  const right = cases.filter(({ isRight }) => isRight).length
  return cases.map((one) => ({ ...one, weight: one.isRight ? 1 / right : 1 / (cases.length - right) }))
}

/** Logistic regression by plain descent. */
function fitted(all: readonly Case[]): number[] {
  const learnt = new Float64Array(all[0]?.evidence.length ?? 0)
  const values = all.map((one) => Float64Array.from(one.evidence))
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = learnt.map((weight, at) => (at === 0 ? 0 : DECAY * weight))
    for (const [row, { isRight, weight }] of all.entries())
      addSlope(slope, learnt, values[row] ?? slope, isRight, weight)
    for (const [at, one] of slope.entries()) learnt[at] = (learnt[at] ?? 0) - RATE * one
  }
  return [...learnt]
}

function addSlope(
  slope: Float64Array,
  learnt: Float64Array,
  own: Float64Array,
  isRight: boolean,
  weight: number,
): void {
  let sum = 0
  for (let at = 0; at < own.length; at += 1) sum += (own[at] ?? 0) * (learnt[at] ?? 0)
  const error = (1 / (1 + Math.exp(-sum)) - (isRight ? 1 : 0)) * weight
  for (let at = 0; at < own.length; at += 1) slope[at] = (slope[at] ?? 0) + error * (own[at] ?? 0)
}

function report(): void {
  for (const isRight of [true, false]) {
    const some = cases.filter((one) => one.isRight === isRight)
    const passed = some.filter(({ evidence }) => chanceOf(weights, evidence) >= 1 / 2).length
    console.log(isRight ? 'right' : 'wrong', `${passed} of ${some.length}`)
  }
}
