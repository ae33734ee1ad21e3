import { lostWords } from '../../content/tutor-requests.ts'
import type { Way } from '../../english/grammar/in-way.ts'
import { type Entry, SENTENCE_FACETS } from '../book/entry.ts'
import { sentencesInWay } from '../book/read-ways.ts'
import type { FollowUp } from '../find/facet-index.ts'
import { closestPart, stemsOf, type TellablePart } from './closest-part.ts'
import { isElliptical, namedWords, waysNamed } from './ellipsis.ts'
import { taskOf } from './exam-tasks.ts'
import { exerciseOfEntry, waitingFor } from './exercise.ts'
import { howManyAsked } from './how-many.ts'
import { notUnderstood } from './not-understood.ts'
import { holdsOneOf } from './phrases.ts'
import { soundsIn } from './pronunciation.ts'
import { say } from './school-book.ts'
import { list, sayOfEntry, sentences, stepsOf, teachEntry } from './teach-entry.ts'
import {
  asEmail,
  asMessage,
  bestLine,
  exampleOnTheme,
  exampleWith,
  howFirm,
  shortest,
  translated,
  translatedSituation,
} from './tell-version.ts'
import { type Said, said, type Turn } from './turn.ts'
import { fromDictionary } from './word-sentences.ts'

type Tell = (turn: Turn, entry: Entry) => string | null

type SentenceFacet = (typeof SENTENCE_FACETS)[number]
const inSentences =
  (facet: SentenceFacet, title: Parameters<typeof say>[1]): Tell =>
  ({ book }, entry) =>
    list(say(book, title), sentences(book, entry[facet]))

/** Its own examples said in this way, where the entry has none. */
const inWay =
  (way: Way): Tell =>
  (turn, { name }) => {
    const isNamed = isElliptical(turn) || waysNamed(turn.text).includes(way)
    const made = isNamed ? sentencesInWay(name, way) : []
    return list(
      say(turn.book, `entry.${way}`),
      made.map(({ from, sentence }) => (from === sentence ? `**${sentence}**` : `${from} → **${sentence}**`)),
    )
  }

/** 'Contoh yang tell': the sentences with what is named, if only some of them have it. */
const withNamed: Tell = ({ book, text }, entry) => {
  const named = [...stemsOf(text)]
  const items = entry.items.filter((item) => holdsOneOf(text, [item]))
  if (items.length > 1 && items.length === entry.items.length) return null
  const all = SENTENCE_FACETS.flatMap((facet) => entry[facet])
  const holding = all.filter(
    ({ en, id }) => holdsOneOf(en, items) || named.some((stem) => stemsOf(`${en} ${id}`).has(stem)),
  )
  const isChoice = holding.length > 0 && holding.length < all.length
  return isChoice ? list(say(book, 'entry.examples'), sentences(book, holding.slice(0, MOST_NAMED))) : null
}
const MOST_NAMED = 4
const inText =
  (facet: 'short' | 'form' | 'compare' | 'aloud'): Tell =>
  ({ book }, entry) =>
    entry[facet]?.[book.language] ?? null

function mistakes({ book }: Turn, { mistake }: Entry): string | null {
  const lines = mistake.sentences.map(({ wrong, right }) => `“${wrong}” → **${right}**`)
  const told = list(say(book, 'entry.mistake'), lines)
  return [told, mistake.why?.[book.language]].filter(Boolean).join('\n\n') || null
}

/** 'Kenapa if I were, bukan was?': the part that has these words. */
const whyNamed: Tell = (turn, entry) =>
  NAMES.test(turn.text) ? closestPart(turn.text, partsOf(turn, entry, ['short', 'form', 'compare'], mistakes)) : null
const NAMES = /\b(?:bukan|not|harus|instead|boleh|pake|pakai|use)\b/i

/** What begins in the middle is no sentence by itself. */
const pattern: Tell = (turn, entry) =>
  inText('form')(turn, entry)?.replace(/^[\p{Ll}-].*/su, (form) => say(turn.book, 'entry.form', { form })) ?? null

const steps: Tell = ({ book }, entry) => stepsOf(book, entry)

/** What it means and one example. */
const simply: Tell = ({ book }, entry) => {
  const meaning = book.language === 'id' ? entry.meaning : null
  return [
    meaning,
    entry.short[book.language],
    list(say(book, 'entry.examples'), sentences(book, entry.examples.slice(0, 1))),
  ]
    .filter(Boolean)
    .join('\n\n')
}

const MOST_OF_ITEMS = 3

/** A pair has few sentences of its own; the dictionary has more with its words. */
const ofItems: Tell = (turn, entry) => {
  if (entry.kind !== 'pairs') return null
  const lines = entry.items.flatMap((item) => fromDictionary(turn, item)?.sentences.slice(0, 1) ?? [])
  return list(say(turn.book, 'entry.examples.more'), [...new Set(lines)].slice(0, MOST_OF_ITEMS))
}

