import type { Reason } from '../reason.ts'
import { type Edit, replaceTokens, type Sentence } from '../sentence.ts'
import { type Match, matchesOf } from './match-pattern.ts'
import { type Pattern, parsePattern } from './parse-pattern.ts'
import { type Said, said } from './say.ts'

/** Words that are wrong, and what is right: a record of data/phrases. */
export interface Phrase {
  /** Patterns that say the same. */
  when: readonly string[]
  say: string
  /** Patterns that share a word with the match and make it right. */
  not: readonly string[]
  /** Wrong sentences, and what the whole corrector makes of them. */
  mends: Readonly<Record<string, string>>
  /** Right sentences that look like it. */
  leaves: readonly string[]
}

export interface CompiledPhrase extends Phrase {
  patterns: readonly Pattern[]
  exceptions: readonly Pattern[]
}

export const compilePhrase = (record: Phrase): CompiledPhrase => ({
  ...record,
  patterns: record.when.map(parsePattern),
  exceptions: record.not.map(parsePattern),
})

export const editsOf = (record: CompiledPhrase, reason: Reason, sentence: Sentence): Edit[] =>
  record.patterns.flatMap((pattern) =>
    matchesOf(pattern, sentence)
      .filter((match) => !isException(record, match))
      .flatMap((match) => editOf(record.say, reason, said(match, pattern)) ?? []),
  )

/** An exception shares a word with the match or its context. */
function isException({ exceptions }: CompiledPhrase, { sentence, spans }: Match): boolean {
  const from = spans[0]?.from ?? 0
  const to = spans.at(-1)?.to ?? 0
  return exceptions.some((pattern) => matchesOf(pattern, sentence).some((other) => other.from < to && other.to > from))
}

function editOf(say: string, reason: Reason, match: Said): Edit | undefined {
  const edit = replaceTokens(match.sentence, match.from, match.to, match.fill(say), reason)
  const { text } = match.sentence
  return text.slice(edit.start, edit.end).toLowerCase() === edit.text.toLowerCase() ? undefined : edit
}
