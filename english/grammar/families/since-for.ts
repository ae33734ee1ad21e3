import { family } from '../pattern/family.ts'

const LASTED = `[been|lived|worked|studied|known|waited|had|stayed|taught|learned|learnt|loved|used|owned|played|liked
  |slept|smoked|driven]`
/** When something began. */
const POINT = `[#year|[last|this] @era|yesterday|morning|noon|childhood|birth|@day|@month]`

export const sinceOrFor = family('since-for', {
  reason: 'since-for',
  phase: 'prepositions',
  rules: [
    {
      when: `[have|has|'ve|'s|not] ${LASTED} **? < for > ${POINT} !#num`,
      say: 'since',
      not: ['[waiting|waited|ready|prepared|booked|planned] for'],
      mends: { 'I have lived here for 2015.': 'I have lived here since 2015.' },
      leaves: ['I have lived here since 2019.', 'I have been waiting for Monday all week.'],
    },
    {
      when: "[have|has|'ve] * **? < for > [i|he|she|we|they] [was|were]",
      say: 'since',
      mends: { 'I have known her for I was ten.': 'I have known her since I was ten.' },
    },
    {
      when: 'since > @about? @period',
      say: 'for',
      not: ['since @about? @period ago'],
      mends: {
        'They have been married since thirty years.': 'They have been married for thirty years.',
        'I have lived here since two years.': 'I have lived here for two years.',
      },
    },
    {
      when: 'since @about? @period ago',
      say: 'for $2 $3',
      mends: { 'He has worked here since five years ago.': 'He has worked here for five years.' },
    },
    {
      when: 'since [a long time|long time] !ago',
      say: 'for a long time',
      mends: { 'I have known him since a long time.': 'I have known him for a long time.' },
    },
    {
      when: 'during > [#num|many|several|some] @span',
      say: 'for',
      mends: { 'We waited during two hours.': 'We waited for two hours.' },
      leaves: ['We waited during the second hour.'],
    },
    {
      when: "[have|has|'ve] been? * *? *? < [for|from] > [#year|last [week|month|year]|yesterday] ![to|until]",
      say: 'since',
      not: [
        '[waiting|waited|ready|prepared|booked|planned|money|food|enough|results|data|figures|report(s)] [for|from]',
      ],
      mends: { 'I have worked here from 2015.': 'I have worked here since 2015.' },
    },
  ],
})
