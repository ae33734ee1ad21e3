import { family } from '../pattern/family.ts'

export const usedTo = family('used-to', {
  reason: 'used-to',
  rules: [
    {
      when: `[am|is|are|was|were|#be|get~|become~] [not|also|already|quite]? used to [deal|work|wake|live|eat|drive
        |speak|get|do|be|have|cook|walk|sleep|talk|use|hear|study|go|see|drink|handle] > **? [with|in|at|@opener|up
        |early|late|alone|here|this|that|by|and|.]`,
      say: '$1 $2 used to $5~ing',
      where: ({ sentence }) => !/\b(?:before|when|ago|in the past|as a child|but now|until)\b/i.test(sentence.text),
      not: ['[is|are|was|were] used to [be|do|get|have|make|see|talk|use]'],
      mends: { 'I am used to deal with guests.': 'I am used to dealing with guests.' },
      leaves: ['Knives are used to cut bread.'],
    },
    {
      when: `[@subject|@owner #noun|#name] [was|were|am|is|are] used to [#base] > ** [before|when|ago|in the past
        |as a child|but now|until]`,
      say: '$1 used to $5',
      mends: { 'I was used to play guitar before I got married.': 'I used to play guitar before I got married.' },
      leaves: ['I am used to living alone.'],
    },
    {
      when: '[@subject|@owner #noun|#name|people|there] use to [#base|be|have]',
      say: '$1 used to $4',
      not: ['[do|does|did|to|can|will|could|what|that] not? [@subject|@owner #noun|people|there|#name]? not? use to'],
      mends: { 'I use to play football when I was a child.': 'I used to play football when I was a child.' },
      leaves: ['Did you use to play football?'],
    },
  ],
})
