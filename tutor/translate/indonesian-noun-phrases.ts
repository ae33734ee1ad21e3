import type { Described, Noun, NounPhrase } from './clause.ts'
import { amountAt, inEnglishDigits } from './indonesian-amounts.ts'
import { describedAt } from './indonesian-described.ts'
import type { Found, IndonesianText, Read } from './indonesian-text.ts'
import type { Word } from './lexicon.ts'
import { saidRelative } from './say-english.ts'

const POINTERS: Record<string, 'this' | 'that'> = {
  ini: 'this',
  itu: 'that',
  tersebut: 'that',
  begini: 'this',
  segini: 'this',
}
const CLASSIFIERS = new Set(['orang', 'buah', 'ekor', 'lembar', 'butir', 'pasang', 'potong', 'gelas', 'porsi', 'anak'])
const OWNERS: Record<string, string> = { '-ku': 'I', '-mu': 'you', '-nya': 'he' }

/** Every way to read a noun phrase from here on, longest first. */
export function* nounPhrases(text: IndonesianText, at: number): Generator<Read<NounPhrase>> {
  for (const one of singles(text, at)) {
    const next = text.tokens[one.end]?.text ?? ''
    const by = next === 'dan' || next === 'sama' ? 'and' : next === 'atau' ? 'or' : null
    if (by && one.end + 1 < text.tokens.length)
      for (const other of singles(text, one.end + 1))
        yield {
          value: { kind: 'several', all: [one.value, other.value], by },
          end: other.end,
          cost: one.cost + other.cost,
        }
    yield one
  }
}

function* singles(text: IndonesianText, at: number): Generator<Read<NounPhrase>> {
  yield* counted(text, at)
  yield* nouns(text, at, null)
  for (const { word, end, cost } of text.at(at)) {
    if (word.kind === 'pronoun') yield { value: { kind: 'pronoun', word }, end, cost }
  }
  const which = POINTERS[text.tokens[at]?.text ?? '']
  if (which) yield { value: { kind: 'pointer', which }, end: at + 1, cost: 0 }
  if (which) yield* pointedFirst(text, at + 1, which)
  yield* whatever(text, at)
  yield* described(text, at)
  yield* titled(text, at)
  const name = text.nameAt(at)
  if (name) yield { value: { kind: 'name', text: name.text }, end: name.end, cost: name.cost }
  const amount = amountAt(text.tokens, at)
  if (amount && amount.value >= MONEY && !/^(?:1[89]|20)\d\d$/.test(text.tokens[at]?.text ?? '')) {
    const isNamed = text.tokens[amount.end]?.text === 'rupiah'
    const end = isNamed ? amount.end + 1 : amount.end
    yield { value: { kind: 'name', text: `${inEnglishDigits(amount.value)} rupiah` }, end, cost: 0 }
  }
}

const TITLES: Record<string, string> = { pak: 'Mr', bapak: 'Mr', bu: 'Mrs', ibu: 'Mrs' }
const CALLED = new Set([...Object.keys(TITLES), 'mas', 'mbak', 'kak', 'bang', 'suster'])

/** 'Pak Budi' is Mr Budi; 'ibu guru' is the teacher. */
function* titled(text: IndonesianText, at: number): Generator<Read<NounPhrase>> {
  const title = text.tokens[at]?.text ?? ''
  if (!CALLED.has(title)) return
  const name = text.nameAt(at + 1)
  if (name && TITLES[title] && /^\p{Lu}/u.test(text.tokens[at + 1]?.typed ?? ''))
    yield { value: { kind: 'name', text: `${TITLES[title]} ${name.text}` }, end: name.end, cost: name.cost - 0.2 }
  for (const { value, end, cost } of nouns(text, at + 1, null))
    if (value.kind === 'noun' && value.word.notes.has('person') && !value.owner)
      yield { value: { ...value, which: value.which ?? 'the' }, end, cost: cost - 0.2 }
}

/** 'ini sambalnya' */
function* pointedFirst(text: IndonesianText, at: number, which: 'this' | 'that'): Generator<Read<NounPhrase>> {
  for (const { value, end, cost } of nouns(text, at, null))
    if (value.kind === 'noun' && value.which === 'the') yield { value: { ...value, which }, end, cost: cost + 0.2 }
}

/** From here on a number on its own is a price. */
const MONEY = 1000

const ONE: Word = { kind: 'noun', en: ['a one'], id: ['yang'], notes: new Set(), cost: 0 }
const DESCRIBED = 0.4

