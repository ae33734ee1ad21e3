/**
 * Learns how sure a sentence is right in which the checker finds nothing (`tutor/right/sure-right.ts`): patterns from the
 * dictionary's examples and the teacher's book, weights from learners' sentences, wrong and mended. Prints how sets that
 * nothing was learnt from fare. Run it when the tagger, the rules or those sets have changed much.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { correctText } from '../../english/grammar/correct.ts'
import { readSentence } from '../../english/grammar/sentence.ts'
import { openLexicon } from '../../english/words/lexicon.ts'
import { SENTENCE_FACETS } from '../../tutor/book/entry.ts'
import { readBook } from '../../tutor/book/read-book.ts'
import { patternsIn } from '../../tutor/right/patterns.ts'
import { chanceOf, evidenceIn, RIGHT_PATTERNS, RIGHT_WEIGHTS } from '../../tutor/right/sure-right.ts'
import { readRows } from '../marked/rows.ts'
import { PROJECT_ROOT } from '../project-root.ts'

const ROUNDS = 3000
const RATE = 2
const DECAY = 0.0005
const EVALS = join(PROJECT_ROOT, 'evals')
/** By other hands: tried, not learnt from. */
const TRIED = /^grammar-voices-/

interface Case {
  evidence: number[]
  isRight: boolean
  weight: number
}

const lexicon = openLexicon()
const patterns = Uint32Array.from(
  new Set(rightTexts().flatMap((text) => patternsIn(readSentence(text, lexicon).tokens))),
).sort()
writeFileSync(RIGHT_PATTERNS, new Uint8Array(patterns.buffer))
const sets = readdirSync(EVALS).filter((name) => /^grammar.*\.tsv$/.test(name))
const weights = fitted(balanced(casesOf(sets.filter((name) => !TRIED.test(name)))))
report(weights, casesOf(sets.filter((name) => TRIED.test(name))))
writeFileSync(RIGHT_WEIGHTS, `[${weights.map((weight) => weight.toFixed(3)).join(', ')}]\n`)

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

/** Sentences in which nothing is found, wrong or right. */
function casesOf(names: readonly string[]): Case[] {
  return names
    .flatMap((name) => readRows(join(EVALS, name)))
    .flatMap(({ wrong = '-', correct = '' }) => [
      { text: correct.split(' || ')[0] ?? '', isRight: true },
      ...(wrong === '-' ? [] : [{ text: wrong, isRight: false }]),
    ])
    .filter(({ text }) => text !== '' && text !== '-' && correctText(text, lexicon).length === 0)
    .map(({ text, isRight }) => ({ evidence: evidenceIn(readSentence(text, lexicon), patterns), isRight, weight: 1 }))
}

/** The right ones weigh as much as the wrong ones: how many there are of each is told by the length alone. */
function balanced(cases: readonly Case[]): Case[] {
  const right = cases.filter(({ isRight }) => isRight).length
  return cases.map((one) => ({ ...one, weight: one.isRight ? 1 / right : 1 / (cases.length - right) }))
}

/** Logistic regression by plain descent. */
function fitted(cases: readonly Case[]): number[] {
  const learnt = Array.from({ length: cases[0]?.evidence.length ?? 0 }, () => 0)
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = learnt.map((weight, at) => (at === 0 ? 0 : DECAY * weight))
    for (const { evidence, isRight, weight } of cases) {
      const error = (chanceOf(learnt, evidence) - (isRight ? 1 : 0)) * weight
      for (const [at, value] of evidence.entries()) slope[at] = (slope[at] ?? 0) + error * value
    }
    for (const [at, one] of slope.entries()) learnt[at] = (learnt[at] ?? 0) - RATE * one
  }
  return learnt
}

/** Which share of the right and of the wrong ones is called right, by the bar. */
function report(learnt: readonly number[], cases: readonly Case[]): void {
  const passing = (isRight: boolean, bar: number): string => {
    const some = cases.filter((one) => one.isRight === isRight)
    const passed = some.filter(({ evidence }) => chanceOf(learnt, evidence) >= bar).length
    return `${passed} of ${some.length}`
  }
  for (const bar of [0.4, 0.5, 0.6, 0.7, 0.8])
    console.log(bar, { right: passing(true, bar), wrong: passing(false, bar) })
}
