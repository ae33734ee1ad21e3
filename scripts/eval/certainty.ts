import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  CIRCUMSTANCES,
  type Circumstance,
  circumstancesOf,
  contextOf,
  nameOf,
} from '../../english/grammar/certainty.ts'
import type { Finding } from '../../english/grammar/correct.ts'
import { correctText } from '../../english/grammar/correct-text.ts'
import { readSentence } from '../../english/grammar/sentence.ts'
import { type Lexicon, openLexicon } from '../../english/words/lexicon.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import { articleTwins } from './article-twins.ts'
import { fitLogistic, type Sample } from './fit-logistic.ts'
import { isMeant } from './is-meant.ts'
import { rightTexts, wrongTexts } from './learnt-from.ts'

/** How many right sentences a visitor writes for each wrong one of the same length; there are more in our texts. */
const RIGHT_PER_WRONG = 2
/** How many lack an article, as in mails and sentences with several errors. */
const WITHOUT_ARTICLE = 0.15
/** Sentences of up to so many words are of one length. */
const LENGTHS = [9, 13, 17, 21, Number.POSITIVE_INFINITY]

/** Runs every rule over texts whose right form is known, and writes how sure each rule may be. */
export async function run(): Promise<void> {
  const lexicon = openLexicon()
  const { all: right, ofSets } = rightTexts()
  const wrong = wrongTexts()
  const twins = articleTwins(ofSets, lexicon)
  const shareIn = shareOf(right, wrong.keys(), RIGHT_PER_WRONG)
  const shareInSets = shareOf(ofSets, wrong.keys(), RIGHT_PER_WRONG)
  const shareInTwins = shareOf(twins.keys(), wrong.keys(), WITHOUT_ARTICLE)
  const samples = [
    ...[...wrong].flatMap(([text, accepted]) => samplesOf(text, accepted, lexicon, () => 1)),
    // What the choice of articles was learnt from would praise it.
    ...[...right].flatMap((text) =>
      samplesOf(text, [text], lexicon, ({ evidence }) =>
        evidence === undefined ? shareIn(text) : ofSets.has(text) ? shareInSets(text) : 0,
      ),
    ),
    ...[...twins].flatMap(([text, accepted]) =>
      samplesOf(text, accepted, lexicon, ({ evidence }) => (evidence === undefined ? 0 : shareInTwins(text))),
    ),
  ]
  const weights = fitLogistic(samples)
  const rows = [...counted(samples)].map(([name, { right: yes, wrong: no }]) => [name, yes, no, weights.get(name) ?? 0])
  writeFileSync(
    join(PROJECT_ROOT, 'english/data/certainty.tsv'),
    [['name', 'right', 'wrong', 'weight'], ...rows].map((row) => `${row.join('\t')}\n`).join(''),
  )
  console.log(JSON.stringify({ rightTexts: right.size, wrongTexts: wrong.size, edits: samples.length }))
}

const lengthOf = (text: string): number => LENGTHS.findIndex((most) => text.split(' ').length <= most)

/** How much each of these texts counts, if there were so many for each wrong one of the same length. */
function shareOf(texts: Iterable<string>, wrong: Iterable<string>, perWrong: number): (text: string) => number {
  const wrongByLength = countLengths([...wrong])
  const byLength = countLengths([...texts])
  return (text) => {
    const length = lengthOf(text)
    return (perWrong * (wrongByLength[length] ?? 0)) / (byLength[length] || 1)
  }
}

function countLengths(texts: readonly string[]): number[] {
  return LENGTHS.map((_, length) => texts.filter((text) => lengthOf(text) === length).length)
}

function samplesOf(
  text: string,
  accepted: readonly string[],
  lexicon: Lexicon,
  weightOf: (finding: Finding) => number,
): Sample[] {
  return correctText(text, lexicon, { isCareful: false }).flatMap(({ original, findings }) => {
    const { circumstances } = contextOf(readSentence(original, lexicon))
    return findings
      .filter(({ from, to }) => from.toLowerCase() !== to.toLowerCase())
      .map((finding) => ({
        names: [nameOf(finding.by, finding), ...circumstancesOf(finding, circumstances)],
        isRight: !accepted.includes(text) && accepted.some((one) => isMeant(finding, text, one)),
        weight: weightOf(finding),
      }))
      .filter(({ weight }) => weight > 0)
  })
}

function counted(samples: readonly Sample[]): Map<string, { right: number; wrong: number }> {
  const counts = new Map<string, { right: number; wrong: number }>()
  for (const { names, isRight } of samples) {
    for (const name of names) {
      const count = counts.get(name) ?? { right: 0, wrong: 0 }
      counts.set(name, count)
      if (isRight) count.right += 1
      else count.wrong += 1
    }
  }
  const isCircumstance = (name: string) => CIRCUMSTANCES.includes(name as Circumstance)
  return new Map(
    [...counts].sort(
      ([one], [other]) => Number(isCircumstance(other)) - Number(isCircumstance(one)) || (one < other ? -1 : 1),
    ),
  )
}
