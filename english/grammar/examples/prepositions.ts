import type { RuleExamples } from './rule-examples.ts'

/** For the rules on prepositions. */
export const prepositions: RuleExamples = {
  'verb-link': {
    mends: [
      ['I paid the vegetables.', 'I paid for the vegetables.'],
      ['Ask to your mother.', 'Ask your mother.'],
      ['She was promoted as supervisor.', 'She was promoted to supervisor.'],
      ['The number increased become 120.', 'The number increased to 120.'],
      ['Please submit it until Friday.', 'Please submit it by Friday.'],
      ['We give discounts until 50%.', 'We give discounts of up to 50%.'],
    ],
    leaves: [
      'I paid the rent and the driver.',
      'He was asked to the party.',
      'The shop is open until Friday.',
      "Don't send it until Monday.",
    ],
  },
  'governed-prepositions': {
    mends: [
      ['It depends of you.', 'It depends on you.'],
      ['He apologized me.', 'He apologized to me.'],
      ['We discussed about the plan.', 'We discussed the plan.'],
    ],
    leaves: ['We waited in the rain.', 'Thanks to my teacher, I passed.', 'I listened in silence.'],
  },
  'noun-prepositions': {
    mends: [['I know the reason of the delay.', 'I know the reason for the delay.']],
    leaves: ['The price of rice is high.', 'We paid for the damage.'],
  },
  'time-and-place': {
    mends: [['We met in Monday.', 'We met on Monday.']],
    leaves: ['We met in May.', 'They waited on the bus.'],
  },
  places: {
    mends: [
      ['I live near from the campus.', 'I live near the campus.'],
      ['We looked at everywhere.', 'We looked everywhere.'],
    ],
    leaves: ['There is a hole in the wall.', 'We met at Bandung station.'],
  },
  prepositions: {
    mends: [
      ['It depends of you.', 'It depends on you.'],
      ['I am married with a chef.', 'I am married to a chef.'],
    ],
    leaves: ['We meet in May.', 'I listen carefully.', 'The fish at the morning market is fresh.'],
  },
  'since-for': {
    mends: [
      ['They have been married since thirty years.', 'They have been married for thirty years.'],
      ['I have lived here since two years.', 'I have lived here for two years.'],
    ],
    leaves: ['I have lived here since 2019.'],
  },
  'preposition-phrases': {
    mends: [
      ['He looks like with his mother.', 'He looks like his mother.'],
      ['She cut the bread by a knife.', 'She cut the bread with a knife.'],
      ['My sister takes care my grandmother.', 'My sister takes care of my grandmother.'],
      ['I can come between 1 until 3.', 'I can come between 1 and 3.'],
      ['The novel was written from Andrea Hirata.', 'The novel was written by Andrea Hirata.'],
    ],
    leaves: [
      'Take care when you drive.',
      'It was made with love.',
      'He stood by the key rack.',
      'She is late to class.',
    ],
  },
  'object-preposition': {
    mends: [
      ['The teacher divided the class to four groups.', 'The teacher divided the class into four groups.'],
      ['This song reminds me to my childhood.', 'This song reminds me of my childhood.'],
      ['The hotel provides us breakfast.', 'The hotel provides us with breakfast.'],
      ['Please explain the rule for me.', 'Please explain the rule to me.'],
    ],
    leaves: [
      'The new road will cut the journey to one hour.',
      'She reminded me to lock the door.',
      'We provide free breakfast.',
      'He invited me to his house.',
    ],
  },
  motion: {
    mends: [
      ['We want to go Bali next month.', 'We want to go to Bali next month.'],
      ['He came my house yesterday.', 'He came to my house yesterday.'],
      ['We stayed in there for three days.', 'We stayed there for three days.'],
      ['She returned back to Indonesia.', 'She returned to Indonesia.'],
    ],
    leaves: ['I walk the dog.', 'He moved the table.', 'The keys are in there.', 'Go the other way.'],
  },
}