/** 'yang baru' is 'a new one'. */
function* described(text: IndonesianText, at: number): Generator<Read<NounPhrase>> {
  if (text.tokens[at]?.text !== 'yang') return
  for (const { value, end, cost } of describedAt(text, at)) {
    const one: Noun = { kind: 'noun', word: ONE, count: null, which: null, owner: null, adjectives: [value], of: null }
    yield { value: one, end, cost: cost + DESCRIBED }
  }
}

/** 'apa yang kamu bilang' is 'what you said'. */
function* whatever(text: IndonesianText, at: number): Generator<Read<NounPhrase>> {
  if (text.tokens[at]?.text !== 'apa' || at === 0) return
  for (const { value, end, cost } of text.relativesAt(at + 1))
    yield { value: { kind: 'name', text: `what ${saidRelative(null, value)}` }, end, cost }
}

/** 'tiga buah buku', 'banyak orang', '17 siswa'. */
function* counted(text: IndonesianText, at: number): Generator<Read<NounPhrase>> {
  const counts: [Word | string, number, number][] = text
    .at(at)
    .filter(({ word }) => word.kind === 'number' || word.kind === 'quantity')
    .map(({ word, end, cost }) => [word, end, cost])
  const amount = amountAt(text.tokens, at)
  if (amount && counts.every(([, end]) => end < amount.end)) counts.push([inEnglishDigits(amount.value), amount.end, 0])
  const more = text.tokens[at]?.text === 'tambahan' ? amountAt(text.tokens, at + 1) : null
  if (more) counts.push([`${inEnglishDigits(more.value)} more`, more.end, 0])
  if (text.tokens[at]?.text === 'para') counts.push(['plural', at + 1, 0])
  for (const [count, end, cost] of counts) {
    const isClassifier = CLASSIFIERS.has(text.tokens[end]?.text ?? '')
    if (isClassifier) yield* nouns(text, end + 1, count, cost)
    yield* nouns(text, end, count, cost)
  }
}

function* nouns(text: IndonesianText, at: number, count: Noun['count'], more = 0): Generator<Read<NounPhrase>> {
  for (const found of text.at(at)) {
    if (found.word.kind !== 'noun') continue
    yield* withModifiers(text, { ...found, cost: found.cost + more }, count)
  }
}

/** The longest first: with all that may belong to the noun, then with less. */
function* withModifiers(
  text: IndonesianText,
  { word, end, cost: own }: Found,
  count: Noun['count'],
): Generator<Read<NounPhrase>> {
  const isTwice = text.tokens[end]?.text === text.tokens[end - 1]?.text
  const start = isTwice ? end + 1 : end
  const bare: Noun = {
    kind: 'noun',
    word,
    count: isTwice ? 'plural' : count,
    which: null,
    owner: null,
    adjectives: [],
    of: null,
  }
  for (const [noun, place, cost] of modified(text, bare, start, own)) {
    yield* owned(text, noun, place, cost)
  }
}

const COMPOUND = 1.1

function* modified(text: IndonesianText, noun: Noun, at: number, cost: number): Generator<[Noun, number, number]> {
  for (const { value, end, cost: own } of describedAt(text, at)) {
    const more = { ...noun, adjectives: [...noun.adjectives, value] }
    if (more.adjectives.length >= 3) continue
    const taken = cost + own + (text.tokens[at]?.text === 'yang' ? 0 : unlikely(noun, value))
    yield* modified(text, more, end, taken)
    yield* andModified(text, more, end, taken)
  }
  if (!noun.of && noun.adjectives.length === 0)
    for (const { word, end, cost: own } of text.at(at)) {
      if (word.kind === 'noun' && word !== noun.word)
        yield* modified(text, { ...noun, of: word }, end, cost + COMPOUND + own)
    }
  yield [noun, at, cost]
}

/** 'tempat yang kering dan sejuk' */
function* andModified(text: IndonesianText, noun: Noun, at: number, cost: number): Generator<[Noun, number, number]> {
  if (text.tokens[at]?.text !== 'dan') return
  for (const { value, end, cost: own } of describedAt(text, at + 1))
    yield* modified(text, { ...noun, adjectives: [...noun.adjectives, value] }, end, cost + own)
}

/** Without 'yang', 'ibu sakit' and 'upacara selesai' rather tell than describe. */
const unlikely = ({ word }: Noun, { word: { notes } }: Described): number =>
  notes.has('told') ? 1 : word.notes.has('kin') ? 0.4 : 0

/** Whose it is, and which one. */
function* owned(text: IndonesianText, noun: Noun, at: number, cost: number): Generator<Read<NounPhrase>> {
  const token = text.tokens[at]?.text ?? ''
  if (token in OWNERS) {
    const isKnown = token === '-nya' && !noun.word.notes.has('kin')
    const owner = isKnown ? null : pronounOf(token)
    yield* pointed(text, { ...noun, owner, which: isKnown ? 'the' : null }, at + 1, cost)
    return
  }
  for (const found of text.at(at)) yield* ownedBy(text, noun, { ...found, at }, cost)
  const name = text.nameAt(at)
  if (name) yield* pointed(text, { ...noun, owner: { kind: 'name', text: name.text } }, name.end, cost + name.cost)
  yield* pointed(text, noun, at, cost)
}

