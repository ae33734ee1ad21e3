import type { Book } from './school-book.ts'

type Key = keyof Book['talk']

/** Offers at the end of a reply; with a value in them they are known by their beginning. */
const OFFERS = [
  'entry.more',
  'entry.more.examples',
  'entry.own',
  'exercise.next',
  'fix.none.more',
  'story.or',
  'story.ask',
  'sound.ask',
  'translation.use',
  'words.one',
  'words.together',
  'words.try',
  'word.use',
] as const satisfies Key[]

/** Said of what she put together herself: true each time, but not twice running. */
const CAREFUL = ['translation.check'] as const satisfies Key[]

/** With what a check that was asked for is not followed: somebody wants to send the sentence. */
const CHALLENGES = ['fix.none.more'] as const satisfies Key[]

/** Replies in which no second offer is made. */
const RESTS = 2

const beginningOf = (text: string): string => text.split('{')[0] ?? text

const beginnings = ({ talk }: Book, keys: readonly Key[]): string[] => keys.map((key) => beginningOf(talk[key]))

const holdsAny = (reply: string, texts: readonly string[]): boolean => texts.some((text) => reply.includes(text))

/**
 * The parts of a reply with one offer at most, and with none where one was made in the last two replies or, for a
 * challenge, where a check was asked for.
 */
export function withoutTiredOffers(
  parts: readonly string[],
  book: Book,
  replies: readonly string[],
  isCheckAsked = false,
): readonly string[] {
  const offers = beginnings(book, OFFERS)
  const isOffer = (part: string): boolean => offers.some((text) => part.startsWith(text))
  const isTired = replies.slice(-RESTS).some((reply) => holdsAny(reply, offers))
  const last = parts.findLastIndex(isOffer)
  const careful = beginnings(book, CAREFUL).filter((text) => replies.at(-1)?.includes(text))
  const unwanted = isCheckAsked ? beginnings(book, CHALLENGES) : []
  const rest = parts.filter((part, at) => {
    if ([...careful, ...unwanted].some((text) => part.startsWith(text))) return false
    return !isOffer(part) || (!isTired && at === last)
  })
  return rest.length > 0 ? rest : parts
}
