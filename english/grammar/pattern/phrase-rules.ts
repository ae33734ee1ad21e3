import type { Reason } from '../reason.ts'
import type { Phase, Rule, Sentence } from '../sentence.ts'
import { sentenceWords } from '../sentence-words.ts'
import type { Pattern } from './parse-pattern.ts'
import { type CompiledPhrase, compilePhrase, editsOf, type Phrase } from './phrase.ts'

interface PhraseFamily {
  reason: Reason
  phase: Phase
  records: readonly Phrase[]
}

export type PhraseRule = Rule & PhraseFamily

/** The records of each reason and phase as one rule. They are compiled when the first sentence comes. */
export function phraseRules(families: readonly PhraseFamily[]): PhraseRule[] {
  let index: PhraseIndex | undefined
  let last: { sentence: Sentence; found: ReturnType<PhraseIndex> } | undefined
  const foundIn = (sentence: Sentence) => {
    index ??= indexPhrases(families)
    if (last?.sentence !== sentence) last = { sentence, found: index(sentence) }
    return last.found
  }
  return families.map((family, number) => ({
    id: `${family.reason}:${family.phase}`,
    ...family,
    find: (sentence) =>
      (foundIn(sentence).get(number) ?? NONE).flatMap((record) => editsOf(record, family.reason, sentence)),
  }))
}

const NONE: readonly CompiledPhrase[] = []

/** The records of each family, by its number, whose words a sentence has. */
type PhraseIndex = (sentence: Sentence) => ReadonlyMap<number, readonly CompiledPhrase[]>

interface Indexed {
  record: CompiledPhrase
  family: number
}

/** One look-up a sentence for the records of all families. */
function indexPhrases(families: readonly PhraseFamily[]): PhraseIndex {
  const all = families.flatMap(({ records }, family) =>
    records.map((record): Indexed => ({ record: compilePhrase(record), family })),
  )
  const byWord = new Map<string, number[]>()
  const anywhere: number[] = []
  for (const [at, { record }] of all.entries()) {
    if (record.patterns.some(({ anchors }) => !anchors)) anywhere.push(at)
    else for (const word of anchorsOf(record)) byWord.set(word, [...(byWord.get(word) ?? []), at])
  }
  return (sentence) => {
    const words = sentenceWords(sentence)
    const named = new Set(anywhere)
    for (const word of words) for (const at of byWord.get(word) ?? []) named.add(at)
    const found = new Map<number, CompiledPhrase[]>()
    for (const at of [...named].sort((one, other) => one - other)) {
      const { record, family } = all[at] as Indexed
      if (!record.patterns.some((pattern) => mayMatch(pattern, words))) continue
      const others = found.get(family)
      if (others) others.push(record)
      else found.set(family, [record])
    }
    return found
  }
}

const anchorsOf = ({ patterns }: CompiledPhrase): ReadonlySet<string> =>
  new Set(patterns.flatMap(({ anchors }) => [...(anchors ?? [])]))

const mayMatch = ({ needs }: Pattern, words: ReadonlySet<string>): boolean =>
  needs.every((need) => (need.size < words.size ? holdsOne(words, need) : holdsOne(need, words)))

function holdsOne(words: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean {
  for (const word of wanted) if (words.has(word)) return true
  return false
}
