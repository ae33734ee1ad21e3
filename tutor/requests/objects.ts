import { aroundObject, joinsList, saysInEnglish } from '../../content/tutor-request-parts.ts'
import { isOnlyIndonesian } from '../../english/language/detect-language.ts'
import { isIndonesianWord } from '../../english/language/indonesian-words.ts'
import { closedWords } from '../../english/words/closed-words.ts'
import type { Lexicon } from '../../english/words/lexicon.ts'
import { markedParts } from '../quoted-part.ts'
import type { Act } from './kinds.ts'

interface Token {
  word: string
  start: number
  end: number
}

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\d]+(?:['’.-][\p{L}\d]+)*/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase().replaceAll('’', "'"),
    start: index,
    end: index + word.length,
  }))

const FEWEST_CHECKED = 3
const POINTS: ReadonlySet<string> = new Set(['he', 'she', 'they', 'it', 'you', 'this', 'that'])

export interface Objects {
  /** What a part of a message is about: what is quoted, what stands behind a colon, or a stretch of it. */
  in(act: Act, part: string): string[]
  /** What is marked before a part that names nothing itself: '… “please expedite”. What does it mean?' */
  before(act: Act, behind: string): string[]
}

/** Finds the texts that are asked about. */
export function createObjects(lexicon: Lexicon): Objects {
  const isEnglish = (word: string): boolean =>
    !isOnlyIndonesian(word, lexicon) && (closedWords.has(word) || lexicon.isKnown(word.replace(/'.*$/, '')))

  const isMostlyEnglish = (text: string): boolean => {
    const words = tokensOf(text).map(({ word }) => word)
    return words.length > 0 && words.filter(isEnglish).length * 2 > words.length
  }

  /** The longest stretch without an Indonesian word and without words that ask. */
  function englishStretch(text: string, around: ReadonlySet<string>): string | null {
    const stretches: Token[][] = [[]]
    let end = 0
    for (const token of tokensOf(text)) {
      const isOther = isOnlyIndonesian(token.word, lexicon) || around.has(token.word)
      if (isOther || /[,:;?!()]/.test(text.slice(end, token.start))) stretches.push([])
      if (!isOther) stretches.at(-1)?.push(token)
      end = token.end
    }
    const longest = stretches.reduce((one, other) => (other.length > one.length ? other : one))
    const [first, last] = [longest[0], longest.at(-1)]
    const isForeign = longest.some(({ word }) => !isIndonesianWord(word))
    return first && last && isForeign && !isPointing(longest) ? text.slice(first.start, last.end) : null
  }

  /** 'What did he mean?' names nothing. */
  const isPointing = (stretch: readonly Token[]): boolean =>
    stretch.every(({ word }) => closedWords.has(word)) && stretch.some(({ word }) => POINTS.has(word))

  /** What is left of a request without the words around its object. */
  function between(text: string, around: ReadonlySet<string>): string | null {
    const tokens = tokensOf(text)
    const from = tokens.findIndex(({ word }) => !around.has(word))
    const to = tokens.findLastIndex(({ word }) => !around.has(word))
    return from < 0 ? null : text.slice(tokens[from]?.start, tokens[to]?.end)
  }

  function marked(part: string, isWanted: (text: string) => boolean): string[] {
    const inside = markedParts(part).map((one) => one.inside)
    const behind = /:\s*([^:]{3,})$/s.exec(part)?.[1]?.trim()
    return [...inside, ...(behind && inside.length === 0 ? [behind] : [])].filter(isWanted)
  }

  const englishIn = (part: string, around: ReadonlySet<string>): string[] => {
    const found = marked(part, isMostlyEnglish)
    return found.length > 0 ? found : one(englishStretch(part, around))
  }

  function indonesianIn(part: string): string[] {
    const found = marked(part, (text) => !isMostlyEnglish(text))
    const isAsked = tokensOf(part).some(({ word }) => saysInEnglish.has(word))
    return found.length > 0 || !isAsked ? found : listed(between(part, aroundObject['to-english']))
  }

  function ownObjects(act: Act, part: string): string[] {
    if (act === 'to-english') return indonesianIn(part)
    if (act === 'meaning') return englishIn(part, aroundObject.meaning)
    if (act === 'aloud') return englishIn(part, aroundObject.aloud)
    return act === 'check' ? englishIn(part, new Set()).filter((text) => tokensOf(text).length >= FEWEST_CHECKED) : []
  }

  const markedBefore = (act: Act, behind: string): string[] =>
    act === 'meaning' || act === 'aloud' ? marked(behind, isMostlyEnglish) : []

  return { in: ownObjects, before: markedBefore }
}

const one = (text: string | null): string[] => (text === null ? [] : [text])

const BETWEEN = new RegExp(`\\s*,\\s*(?:(?:${joinsList.join('|')})\\s+)?|\\s+(?:${joinsList.join('|')})\\s+`, 'i')
const LONGEST_LISTED = 3

/** 'Terumbu karang, padang lamun, sama bakau' is three things; a sentence stays one. */
function listed(text: string | null): string[] {
  const parts = (text ?? '').split(BETWEEN).map((part) => part.trim())
  const isList = parts.length > 1 && parts.every((part) => part !== '' && tokensOf(part).length <= LONGEST_LISTED)
  return isList ? parts : one(text)
}
