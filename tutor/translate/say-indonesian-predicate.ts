import type { Clause, Described, NounPhrase, VerbStep } from './clause.ts'
import { passiveForms } from './indonesian-forms.ts'
import { idOf, join, saidAdjective, saidNoun, saidPhrase } from './say-indonesian-nouns.ts'
import type { Word } from './word.ts'

export function predicateOf({ predicate }: Clause): string {
  switch (predicate.kind) {
    case 'verbs':
      return saidSteps(predicate.steps)
    case 'adjectives': {
      const said = predicate.all.map(saidAdjective).join(` ${JOINED[predicate.by]} `)
      const link = linkOf(predicate.all.at(-1))
      return predicate.of ? `${said} ${link}${saidNoun(predicate.of)}`.replace(/daripada (?=daripada )/, '') : said
    }
    case 'noun':
      return saidNoun(predicate.is)
    case 'place':
      return saidPhrase(predicate.at)
    case 'adverb':
      return idOf(predicate.word)
    default:
      return ''
  }
}

const JOINED = { and: 'dan', but: 'tapi', or: 'atau' }

/** 'takut sama ular', 'jauh dari sini': a variant that is longer tells how it goes on. */
function linkOf(described: Described | undefined): string {
  const degree = described?.degree?.en[0]
  if (degree === 'more') return 'daripada '
  if (degree === 'as') return ''
  const [first = '', ...others] = described?.word.id ?? []
  const longer = others.find((form) => form.startsWith(`${first} `))
  return longer ? `${longer.slice(first.length + 1)} ` : ''
}

/** 'hak untuk menelepon', 'ruang untuk berpikir': what a thing is for. */
const isMeant = (phrase: NounPhrase | null | undefined): boolean =>
  phrase?.kind === 'noun' && !['person', 'kin', 'animal'].some((note) => phrase.word.notes.has(note))

const saidSteps = (steps: readonly VerbStep[]): string =>
  steps
    .map((step, at) => {
      const before = steps[at - 1]?.object
      const isFor = steps[at - 1]?.word.notes.has('it') || isMeant(before)
      return isFor ? `untuk ${saidStep(step)}` : saidStep(step)
    })
    .join(' ')

function saidStep({ word, object, second, described, isPassive }: VerbStep): string {
  const verb = isPassive ? passiveOf(word) : idOf(!object && word.notes.has('self') ? inShort(word) : word)
  if (isIt(object) && !second && !verb.includes(' ')) return join([`${verb}nya`, described && saidAdjective(described)])
  const [person, thing] = second ? [object, second] : [object, null]
  return join([
    verb,
    person && saidNoun(LEADING.test(verb) ? unmarked(person) : person),
    thing && saidNoun(thing),
    described && saidAdjective(described),
  ])
}

/** 'sampai ke bandara': a place is said without 'the'. */
const LEADING = / (?:ke|di|dari)$/
const unmarked = (phrase: NounPhrase): NounPhrase =>
  phrase.kind === 'noun' && phrase.which === 'the' ? { ...phrase, which: null } : phrase

/** 'it' is the ending of a verb. */
export const isIt = (phrase: NounPhrase | null): boolean => phrase?.kind === 'pronoun' && phrase.word.en[0] === 'it'

/** 'diganti'; 'ditunda' of 'menunda', which has no short form. */
export function passiveOf(word: Word): string {
  const own = word.id.find((form) => /^di\S{3,}$/.test(form))
  const short = word.id.find((form) => !/^(?:me[mnlrwy]|ber|ter(?!ima)|ng|ny)|\s/.test(form))
  if (own ?? short) return own ?? `di${short}`
  const [passive] = passiveForms(idOf(word))
  return passive ?? `di${idOf(word)}`
}

/** An order has the short form of the verb: 'tutup pintunya'. */
export function ordered(clause: Clause): string {
  const { predicate } = clause
  if (predicate.kind !== 'verbs') return predicateOf(clause)
  const steps = predicate.steps.map((step, at) => (at === 0 ? { ...step, word: inShort(step.word) } : step))
  return steps.map((step) => saidStep(isIt(step.object) && !step.second ? { ...step, object: null } : step)).join(' ')
}

const inShort = (word: Word): Word => ({
  ...word,
  id: [word.id.find((form) => !/^(?:me|ber(?!i\b))/.test(form)) ?? idOf(word)],
})
