import { backPointers, followUpOpenings, moreWords, namelessWords } from '../../content/tutor-follow-ups.ts'
import { bare, holdsOneOf, opensWith } from './phrases.ts'

/** 'And for places?', 'kalau untuk tempat?' */
export const opensAsFollowUp = (text: string): boolean => opensWith(text, followUpOpenings)

const LONGEST_FIRST = [...followUpOpenings].sort((one, other) => other.length - one.length)
const MAX_FOLLOWED_WORDS = 6

/** 'And for places?' asks about places; a longer message as it is. */
export function withoutOpening(text: string): string {
  const [first = ''] = text.trim().split(/\s+/)
  const opening = LONGEST_FIRST.find((one) => opensWith(text, [one]))
  if (!opening || bare(first) === '') return text
  const words = text.trim().split(/\s+/).slice(opening.split(' ').length)
  return words.length > 0 && words.length <= MAX_FOLLOWED_WORDS ? words.join(' ') : text
}

/** 'Yang tadi', 'that one': what is meant was said before. */
export const pointsBack = (text: string): boolean => holdsOneOf(text, backPointers)

/** 'And the other one?': it means nothing without what was said before. */
export const isNameless = (text: string): boolean =>
  bare(text)
    .split(' ')
    .every((word) => namelessWords.has(word))

/** 'Tambah lagi 5' */
export const asksMore = (text: string): boolean =>
  isNameless(text) &&
  bare(text)
    .split(' ')
    .some((word) => moreWords.has(word))
