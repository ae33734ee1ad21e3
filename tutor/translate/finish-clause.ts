import { withOwners } from './belongings.ts'
import type { Clause, NounPhrase, Predicate } from './clause.ts'
import { has } from './clause.ts'
import { aged, greeted, measured, priced, pronoun } from './finish-amounts.ts'
import {
  active,
  handled,
  instructed,
  invited,
  objectGiven,
  permitted,
  requested,
  warned,
  wished,
  withFronted,
} from './finish-orders.ts'
import { type FoundPredicate, HAVE, predicateOf } from './finish-predicate.ts'
import { I, moodOf, subjectMissing, YOU } from './finish-subject.ts'
import type { Draft, ReadClause } from './indonesian-draft.ts'
import { amounted } from './indonesian-floating.ts'
import { doubtIn } from './plausible.ts'

const SHE = pronoun('she', 'dia', '3')

const NO_SUBJECT = 0.3

/** What was read as a whole sentence; null if something is missing. */
export function finish(draft: Draft): ReadClause | null {
  const whole = measured(
    aged(
      greeted(
        priced(
          wished(
            permitted(
              requested(handled(instructed(active(warned(objectGiven(withFronted(amounted(invited(draft))))))))),
            ),
          ),
        ),
      ),
    ),
  )
  const found = predicateOf(whole)
  if (!found || whole.fronted) return null
  const { predicate, places, adverbs, cost } = found
  const mood = moodOf(whole, predicate)
  const subject = namedIn(whole, found) ?? subjectMissing(whole, predicate, mood)
  const clause: Clause = {
    opening: whole.opening,
    mood,
    subject,
    isAgreed: whole.isAgreed || whole.adverbs.some(({ id }) => id[0] === 'dulu'),
    helpers: whole.helpers,
    predicate:
      isNow(whole) && mood === 'tells' && !whole.isTold
        ? offered(asked(predicate, whole, mood), subject)
        : asked(predicate, whole, mood),
    ask: whole.ask,
    asked: whole.asked,
    moments: found.moments ?? whole.moments,
    places,
    adverbs,
    joined: whole.joined,
  }
  const isMissing = !whole.subject && subject !== null
  const isImplied = !whole.subject && (subject === I || subject === YOU || subject === null || whole.isInside)
  return {
    clause: withOwners(asWoman({ ...clause, isImplied, isGuessed: isMissing && !isWeather(predicate) })),
    cost: whole.cost + cost + doubtIn(clause) + (isMissing ? NO_SUBJECT : 0),
  }
}

/** Who or what it is about: 'cucu saya tiga' is about me. */
const namedIn = (draft: Draft, { subject, predicate }: FoundPredicate): NounPhrase | null =>
  predicate.kind === 'exists' ? null : (subject ?? thanked(draft))

/** 'Terima kasih atas bantuannya': yours. */
const thanked = ({ subject, opening }: Draft): NounPhrase | null =>
  opening?.notes.has('of') && subject?.kind === 'noun' && subject.which === 'the' && !subject.owner
    ? { ...subject, which: null, owner: YOU }
    : subject

/** 'hujan' */
const isWeather = (predicate: Predicate): boolean =>
  predicate.kind === 'verbs' && predicate.steps[0]?.word.notes.has('it') === true

/** 'Dia cantik' is more likely said of a woman. */
function asWoman(clause: Clause): Clause {
  const { predicate, subject } = clause
  const isSaid = predicate.kind === 'adjectives' && predicate.all.some((one) => one.word.notes.has('she'))
  return isSaid && subject?.kind === 'pronoun' && subject.word.en[0] === 'he' ? { ...clause, subject: SHE } : clause
}

/** 'Boleh minta air?' asks to have it. */
function asked(predicate: Predicate, draft: Draft, mood: Clause['mood']): Predicate {
  if (predicate.kind !== 'verbs' || mood !== 'asks' || !has(draft, 'modal')) return predicate
  const [first, ...others] = predicate.steps
  if (first?.word.en[0] !== 'ask for') return predicate
  return { ...predicate, steps: [{ ...first, word: HAVE }, ...others] }
}

/** 'Nanti saya hubungi lagi': whoever is there. */
function offered(predicate: Predicate, subject: NounPhrase | null): Predicate {
  const isMine = subject?.kind === 'pronoun' && /^(?:I|we)$/.test(subject.word.en[0] ?? '')
  if (predicate.kind !== 'verbs' || predicate.that || !isMine) return predicate
  const last = predicate.steps.length === 1 ? predicate.steps[0] : undefined
  const isTo = last && !last.object && !last.isPassive && OFFERED.every((note) => last.word.notes.has(note))
  return isTo ? { ...predicate, steps: [...predicate.steps.slice(0, -1), { ...last, object: YOU }] } : predicate
}

const OFFERED = ['offered', 'whom']

/** Not yet done. */
const isNow = ({ helpers, moments }: Draft): boolean =>
  helpers.every(({ notes }) => notes.has('future')) &&
  moments.every(({ notes }) => !notes.has('span') && !notes.has('past'))
