import { join } from 'node:path'
import { lookUp } from '../../english/dictionary/look-up.ts'
import { readRows } from '../marked/rows.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import { percentile } from './percentile.ts'

const ROUNDS = 10

/** Time of a dictionary look-up by kind of question, after one warm-up round. */
export function measureLookUps() {
  const questions = readRows(join(PROJECT_ROOT, 'evals/words.tsv'))
  const timesOf = new Map<string, number[]>()
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { lookup = '', kind = '' } of questions) {
      const startedAt = performance.now()
      lookUp(lookup)
      const time = performance.now() - startedAt
      if (round > 0) timesOf.set(kind, [...(timesOf.get(kind) ?? []), time])
    }
  }
  const all = [...timesOf.values()].flat()
  return [...timesOf, ['all', all] as const].map(([kind, times]) => ({
    kind,
    'look-ups': times.length,
    'p50 ms': percentile(times, 0.5),
    'p99 ms': percentile(times, 0.99),
  }))
}
