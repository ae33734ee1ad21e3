import type { Noun, NounPhrase } from './clause.ts'
import { amountAt, inEnglishDigits } from './indonesian-amounts.ts'
import { describedAt } from './indonesian-described.ts'
import { nouns } from './indonesian-modifiers.ts'
import { BARE, MONEY, POINTERS } from './indonesian-pointed.ts'
import type { IndonesianText, Read } from './indonesian-text.ts'
import { isPerson } from './phrase-kinds.ts'
import { saidRelative } from './say-english.ts'
import type { Word } from './word.ts'

const CLASSIFIERS = new Set(['orang', 'buah', 'ekor', 'lembar', 'butir', 'pasang', 'potong', 'gelas', 'porsi', 'anak'])

/** Every way to read a noun phrase from here on, longest first. */
export function* nounPhrases(text: IndonesianText, at: number): Generator<Read<NounPhrase>> {
  for (const one of singles(text, at)) {
    yield* paired(text, one)
    yield* listed(text, one)
    yield one
  }
}

const PAIRED: Record<string, 'and' | 'or'> = { dan: 'and', sama: 'and', atau: 'or' }

function* paired(text: IndonesianText, one: Read<NounPhrase>): Generator<Read<NounPhrase>> {
  const next = text.tokens[one.end]?.text ?? ''
  const by = PAIRED[next]
  if (!by) return
  for (const other of singles(text, one.end + 1)) {
    const isUnlike = next === 'sama' && isPerson(one.value) !== isPerson(other.value)
    const cost = one.cost + other.cost + (isUnlike ? UNLIKE : 0)
    yield { value: { kind: 'several', all: [one.value, other.value], by }, end: other.end, cost }
  }
}

/** 'beras, telur, dan susu' */
function* listed(text: IndonesianText, one: Read<NounPhrase>): Generator<Read<NounPhrase>> {
  if (text.tokens[one.end]?.text !== ',') return
  for (const two of singles(text, one.end + 1)) {
    const by = text.tokens[two.end]?.text === ',' ? two.end + 1 : two.end
    const joint = PAIRED[text.tokens[by]?.text ?? '']
    if (!joint) continue
    for (const three of singles(text, by + 1)) {
      const cost = one.cost + two.cost + three.cost - LISTED
      const all = [one, two, three].map(({ value }) => value)
      yield { value: { kind: 'several', all, by: joint }, end: three.end, cost }
    }
  }
}

const LISTED = 0.2

/** 'hadiah sama pacarku' is no pair. */
const UNLIKE = 1

function* singles(text: IndonesianText, at: number): Generator<Read<NounPhrase>> {
  yield* counted(text, at)
  yield* nouns(text, at, null)
  for (const { word, end, cost } of text.at(at)) {
    if (word.kind === 'pronoun') yield { value: { kind: 'pronoun', word }, end, cost }
  }
  const which = POINTERS[text.tokens[at]?.text ?? '']
  if (which) yield { value: { kind: 'pointer', which }, end: at + 1, cost: 0 }
  if (which) yield* pointedFirst(text, at + 1, which)
  yield* only(text, at)
  yield* whatever(text, at)
  yield* described(text, at)
  yield* headless(text, at)
  yield* titled(text, at)
  const name = text.nameAt(at)
  if (name) yield { value: { kind: 'name', text: name.text }, end: name.end, cost: name.cost }
  yield* numbered(text, at)
  yield* ageAt(text, at)
  const amount = amountAt(text.tokens, at)
  if (
    amount &&
    amount.value >= MONEY &&
    !isNumbered(text, at) &&
    !/^(?:1[89]|20)\d\d$/.test(text.tokens[at]?.text ?? '')
  ) {
    const isNamed = text.tokens[amount.end]?.text === 'rupiah'
    const end = isNamed ? amount.end + 1 : amount.end
    yield { value: { kind: 'name', text: `${inEnglishDigits(amount.value)} rupiah` }, end, cost: 0 }
  }
}

/** 'nomor resinya 12345' is no price. */
const isNumbered = (text: IndonesianText, at: number): boolean =>
  text.tokens
    .slice(Math.max(0, at - NEAR), at)
    .some((token) => /^(?:nomor|no|kode|resi|rekening|id|kamar)$/.test(token.text))

const NEAR = 3

