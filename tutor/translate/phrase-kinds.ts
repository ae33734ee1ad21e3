import type { NounPhrase } from './clause.ts'

export const isPerson = (phrase: NounPhrase | null): boolean =>
  phrase?.kind === 'name' ||
  (phrase?.kind === 'pronoun' && phrase.word.en[0] !== 'it') ||
  (phrase?.kind === 'noun' && (phrase.word.notes.has('person') || phrase.word.notes.has('kin')))

export const isDevice = (phrase: NounPhrase | null): boolean =>
  phrase?.kind === 'noun' && phrase.word.notes.has('device')

export const isHeard = (phrase: NounPhrase | null): boolean => phrase?.kind === 'noun' && phrase.word.notes.has('heard')

export const isEvent = (phrase: NounPhrase | null): boolean => phrase?.kind === 'noun' && phrase.word.notes.has('event')

export const isTitle = (phrase: NounPhrase | null): boolean =>
  phrase?.kind === 'pronoun' && phrase.word.notes.has('title')

export const isNamed = (phrase: NounPhrase | null): boolean => phrase?.kind === 'noun' && phrase.word.en[0] === 'a name'

export const isThing = (phrase: NounPhrase | null): boolean => phrase?.kind === 'noun' && !isPerson(phrase)

/** 'five more minutes' */
export const isSpan = (phrase: NounPhrase | null): boolean =>
  phrase?.kind === 'noun' &&
  phrase.count !== null &&
  /^(?:an? |the )?(?:second|minute|hour|day|week|month|year|morning|afternoon|evening|night)$/.test(
    phrase.word.en[0] ?? '',
  )

/** 'do homework' */
export const HAS_OBJECT = /^\S+ (?!up|down|for|at|on|off|out|back|about|in|to|like|away|along|after|\()/
