import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openEncoder } from '../../english/encoder/encoder.ts'
import { type Again, correctText } from '../../english/grammar/correct-text.ts'
import type { Lexicon } from '../../english/words/lexicon.ts'
import { readRows } from '../marked/rows.ts'
import { accepted, isAccepted } from './same-sentence.ts'

/** What the corrector makes of one text; `right` is what it should be, if that is known. */
export interface GoldenRow {
  text: string
  corrected: string
  reasons: string
  right: string
}

/** Every sentence of the development grammar sets, wrong and right ones, each once. Held-out ones are not shown. */
export function goldenTexts(folder: string): Map<string, string> {
  const texts = new Map<string, string>()
  const sets = readdirSync(folder).filter((name) => /^grammar.*\.tsv$/.test(name))
  for (const { wrong = '', correct = '' } of sets.flatMap((name) => readRows(join(folder, name)))) {
    if (wrong && wrong !== '-') texts.set(wrong, correct)
    for (const right of correct ? accepted(correct) : []) if (!texts.has(right)) texts.set(right, right)
  }
  return texts
}

let again: Again | undefined

/** The text with all its corrections, and why. */
export function correctedText(text: string, lexicon: Lexicon): { corrected: string; reasons: string; certain: string } {
  again ??= { encode: openEncoder(), corrected: new Map() }
  const sentences = correctText(text, lexicon, { again })
  return {
    corrected: sentences.reduce((rest, one) => rest.replace(one.original, () => one.corrected), text),
    reasons: sentences.flatMap(({ findings }) => findings.map(({ rule }) => rule)).join(' '),
    certain: sentences
      .flatMap(({ findings }) => findings.map(({ rule, certainty }) => `${rule} ${certainty}`))
      .join(', '),
  }
}

export function readGolden(file: string): GoldenRow[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([text = '', corrected = '', reasons = '', right = '']) => ({ text, corrected, reasons, right }))
}

/** 'better' or 'worse' where what is right is known. */
export function verdictOf(before: GoldenRow, now: GoldenRow): 'better' | 'worse' | 'other' | 'reason' {
  if (before.corrected === now.corrected) return 'reason'
  const was = isAccepted(before.corrected, now.right)
  const is = isAccepted(now.corrected, now.right)
  if (was === is) return 'other'
  return is ? 'better' : 'worse'
}
