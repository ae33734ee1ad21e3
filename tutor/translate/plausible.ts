import { type Clause, has, isAt, type NounPhrase, type VerbStep } from './clause.ts'

/** What makes a reading less likely than another, and by how much. */
const DOUBTS: [isDoubtful: (clause: Clause) => boolean, cost: number][] = [
  [asksForTwoObjects, 3],
  [(clause) => asks(clause, 'what') && clause.predicate.kind === 'adjectives', 3],
  [lacksObject, 2],
  [(clause) => firstStep(clause)?.isPassive === true && clause.subject?.kind === 'pronoun', 1],
  [wantsTwice, 0.3],
  [(clause) => firstStep(clause)?.word.id[0] === 'mau', 0.15],
  [(clause) => has(clause, 'perfect') && isAt(clause, 'span') && firstStep(clause)?.word.notes.has('d') === true, 1],
  [(clause) => clause.predicate.kind === 'noun' && clause.ask !== null && !asks(clause, 'who'), 1.5],
  [(clause) => clause.adverbs.some(({ en }) => en[0] === 'a lot') && lastStep(clause)?.object !== null, 0.5],
  [goesToDo, 0.5],
  [hasHome, 0.6],
  [wrongObject, 1],
  [unfitting, 2],
  [makesNobody, 2],
  [hurtsWhole, 1.5],
  [(clause) => suitsObject(clause) === false, 2],
  [(clause) => suitsObject(clause) === true, -0.4],
  [objectTwice, 2],
  [wrongSubject, 1.5],
  [(clause) => (has(clause, 'modal') || has(clause, 'want')) && clause.predicate.kind === 'noun', 1.5],
  [(clause) => asks(clause, 'who') && clause.predicate.kind === 'noun' && isNamed(clause.subject), 1.5],
  [({ opening, predicate }) => opening?.notes.has('of') === true && predicate.kind !== 'none', 4],
  [(clause) => lastStep(clause)?.word.notes.has('move') === true && lastStep(clause)?.object != null, 1.5],
  [deniesNoun, 1],
  [asksAmount, 0.6],
  [speaksOfKin, 0.6],
  [(clause) => isTitle(clause.subject) && !isAddressed(clause), 1],
  [(clause) => firstStep(clause)?.isPassive === true && has(clause, 'modal') && !isThing(clause.subject), 3],
  [(clause) => clause.predicate.kind === 'none' && clause.helpers.length > 0, 5],
  [(clause) => asks(clause, 'where to') && !isMoving(clause), 3],
  [({ predicate }) => predicate.kind === 'noun' && predicate.is.kind === 'pronoun', 1.5],
  [isBareThing, 1],
  [({ predicate }) => predicate.kind === 'adjectives' && predicate.doing?.[0]?.word.notes.has('make') === true, 2],
  [asksWithoutGap, 3],
  [isNoSuchThing, 1.5],
  [opensStatement, 3],
  [tellsNobody, 1.5],
  [(clause) => firstStep(clause)?.word.en[0] === 'do it' && isThing(clause.subject), 3],
  [(clause) => suitsDescription(clause) === false, 2],
  [(clause) => suitsDescription(clause) === true, -0.4],
]

export const doubtIn = (clause: Clause): number =>
  DOUBTS.reduce((cost, [isDoubtful, more]) => cost + (isDoubtful(clause) ? more : 0), 0)

const asks = ({ ask }: Clause, word: string): boolean => ask?.en[0] === word

const firstStep = ({ predicate }: Clause) => (predicate.kind === 'verbs' ? predicate.steps[0] : undefined)
const lastStep = ({ predicate }: Clause) => (predicate.kind === 'verbs' ? predicate.steps.at(-1) : undefined)

