import { WISHES, type Wish } from '../../domain/chat/wish-to-enrol.ts'
import { wishFeatures } from '../../tutor/intents/weigh-wish.ts'
import { share } from '../marked/rows.ts'
import { type Example, fitLinear, type Weights } from '../tutor/fit-linear.ts'
import { wishExamples, wishRows, wishWords } from '../tutor/wish-examples.ts'

const FOLDS = 4

/** Weighs every message of evals/wishes-training.tsv by what was learnt from the voices of others. */
export async function run(): Promise<void> {
  const rows = wishRows()
  const voices = [...new Set(rows.map(({ voice }) => voice))]
  const foldOf = ({ voice, utterance }: Example<Wish>): number =>
    (voice === 'first' ? utterance.length : voices.indexOf(voice)) % FOLDS
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const others = rows.filter((row) => foldOf(row) !== fold)
    const featuresIn = wishFeatures(new Set(wishWords(others)))
    const weights = fitLinear(wishExamples(others), WISHES, featuresIn)
    return rows
      .filter((row) => foldOf(row) === fold)
      .map((row) => ({ ...row, taken: likeliest(weights, featuresIn(row.utterance)) }))
  }).flat()
  for (const { label, taken, utterance, voice } of judged)
    if (label !== taken) console.log([label, taken, voice, utterance].join('\t'))
  const of = (wish: Wish) => {
    const right = judged.filter(({ label, taken }) => label === wish && taken === wish).length
    return {
      recall: share(right, judged.filter(({ label }) => label === wish).length),
      precision: share(right, judged.filter(({ taken }) => taken === wish).length),
    }
  }
  console.log(JSON.stringify(Object.fromEntries(WISHES.map((wish) => [wish, of(wish)]))))
}

function likeliest({ weights, biases }: Weights, features: ReadonlyMap<number, number>): Wish {
  const scores = WISHES.map((_, label) => biases[label] ?? 0)
  for (const [at, value] of features)
    for (const label of WISHES.keys())
      scores[label] = (scores[label] ?? 0) + (weights[at * WISHES.length + label] ?? 0) * value
  return WISHES[scores.indexOf(Math.max(...scores))] ?? 'none'
}
