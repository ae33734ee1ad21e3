import { family } from '../pattern/family.ts'

export const calqueExplain = family('calque-explain', {
  reason: 'calque-explain',
  rules: [
    {
      when: '[explain~|describe~] @pronoun > [how|why|what|where|that|when]',
      say: '$1 to $2',
      mends: { 'Could you explain me how this works?': 'Could you explain to me how this works?' },
      leaves: ['I will describe her house.'],
    },
    {
      when: `[explain~|describe~] [me|us|him|them] about? ![how|why|what|where|that|when] ** > [.|please|again|because
        |and #base]`,
      say: '$1 $4 to $2',
      mends: {
        'I explained him the problem.': 'I explained the problem to him.',
        'Please explain me about this rule.': 'Please explain this rule to me.',
      },
    },
    {
      when: 'explain~ [to @person]? about > [@opener|it|how|#noun|#adj]',
      say: '$1 $2',
      not: ['[@owner|the|an|this] explain~'],
      mends: { 'Can you explain about the rules?': 'Can you explain the rules?' },
    },
  ],
})
