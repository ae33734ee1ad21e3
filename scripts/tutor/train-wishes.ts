/**
 * Trains what a message wants of a school (`tutor/intents/weigh-wish.ts`) from evals/wishes-training.tsv and, where an
 * intent says it, evals/intents-training.tsv; deterministic. Run it when one of them or the features change.
 */
import { writeFileSync } from 'node:fs'
import { WISHES } from '../../domain/chat/wish-to-enrol.ts'
import { WISH_WEIGHTS, wishFeatures } from '../../tutor/intents/weigh-wish.ts'
import { fitLinear, packLinear } from './fit-linear.ts'
import { wishExamples, wishRows } from './wish-examples.ts'

const examples = wishExamples(wishRows())
writeFileSync(WISH_WEIGHTS, packLinear(fitLinear(examples, WISHES, wishFeatures)))
console.log(`${examples.length} examples`)
