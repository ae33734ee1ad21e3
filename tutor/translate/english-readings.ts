import { type Described, type Noun, type NounPhrase, saidAs } from './clause.ts'
import { dayNamed, lengthAt } from './english-moments.ts'
import type { EnglishText } from './english-text.ts'
import type { Read } from './indonesian-text.ts'
import { saidAdjective, saidNoun } from './say-indonesian-nouns.ts'
import type { Word } from './word.ts'

const PERSONS: Record<string, string> = { I: '1', you: '2' }

const pronoun = (en: string, id: string): NounPhrase => ({
  kind: 'pronoun',
  word: { kind: 'pronoun', en: [en], id: [id], notes: new Set([PERSONS[en] ?? '3']), cost: 0 },
})

const PRONOUNS: Record<string, NounPhrase> = Object.fromEntries(
  [
    ['i me my', 'I', 'aku'],
    ['you your', 'you', 'kamu'],
    ['he him his', 'he', 'dia'],
    ['she her', 'she', 'dia'],
    ['it its', 'it', 'itu'],
    ['we us our', 'we', 'kami'],
    ['they them their', 'they', 'mereka'],
    ['mine', 'mine', 'milikku'],
    ['yours', 'yours', 'milikmu'],
    ['hers', 'hers', 'miliknya'],
    ['ours', 'ours', 'milik kami'],
    ['theirs', 'theirs', 'milik mereka'],
    ['myself', 'myself', 'diriku sendiri'],
    ['everyone everybody', 'everyone', 'semua orang'],
    ['someone somebody', 'someone', 'seseorang'],
    ['something', 'something', 'sesuatu'],
    ['everything', 'everything', 'semuanya'],
    ['nothing', 'nothing', 'tidak ada apa-apa'],
    ['yourself', 'yourself', 'dirimu sendiri'],
    ['himself herself', 'himself', 'dirinya sendiri'],
    ['ourselves', 'ourselves', 'diri kami sendiri'],
    ['themselves', 'themselves', 'diri mereka sendiri'],
    ['nobody', 'nobody', 'tidak ada yang'],
    ['anything', 'anything', 'apa pun'],
    ['anyone anybody', 'anyone', 'ada yang'],
  ].flatMap(([forms = '', en = '', id = '']) => forms.split(' ').map((form) => [form, pronoun(en, id)])),
)

const OWNER = /^(?:my|your|his|her|its|our|their)$/

const ARTICLE = /^(?:a|an|the|some|any)$/
const SUCH = /^an?$/

const POINTER: Record<string, 'this' | 'that'> = { this: 'this', that: 'that', these: 'this', those: 'that' }

/** Every way to read a noun phrase from here on, longest first. */
export function* englishNounPhrases(text: EnglishText, at: number): Generator<Read<NounPhrase>> {
  for (const one of single(text, at)) {
    yield* listed(text, one)
    const by = text.tokens[one.end]
    if (by === 'and' || by === 'or')
      for (const other of single(text, one.end + 1))
        yield {
          value: { kind: 'several', all: [one.value, other.value], by },
          end: other.end,
          cost: one.cost + other.cost,
        }
    yield one
  }
}

/** 'mango, papaya and banana' */
function* listed(text: EnglishText, one: Read<NounPhrase>): Generator<Read<NounPhrase>> {
  if (text.tokens[one.end] !== ',') return
  for (const two of single(text, one.end + 1)) {
    const by = text.tokens[two.end] === ',' ? two.end + 1 : two.end
    if (text.tokens[by] !== 'and' && text.tokens[by] !== 'or') continue
    for (const three of single(text, by + 1)) {
      const first: NounPhrase = { ...saidAs(`${saidNoun(one.value)}, ${saidNoun(two.value)}`) }
      const value = { kind: 'several', all: [first, three.value], by: text.tokens[by] as 'and' | 'or' } as const
      yield { value, end: three.end, cost: one.cost + two.cost + three.cost }
    }
  }
}

function* single(text: EnglishText, at: number): Generator<Read<NounPhrase>> {
  const first = text.tokens[at] ?? ''
  yield* determined(text, at, first)
  yield* people(text, at)
  yield* asked(text, at)
  yield* chosen(text, at)
  yield* counted(text, at, first)
  for (const one of described(text, at, NOTHING_ELSE)) yield isBare(one.value) ? { ...one, cost: one.cost + BARE } : one
  const known = PRONOUNS[first]
  if (known && !/^(?:my|your|its|our|their)$/.test(first)) yield { value: known, end: at + 1, cost: 0 }
  yield* names(text, at)
}

/** 'my book', 'the book', 'such a book', 'this book', 'this' */
function* determined(text: EnglishText, at: number, first: string): Generator<Read<NounPhrase>> {
  const which = POINTER[first]
  if (OWNER.test(first)) yield* described(text, at + 1, { ...NOTHING_ELSE, owner: PRONOUNS[first] ?? null })
  if (ARTICLE.test(first)) yield* described(text, at + 1, { ...NOTHING_ELSE, which: first === 'the' ? 'the' : null })
  if (first === 'such' && SUCH.test(text.tokens[at + 1] ?? '')) yield* described(text, at + 2, NOTHING_ELSE)
  if (!which) return
  yield* described(text, at + 1, { ...NOTHING_ELSE, which })
  if (text.tokens[at + 1] === 'one') yield { value: { kind: 'pointer', which }, end: at + 2, cost: 0 }
  yield { value: { kind: 'pointer', which }, end: at + 1, cost: 0.2 }
}

