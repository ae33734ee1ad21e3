import { nounRows } from './lexicon-rows.ts'

/** A thing that may stand where another of its kind stands. */
export interface Thing {
  /** Without its article. */
  en: string
  kinds: ReadonlySet<string>
}

/** Notes and slots that tell what kind of thing it is; others tell how it is said. */
const KINDS: Readonly<Record<string, string>> = {
  at: 'place',
  in: 'place',
  place: 'place',
  city: 'place',
  country: 'place',
  person: 'person',
  kin: 'person',
  job: 'person',
  body: 'body',
  worn: 'worn',
  animal: 'animal',
  food: 'food',
  drink: 'food',
  medicine: 'medicine',
  transport: 'transport',
  device: 'device',
  own: 'own',
  language: 'language',
}

const ARTICLE = /^(?:an?|the|some) /

let things: ReadonlyMap<string, Thing> | undefined

/** The thing that a word of either language names; only if its kind is known. */
export function thingNamed(word: string): Thing | undefined {
  things ??= readThings()
  return things.get(word.toLowerCase())
}

function readThings(): ReadonlyMap<string, Thing> {
  const named = new Map<string, Thing>()
  for (const { en, id, notes } of nounRows()) {
    const kinds = new Set([...notes].flatMap((note) => KINDS[note] ?? []))
    const [first = ''] = en
    if (kinds.size === 0) continue
    const thing = { en: first.replace(ARTICLE, ''), kinds }
    for (const name of [...en.map((one) => one.replace(ARTICLE, '')), ...id]) {
      const key = name.toLowerCase()
      if (!named.has(key)) named.set(key, thing)
    }
  }
  return named
}
