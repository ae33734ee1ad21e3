import { type Clause, has, isAt, type VerbStep } from './clause.ts'
import { HAS_OBJECT, isEvent, isNamed, isPerson, isSpan, isThing, isTitle } from './phrase-kinds.ts'
import {
  addsBareThing,
  firstStep,
  isPlainDeed,
  isPowered,
  isShut,
  isSuperlative,
  lastStep,
  suitsDescription,
  suitsObject,
  unfitting,
} from './suits.ts'

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
  [({ predicate }) => predicate.kind === 'noun' && /^(?:pronoun|pointer)$/.test(predicate.is.kind), 1.5],
  [isBareThing, 1],
  [(clause) => firstStep(clause)?.word.en[0] === 'try' && lastStep(clause)?.isPassive === true, 1.5],
  [(clause) => asks(clause, 'who') && clause.predicate.kind === 'adjectives' && isSuperlative(clause.predicate.all), 1],
  [({ predicate, helpers }) => predicate.kind === 'adjectives' && helpers.some(({ id }) => id[0] === 'bukan'), 1.5],
  [(clause) => has(clause, 'sure') && isPlainDeed(clause), 1],
  [(clause) => clause.adverbs.some(({ id }) => id[0] === 'pasti') && !isPlainDeed(clause), 1],
  [(clause) => has(clause, 'left') && clause.predicate.kind !== 'verbs', 2],
  [(clause) => isShut(clause) && clause.moments.some(({ en }) => CLOCK.test(en)), 0.6],
  [({ predicate }) => predicate.kind === 'adjectives' && predicate.doing?.[0]?.word.notes.has('make') === true, 2],
  [asksWithoutGap, 3],
  [isNoSuchThing, 1.5],
  [opensStatement, 3],
  [tellsNobody, 1.5],
  [(clause) => firstStep(clause)?.word.en[0] === 'do it' && isThing(clause.subject), 3],
  [takesTime, 2],
  [lacksGoverned, 1.5],
  [doneByThing, 1.2],
  [(clause) => firstStep(clause)?.isPassive === true && isTitle(firstStep(clause)?.object ?? null), 1.5],
  [({ moments }) => moments.filter(({ en }) => CLOCK.test(en)).length > 1, 3],
  [(clause) => has(clause, 'please') && clause.mood === 'tells' && isThing(clause.subject), 4],
  [({ joined }) => joined !== null && !joined.isFirst && WHEN.test(joined.by.en[0] ?? '') && asksFor(joined.clause), 4],
  [(clause) => firstStep(clause)?.word.notes.has('of-event') === true && isEvent(clause.subject), -0.3],
  [(clause) => firstStep(clause)?.word.notes.has('of-power') === true && isPowered(clause.subject), -0.4],
  [(clause) => isAnybody(clause, 'someone') && isSaidOfThings(clause), 1],
  [(clause) => isAnybody(clause, 'something') && !isSaidOfThings(clause), 1],
  [(clause) => suitsDescription(clause) === false, 2],
  [(clause) => suitsDescription(clause) === true, -0.4],
  [(clause) => clause.mood === 'orders' && /^apologi[sz]e/.test(firstStep(clause)?.word.en[0] ?? ''), 2],
  [tellsOneself, 3],
  [(clause) => firstStep(clause)?.isPassive === true && firstStep(clause)?.object?.kind === 'pointer', 3],
  [(clause) => clause.moments.some(({ id }) => id === 'sempat') && (has(clause, 'not') || clause.mood !== 'tells'), 2],
  [
    (clause) =>
      firstStep(clause)?.word.id[0] === 'sempat' && lastStep(clause) !== firstStep(clause) && !has(clause, 'not'),
    0.6,
  ],
  [isServedWithout, 1],
  [(clause) => clause.helpers.some(({ id }) => id[0] === 'jadi') && clause.predicate.kind !== 'verbs', 4],
  [(clause) => has(clause, 'really') && clause.predicate.kind !== 'verbs', 3],
  [(clause) => clause.predicate.kind === 'asked' && has(clause, 'want') && isThing(clause.subject), 2],
  [(clause) => isSpan(clause.subject) && firstStep(clause) !== undefined, 2],
  [addsBareThing, 0.8],
  [(clause) => firstStep(clause)?.word.en[0] === 'hope' && clause.subject?.kind === 'noun', 0.5],
]

/** 'kopi pahit tanpa gula' names what is wanted. */
function isServedWithout({ predicate, subject, places, helpers, mood }: Clause): boolean {
  return (
    predicate.kind === 'adjectives' &&
    mood === 'tells' &&
    isThing(subject) &&
    subject?.kind === 'noun' &&
    !subject.which &&
    !subject.owner &&
    helpers.length === 0 &&
    places.some(({ by }) => by.en[0] === 'without')
  )
}

