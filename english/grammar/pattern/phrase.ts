import type { Reason } from '../reason.ts'
import { type Edit, type Phase, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { sentenceWords } from '../sentence-words.ts'
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

interface CompiledPhrase extends Phrase {
  patterns: readonly Pattern[]
  exceptions: readonly Pattern[]
}

export type PhraseRule = Rule & { reason: Reason; phase: Phase; records: readonly Phrase[] }

/** The records of one reason and phase. They are compiled when the first sentence comes. */
export function phraseRule(reason: Reason, phase: Phase, records: readonly Phrase[]): PhraseRule {
  let compiled: Index | undefined
  return {
    id: `${reason}:${phase}`,
    reason,
    phase,
    records,
    find(sentence) {
      compiled ??= indexOf(records)
      return recordsFor(compiled, sentence).flatMap((record) => editsOf(record, reason, sentence))
    },
  }
}

interface Index {
  records: readonly CompiledPhrase[]
  byWord: ReadonlyMap<string, readonly number[]>
  anywhere: readonly number[]
}

function indexOf(records: readonly Phrase[]): Index {
  const compiled = records.map(compilePhrase)
  const byWord = new Map<string, number[]>()
  const anywhere: number[] = []
  for (const [index, { patterns }] of compiled.entries()) {
    if (patterns.some(({ anchors }) => !anchors)) anywhere.push(index)
    else
      for (const word of new Set(patterns.flatMap(({ anchors }) => [...(anchors ?? [])])))
        byWord.set(word, [...(byWord.get(word) ?? []), index])
  }
  return { records: compiled, byWord, anywhere }
}

export const compilePhrase = (record: Phrase): CompiledPhrase => ({
  ...record,
  patterns: record.when.map(parsePattern),
  exceptions: record.not.map(parsePattern),
})

const NONE: readonly CompiledPhrase[] = []

function recordsFor({ records, byWord, anywhere }: Index, sentence: Sentence): readonly CompiledPhrase[] {
  const named: number[] = []
  for (const word of sentenceWords(sentence)) {
    const indexes = byWord.get(word)
    if (indexes) named.push(...indexes)
  }
  if (named.length === 0 && anywhere.length === 0) return NONE
  const indexes =
    named.length === 0 ? anywhere : [...new Set([...anywhere, ...named])].sort((one, other) => one - other)
  return indexes.map((index) => records[index] as CompiledPhrase)
}

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
