import { expect, test } from 'vitest'
import { openLexicon } from '../words/lexicon.ts'
import { sentenceInWay, type Way } from './in-way.ts'

const lexicon = openLexicon()

test.each<[string, Way, string | null]>([
  ['She lent me her umbrella.', 'negative', "She didn't lend me her umbrella."],
  ['She lent me her umbrella.', 'question', 'Did she lend you her umbrella?'],
  ['She lent me her umbrella.', 'future', 'She will lend me her umbrella.'],
  ['The party is fun!', 'past', 'The party was fun.'],
  ['I had lunch with my colleagues.', 'question', 'Did you have lunch with your colleagues?'],
  ["I'll send you an invoice for your order.", 'question', 'Will you send me an invoice for my order?'],
  ['You sent me the wrong size.', 'question', 'Did you send me the wrong size?'],
  ['Take an umbrella with you.', 'negative', "Don't take an umbrella with you."],
  ['Please bring your laptop to my desk.', 'question', 'Could you bring your laptop to my desk?'],
  ['Can I borrow your pen?', 'question', 'Can I borrow your pen?'],
])('%s: %s', (sentence, way, said) => {
  expect(sentenceInWay(sentence, way, lexicon)).toBe(said)
})

test.each<[string, Way]>([
  ['She gave me some advice.', 'negative'],
  ['He told me he was busy.', 'future'],
  ['My grandfather died in 2010.', 'future'],
  ['He lies to me.', 'past'],
  ['If it rains, we stay.', 'past'],
  ['Tempeh is made from soya beans.', 'question'],
  ['I could swim.', 'future'],
  ['Rent accounts for a third of her spending.', 'negative'],
  ['Thank you for listening.', 'question'],
])('what another way would make doubtful stays unsaid: %s as %s', (sentence, way) => {
  expect(sentenceInWay(sentence, way, lexicon)).toBeNull()
})
