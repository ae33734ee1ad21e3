import { readFileSync } from 'node:fs'
import { openLexicon } from '../../english/words/lexicon.ts'
import { correctedText } from './golden-rows.ts'

/** One text a line; prints text, corrected text and reasons with their certainty, separated by tabs. */
export async function run(file: string): Promise<void> {
  const lexicon = openLexicon()
  for (const text of readFileSync(file, 'utf8').trimEnd().split(/\r?\n/)) {
    const { corrected, certain } = correctedText(text, lexicon)
    console.log([text, corrected, certain].join('\t'))
  }
}
