import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { correctText, type Finding } from '../../english/grammar/correct.ts'
import { oddsOf, signsOfPractice } from '../../english/grammar/practised.ts'
import { readSentence } from '../../english/grammar/sentence.ts'
import { type Lexicon, openLexicon } from '../../english/words/lexicon.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import { fitLogistic, type Sample } from './fit-logistic.ts'
import { isMeant } from './is-meant.ts'
import { rightOfSets, wrongTexts } from './learnt-from.ts'
import { readMarkedTexts } from './marked-texts.ts'
import { isAccepted } from './same-sentence.ts'

const EVALS = join(PROJECT_ROOT, 'evals')
/** How much a change of a right sentence counts beside a right correction. */
const ALARM = 3

/** Learns which signs of practised writing tell against an edit: from learners' texts, our sets and right English. */
export async function run(): Promise<void> {
  const lexicon = openLexicon()
  const marked = [join(EVALS, 'learners'), join(EVALS, 'right-english')]
    .flatMap(readMarkedTexts)
    .map(({ wrong, right }): [string, readonly string[]] => [wrong, right])
  const ofSets = [...new Set(rightOfSets())].map((text): [string, readonly string[]] => [text, [text]])
  const samples = [...marked, ...wrongTexts(), ...ofSets].flatMap(([text, right]) => samplesOf(text, right, lexicon))
  const weights = [...fitLogistic(samples, true)].filter(([name, weight]) => name !== ALL && weight < 0)
  writeFileSync(
    join(PROJECT_ROOT, 'english/data/practised.tsv'),
    [['sign', 'weight'], ...weights.toSorted(([one], [other]) => (one < other ? -1 : 1))]
      .map((row) => `${row.join('\t')}\n`)
      .join(''),
  )
  console.log(JSON.stringify({ edits: samples.length, signs: weights.length }))
}

const ALL = 'all'

/** Sentences that are right but changed, and wrong ones of which every edit is right; the others tell nothing. */
function samplesOf(text: string, right: readonly string[], lexicon: Lexicon): Sample[] {
  const isRight = isAccepted(text, right.join(' || '))
  const changed = correctText(text, lexicon, { isLearning: true })
  const edits = changed.flatMap(({ findings }) => findings).filter(isLearntFrom)
  if (!isRight && !edits.every((edit) => right.some((one) => isMeant(edit, text, one)))) return []
  return changed.flatMap(({ original, findings: [first] }) =>
    first && isLearntFrom(first)
      ? {
          names: [ALL, ...signsOfPractice(readSentence(original, lexicon))],
          isRight: !isRight,
          weight: isRight ? ALARM : 1,
          offset: oddsOf(first.certainty),
        }
      : [],
  )
}

const isLearntFrom = ({ rule }: Finding): boolean => !/^(?:capital|apostrophe)/.test(rule)
