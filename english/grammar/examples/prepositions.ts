import type { RuleExamples } from './rule-examples.ts'

/** For the rules on prepositions. */
export const prepositions: RuleExamples = {
  'verb-link': {
    mends: [
      ['She was promoted as supervisor.', 'She was promoted to supervisor.'],
      ['The number increased become 120.', 'The number increased to 120.'],
      ['Please submit it until Friday.', 'Please submit it by Friday.'],
      ['We give discounts until 50%.', 'We give discounts of up to 50%.'],
    ],
    leaves: ['The shop is open until Friday.', "Don't send it until Monday."],
  },
  motion: {
    mends: [
      ['We stayed in there for three days.', 'We stayed there for three days.'],
      ['She returned back to Indonesia.', 'She returned to Indonesia.'],
    ],
    leaves: ['The keys are in there.'],
  },
}
