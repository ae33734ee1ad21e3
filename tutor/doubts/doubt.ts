import { doubtsEnglish, doubtsIndonesian } from '../../content/tutor-doubts.ts'
import { frameWords } from '../../content/tutor-frame-words.ts'
import { createFrames, vocabularyOf } from '../../domain/shared/frames.ts'
import type { CorrectedSentence } from '../../english/grammar/correct.ts'
import { sentencesOf } from '../../english/sentences/tokens.ts'
import { closedWords } from '../../english/words/closed-words.ts'
import type { Lexicon } from '../../english/words/lexicon.ts'
import type { Checked } from '../check-message.ts'
import { isClause } from '../clause.ts'
import { markedParts } from '../quoted-part.ts'
import { tokensOf, wordsOf } from '../tokens.ts'
import { type Placed, placings } from './place-wording.ts'
import { createReadWording, type Wording } from './read-wording.ts'
import { createStretches } from './stretches.ts'
import type { Told } from './told.ts'
import { createAlike, createBaseOf, isClosed } from './words-alike.ts'
import { capitalised, stands } from './words-in.ts'

/** A sentence as it was looked at again. */
export interface Looked {
  text: string
  corrections: CorrectedSentence[]
  sureRight: number
}

/** What somebody doubts: the sentence that was talked about, and what they would say instead. */
export interface Doubt {
  /** In the words of the message; empty where nothing is proposed. */
  proposed: string
  /** The sentence that was talked about, and what is found in it with a lower bar for mistakes. */
  said: Looked
  boldly: CorrectedSentence[]
  /** The same with what is proposed; null where it has no place in it. */
  instead: Looked | null
  /** Where words of a sentence that she told are doubted: which, and what was found in it as it was written. */
  wording: (Omit<Wording, 'proposed'> & { was: Looked; part: CorrectedSentence[] }) | null
}

const readIndonesian = createFrames(doubtsIndonesian, frameWords)
const readEnglish = createFrames(doubtsEnglish, frameWords)

/** Some of them are short, and would pass for English. */
const IN_FRAMES: ReadonlySet<string> = new Set(
  [...vocabularyOf(doubtsIndonesian, frameWords)].filter((word) => !closedWords.has(word)),
)

const LONGEST = 24
const FEWEST = 3
const SHORT_LINE = 6
const LONGEST_LINE = 10
const BY_COST = 0.25
const BY_RANK = 0.3
const LIKE = 0.7
const ENGLISH = 'x'

interface Parts {
  lexicon: Lexicon
  isIndonesian(word: string): boolean
  check(text: string): Checked
  boldly(text: string): CorrectedSentence[]
  /** How a message of the visitor was put into English, if it asked for that. */
  translated(text: string): string | null
}

