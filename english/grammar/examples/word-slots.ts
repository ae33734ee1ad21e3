import type { RuleExamples } from './rule-examples.ts'

/** For the rules on words that stand where another of their family, or a look-alike, belongs. */
export const wordSlots: RuleExamples = {
  'verb-slot': {
    mends: [
      ['You will success one day.', 'You will succeed one day.'],
      ["I can't concentration.", "I can't concentrate."],
    ],
    leaves: ['I wish you success in life.', 'We did some preparation.', 'It leads to success.'],
  },
  'look-alike': {
    mends: [
      ['I felt off my bicycle.', 'I fell off my bicycle.'],
      ['My live changed completely.', 'My life changed completely.'],
      ['The library borrows laptops to students.', 'The library lends laptops to students.'],
      ['Prices raised again.', 'Prices rose again.'],
    ],
    leaves: ['I felt down because of the news.', 'We watched a live show.', 'He fell ill.', 'They raised the price.'],
  },
  nationality: {
    mends: [
      ['He works for a Japan company.', 'He works for a Japanese company.'],
      ['I can speak Korea.', 'I can speak Korean.'],
    ],
    leaves: ['In Japan people work hard.', 'We are in Korea now.', 'The Japan office is closed.'],
  },
  'comparison-pattern': {
    mends: [
      ['I prefer living here than living there.', 'I prefer living here to living there.'],
      ['Women do the same jobs like men.', 'Women do the same jobs as men.'],
      ['It is twice bigger than ours.', 'It is twice as big as ours.'],
      ['It was the worse day of my life.', 'It was the worst day of my life.'],
      ['Bogor is not as hot like Jakarta.', 'Bogor is not as hot as Jakarta.'],
      ['The more we wait, the hot it gets.', 'The more we wait, the hotter it gets.'],
    ],
    leaves: ['I prefer something cheaper than this.', 'The more, the better.', 'I like the same songs.'],
  },
}