function* ownedBy(
  text: IndonesianText,
  noun: Noun,
  { word, end, at }: Found & { at: number },
  cost: number,
): Generator<Read<NounPhrase>> {
  if (word.kind === 'pronoun' && /^(?:I|you|he|we|they)$/.test(word.en[0] ?? ''))
    yield* pointed(text, { ...noun, owner: { kind: 'pronoun', word } }, end, cost)
  const isPerson = word.kind === 'noun' && (word.notes.has('person') || word.notes.has('kin'))
  if (!isPerson || noun.of) return
  for (const owner of nouns(text, at, null)) {
    const value = { ...noun, owner: owner.value }
    yield { value, end: owner.end, cost: cost + owner.cost + 0.3 + (isHomeDescribed(value) ? 0.5 : 0) }
  }
}

/** The owners that an ending stands for. */
const PRONOUN_WORDS: Record<string, Word> = Object.fromEntries(
  [
    ['I', 'aku', '1'],
    ['you', 'kamu', '2'],
    ['he', 'dia', '3'],
  ].map(([en = '', id = '', note = '']) => [
    en,
    { kind: 'pronoun', en: [en], id: [id], notes: new Set([note]), cost: 0 } satisfies Word,
  ]),
)

const pronounOf = (ending: string): NounPhrase | null => {
  const en = OWNERS[ending]
  return en ? { kind: 'pronoun', word: PRONOUN_WORDS[en] as Word } : null
}

/** 'menontonnya' is said of a thing, 'membantunya' of a person. */
export const objectOf = (ending: string, { notes }: Word): NounPhrase | null =>
  ending === '-nya' && !notes.has('whom') ? IT : pronounOf(ending)

const IT: NounPhrase = {
  kind: 'pronoun',
  word: { kind: 'pronoun', en: ['it'], id: ['itu'], notes: new Set(['3']), cost: 0 },
}

/** 'buku yang saya beli' */
function* related(text: IndonesianText, noun: Noun, at: number, cost: number): Generator<Read<NounPhrase>> {
  if (noun.behind) return
  const which = noun.which ?? (noun.owner || noun.count ? null : 'the')
  for (const { value, end, cost: own } of text.relativesAt(at))
    yield* pointed(text, { ...noun, which, behind: saidRelative(noun, value) }, end, cost + own)
}

function* pointed(text: IndonesianText, noun: Noun, at: number, cost: number): Generator<Read<NounPhrase>> {
  yield* related(text, noun, at, cost)
  const which = POINTERS[text.tokens[at]?.text ?? '']
  if (which)
    yield { value: { ...noun, which }, end: at + 1, cost: cost + (isHomeDescribed({ ...noun, which }) ? 0.5 : 0) }
  yield* amounting(text, noun, at, cost)
  const isNamed = /^(?:nomor|no|nomer)$/.test(text.tokens[at]?.text ?? '')
  const label = noun.word.notes.has('numbered') || isNamed ? amountAt(text.tokens, isNamed ? at + 1 : at) : null
  if (label) yield { value: { ...noun, label: String(label.value) }, end: label.end, cost: cost - LABELLED }
  const number = text.at(at).find(({ word }) => word.kind === 'number')
  if (number && !noun.count) yield { value: { ...noun, count: number.word }, end: number.end, cost: cost + 0.2 }
  yield { value: noun, end: at, cost: cost + (isHomeDescribed(noun) ? 0.5 : 0) }
}

/** 'denda dua juta rupiah' is a fine of that much. */
function* amounting(text: IndonesianText, noun: Noun, at: number, cost: number): Generator<Read<NounPhrase>> {
  const amount = noun.word.notes.has('of-money') ? amountAt(text.tokens, at) : null
  if (!amount || amount.value < MONEY) return
  const end = text.tokens[amount.end]?.text === 'rupiah' ? amount.end + 1 : amount.end
  yield { value: { ...noun, behind: `of ${inEnglishDigits(amount.value)} rupiah` }, end, cost: cost - LABELLED }
}

/** 'kamar 12' is more likely room 12 than twelve rooms. */
const LABELLED = 0.3

/** One's home is where one is; what is big or near is a house. */
const isHomeDescribed = ({ word, owner, which, adjectives }: Noun): boolean =>
  word.en[0] === 'home' && Boolean(owner || which || adjectives.length > 0)
