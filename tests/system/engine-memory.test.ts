import { expect, test } from 'vitest'
import { HEAP_MB } from '../../server/outside/ai/embedded/language-engine.ts'
import { inItsOwnProcess } from '../harness/own-process.ts'

/** What is left for a long text, and for the code that V8 compiles as time goes by. */
const MOST_LIVE = 0.7

test('the engine’s data leaves room in its heap once everything has been opened', () => {
  const { liveMb } = inItsOwnProcess(`
    import { readFileSync } from 'node:fs'
    import { createAnalyser } from './tutor/analyser.ts'
    const analyse = createAnalyser({ onRuleError: () => {} })
    const rows = readFileSync('evals/grammar-right-speeches.tsv', 'utf8').split('\\n').slice(1, 41)
    for (const row of rows) analyse(row.split('\\t')[2])
    for (const text of ['terjemahkan: besok saya mau pergi ke pasar', 'apa bahasa Indonesianya "the guests left early"?'])
      analyse(text)
    gc()
    console.log(JSON.stringify({ liveMb: process.memoryUsage().heapUsed / 1e6 }))`)
  expect(liveMb).toBeLessThan(HEAP_MB * MOST_LIVE)
})
