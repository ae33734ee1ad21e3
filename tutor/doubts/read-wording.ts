import { asksOfWords, doubtSigns, endingMissing } from '../../content/tutor-doubts.ts'
import { closedWords, type Tag } from '../../english/words/closed-words.ts'
import { markedParts } from '../quoted-part.ts'
import type { Told } from './told.ts'
import { type Alike, isClosed } from './words-alike.ts'
import { plainWordsOf, stands, type Token, tokensOf, wordsOf } from './words-in.ts'

/** Words of a sentence that somebody objects to, and what they would say instead, the likeliest first; either may be empty. */
export interface Wording {
  told: Told
  named: string
  proposed: string[]
  /** Whether both are only put side by side: 'is it A or B?' */
  isChoice: boolean
  /** Whether one is put in place of the other: 'kenapa A bukan B?' */
  isContrast: boolean
}

interface Stretch {
  words: string
  start: number
  isMarked: boolean
}

interface Parts {
  isIndonesian(word: string): boolean
  isEnglish(word: string): boolean
  alike: Alike
}

const EDGES = /^[^\p{L}\d]+|[^\p{L}\d]+$/gu
const LONGEST_AROUND = 45
const LONGEST_STRETCH = 14
const LONG = 7
const LONG_UNMARKED = 5
const SHORT_SENTENCE = 4
const SHORT_MESSAGE = 7
const NEAR = 4
const LIKE = 0.7
const ENOUGH = 0.3