/** 'do homework' */
const HAS_OBJECT = /^\S+ (?!up|down|for|at|on|off|out|back|about|in|to|like|away|along|after|\()/

/** 'What do you like music?' */
function asksForTwoObjects(clause: Clause): boolean {
  const last = lastStep(clause)
  if (!asks(clause, 'what') || !clause.subject || !last) return false
  return last.object !== null || HAS_OBJECT.test(last.word.en[0] ?? '')
}

const NEEDS_OBJECT = /^(?:want|need|have|like|buy|bring|own|put|tell|give|ride|use|wear|open by)$/

/** 'I want.' */
function lacksObject(clause: Clause): boolean {
  const last = lastStep(clause)
  if (!last || !NEEDS_OBJECT.test(last.word.en[0] ?? '') || last.isPassive) return false
  const told = clause.predicate.kind === 'verbs' ? clause.predicate.that : null
  return !last.object && !told && !/^(?:what|who|which|how much)$/.test(clause.ask?.en[0] ?? '')
}

/** 'I am going to study' is no way to go. */
function goesToDo(clause: Clause): boolean {
  const first = firstStep(clause)
  return first?.word.en[0] === 'go' && first !== lastStep(clause) && has(clause, 'progressive')
}

/** What is built or owned is a house. */
function hasHome(clause: Clause): boolean {
  const object = lastStep(clause)?.object
  return object?.kind === 'noun' && object.word.en[0] === 'home'
}

/** 'mau' is a helper before a verb. */
function wantsTwice(clause: Clause): boolean {
  const first = firstStep(clause)
  return first?.word.en[0] === 'want' && first !== lastStep(clause) && !first?.object
}

/** 'selesai' takes no object, 'menyelesaikan' needs one. */
function wrongObject(clause: Clause): boolean {
  const last = lastStep(clause)
  if (!last || last.isPassive || clause.ask?.en[0] === 'what') return false
  return last.object ? last.word.notes.has('no-object') : last.word.notes.has('object')
}

export const isPerson = (phrase: NounPhrase | null): boolean =>
  phrase?.kind === 'name' ||
  (phrase?.kind === 'pronoun' && phrase.word.en[0] !== 'it') ||
  (phrase?.kind === 'noun' && (phrase.word.notes.has('person') || phrase.word.notes.has('kin')))
const isDevice = (phrase: NounPhrase | null): boolean => phrase?.kind === 'noun' && phrase.word.notes.has('device')

const isHeard = (phrase: NounPhrase | null): boolean => phrase?.kind === 'noun' && phrase.word.notes.has('heard')

/** 'baik' is 'kind' of people and 'good' of things. */
function unfitting({ predicate, subject }: Clause): boolean {
  if (predicate.kind !== 'adjectives') return false
  return predicate.all.some(({ word: { notes, en } }) => {
    if (notes.has('of-person')) return !isPerson(subject)
    if (notes.has('of-device')) return !isDevice(subject)
    if (notes.has('of-heard')) return !isHeard(subject)
    if (notes.has('taste') && isHeard(subject)) return true
    if (/^(?:delicious|cheap|expensive)$/.test(en[0] ?? '')) return isPerson(subject)
    return (en[0] === 'dead' && isDevice(subject)) || (en[0] === 'good' && isPerson(subject))
  })
}

/** 'buat kamu' is for you. */
function makesNobody(clause: Clause): boolean {
  const last = lastStep(clause)
  return last?.word.notes.has('make') === true && isPerson(last.object) && !last.described && !last.second
}

/** A head hurts; a child is ill. */
function hurtsWhole(clause: Clause): boolean {
  const { subject } = clause
  const isBody = subject?.kind === 'pointer' || (subject?.kind === 'noun' && subject.word.notes.has('body'))
  return firstStep(clause)?.word.en[0] === 'hurt' && !isBody
}

/** 'pakai' is to wear a helmet and to use a phone: a verb `with-worn` is said of what is `worn` only. */
function suitsObject(clause: Clause): boolean | null {
  const last = lastStep(clause)
  const wanted = [...(last?.word.notes ?? [])].find((note) => note.startsWith('with-'))
  if (!last || !wanted) return null
  const notes = last.object?.kind === 'noun' ? last.object.word.notes : null
  if (wanted === 'with-person') return isPerson(last.object)
  return notes?.has(wanted.replace('with-', '')) ?? false
}

/** 'bukan' denies a noun, 'tidak' a verb. */
const NOUN_LIKE = /^(?:noun|asked|none)$/

function deniesNoun({ predicate, helpers }: Clause): boolean {
  return NOUN_LIKE.test(predicate.kind) && helpers.some(({ en }) => en[0] === 'not')
}

/** A price goes down, somebody gets off. */
function wrongSubject(clause: Clause): boolean {
  const notes = firstStep(clause)?.word.notes
  if (!clause.subject || !notes) return notes?.has('of-thing') === true
  if (notes.has('of-event') && isThing(clause.subject) && !isEvent(clause.subject)) return true
  return (notes.has('of-thing') && isPerson(clause.subject)) || (notes.has('of-person') && isThing(clause.subject))
}

const isEvent = (phrase: NounPhrase): boolean => phrase.kind === 'noun' && phrase.word.notes.has('event')

/** 'What have you been to Japan?' */
function asksWithoutGap(clause: Clause): boolean {
  const last = lastStep(clause)
  return asks(clause, 'what') && !clause.asked && clause.subject !== null && last !== undefined && isIntransitive(last)
}

const isIntransitive = ({ word: { notes, en } }: VerbStep): boolean =>
  notes.has('no-object') || notes.has('move') || notes.has('d') || en[0] === 'go'

/** 'I was a bad dream.' */
function isNoSuchThing({ predicate, subject }: Clause): boolean {
  return predicate.kind === 'noun' && subject?.kind === 'pronoun' && isPerson(subject) && isThing(predicate.is)
}

/** 'It's time to' goes on with what is done, by nobody who is named. */
function opensStatement({ opening, predicate, subject, helpers }: Clause): boolean {
  const isSaid = subject !== null && subject.kind !== 'pronoun'
  if (opening?.notes.has('ing')) return isSaid
  return opening?.notes.has('to') === true && (isSaid || predicate.kind !== 'verbs' || helpers.length > 0)
}

/** 'ask me to wait' is no question. */
function tellsNobody({ predicate }: Clause): boolean {
  if (predicate.kind !== 'verbs') return false
  return predicate.steps
    .slice(0, -1)
    .some(({ word, object }) => isPerson(object) && !TELLING.some((note) => word.notes.has(note)))
}

const TELLING = ['oto', 'make', 'for-to']

/** 'The truck is cement.' */
function isBareThing({ predicate, subject }: Clause): boolean {
  if (predicate.kind !== 'noun' || predicate.is.kind !== 'noun' || subject?.kind !== 'noun') return false
  return isThing(subject) && !subject.owner && !subject.which && !subject.of && subject.adjectives.length === 0
}

/** 'Rasanya manis' tastes, 'rasanya capek' feels: a verb `be-taste` is said of a `taste` only. */
function suitsDescription(clause: Clause): boolean | null {
  const last = lastStep(clause)
  const wanted = [...(last?.word.notes ?? [])].find((note) => note.startsWith('be-'))
  return wanted === undefined ? null : (last?.described?.word.notes.has(wanted.replace('be-', '')) ?? false)
}

/** 'take medicine this' */
function objectTwice(clause: Clause): boolean {
  const last = lastStep(clause)
  const said = last?.word.en[0] ?? ''
  return last?.object != null && HAS_OBJECT.test(said) && !said.endsWith(')')
}

/** 'How much will you stay at night?' */
function asksAmount(clause: Clause): boolean {
  const last = lastStep(clause)
  return asks(clause, 'how much') && !clause.asked && last !== undefined && !/^(?:cost|pay)/.test(last.word.en[0] ?? '')
}

const isTitle = (phrase: NounPhrase | null): boolean => phrase?.kind === 'pronoun' && phrase.word.notes.has('title')

/** Whoever is asked, told or allowed something is there: 'Bapak mau pesan apa?' */
const isAddressed = (clause: Clause): boolean =>
  clause.mood !== 'tells' || has(clause, 'modal') || has(clause, 'please') || clause.opening !== null

function speaksOfKin(clause: Clause): boolean {
  const { subject } = clause
  const isBare = subject?.kind === 'noun' && !subject.owner && !subject.which && !subject.at
  return isAddressed(clause) && isBare && /^a (?:father|mother)$/.test(subject.word.en[0] ?? '')
}

const isNamed = (phrase: NounPhrase | null): boolean => phrase?.kind === 'noun' && phrase.word.en[0] === 'a name'

const isThing = (phrase: NounPhrase | null): boolean => phrase?.kind === 'noun' && !isPerson(phrase)

const isMoving = (clause: Clause): boolean => {
  const last = lastStep(clause)
  return last === undefined || last.word.notes.has('move') || last.object !== null
}
