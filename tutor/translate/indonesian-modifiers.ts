import type { Described, Noun, NounPhrase } from './clause.ts'
import { describedAt } from './indonesian-described.ts'
import { OWNERS, pronounOf } from './indonesian-owners.ts'
import { isHomeDescribed, pointed } from './indonesian-pointed.ts'
import type { Found, IndonesianText, Read } from './indonesian-text.ts'

export function* nouns(text: IndonesianText, at: number, count: Noun['count'], more = 0): Generator<Read<NounPhrase>> {
  for (const found of text.at(at)) {
    if (found.word.kind !== 'noun') continue
    const title = found.word.notes.has('kin') && isAddress(text, at) ? ADDRESS : 0
    const twin = isPhrase(text, at, found.end) ? TWIN : 0
    yield* withModifiers(text, { ...found, cost: found.cost + more + title + twin }, count)
  }
}

/** 'hati-hati' is one word, not hearts. */
const isPhrase = ({ tokens, at: found }: IndonesianText, at: number, end: number): boolean =>
  end === at + 1 && tokens[end]?.text === tokens[at]?.text && found(at).some((one) => one.end > end)

const TWIN = 1

const TITLES: ReadonlySet<string> = new Set(['bapak', 'ibu', 'saudara', 'kakak'])

/** 'menjemput Bapak', 'barang yang kakak pesan' and 'ditunggu ya kakak' are said to them, 'yang kakak saya pesan' is not. */
function isAddress({ tokens, at: found }: IndonesianText, at: number): boolean {
  const token = tokens[at]
  if (at === 0 || !token || !TITLES.has(token.text)) return false
  const isOwned = found(at + 1).some(({ word }) => word.kind === 'pronoun')
  return /^\p{Lu}/u.test(token.typed) || (!isOwned && /^(?:yang|ya)$/.test(tokens[at - 1]?.text ?? ''))
}

const ADDRESS = 2

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
    const isKnown = token === '-nya' && !['kin', 'personal'].some((note) => noun.word.notes.has(note))
    const owner = isKnown ? null : token === '-nya' && HERS.test(noun.word.en[0] ?? '') ? SHE : pronounOf(token)
    yield* pointed(text, { ...noun, owner, which: isKnown ? 'the' : null }, at + 1, cost)
    return
  }
  for (const found of text.at(at)) yield* ownedBy(text, noun, { ...found, at }, cost)
  const name = text.nameAt(at)
  if (name) yield* pointed(text, { ...noun, owner: { kind: 'name', text: name.text } }, name.end, cost + name.cost)
  yield* pointed(text, noun, at, cost)
}

/** 'suaminya' */
const HERS = /^a (?:husband|boyfriend)$/
const SHE: NounPhrase = {
  kind: 'pronoun',
  word: { kind: 'pronoun', en: ['she'], id: ['dia'], notes: new Set(['3']), cost: 0 },
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