/** The first examples were shown with the entry. */
const OTHER_EXAMPLES: readonly Tell[] = [
  withNamed,
  exampleOnTheme,
  exampleWith,
  inSentences('more', 'entry.examples.more'),
  ofItems,
  inSentences('question', 'entry.examples.more'),
  inSentences('formal', 'entry.examples.more'),
  inSentences('negative', 'entry.examples.more'),
  inSentences('examples', 'entry.examples'),
]

/** A whole answer to a task says more than how tasks begin. */
const modelOfExam: Tell = ({ book }, { kind, model }) =>
  kind === 'exams' && model.length > 0 ? `${say(book, 'entry.model')}\n\n${model.join(' ')}` : null

/** Each part of an entry that can be asked for, and what else will do where it is empty. */
const TELL: Partial<Record<FollowUp, readonly Tell[]>> = {
  short: [inText('short')],
  use: [inText('short')],
  meaning: [(_, entry) => entry.meaning, translatedSituation, inText('short')],
  translate: [translated],
  'in-indonesian': [translated],
  form: [pattern, steps, inText('short')],
  examples: [modelOfExam, ...OTHER_EXAMPLES],
  more: OTHER_EXAMPLES,
  negative: [inSentences('negative', 'entry.negative'), inWay('negative')],
  question: [inSentences('question', 'entry.question'), inWay('question')],
  past: [inSentences('past', 'entry.past'), inWay('past')],
  future: [inSentences('future', 'entry.future'), inWay('future')],
  formal: [inSentences('formal', 'entry.formal')],
  informal: [inSentences('informal', 'entry.informal')],
  firm: [inSentences('firm', 'entry.firm'), howFirm],
  reply: [inSentences('reply', 'entry.reply')],
  shorter: [shortest, inText('short')],
  message: [asMessage, inSentences('informal', 'entry.informal')],
  email: [asEmail, inSentences('formal', 'entry.formal')],
  mistake: [whyNamed, mistakes, inText('compare'), inText('short')],
  which: [mistakes, inText('short')],
  compare: [inText('compare'), mistakes],
  aloud: [
    inText('aloud'),
    (turn, { items }) => soundsIn(turn, items.join(' ')),
    (turn, entry) => soundsIn(turn, bestLine(entry)),
  ],
  steps: [steps, pattern],
  easier: [simply],
  model: [
    ({ book }, entry) => (entry.model.length === 0 ? null : `${say(book, 'entry.model')}\n\n${entry.model.join(' ')}`),
    inSentences('examples', 'entry.examples'),
  ],
}

/** Another side of the entry that is open. */
export function tellFacet(turn: Turn, entry: Entry, facet: FollowUp): Said {
  const { book, memory } = turn
  const step = memory.last?.step ?? 0
  const isOfExercise = memory.exercise !== null && facet === 'easier' && !holdsOneOf(turn.text, lostWords)
  if (facet === 'exercise' || facet === 'harder' || isOfExercise) return anotherExercise(turn, entry, step)
  if (facet === 'next') return offerNext(turn, entry)
  const told = severalWays(turn, entry) ?? toldOf(turn, entry, facet)
  if (told) return sayOfEntry(turn, entry, [told, memory.practice ? null : say(book, 'entry.own')], step)
  const other = firstOf(turn, entry, [...(TELL.more ?? []), inText('short')])
  return sayOfEntry(turn, entry, [say(book, 'entry.none'), other], step)
}

/** 'Contoh negatif sama tanya': each that is named. */
function severalWays(turn: Turn, entry: Entry): string | null {
  const ways = waysNamed(turn.text)
  const told = ways.length > 1 ? ways.map((way) => toldOf(turn, entry, way)).filter((one) => one !== null) : []
  return told.length > 1 ? told.join('\n\n') : null
}

/** The part itself, or that of a related entry. */
const toldOf = (turn: Turn, entry: Entry, facet: FollowUp): string | null =>
  firstOf(turn, entry, TELL[facet] ?? []) ??
  relatedTo(turn, entry)
    .map((other) => firstOf(turn, other, (TELL[facet] ?? []).slice(0, 1)))
    .find((one) => one !== null) ??
  null

/** Whether there is anything to tell of this part. */
export const canTell = (turn: Turn, entry: Entry, facet: FollowUp): boolean =>
  !(facet in TELL) || toldOf(turn, entry, facet) !== null

/** The open entry, or the one to go to from it whose items alone are named: 'enjoy' beside 'want to'. */
export function relatedNamed(turn: Turn, entry: Entry): Entry {
  const asked = stemsOf(turn.text)
  const named = ({ items }: Entry) =>
    new Set(items.flatMap((item) => [...stemsOf(item)].filter((stem) => asked.has(stem)))).size
  const own = named(entry)
  const [best] = nextEntries(turn, entry)
    .map((other) => ({ other, count: named(other) }))
    .sort((left, right) => right.count - left.count)
  return best && best.count > own ? best.other : entry
}