/** 'two books', 'many of my friends', 'two', 'about an hour' */
function* counted(text: EnglishText, at: number, first: string): Generator<Read<NounPhrase>> {
  for (const { word, end } of text.at(at, 'number', 'quantity')) {
    yield* described(text, end, { ...NOTHING_ELSE, count: word })
    yield* ofAll(text, end, word)
    if (text.tokens[end] === 'more') yield* twoMore(text, end + 1, word)
    if (word.kind === 'number') yield { value: saidAs(word.id[0] ?? ''), end, cost: ALONE }
  }
  if (/^\d+(?:\.\d{3})*$/.test(first)) yield* described(text, at + 1, { ...NOTHING_ELSE, count: first })
  const day = dayNamed(text, at)
  if (day) yield { value: saidAs(day), end: at + 1, cost: DAY_ALONE }
  const isAbout = first === 'about' || first === 'around'
  const length = lengthAt(text, isAbout ? at + 1 : at)
  if (length) yield { value: saidAs(`${isAbout ? 'sekitar ' : ''}${length.said}`), end: length.end, cost: 0 }
}

/** 'two more workers' */
function* twoMore(text: EnglishText, at: number, count: Word): Generator<Read<NounPhrase>> {
  for (const { value, end, cost } of described(text, at, { ...NOTHING_ELSE, count }))
    if (value.kind === 'noun' && !value.behind) yield { value: { ...value, behind: 'lagi' }, end, cost }
}

const DAY_ALONE = 0.3

/** 'all my friends', 'one of the guests' */
function* ofAll(text: EnglishText, at: number, count: Word): Generator<Read<NounPhrase>> {
  if (!/^(?:my|your|his|her|our|their|the|this|that|these|those)$/.test(text.tokens[at] ?? '')) return
  for (const { value, end, cost } of single(text, at))
    if (value.kind === 'noun' && (!value.count || value.count === 'plural'))
      yield { value: { ...value, count, which: value.which === 'the' ? null : value.which }, end, cost }
}

/** 'what you said', 'whatever you want' */
const ASKED: Record<string, string> = { what: 'apa', whatever: 'apa pun', whoever: 'siapa pun' }

function* asked(text: EnglishText, at: number): Generator<Read<NounPhrase>> {
  const who = ASKED[text.tokens[at] ?? '']
  for (const { said, end, cost } of who === undefined ? [] : text.relativesAt(at))
    yield { value: saidAs(`${who} ${said}`), end, cost }
}

/** 'the red one', 'a bigger one' */
function* chosen(text: EnglishText, at: number): Generator<Read<NounPhrase>> {
  if (!/^(?:the|an?|this|that|these|those)$/.test(text.tokens[at] ?? '')) return
  const which = POINTER[text.tokens[at] ?? '']
  for (const { value, end, cost } of englishAdjectives(text, at + 1))
    if (/^ones?$/.test(text.tokens[end] ?? '')) {
      const pointed = which === undefined ? '' : which === 'this' ? ' ini' : ' itu'
      yield { value: saidAs(`yang ${saidAdjective(value)}${pointed}`), end: end + 1, cost }
    }
}

const PEOPLE: Record<string, string> = {
  those: 'mereka',
  anyone: 'siapa pun',
  someone: 'seseorang',
  everyone: 'semua orang',
  people: 'orang',
  everything: 'semua',
  something: 'sesuatu',
  anything: 'apa pun',
  all: 'semua',
}

/** 'those who help us', 'the one who helped me', 'everything we have' */
function* people(text: EnglishText, at: number): Generator<Read<NounPhrase>> {
  const isOne = text.tokens[at] === 'the' && text.tokens[at + 1] === 'one'
  const who = isOne ? '' : PEOPLE[text.tokens[at] ?? '']
  for (const { said, end, cost } of who === undefined ? [] : text.relativesAt(isOne ? at + 2 : at + 1))
    yield { value: headOf(text.tokens[at] ?? '', who ?? '', said), end, cost }
}

/** People stand like a name, things like a noun. */
const headOf = (en: string, id: string, behind: string): NounPhrase =>
  THINGS.has(en)
    ? {
        kind: 'noun',
        word: { kind: 'noun', en: [en], id: [id], notes: new Set(), cost: 0 },
        which: null,
        owner: null,
        count: null,
        adjectives: [],
        of: null,
        behind,
      }
    : { kind: 'name', text: `${id} ${behind}`.trim() }

const THINGS = new Set(['everything', 'something', 'anything', 'all'])

