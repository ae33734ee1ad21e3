import { capitalise, isCapitalised } from '../sentences/tokens.ts'
import { inflectVerb } from '../words/verbs.ts'
import { firstWords } from './first-words.ts'
import type { Reason } from './reason.ts'
import type { Edit, Rule, Sentence } from './sentence.ts'

export interface Phrase {
  /** The id of the explanation. */
  rule: Reason
  find: RegExp
  to: string | ((match: RegExpExecArray, sentence: Sentence) => string | undefined)
  unless?: RegExp
  /** Every match starts with one of these words; undefined where that is not known. */
  firstWords: ReadonlySet<string> | undefined
}

/** discuss|discusses|discussed|discussing */
export const formsOf = (...bases: string[]): string =>
  `(?:${[...new Set(bases.flatMap((base) => [base, ...(['third', 'past', 'participle', 'ing'] as const).map((form) => inflectVerb(base, form))]))].join('|')})`

/** A phrase that is always wrong; $1 and so on in `to` are the groups of `find`. */
export function phrase(rule: Reason, find: string, to: Phrase['to'], unless?: RegExp): Phrase {
  const pattern = find.replaceAll('[A-Z]', '(?-i:[A-Z])') // A capital means one, though the rest may be written either way.
  return { rule, find: new RegExp(`\\b${pattern}`, 'gi'), to, ...(unless && { unless }), firstWords: firstWords(find) }
}

export function phraseRule(id: string, phrases: readonly Phrase[]): Rule {
  const byWord = new Map<string, number[]>()
  const anywhere: number[] = []
  for (const [index, { firstWords }] of phrases.entries()) {
    if (!firstWords) anywhere.push(index)
    for (const word of firstWords ?? []) byWord.set(word, [...(byWord.get(word) ?? []), index])
  }
  return {
    id,
    find(sentence) {
      const indexes = new Set(anywhere)
      for (const word of wordsOf(sentence)) for (const index of byWord.get(word) ?? []) indexes.add(index)
      return [...indexes]
        .sort((one, other) => one - other)
        .flatMap((index) => matches(phrases[index] as Phrase, sentence))
    },
  }
}

const kept = new WeakMap<Sentence, ReadonlySet<string>>()

/** The runs of letters in a sentence, in lower case: 'I'm' has 'i' and 'm'. */
function wordsOf(sentence: Sentence): ReadonlySet<string> {
  const before = kept.get(sentence)
  if (before) return before
  const words = new Set(sentence.text.toLowerCase().match(/[a-z]+/g))
  kept.set(sentence, words)
  return words
}

function matches(one: Phrase, sentence: Sentence): Edit[] {
  if (one.unless?.test(sentence.text)) return []
  const edits: Edit[] = []
  for (const match of sentence.text.matchAll(one.find)) {
    const replaced = typeof one.to === 'string' ? fill(one.to, match) : one.to(match, sentence)
    if (replaced === undefined || replaced === match[0]) continue
    edits.push({ start: match.index, end: match.index + match[0].length, text: cased(replaced, match), rule: one.rule })
  }
  return edits
}

const fill = (to: string, match: RegExpExecArray) =>
  to.replaceAll(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '').replaceAll(/ {2,}/g, ' ')

const cased = (text: string, match: RegExpExecArray) =>
  isCapitalised(match[0]) && match.index === 0 ? capitalise(text) : text
