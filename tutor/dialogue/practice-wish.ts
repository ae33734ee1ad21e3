import { gapGroups } from '../../content/tutor-gap-groups.ts'
import {
  besideExercise,
  conversationNames,
  easyExercises,
  exerciseNames,
  exerciseWishes,
  hardExercises,
  howMany,
  noExercise,
  practiceNames,
  practiceSubjects,
  refusesKey,
  sideBySide,
  wantsKey,
} from '../../content/tutor-quiz-requests.ts'
import type { Entry, Kind } from '../book/entry.ts'
import { gapRows } from '../book/read-gaps.ts'
import { namedSet, setNamed } from '../book/read-topics.ts'
import { wishesScene } from '../intents/evidence.ts'
import { castsBoth, namesRole } from '../scenes/swap-roles.ts'
import { stemsOf } from './closest-part.ts'
import { grammarCalled } from './named-grammar.ts'
import { holdsOneOf } from './phrases.ts'
import { isVerb, itemsOf, ofEntry, ofForms, ofTheme, ofVerbs } from './practice-items.ts'
import type { Turn } from './turn.ts'

export type Ease = 'easy' | 'hard'

/** Exercises that somebody wishes for. */
export interface PracticeWish {
  /** What they are on; null where nothing is named. */
  of: string | null
  total: number | null
  ease: Ease | null
  /** All at once, with their answers. */
  isSheet: boolean
}

const LONGEST = 28
const LONGEST_CHANGE = 18
const FEWEST_ITEMS = 2
const LIKELY = 0.3

/** 'Bikin 3 soal go/goes, sama kuncinya'; null where no exercises are wished for. */
export function practiceWish(turn: Turn): PracticeWish | null {
  const { text, analysis } = turn
  const words = tokensOf(text)
  const asks = analysis.gap.length > 0 || text.includes('___') || words.length > LONGEST
  if (asks || TELLS.test(text.trim()) || holdsOneOf(text, noExercise) || !isWished(turn, words)) return null
  if (holdsOneOf(text, exerciseNames)) return namesRole(text) && wishesScene(text) ? null : wishIn(turn, words)
  if (!holdsOneOf(text, practiceNames) || castsBoth(text) || holdsOneOf(text, conversationNames)) return null
  const wish = wishIn(turn, words)
  return wish.of?.startsWith(ofTheme('')) ? null : wish
}

/** Of exercises that somebody has already. */
const TELLS =
  /^(?:(?:i|we) (?:have|had|got)|there (?:is|are|was)|(?:aku|saya|gw|gue) (?:ada|punya|dapet|dapat)|besok|tomorrow)\b/i

/** 'Yang go/goes aja, yang gampang', 'topiknya hotel aja', beside exercises. */
export function otherPracticeNamed(turn: Turn): PracticeWish | null {
  const words = tokensOf(turn.text)
  const { text, analysis } = turn
  const isOther = analysis.gap.length > 0 || analysis.quoted !== null || holdsOneOf(text, noExercise)
  if (isOther || words.length > LONGEST_CHANGE || !CHANGES.test(text)) return null
  const wish = wishIn(turn, words)
  const isNamed = wish.of !== null && (wish.of.startsWith(ofForms([])) || NAMES_SUBJECT.test(text))
  return isNamed ? wish : null
}

const NAMES_SUBJECT = /\b(?:topi[ck]\w*|tema\w*|theme|ganti\w*|change|switch|soal|kuis|quiz)\b/i

const CHANGES = /\b(?:aja|saja|only|just|topi[ck]\w*|tema\w*|ganti\w*|instead|maunya|mending|rather|switch|change)\b/i

const wishIn = (turn: Turn, words: readonly string[]): PracticeWish => ({
  of: practisedIn(turn, words),
  total: totalIn(turn.text),
  ease: easeIn(turn.text),
  isSheet: holdsOneOf(turn.text, wantsKey) && !holdsOneOf(turn.text, refusesKey),
})

/** Wished for by how such things are put, by a word, by a number, or by what the message begins with. */
const isWished = ({ text, analysis: { acts } }: Turn, words: readonly string[]): boolean =>
  (acts.exercise ?? 0) >= SURELY ||
  holdsOneOf(text, exerciseWishes) ||
  totalIn(text) !== null ||
  holdsOneOf(words.slice(0, OPENING).join(' '), [...exerciseNames, ...practiceNames])

const SURELY = 0.75
const OPENING = 4

const tokensOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .match(/[\p{L}\d]+(?:['-][\p{L}\d]+)*|[/,&+]/gu) ?? []

/** Too hard for somebody, or for somebody small, is easy; otherwise as it is named. */
export function easeIn(text: string): Ease | null {
  if (holdsOneOf(text, easyExercises)) return 'easy'
  return holdsOneOf(text, hardExercises) ? 'hard' : null
}

const NUMBER = new RegExp(
  `(?<!\\b(?:kelas|umur|usia|class|grade|level|no|nomor) )\\b(\\d{1,2}|${[...howMany.keys()]
    .filter((one) => /^\p{L}{3,}$/u.test(one))
    .join('|')}|tigang|sekawan)\\b(?! (?:tahun|thn|th|years?|menit|minutes?|hari|days?|jam|sd)\\b)`,
  'iu',
)
const MOST = 10
const SMALL: Readonly<Record<string, number>> = { tigang: 3, sekawan: 4, six: 6, enam: 6, ten: 10, sepuluh: 10 }

export function totalIn(text: string): number | null {
  const named = NUMBER.exec(text)?.[1]?.toLowerCase()
  if (named === undefined) return null
  const count = /^\d+$/.test(named) ? Number(named) : (SMALL[named] ?? howMany.get(named) ?? 0)
  return count > 0 ? Math.min(count, MOST) : null
}

/** Words that are named side by side, then a part of grammar, a word list or an entry of the book. */
function practisedIn(turn: Turn, words: readonly string[]): string | null {
  const named = formsIn(words)
  const byForms = named ? [ofForms(named), ofVerbs(named)] : []
  const told = withoutKinds(words)
  const subjects = [told.filter((word) => !isAside(word)), ...subjectsBeside(told)].filter(({ length }) => length > 0)
  const bySubjects = subjects.flatMap((subject) => bySubject(turn, words, subject))
  return [...byForms, ...bySubjects].find((of) => itemsOf(turn, of).length >= FEWEST_ITEMS) ?? null
}

/** What stands behind the name of exercises and before it: 'a page of past tense exercises', 'a worksheet on tenses'. */
function subjectsBeside(words: readonly string[]): string[][] {
  const at = words.findIndex((word) => exerciseNames.has(word))
  if (at < 0) return []
  const opens = words.findIndex((word, place) => place > at && !besideExercise.has(word))
  const behind = opens < 0 ? [] : untilAside(words.slice(opens))
  return [behind, untilAside(words.slice(0, at).reverse()).reverse()]
}

function untilAside(words: readonly string[]): string[] {
  const end = words.findIndex((word) => isAside(word))
  return words.slice(0, end < 0 ? words.length : end)
}

function bySubject(turn: Turn, words: readonly string[], subject: readonly string[]): string[] {
  const named = subject.join(' ')
  const part = practiceSubjects.find(
    ({ names }) => holdsOneOf(turn.text, names) && isNothingElse(subject, names),
  )?.entries
  const called = (grammarCalled(turn, named) ?? pairOf(turn, words))?.name
  const set = setNamed(named) ?? (isOfPhrases(turn.text) || OF_EXAM.test(turn.text) ? undefined : namedSet(named))
  const other = isOfPhrases(turn.text) ? entriesCalled(turn, subject) : entryNamed(turn, subject)?.name
  const [theme, entries] = [set ? [ofTheme(set.id)] : [], other ? [ofEntry(other)] : []]
  return [...[called, part].filter((one) => one !== undefined).map(ofEntry), ...theme, ...entries]
}

/** 'Third conditional' is not any conditional. */
const isNothingElse = (subject: readonly string[], names: ReadonlySet<string>): boolean => {
  const known = new Set([...names].flatMap((name) => name.split(' ')))
  return subject.every((word) => known.has(word) || PART_OF_SPEECH.test(word))
}

const PART_OF_SPEECH = /^(?:tenses?|kalimat|verbs?|kerja|benda|grammar)$/

const MOST_ENTRIES = 3

/** The situations in whose names most of the subject is: 'email'. */
function entriesCalled({ teaching }: Turn, subject: readonly string[]): string | undefined {
  const named = subject.filter((word) => word.length >= SHORTEST && !OF_PHRASES.has(word))
  const called = teaching.names.flatMap((name) => {
    const parts = name.split('-')
    const count = named.filter((word) => parts.includes(word)).length
    return count > 0 && teaching.kindOf(name) === 'situations'
      ? [{ name, count, isFirst: named.includes(parts[0] ?? '') }]
      : []
  })
  const most = Math.max(0, ...called.map(({ count }) => count))
  return called
    .filter(({ count }) => count === most)
    .toSorted((one, other) => Number(other.isFirst) - Number(one.isFirst))
    .slice(0, MOST_ENTRIES)
    .map(({ name }) => name)
    .join(',')
}

const SHORTEST = 4

const OF_PHRASES: ReadonlySet<string> = new Set(
  'kalimat frasa ungkapan phrase phrases sentences opening openings pembuka closing closings nulis tulis menulis writing write'.split(
    ' ',
  ),
)

const OF_EXAM = /\b(?:toefl|ielts|toeic|duolingo)\b/i

const isOfPhrases = (text: string): boolean =>
  /\b(?:kalimat|frasa|ungkapan|phrases?|sentences?|openings?|pembuka\w*|penutup\w*|closings?|e-?mails?|telepon|telpon)\b/i.test(
    text,
  )

const KINDS_OF_WORD: ReadonlySet<string> = new Set('kerja benda sifat keterangan hubung depan ganti'.split(' '))

/** 'Kata kerja' are verbs, not work. */
const withoutKinds = (words: readonly string[]): string[] =>
  words.filter((word, at) => !(words[at - 1] === 'kata' && KINDS_OF_WORD.has(word)))

const isAside = (word: string): boolean => ASIDE.some((list) => list.has(word)) || /^(?:[/,&+]|\d+)$/.test(word)

const ASIDE = [besideExercise, exerciseNames, practiceNames, exerciseWishes, wantsKey, easyExercises, hardExercises]

const OF: ReadonlySet<Kind | undefined> = new Set<Kind | undefined>(['grammar', 'pairs'])

/** The likeliest entry that has a word of what is named. */
function entryNamed({ analysis, teaching }: Turn, subject: readonly string[]): Entry | undefined {
  const asked = stemsOf(subject.join(' '))
  return analysis.found
    .filter(({ name, probability }) => probability >= LIKELY && OF.has(teaching.kindOf(name)))
    .flatMap(({ name }) => teaching.entry(name) ?? [])
    .find(({ title, items, keywords, ask }) => {
      const own = stemsOf([title.id, title.en, ...items, ...keywords, ...ask].join(' '))
      return [...asked].some((stem) => own.has(stem))
    })
}

/** The pair all of whose words are in the message. */
const pairOf = ({ analysis, teaching }: Turn, words: readonly string[]): Entry | undefined =>
  analysis.found
    .filter(({ name }) => teaching.kindOf(name) === 'pairs')
    .flatMap(({ name }) => teaching.entry(name) ?? [])
    .find(({ items }) => items.length > 1 && holdsAll(words.join(' '), items))

const holdsAll = (text: string, items: readonly string[]): boolean => items.every((item) => holdsOneOf(text, [item]))

let forms: ReadonlySet<string> | undefined

/** What stands in a gap or is wrong there. */
const isForm = (words: string): boolean => {
  forms ??= new Set(
    [...gapGroups.flat(), ...gapRows().flatMap(({ answer, wrong }) => [answer, ...wrong.keys()])].map((one) =>
      one.toLowerCase(),
    ),
  )
  return forms.has(words)
}

const LONGEST_FORM = 3
const MOST_FORMS = 5

/** 'Go/goes', 'a sama an', 'in on at': named side by side, or one behind another and of one group. */
export function formsIn(words: readonly string[]): string[] | null {
  const chains = words.flatMap((_, at) => [chainAt(words, at, true), chainAt(words, at, false)])
  const joined = chains.filter(({ isJoined }) => isJoined).map(({ forms: named }) => named)
  const grouped = chains.map(({ forms: named }) => inOneGroup(named))
  const verbs = OF_VERBS.test(words.join(' ')) ? chains.map(({ forms: named }) => named.filter(isVerb)) : []
  const best = [...joined, ...grouped, ...verbs]
    .map((named) => [...new Set(named)])
    .filter(({ length }) => length > 1 && length <= MOST_FORMS)
    .toSorted((one, other) => rank(other) - rank(one))[0]
  return best ? best.map((one) => (one === 'i' ? 'I' : one)) : null
}

const OF_VERBS = /\b(?:verbs?|kata kerja|v1|v2|irregular)\b/

/** Those that are mixed up with each other before any others, then the most. */
const rank = (named: readonly string[]): number =>
  (inOneGroup(named).length === named.length ? 10 : 0) + named.length + named.join('').length / 100

/** The longest beginning of it that is of one group of words. */
function inOneGroup(named: readonly string[]): string[] {
  for (let count = named.length; count > 1; count -= 1) {
    const part = named.slice(0, count)
    if (gapGroups.some((group) => part.every((one) => group.some((other) => other.toLowerCase() === one))))
      return [...part]
  }
  return []
}

function chainAt(words: readonly string[], from: number, isJoined: boolean): { forms: string[]; isJoined: boolean } {
  const found: string[] = []
  let at = from
  while (at < words.length) {
    const start = at
    while (found.length > 0 && sideBySide.has(words[at] ?? '') && (isJoined || !isForm(words[at] ?? ''))) at += 1
    if (isJoined && found.length > 0 && at === start) break
    const length = lengthOfForm(words, at)
    if (length === 0) break
    found.push(words.slice(at, at + length).join(' '))
    at += length
  }
  return { forms: found, isJoined: isJoined && found.length > 1 }
}

function lengthOfForm(words: readonly string[], at: number): number {
  for (let length = LONGEST_FORM; length > 0; length -= 1)
    if (at + length <= words.length && isForm(words.slice(at, at + length).join(' '))) return length
  return 0
}
