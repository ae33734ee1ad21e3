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
