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
  'translated-phrases': {
    mends: [
      ['As long as I know, he is ill.', 'As far as I know, he is ill.'],
      ['My father ever told me a story.', 'My father once told me a story.'],
      ["We went to my cousin's married.", "We went to my cousin's wedding."],
      ["Anton already doesn't work here.", 'Anton no longer works here.'],
    ],
    leaves: ['Nobody ever told me a story.', 'You may stay as long as you like.', 'I got married in May.'],
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
  'set-phrases': {
    mends: [
      ['I have been lived here for two years.', 'I have lived here for two years.'],
      ['Some my friends work in Qatar.', 'Some of my friends work in Qatar.'],
      ['I feel difficult to sleep.', 'I find it difficult to sleep.'],
      ["Let's back to the first topic.", "Let's go back to the first topic."],
      ['Is possible to pay by card?', 'Is it possible to pay by card?'],
      ['I was so tired so I slept early.', 'I was so tired that I slept early.'],
      ["She can't swim, and her brother too.", "She can't swim, and neither can her brother."],
      ['Learning English with songs it makes me happy.', 'Learning English with songs makes me happy.'],
    ],
    leaves: ['Some of my students work part-time.', 'I feel good about this.', 'There is no open seat.'],
  },
}