export function createDoubt({ lexicon, isIndonesian, check, boldly, translated }: Parts) {
  /** What is proposed: the English of an Indonesian message, the slot of an English one; null where nothing is doubted. */
  function proposedIn(text: string): string | null {
    const words = wordsOf(text)
    if (words.length === 0 || words.length > LONGEST) return null
    const proposed = words.some(isIndonesian) ? amongIndonesian(text) : besideDoubt(text)
    return proposed === null ? null : (markedParts(text).at(-1)?.inside ?? asTyped(text, proposed))
  }

  const isEnglish = (word: string): boolean =>
    !isIndonesian(word) && !IN_FRAMES.has(word) && lexicon.isKnown(word.replace(/'.*$/, ''))

  /** The last stretch of English of an Indonesian message that doubts; in its frames each is one word. */
  function amongIndonesian(text: string): string | null {
    const stretches: string[][] = []
    const tokens = tokensOf(text)
    const plain = tokens.filter(({ word, start }, at) => {
      if (!isEnglish(word)) return true
      const before = tokens[at - 1]
      const isFirst = !before || !isEnglish(before.word) || /[.,;?!]/.test(text.slice(before.end, start))
      if (isFirst) stretches.push([])
      stretches.at(-1)?.push(word)
      return isFirst
    })
    const read = readIndonesian(plain.map(({ word }) => (isEnglish(word) ? ENGLISH : word)))
    return read.length > 0 ? (stretches.at(-1) ?? []).join(' ') : null
  }

  const lookedAt = (text: string): Looked => {
    const { corrections, sureRight } = check(text)
    return { text, corrections, sureRight }
  }

  const baseOf = createBaseOf(lexicon)
  const alike = createAlike(baseOf)
  const readWording = createReadWording(createStretches({ isIndonesian, isEnglish, alike }))

  /** Of all proposed words and all places for them, those that make the best sentence. */
  function bestWith(wording: Wording): { words: string; looked: Looked } | null {
    const {
      told: { original, line },
      proposed,
    } = wording
    const placed = proposed.flatMap((words, rank) =>
      [...placings(line, words, alike), ...forNamed(wording, words), ...asWhole(original, line, words)].map(
        ({ text, cost }) => ({ words, cost: cost + rank * BY_RANK, looked: lookedAt(text) }),
      ),
    )
    const worth = ({ cost, looked }: (typeof placed)[number]): number =>
      looked.sureRight - looked.corrections.length - cost * BY_COST
    return placed.sort((one, other) => worth(other) - worth(one))[0] ?? null
  }

  /** Puts the proposal in place of the doubted words, or of the only content word among them. */
  function forNamed(
    { told: { line }, named, isChoice, isContrast }: Wording,
    proposed: string,
  ): Pick<Placed, 'text' | 'cost'>[] {
    if (named === '' || !stands(line, named)) return []
    const told = wordsOf(named).filter((word) => !closedWords.has(word))
    const isWhole = wordsOf(proposed).some((word) => wordsOf(named).some((one) => alike(one, word) >= LIKE))
    const [word, ...more] = told
    if (isWhole) return isChoice || isContrast ? [{ text: put(line, named, proposed), cost: 0 }] : []
    return word !== undefined && more.length === 0 ? [{ text: put(line, word, proposed), cost: 1 }] : []
  }

  /** A short translation of hers may be said in other words altogether. */
  function asWhole(original: string, line: string, proposed: string): Pick<Placed, 'text' | 'cost'>[] {
    const isWhole = wordsOf(proposed).length >= FEWEST && isClause(proposed, lexicon)
    const isShort =
      original === '' && wordsOf(line).length <= (isWhole ? LONGEST_LINE : SHORT_LINE) && /\s/.test(proposed)
    const shared = wordsOf(proposed).some((word) => wordsOf(line).some((one) => alike(one, word) >= LIKE))
    return isShort && shared ? [{ text: capitalised(`${proposed}.`, line), cost: isWhole ? 0 : 1 }] : []
  }

  function ofWording(wording: Wording): Doubt {
    const { told, named, proposed } = wording
    const [first = ''] = proposed
    const best = proposed.some((words) => !stands(told.line, words)) ? bestWith(wording) : null
    return {
      proposed: best?.words ?? first,
      said: lookedAt(told.line),
      boldly: boldly(told.line),
      instead: best?.looked ?? null,
      wording: {
        told,
        named,
        isChoice: wording.isChoice,
        isContrast: wording.isContrast,
        was: lookedAt(told.original),
        part: wordsOf(named).length > 1 ? check(named).corrections : [],
      },
    }
  }

  /** The sentence of a text that has most words of what is proposed. */
  function sentenceFor(text: string, proposed: string): string {
    const bases = new Set(wordsOf(proposed).map(baseOf))
    const weight = (sentence: string) => wordsOf(sentence).filter((word) => bases.has(baseOf(word))).length
    const sentences = sentencesOf(text).map(({ text: one }) => one.trim())
    return sentences.sort((one, other) => weight(other) - weight(one))[0] ?? text
  }

  /** The sentence with what is proposed where its words stand, in another form or beside others; or that as a whole. */
  function withProposed(sentence: string, proposed: string): string | null {
    const words = wordsOf(proposed)
    const tokens = tokensOf(sentence)
    const place = placeOf(
      tokens.map(({ word }) => word),
      words,
    )
    const [from, to] = [tokens[place?.from ?? -1], tokens[place?.to ?? -1]]
    if (from && to) return capitalised(`${sentence.slice(0, from.start)}${proposed}${sentence.slice(to.end)}`, sentence)
    return words.length >= FEWEST && isClause(proposed, lexicon) ? proposed : null
  }

  /** Which words of a sentence others stand for: the same in another form, or the only one of a kind ('on', 'in'). */
  function placeOf(sentence: readonly string[], words: readonly string[]): { from: number; to: number } | null {
    const bases = words.map(baseOf)
    const places = sentence.map((word) => bases.indexOf(baseOf(word)))
    const first = places.findIndex((place) => place >= 0)
    if (first < 0) return onlyOfKind(sentence, words)
    const last = places.findLastIndex((place) => place >= 0)
    const from = Math.max(0, first - (places[first] ?? 0))
    const to = Math.min(sentence.length, last + words.length - (places[last] ?? 0)) - 1
    return to - from <= words.length ? { from, to } : null
  }

  function onlyOfKind(sentence: readonly string[], [word = '', ...more]: readonly string[]) {
    const kind = closedWords.get(word)
    const alike = sentence.flatMap((one, at) => (kind !== undefined && closedWords.get(one) === kind ? [at] : []))
    const [at] = alike
    return more.length > 0 || at === undefined || alike.length > 1 ? null : { from: at, to: at }
  }

  /** What a message is about: its own sentence, or that of the message before, or how it was translated. */
  function talkedOf(text: string, before: string): string | null {
    const own = check(text)
    if (own.isJudged || before === '') return own.isJudged ? own.quoted : null
    const { isJudged, quoted, quotedIn, allEnglish } = check(before)
    if (isJudged || quotedIn === 'en') return quoted
    return allEnglish ? before : translated(before)
  }

  /** Another sentence to be checked. */
  function asksOfAnother(text: string, told: readonly Told[]): boolean {
    const { isJudged, quoted } = check(text)
    const isLong = wordsOf(quoted ?? '').length > SHORT_LINE
    return (
      isJudged &&
      isLong &&
      !told.some(({ line, original }) => [line, original].some((one) => stands(one, quoted ?? '')))
    )
  }

  /** The sentence that was open last, if what is proposed has anything of it. */
  function openIn([last]: readonly Told[], proposed: string): string | null {
    const source = last?.original || last?.line || null
    const told = wordsOf(proposed).filter((word) => !isClosed(word))
    const words = told.length > 0 ? told : wordsOf(proposed)
    const isOf = (word: string) => wordsOf(source ?? '').some((one) => alike(one, word) > 0)
    return proposed === '' || words.some(isOf) ? source : null
  }

  return function doubtIn(text: string, before: string, told: readonly Told[] = []): Doubt | null {
    const proposed = proposedIn(text)
    const wording = asksOfAnother(text, told) ? null : readWording(text, told, proposed ?? '')
    if (wording) return ofWording(wording)
    return proposed === null ? null : ofFrame(text, before, told, proposed)
  }

  /** What only a frame tells to be doubted. */
  function ofFrame(text: string, before: string, told: readonly Told[], proposed: string): Doubt | null {
    const source = told.length === 0 ? talkedOf(text, before) : openIn(told, proposed)
    if (!source || /[_(]/.test(source)) return null
    const sentence = sentenceFor(source, proposed)
    const other = proposed === '' ? null : withProposed(sentence, proposed)
    return {
      proposed,
      said: lookedAt(sentence),
      boldly: boldly(sentence),
      instead: other === null ? null : lookedAt(other),
      wording: null,
    }
  }
}

const put = (line: string, words: string, others: string): string =>
  capitalised(
    line.replace(new RegExp(`(?<![\\p{L}])${pattern(words)}(?![\\p{L}])`, 'iu'), () => others),
    line,
  )

const pattern = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/['’]/g, "['’]")

/** In English: the message or a clause of it. */
function besideDoubt(text: string): string | null {
  const [found] = [text, ...text.split(/[.,;!?]+\s/)].flatMap((part) => readEnglish(wordsOf(part)))
  const slots: { other?: string } = found?.slots ?? {}
  return found ? (slots.other ?? '') : null
}

/** These words of a message with their capitals. */
function asTyped(text: string, words: string): string {
  const tokens = tokensOf(text)
  const count = wordsOf(words).length
  const wordsFrom = (at: number): string =>
    tokens
      .slice(at, at + count)
      .map(({ word }) => word)
      .join(' ')
  const at = tokens.findIndex((_, from) => wordsFrom(from) === words)
  return count === 0 || at < 0 ? words : text.slice(tokens[at]?.start, tokens[at + count - 1]?.end)
}
