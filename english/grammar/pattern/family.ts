import type { Reason } from '../reason.ts'
import { type Edit, type Phase, type Rule, replaceTokens, type Sentence, type Why } from '../sentence.ts'
import { sentenceWords } from '../sentence-words.ts'
import { type Match, matchesOf } from './match-pattern.ts'
import { type Pattern, parsePattern } from './parse-pattern.ts'
import { type Said, type Say, said } from './say.ts'

export interface PatternRule {
  /** One pattern, or several that say the same. */
  when: string | readonly string[]
  say: Say
  /** Where a pattern cannot tell. */
  where?: (match: Said) => boolean
  /** Patterns that share a word with the match and make it right. */
  not?: readonly string[]
  /** Wrong sentences, and what the whole corrector makes of them. */
  mends: Readonly<Record<string, string>>
  /** Right sentences that look like it. */
  leaves?: readonly string[]
}

export interface Family {
  reason: Reason
  /** Says more than the explanation of its reason, where that is worth it. */
  why?: Why
  /** When it runs: 'phrases' unless it says otherwise. */
  phase?: Phase
  rules: readonly PatternRule[]
}

export interface CompiledRule extends PatternRule {
  patterns: readonly Pattern[]
  exceptions: readonly Pattern[]
}

export type FamilyRule = Rule & { family: Family }

/** Rules that share an explanation. They are compiled when the first sentence comes. */
export function family(id: string, given: Family): FamilyRule {
  let compiled: Index | undefined
  return {
    id,
    family: given,
    find(sentence) {
      compiled ??= indexOf(given.rules)
      return rulesFor(compiled, sentence).flatMap((rule) => editsOf(rule, given, sentence))
    },
  }
}

interface Index {
  rules: readonly CompiledRule[]
  byWord: ReadonlyMap<string, readonly number[]>
  anywhere: readonly number[]
}

function indexOf(rules: readonly PatternRule[]): Index {
  const compiled = rules.map(compileRule)
  const byWord = new Map<string, number[]>()
  const anywhere: number[] = []
  for (const [index, { patterns }] of compiled.entries()) {
    if (patterns.some(({ anchors }) => !anchors)) anywhere.push(index)
    else
      for (const word of new Set(patterns.flatMap(({ anchors }) => [...(anchors ?? [])])))
        byWord.set(word, [...(byWord.get(word) ?? []), index])
  }
  return { rules: compiled, byWord, anywhere }
}

export const compileRule = (rule: PatternRule): CompiledRule => ({
  ...rule,
  patterns: (typeof rule.when === 'string' ? [rule.when] : rule.when).map(parsePattern),
  exceptions: (rule.not ?? []).map(parsePattern),
})

function rulesFor({ rules, byWord, anywhere }: Index, sentence: Sentence): CompiledRule[] {
  const indexes = new Set(anywhere)
  for (const word of sentenceWords(sentence)) for (const index of byWord.get(word) ?? []) indexes.add(index)
  return [...indexes].sort((one, other) => one - other).map((index) => rules[index] as CompiledRule)
}

export const editsOf = (rule: CompiledRule, of: Family, sentence: Sentence): Edit[] =>
  rule.patterns.flatMap((pattern) =>
    matchesOf(pattern, sentence)
      .filter((match) => !isException(rule, match))
      .flatMap((match) => editOf(rule, of, said(match, pattern)) ?? []),
  )

/** An exception shares a word with the match or its context. */
function isException({ exceptions }: CompiledRule, { sentence, spans }: Match): boolean {
  const from = spans[0]?.from ?? 0
  const to = spans.at(-1)?.to ?? 0
  return exceptions.some((pattern) => matchesOf(pattern, sentence).some((other) => other.from < to && other.to > from))
}

function editOf(rule: CompiledRule, { reason, why }: Family, match: Said): Edit | undefined {
  if (rule.where && !rule.where(match)) return undefined
  const words = typeof rule.say === 'string' ? match.fill(rule.say) : rule.say(match)
  if (words === undefined) return undefined
  const edit = replaceTokens(match.sentence, match.from, match.to, words, reason)
  const { text } = match.sentence
  if (text.slice(edit.start, edit.end).toLowerCase() === edit.text.toLowerCase()) return undefined
  return { ...edit, ...(why && { why }) }
}