export function createReadWording({ isIndonesian, isEnglish, alike }: Parts) {
  /** How much of these words a sentence has, in whatever form. */
  function shareIn(sentence: string, words: string): number {
    const said = wordsOf(sentence)
    const all = wordsOf(words)
    const meant = all.some((word) => !isClosed(word)) ? all.filter((word) => !isClosed(word)) : all
    const found = meant.filter((word) => said.some((one) => alike(one, word) >= LIKE))
    return found.length / Math.max(1, meant.length)
  }

  const isOf = ({ original, line }: Told, { words, isMarked }: Stretch): boolean =>
    stands(line, words) ||
    stands(original, words) ||
    shareIn(`${line} ${original}`, words) >= (isMarked ? ENOUGH : LIKE)

  const markedIn = (text: string): Stretch[] =>
    markedParts(text)
      .filter(({ inside }) => inside !== '' && !wordsOf(inside).some(isIndonesian))
      .map(({ inside, start }) => ({ words: inside.replace(EDGES, ''), start, isMarked: true }))

  /** English beside Indonesian words, or words of her sentence beside those that doubt it. */
  function unmarkedIn(text: string, told: readonly Told[]): Stretch[] {
    const plain = markedParts(text).reduce(
      (rest, { start, end }) => rest.slice(0, start) + '|'.repeat(end - start) + rest.slice(end),
      text.replaceAll(/-nya(?!\p{L})/gu, ' nya'),
    )
    const tokens = tokensOf(plain)
    const isMixed = tokens.some(({ word }) => isIndonesian(word))
    const said = new Set(told.flatMap(({ original, line }) => wordsOf(`${original} ${line}`)))
    const isLike = (word: string) => said.has(word) || [...said].some((one) => alike(one, word) >= LIKE)
    const isPart = (word: string) =>
      !SIGNS.has(word) &&
      !BETWEEN.has(word) &&
      (isClosed(word) ? !isMixed || !isIndonesian(word) : isMixed ? isEnglish(word) : isLike(word))
    return stretchesOf(plain, tokens, isPart, isMixed).filter(({ words }) => wordsOf(words).some(isLike))
  }

  /** Another sentence, to be checked. */
  const isNew = (text: string, told: readonly Told[], stretch: Stretch, long: number): boolean =>
    wordsOf(stretch.words).length >= long &&
    !isProposed(text, stretch) &&
    !told.some(({ original, line }) => stands(line, stretch.words) || stands(original, stretch.words))

  return function wordingIn(text: string, told: readonly Told[], framed: string | null): Wording | null {
    if (told.length === 0) return null
    const marked = markedIn(text)
    const slot = framed ? framed : ''
    const isSlot =
      slot !== '' &&
      marked.length === 0 &&
      !wordsOf(text).some(isIndonesian) &&
      told.some((one) => isOf(one, asSlot(text, slot)))
    const unmarked = isSlot ? [asSlot(text, slot)] : unmarkedIn(text, told)
    if (
      marked.some((one) => isNew(text, told, one, LONG)) ||
      unmarked.some(
        (one) => isNew(text, told, one, LONG_UNMARKED) && !told.some(({ line }) => shareIn(line, one.words) > ENOUGH),
      )
    )
      return null
    const around = marked.reduce((rest, { words }) => rest.replace(words, ' '), text)
    const said = wordsOf(around)
    const stretches = [...marked, ...unmarked]
      .filter((stretch) => stretch.isMarked || isProposed(text, stretch) || said.length <= SHORT_MESSAGE)
      .filter(({ words }) => wordsOf(words).length <= LONGEST_STRETCH)
      .sort((one, other) => one.start - other.start)
    const isFramed = isSlot || (slot !== '' && stretches.length === 0)
    if (isFramed && !isSlot) stretches.push(asSlot(text, slot))
    const signs = signsIn(
      said,
      stretches.flatMap(({ words, start }) => wordsAround(text, start, words)),
    )
    const isOfElse = said.some((word) => asksOfWords.has(word))
    const isBeside = !isOfElse && stretches.length > 1 && stretches.some((one) => isAfterOr(text, one))
    const isWritten = (one: Stretch) => !marked.includes(one) && isNew(text, told, one, SHORT_SENTENCE)
    if (signs === 'asks' && stretches.some(isWritten)) return null
    if (stretches.length === 0 || (signs === null && !isFramed && !isBeside) || said.length > LONGEST_AROUND)
      return null
    const counts = told.map((one) => stretches.filter((stretch) => isOf(one, stretch)).length)
    const best = told[counts.indexOf(Math.max(...counts))]
    const own = stretches.filter((stretch) => best && isOf(best, stretch))
    if (!best || own.length === 0) return null
    return signs === 'asks' && own.every(({ isMarked }) => !isMarked) ? null : choose(text, best, own, stretches)
  }

  function choose(text: string, told: Told, own: readonly Stretch[], all: readonly Stretch[]): Wording {
    const isHers = ({ words }: Stretch) => stands(told.line, words)
    const isTheirs = ({ words }: Stretch) => stands(told.original, words)
    const others = all.filter((stretch) => !isHers(stretch) && (own.includes(stretch) || isProposed(text, stretch)))
    const fresh = others.filter((stretch) => !isTheirs(stretch) && !isBlamed(text, stretch)).reverse()
    const named = own.find(isHers) ?? own.find(isTheirs)
    const onlyHers = own.filter((stretch) => isHers(stretch) && !isTheirs(stretch))
    const agreed =
      onlyHers.find((stretch) => isProposed(text, stretch)) ??
      onlyHers.find((one) => others.length > 0 && one === all.at(-1))
    const missing = named ? withEnding(text, named.words) : []
    if (missing.length > 0)
      return { told, named: named?.words ?? '', proposed: missing, isChoice: false, isContrast: false }
    const isBehind = (stretch: Stretch) => isProposed(text, stretch)
    const likely = [
      ...fresh.filter(isBehind),
      ...(fresh.some(isBehind) ? fresh.filter((one) => isAfterOr(text, one)) : fresh),
    ]
    const isAgreed = agreed !== undefined && !likely.some(isBehind)
    const last = others.filter((stretch) => !isBlamed(text, stretch)).slice(-1)
    const proposed = isAgreed ? [agreed] : likely.length > 0 ? likely : last
    const isNamed = named !== undefined && !proposed.includes(named)
    return {
      told,
      named: isNamed ? named.words : '',
      proposed: [...new Set(proposed.map(({ words }) => words))],
      isChoice: [...proposed, ...(isNamed ? [named] : [])].some((one) => isAfterOr(text, one)),
      isContrast: proposed.some((one) => isAfterNot(text, one)),
    }
  }
}

