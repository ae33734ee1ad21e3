import { correctText } from '../../english/grammar/correct-text.ts'
import { applyEdit, type Edit, readSentence, type Sentence } from '../../english/grammar/sentence.ts'
import { baseOf } from '../../english/grammar/verb-words.ts'
import { type Lexicon, openLexicon } from '../../english/words/lexicon.ts'
import { share } from '../marked/rows.ts'
import { correctedText } from './golden-rows.ts'
import { INJECTIONS } from './injections.ts'
import { developmentRight } from './learnt-from.ts'
import { sameSentence } from './same-sentence.ts'

const MOST_PER_CLASS = 150
const MOST_WORDS = 30
/** How often a word must have a preposition behind it, and how often this one, to be governed by it. */
const OFTEN = 3
const MOSTLY = 0.6

type Pairs = ReadonlyMap<string, number>

/** Puts one error of a class into each right sentence, and prints what was found and mended exactly. */
export async function run(only: string): Promise<void> {
  const lexicon = openLexicon()
  const sentences = developmentRight()
    .map((text) => readSentence(text, lexicon))
    .filter(({ tokens }) => tokens.length <= MOST_WORDS)
  const pairs = pairsIn(sentences)
  const totals: Record<string, Record<string, number>> = {}
  for (const kind of [...Object.keys(INJECTIONS), TWO].filter((one) => one.startsWith(only))) {
    const items = kind === TWO ? withTwo(sentences, pairs) : injected(kind, sentences, pairs)
    const judged = items.map(([right, wrong]) => judge(kind, right, wrong, lexicon))
    const of = (...verdicts: Verdict[]) =>
      share(judged.filter((verdict) => verdicts.includes(verdict)).length, judged.length)
    totals[kind] = {
      items: judged.length,
      found: of('exact', 'other fix'),
      exact: of('exact'),
      unsure: of('unsure'),
    }
  }
  console.table(totals)
  console.log(JSON.stringify(totals))
}

/** `unsure`: a rule mends it, but is not sure enough to say so. */
type Verdict = 'exact' | 'other fix' | 'unsure' | 'missed'

function judge(kind: string, right: string, wrong: string, lexicon: Lexicon): Verdict {
  const { corrected, reasons } = correctedText(wrong, lexicon)
  const bold = correctText(wrong, lexicon, { isCareful: false })
  const all = bold.reduce((text, one) => text.replace(one.original, () => one.corrected), wrong)
  const unsure = sameSentence(all, right) ? 'unsure' : 'missed'
  const verdict = sameSentence(corrected, right) ? 'exact' : corrected === wrong ? unsure : 'other fix'
  console.log([kind, verdict, wrong, corrected, right, reasons].join('\t'))
  return verdict
}

/** Two errors at once, of the classes that learners make most. */
const TWO = 'two'
const MOST_TWO = 600
const COMMON = [
  'article: a dropped',
  'article: the dropped',
  'noun: plural ending dropped',
  'preposition: dropped',
  'preposition: another',
  'verb: base for past',
  'verb: base for past',
  'verb: base for participle',
  'verb: base for -ing',
  'verb: base for third person',
  'verb: to dropped',
  'be: dropped',
  'be: of another person',
  'form: noun for adjective',
]

function withTwo(sentences: readonly Sentence[], pairs: Pairs): [right: string, wrong: string][] {
  return inOrder(TWO, sentences)
    .flatMap(({ sentence, order }): [string, string][] => {
      const kinds = COMMON.filter((kind) => editsOf(kind, sentence, pairs).length > 0)
      const first = pick(editsOf(kinds[order % kinds.length] ?? '', sentence, pairs), order)
      const others = kinds
        .flatMap((kind) => editsOf(kind, sentence, pairs))
        .filter((one) => first && isApart(one, first))
      const second = pick(others, order >>> 8)
      if (!first || !second) return []
      const [later, earlier] = first.start > second.start ? [first, second] : [second, first]
      return [[sentence.text, applyEdit(applyEdit(sentence.text, later), earlier)]]
    })
    .slice(0, MOST_TWO)
}

const pick = (edits: readonly Edit[], order: number): Edit | undefined => edits[order % edits.length]

/** With a word between them. */
const isApart = (one: Edit, other: Edit): boolean => one.start > other.end + 3 || other.start > one.end + 3

/** The same ones every time: in the order of a number made of class and text. */
function injected(kind: string, sentences: readonly Sentence[], pairs: Pairs): [right: string, wrong: string][] {
  return inOrder(kind, sentences)
    .flatMap(({ sentence, order }): [string, string][] => {
      const edits = editsOf(kind, sentence, pairs)
      const edit = edits[order % edits.length]
      const wrong = edit ? applyEdit(sentence.text, edit) : sentence.text
      return sameSentence(wrong, sentence.text) ? [] : [[sentence.text, wrong]]
    })
    .slice(0, MOST_PER_CLASS)
}

const inOrder = (kind: string, sentences: readonly Sentence[]) =>
  sentences
    .map((sentence) => ({ sentence, order: numberOf(kind + sentence.text) }))
    .toSorted((one, other) => one.order - other.order)

function editsOf(kind: string, sentence: Sentence, pairs: Pairs): Edit[] {
  const { tokens } = sentence
  return tokens.flatMap((token, at) => {
    const by = (steps: number) => tokens[at + steps]
    return INJECTIONS[kind]?.({ sentence, token, at, by, isGoverned: isGoverned(sentence, at, pairs) }) ?? []
  })
}

function pairsIn(sentences: readonly Sentence[]): Pairs {
  const pairs = new Map<string, number>()
  for (const sentence of sentences)
    for (const at of sentence.tokens.keys())
      for (const key of pairAt(sentence, at)) pairs.set(key, (pairs.get(key) ?? 0) + 1)
  return pairs
}

/** A verb or adjective with the preposition behind it, and the word alone. */
function pairAt({ tokens }: Sentence, at: number): string[] {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  const isLink =
    token?.tag === 'prep' || (token?.tag === 'to' && !['verb', 'be', 'have', 'do'].includes(after?.tag ?? ''))
  if (!isLink || !before || !['verb', 'adj'].includes(before.tag)) return []
  if (!after || ['punct', 'verb', 'num'].includes(after.tag)) return []
  const head = before.tag === 'verb' ? baseOf(before, before.form) : before.lower
  return [head, `${head} ${token.lower}`]
}

function isGoverned(sentence: Sentence, at: number, pairs: Pairs): boolean {
  const [head = '', pair = ''] = pairAt(sentence, at)
  const count = pairs.get(pair) ?? 0
  return count >= OFTEN && count >= MOSTLY * (pairs.get(head) ?? 0)
}

function numberOf(text: string): number {
  let sum = 2166136261
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0
  return sum
}
