import type { Lexicon } from '../english/lexicon.ts'
import { sentencesOf } from '../english/tokens.ts'
import { clausesOf, openingOf } from './openings.ts'
import { rules } from './rules.ts'
import { applyEdit, type Edit, type Rule, readSentence, type Sentence } from './sentence.ts'

export interface Finding {
  rule: string
  /** The words before and after, as short as they can be shown. */
  from: string
  to: string
}

export interface CorrectedSentence {
  original: string
  corrected: string
  findings: Finding[]
}

const MAX_EDITS = 12
const RULES_OF_OPENINGS = rules.filter(({ readsOpening }) => readsOpening)

/** Every sentence that has something to mend, in order. */
export function correctText(
  text: string,
  lexicon: Lexicon,
  isOurs: (sentence: string) => boolean = () => true,
): CorrectedSentence[] {
  return sentencesOf(text)
    .filter((one) => isOurs(one.text))
    .map((one) => correctSentence(one.text, lexicon))
    .filter((one) => one.findings.length > 0)
}

/** What follows an opening, 'but' or 'because' is also read as a sentence of its own: they must not hide what is wrong behind them. */
export function correctSentence(text: string, lexicon: Lexicon): CorrectedSentence {
  const opening = openingOf(text)
  const opened = opening ? behindOpening(text, opening, lexicon) : correctPart(text, lexicon, rules)
  const [first = '', ...others] = clausesOf(opened.corrected)
  if (others.length === 0) return opened
  const clauses = others.map((clause) => correctPart(clause, lexicon, rules))
  return joinParts(text, [{ ...opened, corrected: first }, ...clauses], ' ')
}

function behindOpening(text: string, opening: string, lexicon: Lexicon): CorrectedSentence {
  const whole = correctPart(text, lexicon, RULES_OF_OPENINGS)
  const parts = [opening, whole.corrected.slice(opening.length)].map((part) => correctPart(part, lexicon, rules))
  return joinParts(text, [{ ...whole, corrected: '' }, ...parts], '')
}

const joinParts = (original: string, parts: readonly CorrectedSentence[], glue: string): CorrectedSentence => ({
  original,
  corrected: parts.map(({ corrected }) => corrected).join(glue),
  findings: parts.flatMap(({ findings }) => findings),
})

function correctPart(text: string, lexicon: Lexicon, applied: readonly Rule[]): CorrectedSentence {
  const findings: Finding[] = []
  let sentence = readSentence(text, lexicon)
  const seen = new Set([text])
  for (const [index, rule] of [...applied, ...applied].entries()) {
    // What has nothing wrong is not read twice.
    if (index === applied.length && findings.length === 0) break
    for (let edit = rule.find(sentence)[0]; edit && findings.length < MAX_EDITS; edit = rule.find(sentence)[0]) {
      const next = applyEdit(sentence.text, edit)
      if (seen.has(next)) break
      seen.add(next)
      findings.push(shown(sentence, edit))
      sentence = readSentence(next, lexicon)
    }
  }
  return { original: text, corrected: sentence.text, findings }
}

/** Widens an edit to whole words, so that it can be shown. */
function shown(sentence: Sentence, edit: Edit): Finding {
  const before = /[\p{L}\d'’]*$/u.exec(sentence.text.slice(0, edit.start))?.[0] ?? ''
  const after = /^[\p{L}\d'’]*/u.exec(sentence.text.slice(edit.end))?.[0] ?? ''
  const from = before + sentence.text.slice(edit.start, edit.end) + after
  const to = before + edit.text + after
  return { rule: edit.rule, from: from.trim(), to: to.trim() }
}
