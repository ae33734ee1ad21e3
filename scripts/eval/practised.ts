import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rowsOf } from '../../english/data/rows.ts'
import { contextOf } from '../../english/grammar/certainty.ts'
import { correctText } from '../../english/grammar/correct-text.ts'
import { isPlain, oddsOf, signsOf } from '../../english/grammar/lone-edit.ts'
import { readSentence } from '../../english/grammar/sentence.ts'
import { type Lexicon, openLexicon } from '../../english/words/lexicon.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import { fitLogistic, type Sample } from './fit-logistic.ts'
import { isMeant } from './is-meant.ts'
import { rightOfSets, rightTexts, wrongTexts } from './learnt-from.ts'
import { readMarkedTexts } from './marked-texts.ts'
import { isAccepted } from './same-sentence.ts'

/** How much an edit of a right sentence counts beside a right correction, by who wrote it. */
const ALARM = { rightEnglish: 3, learners: 2, mended: 1, ofSets: 1, examples: 1, own: 0.5 }
/** An edit of a wrong sentence that mends something else. */
const OTHER_MEND = 0.1
/** A sign that was seen less often tells nothing. */
const FEWEST = 4
const STRENGTH = 4
const LEAST_WEIGHT = 0.05

interface Text {
  text: string
  right: readonly string[]
  /** How much it counts that it is changed though it is right. */
  alarm: number
}

/** Learns what tells for or against the only edit of a sentence: from learners' texts, our sets and right English. */
export async function run(): Promise<void> {
  const lexicon = openLexicon()
  const all = [
    ...marked('learners', ALARM.learners),
    ...marked('right-english', ALARM.rightEnglish),
    ...ofSets(),
    ...examples(),
    ...own(),
  ]
  const samples = onlyFrequent(all.flatMap((one) => samplesOf(one, lexicon)))
  const fitted = [...fitLogistic(samples, { areShared: true, isSigned: true, strength: STRENGTH })]
  const weights = fitted.filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT)
  writeFileSync(
    join(PROJECT_ROOT, 'english/data/practised.tsv'),
    [['sign', 'weight'], ...weights.toSorted(([one], [other]) => (one < other ? -1 : 1))]
      .map((row) => `${row.join('\t')}\n`)
      .join(''),
  )
  console.log(JSON.stringify({ edits: samples.length, signs: weights.length }))
}

function marked(folder: string, alarm: number): Text[] {
  return readMarkedTexts(join(PROJECT_ROOT, 'evals', folder)).flatMap(({ wrong, right }) => {
    const [best = ''] = right
    const isWrong = !isAccepted(wrong, right.join(' || '))
    return [{ text: wrong, right, alarm }, ...(isWrong ? [{ text: best, right: [best], alarm: ALARM.mended }] : [])]
  })
}

const ofSets = (): Text[] => [
  ...[...wrongTexts()].map(([text, right]) => ({ text, right, alarm: ALARM.ofSets })),
  ...[...new Set(rightOfSets())].map((text) => ({ text, right: [text], alarm: ALARM.ofSets })),
]

/** Of the rules: typical mistakes, most of them short. */
const examples = (): Text[] =>
  rowsOf('rule-examples.tsv').map(([, wrong = '', right = '']) => ({
    text: wrong || right,
    right: [right],
    alarm: ALARM.examples,
  }))

/** The teacher's book, the dictionary, and what WordNet has as examples. */
function own(): Text[] {
  const { all, ofSets } = rightTexts()
  return [...all].filter((text) => !ofSets.has(text)).map((text) => ({ text, right: [text], alarm: ALARM.own }))
}

function samplesOf({ text, right, alarm }: Text, lexicon: Lexicon): Sample[] {
  const isRight = isAccepted(text, right.join(' || '))
  return correctText(text, lexicon, { isLearning: true }).flatMap(({ original, findings }) => {
    const [only, other] = findings.filter((one) => !isPlain(one))
    if (!only || other) return []
    const read = readSentence(original, lexicon)
    const mends = !isRight && right.some((one) => isMeant(only, text, one))
    return {
      names: [...new Set(signsOf(read, only, contextOf(read).circumstances))],
      isRight: mends,
      weight: isRight ? alarm : mends ? 1 : OTHER_MEND,
      offset: oddsOf(only.certainty),
    }
  })
}

function onlyFrequent(samples: readonly Sample[]): Sample[] {
  const counts = new Map<string, number>()
  for (const { names } of samples) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return samples.map((one) => ({ ...one, names: one.names.filter((name) => (counts.get(name) ?? 0) >= FEWEST) }))
}
