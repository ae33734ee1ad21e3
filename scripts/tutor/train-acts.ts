/**
 * Trains what somebody does with a message (`tutor/requests/acts.ts`) from evals/acts-training.tsv; deterministic. Tries
 * what was learnt from some voices on the others, and writes what was learnt from all. Run it when the rows change.
 */
import { writeFileSync } from 'node:fs'
import { openLexicon } from '../../english/words/lexicon.ts'
import { ACT_WEIGHTS, actFeatures, atStage } from '../../tutor/requests/acts.ts'
import { ACTS, type Stage } from '../../tutor/requests/kinds.ts'
import { readRows, share } from '../marked/rows.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import { fitLinear, packLinear } from './fit-linear.ts'
import { predictor } from './predict-linear.ts'

const FOLDS = 5
const SURE = 0.7

const features = actFeatures(openLexicon())
const examples = readRows(`${PROJECT_ROOT}/evals/acts-training.tsv`).map(
  ({ voice = '', stage = '', act = '', says = '' }) => {
    const label = ACTS.find((one) => one === act)
    if (!label) throw new Error(`No such act: ${act}`)
    return { label, utterance: atStage(stage as Stage, says), voice }
  },
)
const voices = [...new Set(examples.map(({ voice }) => voice))]
const foldOf = (voice: string): number => voices.indexOf(voice) % FOLDS

const tried = Array.from({ length: FOLDS }, (_, fold) => {
  const own = examples.filter(({ voice }) => foldOf(voice) !== fold)
  const predict = predictor(fitLinear(own, ACTS, features), ACTS, features)
  return examples.filter(({ voice }) => foldOf(voice) === fold).map((one) => ({ ...one, ...predict(one.utterance) }))
}).flat()
for (const act of ACTS) {
  const own = tried.filter(({ label }) => label === act)
  const taken = tried.filter(({ best }) => best === act)
  const right = own.filter(({ best }) => best === act).length
  console.log(act, own.length, { found: share(right, own.length), right: share(right, taken.length) })
}
const sure = tried.filter(({ chance }) => chance >= SURE)
console.log({
  right: share(tried.filter(({ best, label }) => best === label).length, tried.length),
  sure: share(sure.length, tried.length),
  rightOfSure: share(sure.filter(({ best, label }) => best === label).length, sure.length),
})
if (process.env.CONFUSED)
  for (const { best, label, chance, utterance } of tried)
    if (best !== label) console.log([label, best, chance.toFixed(2), utterance.replace('\n', ' | ')].join('\t'))
writeFileSync(ACT_WEIGHTS, packLinear(fitLinear(examples, ACTS, features)))