function* names(text: EnglishText, at: number): Generator<Read<NounPhrase>> {
  const [first = '', second = ''] = text.typed.slice(at, at + 2)
  const isName = (word: string, place: number) =>
    /^\p{Lu}[\p{L}\d]/u.test(word) && (place > 0 || !text.isKnown(word.toLowerCase()))
  if (!isName(first, at) || text.tokens[at]?.includes("'")) return
  if (isName(second, at + 1)) yield { value: { kind: 'name', text: `${first} ${second}` }, end: at + 2, cost: 0 }
  const isNoun = text.nouns(at).some(({ end }) => end === at + 1)
  yield { value: { kind: 'name', text: first }, end: at + 1, cost: isNoun ? RATHER_NOUN : 0.2 }
}

/** 'English' is no name. */
const RATHER_NOUN = 0.8

type Rest = Pick<Noun, 'owner' | 'which' | 'count'>

const NOTHING_ELSE: Rest = { owner: null, which: null, count: null }

function* described(
  text: EnglishText,
  at: number,
  rest: Rest,
  adjectives: readonly Described[] = [],
): Generator<Read<NounPhrase>> {
  if (adjectives.length < 2)
    for (const { value, end, cost } of englishAdjectives(text, at))
      for (const one of described(text, end, rest, [...adjectives, value])) yield { ...one, cost: one.cost + cost }
  for (const { word, end, cost, isPlural } of text.nouns(at)) {
    const count = rest.count ?? (isPlural ? 'plural' : null)
    const suited = adjectives.filter((one) => one.word.notes.has('of-person')).length * (isOfPerson(word) ? SUITS : -1)
    yield* headed(text, { kind: 'noun', word, of: null, adjectives, ...rest, count }, end, cost - suited)
  }
}

/** 'a nice guy', 'a nice bag' */
const isOfPerson = ({ notes }: Word): boolean => notes.has('person') || notes.has('kin')
const SUITS = 0.1

/** 'back' and 'well' are rather no nouns without 'the' or 'a'. */
const isBare = (phrase: NounPhrase): boolean =>
  phrase.kind === 'noun' && !phrase.owner && !phrase.count && !phrase.behind && /^an? /.test(phrase.word.en[0] ?? '')
const BARE = 0.2
/** 'buy two' */
const ALONE = 0.4

const COMPOUND = 0.6

/** 'my friend's house', 'the house key', 'the house'. */
function* headed(text: EnglishText, noun: Noun, end: number, cost: number): Generator<Read<NounPhrase>> {
  if (text.tokens[end] === "'s") {
    yield* described(text, end + 1, { owner: noun, which: null, count: null })
    return
  }
  if (text.tokens[end] === 'of')
    for (const other of single(text, end + 1))
      yield { value: { ...noun, which: null, owner: other.value }, end: other.end, cost: cost + other.cost + 0.1 }
  for (const head of text.nouns(end)) {
    const count = noun.count === 'plural' || !noun.count ? (head.isPlural ? 'plural' : null) : noun.count
    yield {
      value: { ...noun, word: head.word, of: noun.word, count },
      end: head.end,
      cost: cost + head.cost + COMPOUND,
    }
  }
  yield* related(text, noun, end, cost)
  yield { value: noun, end, cost }
}

/** 'the food here' */
const HERE: Record<string, string> = { here: 'di sini', there: 'di sana', outside: 'di luar', inside: 'di dalam' }
const PLACED = 0.15

/** 'the man who lives next door' */
function* related(text: EnglishText, noun: Noun, at: number, cost: number): Generator<Read<NounPhrase>> {
  if (noun.behind || ASKED[text.tokens[at] ?? ''] !== undefined) return
  const here = HERE[text.tokens[at] ?? '']
  if (here && noun.which) yield { value: { ...noun, which: null, behind: here }, end: at + 1, cost: cost + PLACED }
  const which = noun.which === 'the' ? null : noun.which
  const head = (noun.word.en[0] ?? '').replace(/^(?:an?|the) /, '')
  for (const { said, end, cost: own } of [...text.gaplessAt(at, head), ...text.relativesAt(at)])
    yield { value: { ...noun, behind: said, which }, end, cost: cost + own }
}

/** 'very hungry', 'cheaper', 'the most expensive'. */
export function* englishAdjectives(text: EnglishText, at: number): Generator<Read<Described>> {
  const degrees = text.at(at, 'degree')
  for (const before of [...degrees, { word: null, end: at }])
    for (const { word, end, cost } of text.at(before.end, 'adjective')) {
      if (!before.word && text.tokens[end] === 'enough') yield { value: { word, degree: ENOUGH }, end: end + 1, cost }
      yield { value: { word, degree: before.word }, end, cost }
    }
  const token = text.tokens[at] ?? ''
  const [, stem = ''] = /^(.{2,}?)(?:er|est)$/.exec(token) ?? []
  const bases = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')]
  const degree = /est$/.test(token) ? MOST : MORE
  for (const base of stem ? bases : [])
    for (const word of text.named(base, 'adjective')) yield { value: { word, degree }, end: at + 1, cost: word.cost }
}

const degree = (en: string, id: string): Word => ({ kind: 'degree', en: [en], id: [id], notes: new Set(), cost: 0 })

const ENOUGH = degree('enough', 'cukup')
const MORE = degree('more', 'lebih')

const MOST = degree('most', 'paling')
