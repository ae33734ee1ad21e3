import { family } from '../pattern/family.ts'

const DONE =
  '[homework|housework|research|chore(s)|shopping|yoga|gymnastics|karate|sport(s)|laundry|dishes|exercise(s)|assignment(s)]'

export const doMake = family('do-make', {
  reason: 'do-make',
  rules: [
    {
      when: `make~ @opener? [english|math|maths]? ${DONE}`,
      say: 'do~1 $2 $3 $4',
      not: [
        '[homework|shopping|exercise(s)|laundry] [plan|list|book|card|app|easy|easier|for]',
        'make~ [the|some|an] [exercise(s)|assignment(s)|research]',
      ],
      mends: { 'I made my homework.': 'I did my homework.', 'She is making yoga.': 'She is doing yoga.' },
      leaves: ['I made a homework plan.', 'She made a shopping list.'],
    },
  ],
})
