import { family } from '../pattern/family.ts'

const OF_THINGS = `[small|big|large|sour|sweet|salty|spicy|bitter|bland|tasty|delicious|dirty|clean|expensive|cheap
  |heavy|light|broken|long|short|old|new|beautiful|comfortable|uncomfortable|fresh|soft|ugly|noisy|slow|tight|loose
  |crowded|empty|full]`

export const itForThem = family('it-for-them', {
  reason: 'pronoun-case',
  rules: [
    {
      when: [
        `#plural [were|are] ** ,? [but|and|because|so] < it [was|is] > @intensifier? ${OF_THINGS} .`,
        `[some|many|#num|several|a few|these|those] #plural ,? [but|and|because] < it [was
          |is] > @intensifier? ${OF_THINGS}
          .`,
      ],
      say: ({ sentence, to }) => (sentence.tokens[to - 1]?.lower === 'was' ? 'they were' : 'they are'),
      mends: {
        'The rooms were clean, but it was very small.': 'The rooms were clean, but they were very small.',
        'I like these mangoes because it is sweet.': 'I like these mangoes because they are sweet.',
      },
      leaves: ['The rooms were clean, but it was cold outside.'],
    },
    {
      when: `[#num|some|many|several|these] #plural *? ,? [but|and] [i|we|he|she|they] [do not|did not|does not|really
        |never]? [like~|want~|need~|wear~|use~|eat~|lose~|love~] < it > .`,
      say: 'them',
      mends: {
        "I bought two shirts online, but I don't like it.": "I bought two shirts online, but I don't like them.",
      },
    },
  ],
})

export const ownPronouns = family('own-pronouns', {
  reason: 'pronoun-possessive',
  rules: [
    {
      when: '@owner #noun be~ ** ,? [and|but|while] < [your|my|her|our|their] > [is|are|was|were]',
      say: ({ sentence, from, fill }) =>
        fill({ your: 'yours', my: 'mine', her: 'hers', our: 'ours' }[sentence.tokens[from]?.lower ?? ''] ?? 'theirs'),
      mends: {
        'My room is on the second floor, and your is on the third.':
          'My room is on the second floor, and yours is on the third.',
      },
      leaves: ['My room is small, and your room is big.'],
    },
  ],
})

export const genderedKin = family('gendered-kin', {
  reason: 'pronoun-gender',
  rules: [
    {
      when: '[pak|mr|bapak|mas|om] #name ,? ** < her > wife',
      say: 'his',
      mends: { 'Our guide, Pak Wayan, told us about her wife.': 'Our guide, Pak Wayan, told us about his wife.' },
      leaves: ['Bu Ani told us about her husband.'],
    },
  ],
})

export const selfPhrases = family('self-phrases', {
  reason: 'pronoun-self',
  rules: [
    {
      when: 'feel~ [myself|himself|herself|yourself|ourselves|themselves] > @intensifier? #adj',
      say: '$1',
      mends: { 'He feels himself very tired.': 'He feels very tired.' },
      leaves: ['He saw himself in the mirror.'],
    },
    {
      when: '[relax~|concentrate~|rest~|hurry~|complain~] [myself|himself|herself|yourself|ourselves|themselves]',
      say: '$1',
      mends: { 'I want to relax myself this weekend.': 'I want to relax this weekend.' },
    },
  ],
})

export const nameAndI = family('name-and-i', {
  reason: 'pronoun-and-i',
  rules: [
    {
      when: '^ [me|i] and [him|her|them|he|she|they] > [#verb|#modal|am|is|are|was|were|have|has|had]',
      say: '$3:subject and I',
      mends: { 'Me and him are good friends.': 'He and I are good friends.' },
      leaves: ['He and I are friends.'],
    },
  ],
})

export const repeatedPronouns = family('repeated-pronouns', {
  reason: 'pronoun-repeat',
  rules: [
    {
      when: '^ #ing ** it > [is|makes|made|helps|takes|gives|can|will|was|costs]',
      say: '$1 $2',
      not: [
        `^ [knowing|hoping|thinking|believing|saying|during|considering|seeing|assuming|supposing|judging|morning
          |evening]`,
        '[when|how|because|that|if|what|while|where|and|but|as|who|which|why|about|is|are|was] *? *? *? it',
      ],
      mends: {
        'Playing football with my friends it makes me happy.': 'Playing football with my friends makes me happy.',
      },
      leaves: ['Knowing him, it will be late.'],
    },
  ],
})
