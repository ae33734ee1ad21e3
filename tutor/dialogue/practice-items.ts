import { type QuizQuestion, quizQuestions } from '../../content/tutor-quiz.ts'
import type { Reason } from '../../english/grammar/reason.ts'
import { verbForms } from '../../english/words/verbs.ts'
import type { Entry } from '../book/entry.ts'
import { GAP, type GapRow, gapsFor, gapsWith, UNTOLD } from '../book/read-gaps.ts'
import { wordSet } from '../book/read-topics.ts'
import { phraseItems } from './phrase-items.ts'
import { type Book, fill } from './school-book.ts'
import type { Turn } from './turn.ts'

/** A question with a gap. */
export interface PracticeItem {
  sentence: string
  /** The right one first. */
  choices: readonly string[]
  /** A reason of the grammar, or 'entry:' and the entry that explains it; what it says for a phrase. */
  reason: string
}

/** What is practised, as it is kept in memory: 'forms go/goes', 'entry past-simple', 'theme hotel'. */
export type PracticeKind = 'forms' | 'verbs' | 'entry' | 'theme'

export const ofForms = (forms: readonly string[]): string => `forms ${forms.join('/')}`
export const ofVerbs = (verbs: readonly string[]): string => `verbs ${verbs.join('/')}`
export const ofEntry = (name: string): string => `entry ${name}`
export const ofTheme = (id: string): string => `theme ${id}`

export const kindOfPractice = (of: string): [PracticeKind, string] => {
  const [kind = '', ...rest] = of.split(' ')
  return [kind as PracticeKind, rest.join(' ')]
}

/** What it is called in a reply. */
export function titleOfPractice({ book, teaching }: Turn, of: string): string {
  const [kind, named] = kindOfPractice(of)
  if (kind === 'forms' || kind === 'verbs') return named.replaceAll('/', ' / ')
  if (kind === 'theme') return wordSet(named)?.title[book.language] ?? named
  const titles = named.split(',').map((name) => teaching.entry(name)?.title[book.language] ?? name)
  return titles.join(', ')
}

/** Every question there is, the easy ones first; a place in this list is what memory keeps. */
export function itemsOf(turn: Turn, of: string): readonly PracticeItem[] {
  const [kind, named] = kindOfPractice(of)
  if (kind === 'forms') return itemsWithForms(named.split('/'))
  if (kind === 'verbs') return itemsOfVerbs(named.split('/'))
  if (kind === 'theme') return itemsOfTheme(named)
  const entries = named.split(',').flatMap((name) => turn.teaching.entry(name) ?? [])
  return inTurns(entries.map(itemsOfEntry))
}

const MOST_CHOICES = 4
const FEW = 3
const OTHERS = 2

/** One of the named forms in each gap, all the others certainly wrong there; if there are too few, some of them. */
export function itemsWithForms(forms: readonly string[]): PracticeItem[] {
  const isOneVerb = forms.some((form) => forms.some((other) => other !== form && waysOf(form).includes(other)))
  const ways = forms.map((form) => (isOneVerb ? [form] : waysOf(form)))
  const all = forms.flatMap((form, at) =>
    (ways[at] ?? [form]).map((one) => ({
      rows: gapsWith(one).map((row) => asItem(row, othersIn(ways, at, row))),
    })),
  )
  const whole = all.map(({ rows }) => rows.filter(({ choices }) => choices.length === forms.length))
  const isEnough = whole.flat().length >= FEW
  const most = isEnough ? whole : all.map(({ rows }) => rows.filter(({ choices }) => choices.length > 1))
  return unlike(inTurns(most)).map((item) => ({ ...item, choices: item.choices.slice(0, MOST_CHOICES) }))
}

/** The forms of a verb, 'borrowed' beside 'borrow'; of any other word itself. */
function waysOf(form: string): string[] {
  const forms = [...new Set([form, ...verbForms(form).map(([, one]) => one)])]
  return forms.filter((one) => gapsWith(one).length > 0).length >= FEWEST_FORMS ? forms : [form]
}

const FEWEST_FORMS = 3

export const isVerb = (word: string): boolean => waysOf(word).length > 1

/** What is wrong in the gap, of each of the other words that are named. */
const othersIn = (ways: readonly string[][], own: number, { wrong }: GapRow): string[] =>
  ways.flatMap((forms, at) => (at === own ? [] : (forms.find((form) => wrong.has(form)) ?? [])))

