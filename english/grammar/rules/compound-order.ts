import { lowerAt, type Rule, replaceTokens } from '../sentence.ts'

const table = (text: string): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    text
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [heads = '', modifiers = ''] = line.trim().split(': ')
        return heads.split(' ').map((head) => [head, new Set(modifiers.split(' '))] as const)
      }),
  )

/** What stands first in Indonesian, and what English puts before it. */
const COMPOUNDS = table(`
  number numbers: phone telephone room account seat flight whatsapp house ticket handphone
  card cards: id credit name identity sim debit birthday business
  station: bus train gas police petrol radio
  ticket tickets: train plane bus concert flight cinema movie
  room rooms: meeting bath bed living class dining hotel
  shop shops store: coffee book shoe flower gift phone
  juice: orange mango avocado apple guava lemon
  soup: chicken corn vegetable mushroom
  player players: football badminton basketball tennis guitar chess volleyball
  cake: chocolate birthday cheese wedding
  driver drivers: taxi bus truck ojek car
  fee fees: school course registration tuition parking
  uniform: school office work
  office offices: post government tax head
  address: email home office ip
  machine: washing coffee atm
  center centre: shopping city call
  party: birthday wedding
  class course lesson lessons: english math maths yoga piano cooking guitar music dance
  jam: traffic
  bag: school shopping plastic hand
  season: rainy dry
  teacher teachers: english math maths music history biology
  exam test: english math maths final driving
  book books: english history cook grammar story
  park: car city theme water amusement
  food: sea street
  pain ache: stomach head tooth
  system: education health
  market: stock night fish
  stop: bus
  hall: town city
  ring: wedding
  team: football sales basketball marketing
  manager: sales marketing project hotel finance
  trip: business school
  key keys: car house room motorbike office hotel
  account: bank instagram email facebook`)

/** 'my number phone', 'a ticket train': the noun that describes comes first. */
export const compoundOrder: Rule = {
  id: 'compound-order',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      const { tokens } = sentence
      const next = tokens[at + 1]
      if (!next?.spaced || !COMPOUNDS.get(token.lower)?.has(next.lower)) return []
      const after = tokens[at + 2]
      const goesOn = after && (['noun', 'name', 'adj', 'num'].includes(after.tag) || COMPOUNDS.has(after.lower))
      const before = tokens[at - 1]
      if (goesOn || COMPOUNDS.get(next.lower)?.has(token.lower) || !before) return []
      if (/^keys?$/.test(token.lower) && before.lower === 'a') return []
      if (!['det', 'poss', 'adj', 'verb', 'have', 'num', 'prep', 'noun'].includes(before.tag)) return []
      return [replaceTokens(sentence, at, at + 2, `${next.text} ${lowerAt(sentence, at)}`, 'adjective-order')]
    }),
}
