import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nameOf } from '../../english/grammar/certainty.ts'
import { correctText } from '../../english/grammar/correct-text.ts'
import { openLexicon } from '../../english/words/lexicon.ts'
import { share } from '../marked/rows.ts'
import { proseIn } from './right-prose.ts'

const MOST_SENTENCES = 2000

/** Corrects right sentences out of a folder of texts, and prints what was changed and which rules did it. */
export async function run(folder: string): Promise<void> {
  const lexicon = openLexicon()
  const sentences = sampleOf(
    proseIn(
      readdirSync(folder)
        .toSorted()
        .map((name) => readFileSync(join(folder, name), 'utf8'))
        .join('\n\n'),
    ),
  )
  const byRule: Record<string, number> = {}
  let changed = 0
  for (const sentence of sentences) {
    const findings = correctText(sentence, lexicon).flatMap((one) => one.findings)
    if (findings.length > 0) changed += 1
    for (const finding of findings) {
      const name = nameOf(finding.by, finding)
      byRule[name] = (byRule[name] ?? 0) + 1
      console.log([name, finding.certainty, finding.from, finding.to, sentence].join('\t'))
    }
  }
  const most = Object.entries(byRule).toSorted(([, one], [, other]) => other - one)
  console.table(Object.fromEntries(most))
  console.log(JSON.stringify({ sentences: sentences.length, falseAlarms: share(changed, sentences.length) }))
}

/** From all parts of the texts alike. */
function sampleOf(sentences: readonly string[]): string[] {
  const step = Math.max(1, Math.ceil(sentences.length / MOST_SENTENCES))
  return sentences.filter((_, at) => at % step === 0)
}