const asItem = ({ sentence, answer, wrong }: GapRow, others: readonly string[]): PracticeItem => ({
  sentence,
  choices: [answer, ...new Set(others)],
  reason: others.map((other) => wrong.get(other) ?? UNTOLD).find((reason) => reason !== UNTOLD) ?? UNTOLD,
})

/** The forms of each verb, one against the others. */
const itemsOfVerbs = (verbs: readonly string[]): PracticeItem[] =>
  unlike(
    inTurns(
      verbs.map((verb) => {
        const forms = waysOf(verb)
        return inTurns(
          [...forms.slice(1), verb].map((form) =>
            gapsWith(form).flatMap((row) => {
              const others = [...row.wrong.keys()].filter((one) => forms.includes(one)).slice(0, OTHERS)
              return others.length > 0 ? [asItem(row, others)] : []
            }),
          ),
        )
      }),
    ),
  )

/** The first of each list, then the second of each. */
function inTurns<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
}

const sentenceOf = ({ sentence, choices: [answer = ''] }: PracticeItem): string =>
  sentence.replace(GAP, answer).toLowerCase()

/** No sentence twice. */
const unlike = (items: readonly PracticeItem[]): PracticeItem[] =>
  [...new Map(items.toReversed().map((item) => [sentenceOf(item), item])).values()].toReversed()

const ready = ({ gap, choices, reason }: QuizQuestion): PracticeItem => ({ sentence: gap, choices, reason })

function itemsOfEntry(entry: Entry): PracticeItem[] {
  if (entry.kind === 'exams') return quizQuestions.map(ready)
  const own = gapsFor(ofOwn(entry)).map((row) => asItem(row, [...row.wrong.keys()]))
  const asked = quizQuestions.filter(({ reason }) => entry.reasons.includes(reason)).map(ready)
  const found = entry.reasons
    .filter((reason) => reason !== VAGUE)
    .map((reason) =>
      gapsFor(reason)
        .filter(({ wrong }) => [...wrong.values()].filter((one) => one === reason).length * 2 > wrong.size)
        .filter(({ answer }) => !CLOSED.has(answer) || entry.items.includes(answer))
        .map((row) => asItem(row, wrongFor(row, reason)))
        .filter(({ choices: [answer = ''] }) => isUnlike(entry, answer)),
    )
  const grammar = unlike(inTurns([asked, own, ...found]))
  return grammar.length > 0 && entry.kind !== 'situations' ? grammar : phraseItems(entry)
}

/** What other sentences tell of the time is no reason that a learner sees. */
const VAGUE = 'past-sequence'

/** What an entry on verbs is not about. */
const CLOSED: ReadonlySet<string> = new Set('in on at for since from to of by with about during until'.split(' '))

const ofOwn = ({ name }: Entry): string => `entry:${name}`

/** What is wrong for this reason, then others. */
const wrongFor = ({ wrong }: GapRow, reason: string): string[] =>
  [...wrong]
    .toSorted(([, one], [, other]) => Number(other === reason) - Number(one === reason))
    .slice(0, OTHERS)
    .map(([option]) => option)

/** A pair is practised with its own words. */
const isUnlike = ({ kind, items }: Entry, answer: string): boolean =>
  kind !== 'pairs' || items.some((item) => waysOf(item).includes(answer))

function itemsOfTheme(id: string): PracticeItem[] {
  const { words = [] } = wordSet(id) ?? {}
  return words.map(([word, gloss], at) => ({
    sentence: `${gloss} = ${GAP}`,
    choices: [word, ...[1, 3].map((step) => words[(at + step) % words.length]?.[0] ?? '')],
    reason: '',
  }))
}

const ENTRY = 'entry:'

/** Why the answer is right. */
export function whyOf({ book, teaching }: Turn, { reason, sentence, choices: [answer = ''] }: PracticeItem): string {
  if (reason.startsWith(ENTRY)) {
    const entry = teaching.entry(reason.slice(ENTRY.length))
    return entry?.mistake.why?.[book.language] ?? entry?.short[book.language] ?? ''
  }
  return ruleOf(book, reason, answer) ?? `*${sentence.replace(GAP, answer)}*`
}

/** The same without the answer. */
export const hintOfItem = (turn: Turn, item: PracticeItem): string =>
  item.reason.startsWith(ENTRY) ? whyOf(turn, item) : (ruleOf(turn.book, item.reason, '…') ?? item.sentence)

const ruleOf = (book: Book, reason: string, to: string): string | null => {
  const rule = book.reasons[reason as Reason]
  return rule ? fill(rule, { to, from: '…' }) : null
}