const OR = /(?:\bor|\batau|\bato|\bvs)\s+["'“‘]?$/i
const NOT = /(?:\bbukan|\bbkn|\bnot|\binstead of|\brather than)\s+["'“‘]?$/i
const isAfterNot = (text: string, { start }: Stretch): boolean => NOT.test(text.slice(0, start))
const isAfterOr = (text: string, { start }: Stretch): boolean => OR.test(text.slice(0, start))

/** '“…” is wrong' */
const BLAMED =
  /^["'”’]?\s*(?:is|itu|kok|tentu|sounds?|can['’]t be|cannot be)?\s*(?:also|juga|not|ga|gak|nggak|tidak)?\s*(?:wrong|incorrect|strange|weird|off|odd|salah|keliru|aneh)|^["'”’]?\s*(?:can['’]t be|cannot be|isn['’]t|is not|ga|gak|tidak|nggak) (?:right|correct|bener|benar|tepat)/i
const isBlamed = (text: string, stretch: Stretch): boolean =>
  BLAMED.test(behind(text, stretch.start, stretch.words)) || isQuestioned(text, stretch)

/** '“ARE welcome back”??' */
const isQuestioned = (text: string, stretch: Stretch): boolean =>
  /^["'”’]?\s*\?/.test(behind(text, stretch.start, stretch.words)) &&
  !isProposed(text, stretch) &&
  !wordsOf(text.slice(0, stretch.start))
    .slice(-NEAR)
    .some((word) => INSTEAD.has(word))

const INSTEAD: ReadonlySet<string> = new Set(
  'bukan bkn not pakai pake use used than or atau ato say write kenapa knp why boleh can could jadi'.split(' '),
)

const behind = (text: string, start: number, words: string): string =>
  text.slice(text.indexOf(words, start) + words.length)

/** The words with the ending that is said to be missing on one of them. */
function withEnding(text: string, words: string): string[] {
  if (!endingMissing.test(text)) return []
  return wordsOf(words)
    .filter((word) => !isClosed(word) && closedWords.get(word) !== 'num' && !word.endsWith('s'))
    .map((word) => words.replace(new RegExp(`${word}(?!\\p{L})`, 'iu'), () => plural(word)))
}

const plural = (word: string): string =>
  /[^aeiou]y$/.test(word) ? word.replace(/y$/, 'ies') : `${word}${/(?:sh|ch|x|z|o)$/.test(word) ? 'es' : 's'}`

const asSlot = (text: string, words: string): Stretch => ({ words, start: text.indexOf(words), isMarked: true })

/** Behind a word such as 'harusnya' or 'should'. */
function isProposed(text: string, { start }: Stretch): boolean {
  const before = plainWordsOf(
    text
      .slice(0, start)
      .split(/[?!;]|\.\s/)
      .at(-1) ?? '',
  )
  return ISNT_IT.test(text.slice(0, start)) || before.slice(-NEAR).some((word) => doubtSigns.proposes.has(word))
}

const ISNT_IT = /\b(?:isn['’]t|wasn['’]t|wouldn['’]t) (?:it|this|that)(?: be| just| more)? ["'“‘]?$/i

const SIGNS: ReadonlySet<string> = new Set([
  ...doubtSigns.proposes,
  ...doubtSigns.doubts,
  ...doubtSigns.asks,
  'think',
  'be',
])

/** What asks about words stands near them. */
function signsIn(said: readonly string[], near: readonly string[]): 'proposes' | 'doubts' | 'asks' | null {
  const has = (list: ReadonlySet<string>) => near.some((word) => list.has(word))
  if (has(doubtSigns.proposes)) return 'proposes'
  if (said.some((word) => asksOfWords.has(word))) return null
  return has(doubtSigns.doubts) ? 'doubts' : has(doubtSigns.asks) ? 'asks' : null
}

const SIDE = 8

const wordsAround = (text: string, start: number, words: string): string[] => [
  ...plainWordsOf(text.slice(0, start + words.length))
    .slice(0, -wordsOf(words).length)
    .slice(-SIDE),
  ...plainWordsOf(text.slice(start + words.length)).slice(0, SIDE),
]

/** Between two that are put side by side. */
const BETWEEN: ReadonlySet<string> = new Set(['or', 'nor', 'vs', 'versus', 'than'])

const NOT_FIRST: ReadonlySet<Tag> = new Set<Tag>(['pron', 'sub', 'and', 'wh', 'adv', 'not'])

/** Runs of such words, without what leads to them. */
function stretchesOf(
  text: string,
  tokens: readonly Token[],
  isPart: (word: string) => boolean,
  isMixed: boolean,
): Stretch[] {
  const runs: Token[][] = [[]]
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1]
    const isApart = before !== undefined && /[^\s'’]/.test(text.slice(before.end, token.start))
    if (isApart || !isPart(token.word)) runs.push([])
    if (isPart(token.word)) runs.at(-1)?.push(token)
  }
  const isEdge = ({ word }: Token) => isMixed || !NOT_FIRST.has(closedWords.get(word) as Tag)
  return runs.flatMap((run) => {
    const [first, last] = [run.find(isEdge), run.findLast(isEdge)]
    const isMarked = isMixed && run.length > 1
    return first && last ? [{ words: text.slice(first.start, last.end), start: first.start, isMarked }] : []
  })
}
