import { family } from '../pattern/family.ts'

export const calqueHome = family('calque-home', {
  reason: 'calque-home',
  rules: [
    {
      when: `[go~|come~|get~|arrive~|return~|walk~|drive~|reach~|move~|travel~] back? [to|at|in] my? [home|house]
        > !town`,
      say: '$1 $2 home',
      not: [
        'go~ to my house',
        '[come~|get~|drive~|walk~|travel~|move~] to my house',
        '[to|at|in] [home|house] #noun',
        'in my house',
      ],
      mends: {
        'I will go to home now.': 'I will go home now.',
        'They arrived at home late.': 'They arrived home late.',
        'I go back to house at six.': 'I go back home at six.',
      },
      leaves: ['Come to my house.'],
    },
    {
      when: `go~ [to|for] [shopping|swimming|fishing|camping|hiking|jogging|running|sightseeing|dancing|skiing|surfing
        |cycling|bowling] > !#noun`,
      say: '$1 $3',
      mends: { 'I went to shopping with my mother-in-law.': 'I went shopping with my mother-in-law.' },
      leaves: ['We go to swimming lessons.'],
    },
    {
      when: ['[stay~|be~|eat~|work~|study~|sleep~|relax~|rest~] < in home', '[in|on] the? home > .'],
      say: 'at home',
      mends: { 'I stayed in home all day.': 'I stayed at home all day.' },
    },
  ],
})
