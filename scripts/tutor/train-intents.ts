/**
 * Trains the tutor's intent classifier from evals/intents-training.tsv; deterministic. Run it when the training
 * utterances, the features, the slang map, or the closed-class and Indonesian words change.
 */
import { writeFileSync } from 'node:fs'
import { LABELS } from '../../tutor/intents/classifier.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import { fitLinear, packLinear } from './fit-linear.ts'
import { trainingRows } from './training-rows.ts'
import { varyUtterances } from './vary-utterances.ts'

const examples = varyUtterances(trainingRows('intents-training.tsv', LABELS))
writeFileSync(`${PROJECT_ROOT}/tutor/data/intents.bin`, packLinear(fitLinear(examples, LABELS)))
console.log(`${examples.length} examples`)
