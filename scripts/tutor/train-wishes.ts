/**
 * Trains what a message wants of a school (`tutor/intents/weigh-wish.ts`) from evals/wishes-training.tsv and, where an
 * intent says it, evals/intents-training.tsv; deterministic. Run it when one of them or the features change.
 */
import { writeFileSync } from 'node:fs'
import { WISHES } from '../../domain/chat/wish-to-enrol.ts'
import { WISH_WEIGHTS, WISH_WORDS, wishFeatures } from '../../tutor/intents/weigh-wish.ts'
import { fitLinear, packLinear } from './fit-linear.ts'
import { wishExamples, wishRows, wishWords } from './wish-examples.ts'

const rows = wishRows()
const words = wishWords(rows)
const examples = wishExamples(rows)
writeFileSync(WISH_WORDS, `${words.join('\n')}\n`)
writeFileSync(WISH_WEIGHTS, packLinear(fitLinear(examples, WISHES, wishFeatures(new Set(words)))))
console.log(`${examples.length} examples`)