/** 'sebelum umur tiga puluh' */
function* ageAt(text: IndonesianText, at: number): Generator<Read<NounPhrase>> {
  const amount = text.tokens[at]?.text === 'umur' ? amountAt(text.tokens, at + 1) : null
  if (amount)
    yield { value: { kind: 'name', text: `the age of ${inEnglishDigits(amount.value)}` }, end: amount.end, cost: 0 }
}

/** 'beli dua' */
function* numbered(text: IndonesianText, at: number): Generator<Read<NounPhrase>> {
  for (const { word, end } of text.at(at))
    if (word.kind === 'number' && !text.at(end).some((next) => next.word.kind === 'noun'))
      yield* oneOrMore(text, word, end)
}

/** 'minta satu lagi' */
function* oneOrMore(text: IndonesianText, { en }: Word, end: number): Generator<Read<NounPhrase>> {
  if (text.tokens[end]?.text === 'lagi')
    yield { value: { kind: 'name', text: `${en[0]} more` }, end: end + 1, cost: 0.2 }
  if (text.tokens[end]?.text === 'lebih')
    yield { value: { kind: 'name', text: `over ${en[0]}` }, end: end + 1, cost: 0.2 }
  yield { value: { kind: 'name', text: en[0] ?? '' }, end, cost: 0.8 }
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

const ONE: Word = { kind: 'noun', en: ['a one'], id: ['yang'], notes: new Set(), cost: 0 }

const DESCRIBED = 0.4

/** 'yang baru' is 'a new one'. */
function* described(text: IndonesianText, at: number): Generator<Read<NounPhrase>> {
  if (text.tokens[at]?.text !== 'yang') return
  for (const { value, end, cost } of describedAt(text, at)) {
    const one: Noun = {
      kind: 'noun',
      word: ONE,
      count: null,
      which: at === 0 ? 'the' : null,
      owner: null,
      adjectives: [value],
      of: null,
    }
    yield { value: one, end, cost: cost + DESCRIBED }
  }
}

const THOSE: Word = {
  kind: 'noun',
  en: ['those'],
  id: ['yang'],
  notes: new Set(['person', 'plural', 'those']),
  cost: 0,
}
const PEOPLE: Noun = { ...BARE, word: { ...THOSE, en: ['a person'] }, count: 'plural' }
const HEADLESS = 0.5

/** 'yang mau ikut' is 'those who want to come'. */
function* headless(text: IndonesianText, at: number): Generator<Read<NounPhrase>> {
  if (at > 0 && text.tokens[at - 1]?.text !== ',') return
  for (const { value, end, cost } of text.relativesAt(at))
    if (value.gap === 'subject' && end < text.tokens.length)
      yield { value: { ...BARE, word: THOSE, behind: saidRelative(PEOPLE, value) }, end, cost: cost + HEADLESS }
}

/** 'cuma kamu yang …' */
function* only(text: IndonesianText, at: number): Generator<Read<NounPhrase>> {
  if (!/^(?:cuma|cuman|hanya)$/.test(text.tokens[at]?.text ?? '')) return
  for (const { word, end, cost } of text.at(at + 1))
    if (word.kind === 'pronoun' && text.tokens[end]?.text === 'yang')
      yield {
        value: { kind: 'pronoun', word: { ...word, en: [`only ${word.en[0]}`] } },
        end: end + 1,
        cost: cost - 0.3,
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
  const about = /^(?:sekitar|kira-kira|hampir)$/.test(text.tokens[at]?.text ?? '')
    ? amountAt(text.tokens, at + 1)
    : null
  if (about)
    counts.push([
      `${text.tokens[at]?.text === 'hampir' ? 'almost' : 'about'} ${inEnglishDigits(about.value)}`,
      about.end,
      0,
    ])
  const more = text.tokens[at]?.text === 'tambahan' ? amountAt(text.tokens, at + 1) : null
  if (more) counts.push([`${inEnglishDigits(more.value)} more`, more.end, 0])
  if (text.tokens[at]?.text === 'para') counts.push(['plural', at + 1, 0])
  for (const [count, end, cost] of counts) {
    const isClassifier = CLASSIFIERS.has(text.tokens[end]?.text ?? '')
    if (isClassifier) yield* nouns(text, end + 1, count, cost)
    yield* nouns(text, end, count, cost)
  }
}
