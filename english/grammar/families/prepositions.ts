import { family } from '../pattern/family.ts'

const HAPPENS = '[leave~|start~|begin~|open~|close~|arrive~|finish~|end~|depart~|wake~ up|get~ up|meet~|come~|land~]'

export const verbPrepositions = family('verb-prepositions', {
  reason: 'preposition-verb',
  rules: [
    {
      when: `[invoice|document|file|report|book|item|product|information|data|price|menu|food|thing|receipt|refund
        |quotation|sample|letter] [that|which]? [i|you|we|he|she|they] asked > [.|@time|in]`,
      say: '$1 $2 $3 asked for',
      mends: {
        'Please find attached the invoice that you asked yesterday.':
          'Please find attached the invoice that you asked for yesterday.',
      },
      leaves: ['The teacher you asked is here.'],
    },
  ],
})

export const needlessPrepositions = family('needless-prepositions', {
  reason: 'preposition-none',
  rules: [
    {
      when: '[at|in|on|to] > [outside|abroad|upstairs|downstairs|overseas] [.|and|because|for|with|now|to|every]',
      say: '',
      not: ['[go~|come~|move~|put~|try~|stay~] [on|in]'],
      mends: { 'She is waiting at outside.': 'She is waiting outside.' },
    },
    {
      when: '[at|in|on] near > [@opener|campus|school|here]',
      say: 'near',
      mends: { 'The hotel is located at near the airport.': 'The hotel is located near the airport.' },
    },
    {
      when: 'look~ like with > *',
      say: '$1 like',
      mends: { 'He looks like with his mother.': 'He looks like his mother.' },
      leaves: ['She looks like his mother.'],
    },
    {
      when: '[talk~|discuss~|speak~] about with',
      say: '$1 with',
      mends: { 'They were talking about with the manager.': 'They were talking with the manager.' },
    },
    {
      when: '[at|in|to|on] [everywhere|somewhere|anywhere|nowhere|abroad|overseas|upstairs|downstairs]',
      say: '$2',
      mends: { 'Please bring this box to upstairs.': 'Please bring this box upstairs.' },
    },
  ],
})

export const nounPrepositionPhrases = family('noun-preposition-phrases', {
  reason: 'preposition-noun',
  rules: [
    {
      when: 'in > @owner way [to|home|back|here|there]',
      say: 'on',
      mends: { 'I met him in my way to school.': 'I met him on my way to school.' },
      leaves: ['He did it in his way.'],
    },
    {
      when: '* < in the first time',
      say: 'for the first time',
      mends: { 'I saw snow in the first time.': 'I saw snow for the first time.' },
    },
    {
      when: '[in|at] > the other [hand|side] !of',
      say: 'on',
      mends: { 'In the other hand, it saves money.': 'On the other hand, it saves money.' },
    },
    {
      when: `[have~|with|get~|need~|gain~] [a|an]? [[a lot of|some|much|enough|no|little|good|great]? experience]
        [on|about|at|for] > #ing`,
      say: '$1 $3 in',
      mends: { 'I have an experience on teaching children.': 'I have experience in teaching children.' },
    },
    {
      when: 'the difference(s) [of|from] [#name|#noun|the #noun] [and|with|from]',
      say: 'the $2 between $4 and',
      mends: {
        'The difference of Java and Bali is the culture.': 'The difference between Java and Bali is the culture.',
      },
    },
    {
      when: '[in|at] > [vacation|holiday|duty|leave] [.|@time|and|because|with]',
      say: 'on',
      mends: { 'He is in holiday this week.': 'He is on holiday this week.' },
    },
    {
      when: `[cut~|write~|eat~|open~|hit~|clean~|draw~|fix~|kill~|paint~|sign~] ** < by > [a|an|the|@owner]? #adj?
        [knife|pen|pencil|hammer|spoon|fork|brush|stick|key|towel|cloth|rope|stone|broom|needle|screwdriver|chopsticks
        |scissors|marker]`,
      say: 'with',
      mends: { 'He cut the bread by a knife.': 'He cut the bread with a knife.' },
    },
    {
      when: `[buy~|sell~|get~|find~|offer~|rent~|order~] ** < [with|by] > [a|an|the]? [very|so]? [cheap|low|good|high
        |special|affordable|reasonable|expensive|fair|great|discounted|lower|cheaper|higher] price(s)`,
      say: 'at',
      mends: { 'I bought this shirt with a cheap price.': 'I bought this shirt at a cheap price.' },
    },
    { when: '[by|with] purpose > .', say: 'on purpose', mends: { 'He did it by purpose.': 'He did it on purpose.' } },
    {
      when: '[by|in] the phone > .',
      say: 'on the phone',
      mends: { 'We talked by the phone.': 'We talked on the phone.' },
    },
  ],
})

export const adjectivePrepositionPhrases = family('adjective-preposition-phrases', {
  reason: 'preposition-adjective',
  rules: [
    {
      when: '[different #noun] [with|to] > [@pronoun|@owner|mine|yours]',
      say: '$1 from',
      mends: { 'She has different opinions with me.': 'She has different opinions from me.' },
    },
    {
      when: [
        'too #adj to > [me|him|her|us|them] .',
        `[difficult|hard|easy|important|impossible|possible|necessary|better|good|dangerous|useful|enough|harder
          |easier|expensive] to > @pronoun [.|to #base]`,
      ],
      say: ({ lower, fill }) => fill(lower(1) === 'too' ? 'too $2 for' : '$1 for'),
      not: ['[good|close|next|hard|important|useful] to @pronoun .'],
      mends: {
        'The shirt is too big to me.': 'The shirt is too big for me.',
        "It's difficult to me to wake up early.": "It's difficult for me to wake up early.",
      },
      leaves: ['He was good to me.'],
    },
  ],
})

export const leftOutPlaces = family('left-out-places', {
  reason: 'preposition-place',
  phase: 'prepositions',
  rules: [
    {
      when: '![in|at|the] * < front of > [@opener|@pronoun]',
      say: 'in front of',
      mends: { "Let's meet front of the cinema.": "Let's meet in front of the cinema." },
      leaves: ['She sat in the front of the bus.', 'The front of the shop is red.'],
    },
  ],
})

export const leftOutTimes = family('left-out-times', {
  reason: 'preposition-time',
  phase: 'prepositions',
  rules: [
    {
      when: [`${HAPPENS} < [#clock]`, `${HAPPENS} < [#num o'clock]`],
      say: 'at $2',
      mends: { "The last bus leaves ten o'clock.": "The last bus leaves at ten o'clock." },
      leaves: ["The last bus leaves at ten o'clock."],
    },
  ],
})