/** 'Superlatifnya', beside comparatives: the one to go to from here whose name it is. */
export function nextNamed(turn: Turn, entry: Entry): Entry | undefined {
  const asked = namedWords(turn.text).flatMap((word) => [...stemsOf(word)])
  const isNamed = ({ title, items }: Entry) => {
    const own = stemsOf([title.id, title.en, ...items].join(' '))
    return asked.length > 0 && asked.every((stem) => own.has(stem))
  }
  return isNamed(entry) ? undefined : nextEntries(turn, entry).find(isNamed)
}

/** Entries to go to from here that name the same words. */
function relatedTo(turn: Turn, entry: Entry): Entry[] {
  const named = new Set([...entry.items.flatMap((item) => [...stemsOf(item)]), ...stemsOf(turn.text)])
  return nextEntries(turn, entry).filter(({ items }) =>
    items.some((item) => [...stemsOf(item)].some((stem) => named.has(stem))),
  )
}

const closestTo = (turn: Turn, entry: Entry): string | null => closestPart(turn.text, partsOf(turn, entry, SIDES))

/** Whether any part of an entry shares a word with a question. */
export const comesClose = (turn: Turn, entry: Entry): boolean => closestTo(turn, entry) !== null

/** What of an entry comes closest to a question that is none of its facets. */
export function tellClosest(turn: Turn, entry: Entry): Said {
  const { book, memory } = turn
  const step = memory.last?.step ?? 0
  const told = closestTo(turn, entry)
  if (told) return sayOfEntry(turn, entry, [told, say(book, 'entry.more')], step)
  return notUnderstood(turn)
}

/** What can be told of an entry, the nearest to its short answer first. */
export const SIDES: readonly FollowUp[] = [
  ...(['short', 'form', 'compare', 'mistake', 'steps', 'model', 'more', 'aloud'] as const),
  ...(['negative', 'question', 'past', 'future', 'formal', 'informal', 'firm', 'reply'] as const),
]

/** Those of these parts that can be told, with their words in both languages. */
export function partsOf(turn: Turn, entry: Entry, facets: readonly FollowUp[], ...more: Tell[]): TellablePart[] {
  const named = facets.map((facet) => {
    const told = TELL[facet]?.at(SECOND.has(facet) ? 1 : 0)?.(turn, entry) ?? null
    return { told, words: wordsOf(entry, facet) }
  })
  const others = more.map((tell) => ({ told: tell(turn, entry), words: '' }))
  return [...named, ...others].flatMap(({ told, words }) => (told ? [{ told, words: `${told} ${words}` }] : []))
}

/** Their first part depends on the words of the question. */
const SECOND: ReadonlySet<FollowUp> = new Set<FollowUp>(['more', 'mistake'])

/** In both languages, whatever the language of the reply. */
function wordsOf(entry: Entry, facet: FollowUp): string {
  const section: unknown = facet in entry ? entry[facet as keyof Entry] : ''
  return JSON.stringify(section)
}

function firstOf(turn: Turn, entry: Entry, tells: readonly Tell[]): string | null {
  for (const tell of tells) {
    const told = tell(turn, entry)
    if (told) return told
  }
  return null
}

function anotherExercise(turn: Turn, entry: Entry, step: number): Said {
  const { book } = turn
  const task = entry.kind === 'exams' ? taskOf(turn, entry.name) : null
  if (task) return task
  if (!exerciseOfEntry(entry, 0)) return noExercise(turn, entry)
  const exercise = exerciseOfEntry(entry, step + 1)
  const left = (howManyAsked(turn.text) ?? 1) - 1
  if (exercise)
    return sayOfEntry(
      turn,
      entry,
      [say(book, 'exercise.try', { gap: exercise.gap })],
      step + 1,
      waitingFor(exercise, left),
    )
  const [next] = nextEntries(turn, entry)
  if (!next) return sayOfEntry(turn, entry, [say(book, 'entry.own')], step)
  return sayOfEntry(turn, entry, [say(book, 'entry.done', { title: next.title[book.language] })], step, {
    offered: [`entry ${next.name}`],
  })
}

/** An exam that has no tasks here still has sentences to look at. */
function noExercise(turn: Turn, entry: Entry): Said {
  const { book } = turn
  const other = entry.kind === 'exams' ? firstOf(turn, entry, TELL.examples ?? []) : null
  if (other === null) return said('practice', [say(book, 'next.practice')], { offered: ['quiz', 'scenes'] })
  return sayOfEntry(turn, entry, [say(book, 'exam.none'), other], turn.memory.last?.step ?? 0)
}

function offerNext(turn: Turn, entry: Entry): Said {
  const { book } = turn
  const entries = nextEntries(turn, entry)
  if (entries.length === 0) return teachEntry(turn, entry)
  const titles = entries.map(({ title }) => `**${title[book.language]}**`).join(', ')
  return sayOfEntry(turn, entry, [say(book, 'entry.next', { titles })], turn.memory.last?.step ?? 0, {
    offered: entries.map(({ name }) => `entry ${name}`),
  })
}

const nextEntries = ({ teaching }: Turn, entry: Entry): Entry[] =>
  entry.next.map((name) => teaching.entry(name)).filter((one) => one !== undefined)
