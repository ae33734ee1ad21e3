import { type Entry, SENTENCE_FACETS } from '../../tutor/book/entry.ts'
import type { WholeBook } from '../../tutor/book/read-book.ts'

export interface BookText {
  where: string
  text: string
}

/** Every right English sentence of the teacher's book. */
export const englishIn = (book: WholeBook): BookText[] => [
  ...book.entries.flatMap((entry) => englishOf(entry).map((text) => ({ where: entry.name, text }))),
  ...book.phrases.flatMap(({ en }) => en.slice(0, 1).map((text) => ({ where: 'phrases', text: filled(text) }))),
  ...book.scenes.flatMap(({ name, steps }) =>
    steps.flatMap(({ say, good }) => [say, ...good].map((text) => ({ where: name, text }))),
  ),
]

const englishOf = (entry: Entry): string[] => [
  ...SENTENCE_FACETS.flatMap((facet) => entry[facet].map(({ en }) => en)),
  ...entry.model,
  ...entry.mistake.sentences.map(({ right }) => right),
]

const SAMPLES: Record<string, string> = {
  name: 'Rina',
  person: 'my sister',
  place: 'the station',
  time: 'nine o’clock',
  day: 'Monday',
  thing: 'the bag',
  food: 'fried rice',
  number: 'two',
  money: '50,000 rupiah',
  job: 'a nurse',
  country: 'Indonesia',
}

const filled = (text: string): string => text.replaceAll(/\{([^}]*)\}/g, (_, slot: string) => SAMPLES[slot] ?? slot)
