import { doubtSigns } from '../../content/tutor-doubts.ts'
import { closedWords, type Tag } from '../../english/words/closed-words.ts'
import { markedParts } from '../quoted-part.ts'
import { type Token, tokensOf, wordsOf } from '../tokens.ts'
import { isProposed, type Stretch } from './around-stretch.ts'
import type { Told } from './told.ts'
import { type Alike, isClosed } from './words-alike.ts'
import { stands } from './words-in.ts'

interface Parts {
  isIndonesian(word: string): boolean
  isEnglish(word: string): boolean
  alike: Alike
}

const EDGES = /^[^\p{L}\d]+|[^\p{L}\d]+$/gu
const LIKE = 0.7
const ENOUGH = 0.3
const LONG = 7
const LONG_UNMARKED = 5

/** Words that tell that something is doubted, or stand between two that are put side by side. */
const NO_PART: ReadonlySet<string> = new Set([
  ...doubtSigns.proposes,
  ...doubtSigns.doubts,
  ...doubtSigns.asks,
  ...'think be or nor vs versus than'.split(' '),
])

export function createStretches({ isIndonesian, isEnglish, alike }: Parts) {
  const isMixed = (text: string): boolean => wordsOf(text).some(isIndonesian)

  /** How much of these words a sentence has, in whatever form. */
  function shareIn(sentence: string, words: string): number {
    const said = wordsOf(sentence)
    const all = wordsOf(words)
    const telling = all.filter((word) => !isClosed(word))
    const meant = telling.length > 0 ? telling : all
    const found = meant.filter((word) => said.some((one) => alike(one, word) >= LIKE))
    return found.length / Math.max(1, meant.length)
  }

  const standsIn = ({ original, line }: Told, words: string): boolean => stands(line, words) || stands(original, words)

  const isOf = (told: Told, { words, isMarked }: Stretch): boolean =>
    standsIn(told, words) || shareIn(`${told.line} ${told.original}`, words) >= (isMarked ? ENOUGH : LIKE)

  const marked = (text: string): Stretch[] =>
    markedParts(text)
      .filter(({ inside }) => inside !== '' && !isMixed(inside))
      .map(({ inside, start }) => ({ words: inside.replace(EDGES, ''), start, isMarked: true }))

  /** What a frame of doubt has in its slot, if it is of a sentence that was told. */
  function framed(text: string, told: readonly Told[], words: string): Stretch | null {
    const slot = { words, start: text.indexOf(words), isMarked: true }
    const isPlain = words !== '' && markedParts(text).length === 0 && !isMixed(text)
    return isPlain && told.some((one) => isOf(one, slot)) ? slot : null
  }

  /** English beside Indonesian words, or words of her sentence beside those that doubt it. */
  function unmarked(text: string, told: readonly Told[]): Stretch[] {
    const plain = withoutMarked(text)
    const mixed = isMixed(plain)
    const said = [...new Set(told.flatMap(({ original, line }) => wordsOf(`${original} ${line}`)))]
    const isLike = (word: string) => said.some((one) => alike(one, word) >= LIKE)
    const isTelling = mixed ? isEnglish : isLike
    const isPart = (word: string) =>
      !NO_PART.has(word) && (isClosed(word) ? !mixed || !isIndonesian(word) : isTelling(word))
    return runsOf(plain, isPart)
      .flatMap((run) => stretchOf(plain, run, mixed))
      .filter(({ words }) => wordsOf(words).some(isLike))
  }

  /** Another sentence, to be checked. */
  const isNew = (text: string, told: readonly Told[], stretch: Stretch, long: number): boolean =>
    wordsOf(stretch.words).length >= long &&
    !isProposed(text, stretch) &&
    !told.some((one) => standsIn(one, stretch.words))

  /** The quoted words and the others; null where another sentence stands among them. */
  function stretchesIn(text: string, told: readonly Told[], slot: string) {
    const quoted = marked(text)
    const inFrame = framed(text, told, slot)
    const others = inFrame ? [inFrame] : unmarked(text, told)
    const isStrange = (one: Stretch) =>
      isNew(text, told, one, LONG_UNMARKED) && !told.some(({ line }) => shareIn(line, one.words) > ENOUGH)
    if (quoted.some((one) => isNew(text, told, one, LONG)) || others.some(isStrange)) return null
    return { quoted, others, inFrame }
  }

  return { isOf, isNew, stretchesIn }
}

const withoutMarked = (text: string): string =>
  markedParts(text).reduce(
    (rest, { start, end }) => rest.slice(0, start) + '|'.repeat(end - start) + rest.slice(end),
    text.replaceAll(/-nya(?!\p{L})/gu, ' nya'),
  )

function runsOf(text: string, isPart: (word: string) => boolean): Token[][] {
  const tokens = tokensOf(text)
  const runs: Token[][] = [[]]
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1]
    const isApart = before !== undefined && /[^\s'’]/.test(text.slice(before.end, token.start))
    if (isApart || !isPart(token.word)) runs.push([])
    if (isPart(token.word)) runs.at(-1)?.push(token)
  }
  return runs
}

const NOT_FIRST: ReadonlySet<Tag | undefined> = new Set<Tag>(['pron', 'sub', 'and', 'wh', 'adv', 'not'])

/** Without what leads to it. */
function stretchOf(text: string, run: readonly Token[], isMixed: boolean): Stretch[] {
  const isEdge = ({ word }: Token) => isMixed || !NOT_FIRST.has(closedWords.get(word))
  const [first, last] = [run.find(isEdge), run.findLast(isEdge)]
  if (!first || !last) return []
  return [{ words: text.slice(first.start, last.end), start: first.start, isMarked: isMixed && run.length > 1 }]
}
