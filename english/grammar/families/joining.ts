import { family } from '../pattern/family.ts'

export const joiningPhrases = family('joining-phrases', {
  reason: 'joining',
  rules: [
    {
      when: `because > @opener? #adj? [rain|traffic|weather|flood(s)|noise|pandemic|illness|accident|distance|price(s)
        |holiday(s)|wind|traffic jam|queue|pollution|storm] .`,
      say: 'because of',
      mends: { "I can't sleep because the noise.": "I can't sleep because of the noise." },
      leaves: ['I stayed because it rained.'],
    },
    {
      when: 'neither [[@owner|the] #noun] or > *',
      say: 'neither $2 nor',
      mends: { 'Neither my brother or my sister can drive.': 'Neither my brother nor my sister can drive.' },
    },
    {
      when: 'so [#adj|#adv|much|many] #noun? until > [@subject|@owner|the|nobody|everyone]',
      say: 'so $2 $3 that',
      mends: { 'She is so busy until she forgets to eat.': 'She is so busy that she forgets to eat.' },
    },
  ],
})

export const soThat = family('so-that', {
  reason: 'so-such',
  rules: [
    {
      when: '[be~|feel~|become~|get~|look~|seem~] so #adj < so > [@subject|my|the]',
      say: 'that',
      mends: {
        'I was so nervous so I forgot my own phone number.': 'I was so nervous that I forgot my own phone number.',
      },
      leaves: ['I was late, so I ran.'],
    },
  ],
})

export const missingSubjectPhrases = family('missing-subject-phrases', {
  reason: 'missing-subject',
  rules: [
    {
      when: `^ [is|was] [possible|necessary|important|okay|ok|easy|difficult|hard|safe|allowed|better|normal|true|good
        |nice|dangerous|useful|great|interesting|common|clear|impossible] > [to|if|that|for] #question`,
      say: '$1 it $2',
      mends: { 'Is possible to pay with a credit card?': 'Is it possible to pay with a credit card?' },
      leaves: ['It is possible to pay.'],
    },
    {
      when: `^ is > [important|good|hard|difficult|easy|better|necessary|possible|impossible|nice|dangerous|useful
        |great|interesting|normal|common|clear|true] [to|that|for]`,
      say: 'it is',
      where: ({ sentence }) => !sentence.text.includes('?'),
      mends: { 'Is important to be on time for an interview.': 'It is important to be on time for an interview.' },
    },
    {
      when: '[i|we] [hope|think|believe|wish] > [can|will|could] [#base|be|have|not]',
      say: '$1 $2 $1',
      mends: { 'I hope can meet you soon.': 'I hope I can meet you soon.' },
    },
  ],
})