export const doubtIn = (clause: Clause): number =>
  DOUBTS.reduce((cost, [isDoubtful, more]) => cost + (isDoubtful(clause) ? more : 0), 0)

/** 'at 10', 'at half past nine' */
const CLOCK = /^at (?:\d|half|quarter|noon|midnight)/

/** 'habis tolong diganti' is no time. */
const WHEN = /^(?:after|before|when|while|because)$/
const asksFor = (clause: Clause): boolean => has(clause, 'please')

const asks = ({ ask }: Clause, word: string): boolean => ask?.en[0] === word

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

/** 'buat kamu' is for you. */
function makesNobody(clause: Clause): boolean {
  const last = lastStep(clause)
  return last?.word.notes.has('make') === true && isPerson(last.object) && !last.described && !last.second
}

/** 'I'll let me know', 'please wait for you': nobody is told of themself. */
function tellsOneself(clause: Clause): boolean {
  const { word, object } = lastStep(clause) ?? {}
  if (clause.mood === 'lets' && object?.kind === 'pronoun' && object.word.notes.has('1')) return true
  if (clause.mood === 'orders' && object?.kind === 'pronoun' && object.word.notes.has('2')) return true
  const said = word?.en[0] ?? ''
  const isMine = clause.subject?.kind === 'pronoun' && /^(?:I|we)$/.test(clause.subject.word.en[0] ?? '')
  return isMine ? / me\b/.test(said) : / you\b/.test(said)
}

/** A head hurts; a child is ill. */
function hurtsWhole(clause: Clause): boolean {
  const { subject } = clause
  const isBody = subject?.kind === 'pointer' || (subject?.kind === 'noun' && subject.word.notes.has('body'))
  return firstStep(clause)?.word.en[0] === 'hurt' && !isBody
}

/** 'bukan' denies a noun, 'tidak' a verb. */
const NOUN_LIKE = /^(?:noun|asked|none)$/

function deniesNoun({ predicate, helpers }: Clause): boolean {
  return NOUN_LIKE.test(predicate.kind) && helpers.some(({ en }) => en[0] === 'not')
}

/** A price goes down, somebody gets off. */
function wrongSubject(clause: Clause): boolean {
  const notes = firstStep(clause)?.word.notes
  if (notes?.has('of-power')) return !isPowered(clause.subject)
  if (!clause.subject || !notes) return notes?.has('of-thing') === true
  if (notes.has('of-event') && isThing(clause.subject) && !isEvent(clause.subject)) return true
  return (notes.has('of-thing') && isPerson(clause.subject)) || (notes.has('of-person') && isThing(clause.subject))
}

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

/** 'dicuri waktu': what did it is somebody, or an animal. */
function doneByThing(clause: Clause): boolean {
  const first = firstStep(clause)
  const object = first?.isPassive ? first.object : null
  return object?.kind === 'noun' && isThing(object) && !object.word.notes.has('animal')
}

const isAnybody = ({ subject }: Clause, who: string): boolean =>
  subject?.kind === 'pronoun' && subject.word.en[0] === who

/** 'ada yang salah', 'ada yang mau ditanyakan' */
function isSaidOfThings(clause: Clause): boolean {
  const { predicate } = clause
  if (predicate.kind === 'adjectives') return !predicate.all.some(({ word }) => word.notes.has('felt'))
  return firstStep(clause)?.isPassive === true || firstStep(clause)?.word.notes.has('of-thing') === true
}

/** 'Pray for.' */
function lacksGoverned(clause: Clause): boolean {
  const last = lastStep(clause)
  const isTold = clause.predicate.kind === 'verbs' && clause.predicate.that
  if (!last || last.object || last.isPassive || clause.ask || isTold) return false
  return /^\S.* (?:for|to|at|of|with|from|into|after|about)$/.test(last.word.en[0] ?? '')
}

/** 'It takes two hours': what takes time is not said. */
function takesTime({ subject, predicate }: Clause): boolean {
  const word = predicate.kind === 'verbs' ? predicate.steps[0]?.word : undefined
  const isIt = subject?.kind === 'pronoun' && subject.word.en[0] === 'it'
  return word?.en[0] === 'take' && word.notes.has('it') !== isIt
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

/** Whoever is asked, told or allowed something is there: 'Bapak mau pesan apa?' */
const isAddressed = (clause: Clause): boolean =>
  clause.mood !== 'tells' || has(clause, 'modal') || has(clause, 'please') || clause.opening !== null

function speaksOfKin(clause: Clause): boolean {
  const { subject } = clause
  const isBare = subject?.kind === 'noun' && !subject.owner && !subject.which && !subject.at
  return isAddressed(clause) && isBare && /^an? (?:father|mother|older sibling)$/.test(subject.word.en[0] ?? '')
}

const isMoving = (clause: Clause): boolean => {
  const last = lastStep(clause)
  return last === undefined || last.word.notes.has('move') || last.object !== null
}
