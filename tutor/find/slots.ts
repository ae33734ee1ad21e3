import type { Lexicon } from '../../english/words/lexicon.ts'
import { englishBase } from './stems.ts'
import { plainWords, typedWords } from './words.ts'

/** Words of asking: they say nothing about the subject. */
export const FRAME: ReadonlySet<string> = new Set(
  `what what's whats which how when why where who is are was do does did can could would should i me my you your we it
  the a an of for to in on at and or vs versus than instead between difference differences different use used using mean
  means meaning explain tell about please help understand confused confusing know say write correct right wrong grammar
  english sentence word words rule rules one ones with if that this there same thing exactly need want clarify just
  compare apa apakah itu ini yang kapan gimana bagaimana kenapa beda perbedaan antara dan atau sama dengan pakai pake
  dipakai dipake memakai menggunakan penggunaan digunakan cara arti maksud fungsi contoh bingung ketuker tertukar suka
  sering mana benar bener salah kalau saya kamu tolong jelaskan bedain membedakan masih selalu mau tanya tentang soal
  kata kalimat bahasa inggris untuk buat harus bisa boleh gak ada juga lebih lupa nulis ngomong bicara bilang bukan ke
  di dari jadi aja kok paham belum sudah aturan rumus materi bentuk lagi sekali banget`.split(/\s+/),
)

/** 'is' is no form of an item 'be'. */
const SHORTEST_BASE = 4

interface Item {
  entry: number
  words: string[]
}

/** How well the items of each entry are named in a text, 0 to 1. */
export type Slots = (text: string) => Map<number, number>

/** 'borrow sama lend bedanya apa' names the two items of an entry, and nothing else. */
export function createSlots(itemsOf: readonly string[][], lexicon: Lexicon): Slots {
  const all = itemsOf.flatMap((items, entry) => items.map((item): Item => ({ entry, words: typedWords(item) })))
  const byWord = Map.groupBy(
    all.filter(({ words }) => words.length > 0),
    ({ words }) => words[0] as string,
  )
  const owners = new Map<string, number>()
  for (const { words } of all) owners.set(words.join(' '), (owners.get(words.join(' ')) ?? 0) + 1)

  return (text) => {
    const words = typedWords(text)
    const bases = words.map((word) => englishBase(word, lexicon))
    const isFrame = words.map((word) => FRAME.has(word) || plainWords(word).every((plain) => FRAME.has(plain)))
    const places = words.flatMap((word, at) => {
      const base = bases[at] as string
      const forms = base.length >= SHORTEST_BASE && base !== word ? [word, base] : [word]
      const begun = forms.flatMap((form) => byWord.get(form) ?? [])
      return begun.filter((item) => continues(item, words, at)).map((item): Place => ({ item, at }))
    })
    const found = Map.groupBy(places, ({ item }) => item.entry)
    return new Map(
      [...found].map(([entry, own]) => [entry, scoreOf(own, isFrame, itemsOf[entry]?.length ?? 1, owners)]),
    )
  }
}

const continues = (item: Item, words: readonly string[], at: number): boolean =>
  item.words.every((word, next) => next === 0 || words[at + next] === word)

interface Place {
  item: Item
  at: number
}

function scoreOf(places: Place[], isFrame: boolean[], total: number, owners: Map<string, number>): number {
  const covered = isFrame.map(() => false)
  const named = new Set<string>()
  for (const { item, at } of places.sort((one, other) => other.item.words.length - one.item.words.length)) {
    const end = at + item.words.length
    if (covered.slice(at, end).includes(true)) continue
    covered.fill(true, at, end)
    named.add(item.words.join(' '))
  }
  const own = covered.filter(Boolean).length
  const coverage = own / covered.filter((one, at) => one || !isFrame[at]).length
  const isPlain = [...named].every((name) => name.split(' ').every((word) => FRAME.has(word)))
  if (named.size > 1) {
    const complete = 0.85 + 0.15 * Math.min(1, named.size / total)
    return (0.35 + 0.65 * coverage) * complete * (isPlain && coverage < 1 ? 0.5 : 1)
  }
  const [name = ''] = named
  const rarity = 1 / (owners.get(name) ?? 1)
  if (coverage === 1) return (isPlain && covered.length > 8 ? 0.2 : 0.45) + 0.25 * rarity
  return isPlain ? 0 : 0.3 * coverage * rarity
}
