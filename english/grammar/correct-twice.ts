import type { Encode } from '../encoder/encoder.ts'
import { straighten, styleOf } from '../sentences/apostrophes.ts'
import type { Lexicon } from '../words/lexicon.ts'
import { type CorrectedSentence, correctSentence, type Finding, type Options, onlyWhere } from './correct.ts'
import { isPlain } from './lone-edit.ts'
import type { Reason } from './reason.ts'
import { rules as allRules } from './rules.ts'
import { readAgain, type SecondReading } from './second-reading.ts'
import { applyEdit, type Edit } from './sentence.ts'

/** What the rules find is left where a second reading sees nothing, and what that sees is added. */
export function correctTwice(
  byRules: CorrectedSentence,
  lexicon: Lexicon,
  { encode, isBrief = false }: { encode: Encode; isBrief?: boolean },
  options: Options,
): CorrectedSentence {
  if (isBrief && byRules.findings.length === 0) return byRules
  const again = readAgain(straighten(byRules.original), { encode, lexicon })
  if (!again) return byRules
  if (again.seesNothing) return byRules.findings.length > 0 ? onlyWords(byRules, lexicon, options) : byRules
  return isBrief ? byRules : withMore(byRules, encode, lexicon, byRules.findings.length > 0 ? null : again)
}

/** How a word is spelt, and which words go together: of these a second reading knows too little. */
const OF_WORDS: ReadonlySet<Reason> = new Set<Reason>([
  ...(['spelling', 'a-an', 'confusion', 'collocation', 'do-make', 'say-tell', 'watch-listen'] as const),
  ...(['calque', 'calque-age', 'calque-explain', 'calque-home', 'calque-very-verb', 'compound'] as const),
])
const isOfWords = (found: Pick<Edit, 'rule'>): boolean => isPlain(found) || OF_WORDS.has(found.rule)

const onlyWords = ({ original, findings }: CorrectedSentence, lexicon: Lexicon, options: Options): CorrectedSentence =>
  correctSentence(original, lexicon, { ...options, rules: onlyWhere(isOfWords, options.rules ?? allRules, findings) })

const TIMES = 2

/** What a second reading of the corrected sentence would change, and once more of what came of that. */
function withMore(
  found: CorrectedSentence,
  encode: Encode,
  lexicon: Lexicon,
  known: SecondReading | null,
): CorrectedSentence {
  const styled = styleOf(found.original)
  const findings: Finding[] = [...found.findings]
  let text = straighten(found.corrected)
  for (let time = 0; time < TIMES; time++) {
    const isBeside = findings.some((one) => !isPlain(one))
    const again = (time === 0 && known) || readAgain(text, { encode, lexicon, isBeside })
    if (!again || again.edits.length === 0) break
    for (const { edit, certainty } of again.edits) {
      const [from, to] = [text.slice(edit.start, edit.end), edit.text].map(styled) as [string, string]
      findings.push({ rule: edit.rule, from, to, certainty, by: 'second-reading' })
      text = applyEdit(text, edit)
    }
  }
  return { ...found, corrected: styled(text), findings }
}
