import {
  changingWords,
  notWords,
  sentenceChanges,
  sentenceChangeWords,
  sentenceWays,
  subjectNames,
  timeNames,
} from '../../content/tutor-sentence-changes.ts'
import { createFrames } from '../../domain/shared/frames.ts'
import type { Shape } from '../../english/grammar/shape.ts'
import { askShape, inTense, negated, sayShape, withSubject } from '../../english/sentences/reshape.ts'
import { thingNamed } from '../translate/kinds-of-things.ts'
import { englishOf, isEnglish } from './asked-object.ts'
import type { Memory } from './memory.ts'
import { otherSubject } from './other-subject.ts'
import { bare, holdsOneOf } from './phrases.ts'
import { say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'

export type Way = 'negative' | 'question' | 'past' | 'future'

type Sentence = Memory['sentence']

const CHANGES: Record<Exclude<Way, 'question'>, (shape: Shape) => Shape | null> = {
  negative: negated,
  past: (shape) => inTense(shape, 'past'),
  future: (shape) => inTense(shape, 'future'),
}

/** The open sentence as a negative, as a question, in the past or in the future. */
export function sayOtherwise(turn: Turn, sentence: Sentence, way: Way): Said | null {
  if (!sentence) return null
  if (way === 'question') return tell(turn, sentence, askShape(positive(sentence)))
  const changed = CHANGES[way](sentence)
  return changed && tell(turn, changed, sayShape(changed))
}

/** 'As a question' wants no doubt in it: 'Did she go?', not 'Didn't she go?' */
const positive = (shape: Shape): Shape => ({
  ...shape,
  verbs: shape.verbs.map((verb) => ({ ...verb, isNegative: false })),
})

const tell = (turn: Turn, shape: Shape, text: string): Said =>
  said('grammar', [say(turn.book, 'sentence.changed', { text })], {
    last: turn.memory.last,
    sentence: { ...shape, turn: turn.memory.turn },
  })

/** 'Ubah ke past tense: She goes to school by bike': every way that is named, one after the other. */
export function changeQuoted(turn: Turn): Said | null {
  const { quoted, shape } = turn.analysis
  if (quoted === null || !shape) return null
  const around = turn.text.replace(quoted, ' ')
  const isNamed = (way: Way) => holdsOneOf(around, sentenceWays[way])
  const ways = STATED.filter(isNamed)
  if (!holdsOneOf(around, changingWords) || (ways.length === 0 && !isNamed('question'))) return null
  const made = ways.reduce<Shape | null>((changed, way) => changed && CHANGES[way](changed), shape)
  if (!made) return null
  const told = { ...made, rest: withoutAddition(made.rest, shape.rest) }
  return tell(turn, told, isNamed('question') ? askShape(told) : sayShape(told))
}

const STATED = ['past', 'future', 'negative'] as const

/** An exercise names no time: 'yesterday' is not added to it. */
const withoutAddition = (made: string, rest: string): string =>
  made.startsWith(rest.replace(/[.!]$/, '')) ? rest : made

const readChanges = createFrames(sentenceChanges, sentenceChangeWords)

/**
 * 'Kalau they?', 'kalau kemarin malam?': the open sentence with somebody else, or at another time. Any noun is somebody else only where
 * nothing else is asked for (`takesNouns`).
 */
export function changeSentence(turn: Turn, sentence: Sentence, takesNouns: boolean): Said | null {
  if (!sentence) return null
  const words = bare(turn.text).split(' ')
  for (const { slots } of readChanges(words)) {
    const changed = changedBy(turn, sentence, slots.other ?? '', takesNouns)
    if (changed) return tell(turn, changed, sayShape(changed))
  }
  return null
}

function changedBy(turn: Turn, shape: Shape, other: string, takesNouns: boolean): Shape | null {
  const time = timeNames[other.replace(INSTEAD, '')]
  if (time) return inTense(shape, time[1], time[0])
  const [subject, person] =
    subjectNames[other] ?? otherSubject(turn, shape, other) ?? (takesNouns ? subjectIn(turn, shape, other) : [])
  return subject && person ? withSubject(shape, { subject, person }) : negatedBy(turn, shape, other)
}

/** 'Besok, bukan sekarang' */
const INSTEAD = / (?:bukan|not|instead of|rather than|daripada) .+$/

/** 'Kalau dia nggak suka?', of 'My son likes dinosaurs': who it is and what is done stay the same. */
function negatedBy(turn: Turn, shape: Shape, other: string): Shape | null {
  const words = other.split(' ')
  const isVerb = (word: string) => shape.verbs.some(({ base }) => base === englishOf(turn, word))
  const left = words.filter((word) => !notWords.has(word) && !isVerb(word))
  if (left.length === words.length || !words.some((word) => notWords.has(word))) return null
  const [subject, person] = left.length === 0 ? [] : (subjectNames[left.join(' ')] ?? [])
  if (left.length > 0 && !person) return null
  const isSame = person === undefined || (person === shape.person && person === 'one')
  const meant = isSame || !subject || !person ? shape : withSubject(shape, { subject, person })
  return negated(meant)
}

const LONGEST_SUBJECT = 4
const DETERMINER = /^(?:the|my|your|his|her|our|their|this|that|these|those|an?) /i
const AND = / (?:sama|dan|and) /

/** 'Uncle sama aunt', 'the doctors': English nouns, with the determiner that the subject had. */
function subjectIn(turn: Turn, { subject }: Shape, typed: string): [string, Shape['person']] | [] {
  const words = typed.split(' ')
  const parts = typed.split(AND)
  if (IS_SOMEBODY.test(subject) && isOnlyThing(typed)) return []
  const isNoun = (part: string) =>
    part.split(' ').every((word) => DETERMINER.test(`${word} `) || isEnglishNoun(turn, word))
  if (words.length > LONGEST_SUBJECT || !parts.every(isNoun)) return []
  const named = parts.join(' and ')
  const isMany = parts.length > 1 || /[^s]s$/.test(named)
  const whose = DETERMINER.test(named) ? '' : (DETERMINER.exec(subject)?.[0] ?? '')
  return [`${whose}${named}`, isMany ? 'many' : 'one']
}

const IS_SOMEBODY = /^(?:I|you|he|she|we|they)$/i

/** A telephone forgets nothing. */
const isOnlyThing = (typed: string): boolean => thingNamed(typed)?.kinds.has('person') === false

function isEnglishNoun(turn: Turn, word: string): boolean {
  if (!isEnglish(turn, word)) return false
  const looked = turn.lookUp(word)
  return looked.found && looked.senses[0].partOfSpeech === 'noun'
}
