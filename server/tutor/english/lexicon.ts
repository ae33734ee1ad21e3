import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { baseOfDegree } from './adjectives.ts'
import { singularOf } from './nouns.ts'
import { readVerb, type VerbReading } from './verbs.ts'
import { mayHold } from './word-filter.ts'

/** How common a word is as each kind, 0 (never) to 9. */
export interface Kinds {
  noun: number
  verb: number
  adj: number
  adv: number
}

export interface WordReadings {
  kinds: Kinds
  verbs: readonly (VerbReading & { weight: number })[]
  /** The singular, if the word is a plural. */
  singular: string | undefined
  degree: { base: string; degree: 'more' | 'most' } | undefined
}

export interface Lexicon {
  read(word: string): WordReadings
  kinds(word: string): Kinds
  /** Is it an English word at all (or one time in a hundred, by chance, not)? */
  isKnown(word: string): boolean
}

const NONE: Kinds = { noun: 0, verb: 0, adj: 0, adv: 0 }
const LETTERS: Record<string, keyof Kinds> = { n: 'noun', v: 'verb', a: 'adj', r: 'adv' }
/** What WordNet takes for something else than a learner does. */
const CORRECTIONS: Record<string, Partial<Kinds>> = {
  mother: { verb: 0 },
  father: { verb: 0 },
  rice: { verb: 0 },
  sun: { verb: 0 },
  people: { verb: 0 },
  man: { verb: 0 },
  school: { verb: 0 },
  house: { verb: 1 },
  class: { verb: 0 },
  friend: { verb: 0 },
  parent: { verb: 0 },
  sister: { verb: 0 },
  brother: { verb: 0 },
  daughter: { verb: 0 },
  dog: { verb: 0 },
  cat: { verb: 0 },
  food: { verb: 0 },
  money: { verb: 0 },
  day: { verb: 0 },
  car: { verb: 0 },
  phone: { verb: 2 },
  king: { verb: 0 },
  doctor: { verb: 0 },
  nurse: { verb: 0 },
  engineer: { verb: 0 },
  pilot: { verb: 0 },
  uncle: { verb: 0 },
  aunt: { verb: 0 },
  boss: { verb: 0 },
  baby: { verb: 0 },
  wife: { verb: 0 },
  husband: { verb: 0 },
  bus: { verb: 0 },
  movie: { verb: 0 },
  film: { verb: 1 },
  city: { verb: 0 },
  weather: { verb: 0 },
  market: { verb: 0 },
  hotel: { verb: 0 },
  student: { verb: 0 },
  teacher: { verb: 0 },
  lot: { verb: 0 },
  lots: { verb: 0 },
  kid: { verb: 0 },
  night: { verb: 0 },
  coffee: { verb: 0 },
  like: { noun: 0, adj: 1, verb: 8 },
  go: { noun: 0, adj: 0 },
  must: { noun: 0 },
  come: { noun: 0 },
  have: { noun: 0 },
  need: { noun: 3, verb: 7 },
  want: { noun: 1 },
  let: { noun: 0 },
  live: { adj: 2, adv: 0 },
  love: { noun: 5, verb: 7 },
  try: { noun: 2 },
  get: { noun: 0 },
  make: { noun: 1 },
  say: { noun: 1 },
  do: { noun: 0 },
  eat: { noun: 0 },
  speak: { noun: 0 },
  buy: { noun: 1 },
  know: { noun: 0 },
  will: { noun: 0 },
  well: { noun: 0, verb: 0, adj: 2 },
  fast: { noun: 0, verb: 0 },
  good: { adv: 0, noun: 1 },
  back: { verb: 1 },
  still: { noun: 0, verb: 0, adj: 0 },
  even: { noun: 0, verb: 0 },
  right: { verb: 0 },
  better: { verb: 0, noun: 0 },
  best: { verb: 0 },
  last: { verb: 3, noun: 0 },
  next: { noun: 0 },
  tired: { verb: 0 },
  late: { noun: 0 },
  early: { noun: 0 },
  ready: { verb: 0, noun: 0 },
  happy: { noun: 0 },
  able: { verb: 0 },
  busy: { verb: 0 },
  free: { verb: 3 },
  warm: { verb: 2, noun: 0 },
  cool: { verb: 2 },
  dry: { verb: 3 },
  clean: { verb: 5 },
  open: { noun: 0, verb: 6, adj: 5 },
  own: { noun: 0, verb: 4, adj: 6 },
  afraid: { noun: 0 },
  angry: { verb: 0 },
  hungry: { verb: 0 },
  time: { verb: 0 },
  thing: { verb: 0 },
  place: { verb: 2 },
  english: { noun: 5, adj: 6, verb: 0 },
  favorite: { noun: 1, adj: 6 },
  favourite: { noun: 1, adj: 6 },
  sorry: { verb: 0 },
  near: { verb: 0, adj: 2 },
  home: { verb: 0, adj: 0, noun: 6, adv: 4 },
  long: { verb: 1 },
  lesson: { verb: 0 },
  exam: { verb: 0 },
  shop: { verb: 4 },
  park: { verb: 4 },
  water: { verb: 1 },
  paper: { verb: 0 },
  table: { verb: 0 },
  chair: { verb: 0 },
  room: { verb: 0 },
  bank: { verb: 0 },
  bag: { verb: 0 },
  book: { verb: 3 },
  hand: { verb: 2 },
  head: { verb: 2 },
  eye: { verb: 0 },
  face: { verb: 3 },
  body: { verb: 0 },
  hair: { verb: 0 },
  milk: { verb: 0 },
  fish: { verb: 1 },
  picture: { verb: 0 },
  story: { verb: 0 },
  game: { verb: 0, adj: 0 },
  song: { verb: 0 },
  word: { verb: 0 },
  sentence: { verb: 0 },
  group: { verb: 1 },
  team: { verb: 0 },
  tea: { verb: 0 },
  river: { verb: 0 },
  sea: { verb: 0 },
  tree: { verb: 0 },
  flower: { verb: 0 },
  color: { verb: 0, adj: 0 },
  colour: { verb: 0, adj: 0 },
  size: { verb: 0 },
  problem: { adj: 0 },
  future: { adj: 2 },
  child: { verb: 0 },
  woman: { verb: 0 },
  girl: { verb: 0 },
  boy: { verb: 0 },
  lady: { verb: 0 },
  neighbor: { verb: 0 },
  neighbour: { verb: 0 },
  manager: { verb: 0 },
  hobby: { verb: 0 },
  number: { verb: 1 },
  minute: { verb: 0 },
  second: { verb: 0 },
  week: { verb: 0 },
  year: { verb: 0 },
  train: { verb: 4 },
  smart: { verb: 0, noun: 0 },
  kind: { noun: 5, adj: 5 },
  mean: { adj: 5, noun: 0 },
  average: { verb: 0 },
  weekend: { verb: 0 },
  holiday: { verb: 0 },
  vacation: { verb: 0 },
  beautiful: { noun: 0 },
  delicious: { noun: 0 },
  expensive: { noun: 0 },
  very: { adj: 0 },
  only: { adj: 2 },
  too: { adv: 9 },
  beach: { verb: 0 },
  trip: { verb: 1 },
  garden: { verb: 0 },
  cost: { verb: 6, noun: 5 },
  laptop: { verb: 0 },
  computer: { verb: 0 },
  battery: { verb: 0 },
  hurt: { adj: 2, noun: 0, verb: 6 },
  hot: { verb: 0 },
  sick: { verb: 0, noun: 0 },
  airport: { verb: 0 },
  ticket: { verb: 0 },
  street: { verb: 0 },
  road: { verb: 0 },
  present: { verb: 4 },
  email: { noun: 5, verb: 2 },
  tall: { noun: 0 },
  short: { verb: 0, noun: 0 },
  poor: { noun: 1 },
  rich: { noun: 1 },
  young: { noun: 1 },
  old: { noun: 1 },
  small: { noun: 0, adv: 0 },
  podcast: { noun: 4, verb: 0 },
  born: { verb: 0, adj: 0 },
  welcome: { adj: 6, verb: 3 },
  lunch: { verb: 0 },
  breakfast: { verb: 0 },
  dinner: { verb: 0 },
  batik: { verb: 0 },
  motorbike: { verb: 0 },
  rented: { adj: 3 },
  thank: { noun: 0, verb: 6 },
  thanks: { noun: 3, verb: 0 },
  please: { verb: 3 },
  quiet: { verb: 1, noun: 0 },
  secret: { adj: 4 },
  full: { verb: 0, noun: 0 },
  lazy: { verb: 0 },
  fun: { noun: 4, adj: 5 },
}

