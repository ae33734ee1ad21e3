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

const SEVERAL = '[some|many|several|two|three|four|five|six|seven|ten|lots of|a lot of|so many|too many]'
const PLACE = '[in|on|at|near|behind|under|beside|next to|inside|outside] * *? *? *?'

export const thereLacksBe = family('there-lacks-be', {
  reason: 'there-is',
  phase: 'agreement',
  rules: [
    {
      when: `there [will|would|must|should|might|may|can|could] not? > [a|an|no|${SEVERAL}|any|much|more]`,
      say: 'there $2 $3 be',
      mends: { 'There will a test on Wednesday.': 'There will be a test on Wednesday.' },
      leaves: ['There will be a party.'],
    },
    {
      when: ['^ there > [a|an|no] *', `^ ${PLACE} < there > [a|an|no] *`],
      say: 'there is',
      not: ['there a [lot|while|bit|few]'],
      mends: { 'On the table there a plate of cookies.': 'On the table there is a plate of cookies.' },
      leaves: ['We go there a lot.'],
    },
    {
      when: [`^ there > ${SEVERAL} *`, `^ ${PLACE} < there > ${SEVERAL} *`],
      say: ({ sentence }) => (/\b(?:yesterday|last|ago)\b/i.test(sentence.text) ? 'there were' : 'there are'),
      mends: { 'In my town there many old houses.': 'In my town there are many old houses.' },
      leaves: ['I went there many times.'],
    },
  ],
})

export const itLeftOut = family('it-left-out', {
  reason: 'missing-subject',
  phase: 'agreement',
  rules: [
    {
      when: `[yesterday|[last|this] [night|week|morning|month]] [was|is] [rain|raining] > [.|all|so|and|in|here|very
        |heavily|when|until]`,
      say: ({ lower, fill }) => fill(lower(3) === 'raining' ? '$1 it was raining' : '$1 it rained'),
      mends: { 'Yesterday was rain all day.': 'Yesterday it rained all day.' },
    },
    {
      when: '^ [is|was] [raining|snowing|getting [dark|late|cold|hot]]',
      say: 'it $1 $2',
      where: ({ sentence }) => !sentence.text.endsWith('?'),
      mends: { 'Is raining hard outside.': 'It is raining hard outside.' },
      leaves: ['Is raining season over?'],
    },
  ],
})

export const existentialPhrases = family('existential-phrases', {
  reason: 'existential-have',
  rules: [
    {
      when: `^ it [has|have] > [@number|a lot of|lots of|so many] #adj? #plural [in|at|on|near] [@owner|this|the|#name
        |@place]`,
      say: 'there are',
      mends: { 'It has many students in my class.': 'There are many students in my class.' },
      leaves: ['It has two doors.'],
    },
  ],
})
