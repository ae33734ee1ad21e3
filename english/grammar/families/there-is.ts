import { family } from '../pattern/family.ts'

export const thereIsPhrases = family('there-is-phrases', {
  reason: 'there-is',
  rules: [
    {
      when: 'there [will|should|must|can|may|might] [has|have] > [@opener|more]',
      say: 'there $2 be',
      mends: { 'There will has a workshop next Tuesday.': 'There will be a workshop next Tuesday.' },
      leaves: ['There will be a test.'],
    },
    {
      when: ['[is|was] there > [any|many|some|#num|several|a lot of]? [#adj|#noun]? #plural'],
      say: ({ lower }) => (lower(1) === 'is' ? 'are there' : 'were there'),
      mends: {
        'Is there any questions?': 'Are there any questions?',
        'Is there many people?': 'Are there many people?',
      },
      leaves: ['Is there any news?'],
    },
    {
      when: '[are|were] there [any|much|some|enough|more] > #uncountable',
      say: ({ lower, fill }) => fill(`${lower(1) === 'are' ? 'is' : 'was'} there $3`),
      mends: { 'Are there any information about the test?': 'Is there any information about the test?' },
    },
    {
      when: '[^|,] < there [any|a|an] > #adj? #noun ** #question',
      say: ({ sentence, to, fill }) => fill(`${sentence.tokens[to]?.readings.singular ? 'are' : 'is'} there $3`),
      mends: { 'There any discount for students?': 'Is there any discount for students?' },
    },
    {
      when: '[do|does] there [a|an|any|some|many] > *',
      say: ({ lower, fill }) => fill(`${/^an?$/.test(lower(3)) ? 'is' : 'are'} there $3`),
      mends: { 'Do there a toilet here?': 'Is there a toilet here?' },
    },
    {
      when: '[[is|are|was|were] there|there [is|are|was|were]] [have|has|had] > *',
      say: '$1',
      mends: { 'Is there have a toilet here?': 'Is there a toilet here?' },
    },
    {
      when: '^ is > [a|an|any] *? #noun [near|around|close to|next to|in|on|nearby] *? *? #question .',
      say: 'is there',
      mends: { 'Is a vegetarian restaurant near the hotel?': 'Is there a vegetarian restaurant near the hotel?' },
    },
  ],
})

export const existentialPhrases = family('existential-phrases', {
  reason: 'existential-have',
  rules: [
    {
      when: `^ it [has|have] > [@number|a lot of|lots of|so many] #adj? #plural [in|at|on|near] [@owner|this|the
        |#name|@place]`,
      say: 'there are',
      mends: { 'It has many students in my class.': 'There are many students in my class.' },
      leaves: ['It has two doors.'],
    },
  ],
})