export function openLexicon(folder: string): Lexicon {
  const weights = new Map<string, string>()
  for (const line of readFileSync(join(folder, 'lexicon.txt'), 'utf8').split('\n')) {
    const space = line.indexOf(' ')
    if (space > 0) weights.set(line.slice(0, space), line.slice(space + 1))
  }
  const filter = new Uint8Array(readFileSync(join(folder, 'known-words.bin')))
  const kept = new Map<string, WordReadings>()

  function kinds(word: string): Kinds {
    const found = weights.get(word)
    const correction = Object.hasOwn(CORRECTIONS, word) ? CORRECTIONS[word] : undefined
    if (!found) return correction ? { ...NONE, ...correction } : NONE
    const result = { ...NONE }
    for (const [, letter = '', weight = '0'] of found.matchAll(/([nvar])(\d)/g))
      result[LETTERS[letter] ?? 'noun'] = Number(weight)
    return { ...result, ...correction }
  }

  const isVerb = (word: string) => kinds(word).verb > 0
  const isNoun = (word: string) => kinds(word).noun > 0
  const isAdjective = (word: string) => kinds(word).adj > 0

  function read(word: string): WordReadings {
    const own = kinds(word)
    const singular = singularOf(word, isNoun)
    return {
      kinds: singular && own.noun === 0 ? { ...own, noun: kinds(singular).noun } : own,
      verbs: readVerb(word, isVerb).map((reading) => ({ ...reading, weight: kinds(reading.base).verb })),
      singular,
      degree: baseOfDegree(word, isAdjective),
    }
  }

  return {
    kinds,
    isKnown: (word) => weights.has(word) || mayHold(filter, word),
    read(word) {
      const before = kept.get(word)
      if (before) return before
      if (kept.size > 5000) kept.clear()
      const readings = read(word)
      kept.set(word, readings)
      return readings
    },
  }
}
