import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openLexicon } from '../../english/words/lexicon.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import { correctedText, type GoldenRow, goldenTexts, readGolden, verdictOf } from './golden-rows.ts'

/** Prints what differs from an earlier run; writes the file where there is none, else `FILE.now` beside it. */
export async function run(file: string): Promise<void> {
  const lexicon = openLexicon()
  const started = performance.now()
  const rows: GoldenRow[] = [...goldenTexts(join(PROJECT_ROOT, 'evals'))].map(([text, right]) => ({
    text,
    right,
    ...correctedText(text, lexicon),
  }))
  const msPerText = (performance.now() - started) / rows.length
  const before = new Map(readGolden(file).map((row) => [row.text, row]))
  const counts: Record<string, number> = {}
  for (const now of rows) {
    const was = before.get(now.text)
    if (!was || (was.corrected === now.corrected && was.reasons === now.reasons)) continue
    const verdict = verdictOf(was, now)
    counts[verdict] = (counts[verdict] ?? 0) + 1
    console.log([verdict, now.text, was.corrected, now.corrected, was.reasons, now.reasons].join('\t'))
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(
    before.size > 0 ? `${file}.now` : file,
    rows.map(({ text, corrected, reasons, right }) => `${[text, corrected, reasons, right].join('\t')}\n`).join(''),
  )
  console.log(JSON.stringify({ items: rows.length, ...counts, msPerText: Number(msPerText.toFixed(2)) }))
}
