import { family } from '../pattern/family.ts'

const TASK =
  '[homework|assignment|essay|task|project|exercise|english|report|thesis|problem|grammar|work|bags|luggage|computer]'

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
    {
      when: 'ask~ @person [a|an|the]? [permission|forgiveness]',
      say: '$1 $2 for $4',
      mends: { 'He asked me a permission to go home early.': 'He asked me for permission to go home early.' },
    },
    {
      when: `help~ @pronoun [for|about|of|in]? > [@owner|this|the] ${TASK}`,
      say: '$1 $2 with',
      mends: { 'Can you help me my homework, Miss?': 'Can you help me with my homework, Miss?' },
    },
    {
      when: 'spend~ for > ![@pronoun|[a|an|#num|several] [hour(s)|day(s)|week(s)|month(s)|year(s)|minute(s)]] *',
      say: '$1 on',
      mends: { 'Half of my salary is spent for rent.': 'Half of my salary is spent on rent.' },
    },
    {
      when: '[protected|prevented|separated|saved|hidden] of > *',
      say: '$1 from',
      mends: { 'Children should be protected of violence.': 'Children should be protected from violence.' },
    },
    {
      when: 'search~ > the [solution|answer|information|meaning|way|best|right|reason|truth|address|owner|data]',
      say: '$1 for',
      mends: { 'We have to search the answer together.': 'We have to search for the answer together.' },
    },
    {
      when: 'congratulate~ @person [for|about|with|of] > *',
      say: '$1 $2 on',
      mends: { 'I congratulated him for his promotion.': 'I congratulated him on his promotion.' },
    },
    {
      when: 'introduce~ @person with > @opener',
      say: '$1 $2 to',
      mends: { 'He introduced me with his parents.': 'He introduced me to his parents.' },
    },
    {
      when: 'invite~ @person [in|at|for] > @opener #noun? [party|wedding|house|meeting|event|ceremony|dinner]',
      say: '$1 $2 to',
      mends: { 'She invited me in her party.': 'She invited me to her party.' },
    },
    {
      when: 'thank~ @pronoun [because|about|of] > [@owner|the|all]',
      say: '$1 $2 for',
      mends: { 'Thank you about your help.': 'Thank you for your help.' },
    },
    {
      when: '[change~|turn~|convert~] @opener? [money|rupiah|dollars|water|idea(s)|dream(s)] [to|become] > *',
      say: '$1 $2 $3 into',
      mends: { 'I want to change my money to dollars.': 'I want to change my money into dollars.' },
    },
    {
      when: `be~ [made|written|cooked|built|painted|designed|created|sung|directed|produced|baked|repaired|drawn
        |taught] [from|with] > [@owner|a|the] #adj? [#human|company|government|police]`,
      say: '$1 $2 by',
      mends: { 'The cake was made from my mother.': 'The cake was made by my mother.' },
    },
  ],
})

export const needlessPrepositions = family('needless-prepositions', {
  reason: 'preposition-none',
  rules: [
    {
      when: 'near < of > [@opener|#name|@city|here]',
      say: '',
      mends: { 'My house is near of the beach.': 'My house is near the beach.' },
    },
    {
      when: 'enter~ [to|into|in] > [@opener|university|college|school]',
      say: '$1',
      mends: { 'She entered to the room.': 'She entered the room.' },
      leaves: ['He entered into an agreement.'],
      not: ['enter~ into an? [agreement|contract|discussion]'],
    },
    {
      when: '[at|in|on|to] > [outside|abroad|upstairs|downstairs|overseas] [.|and|because|for|with|now|to|every]',
      say: '',
      not: ['[go~|come~|move~|put~|try~|stay~] [on|in]'],
      mends: { 'She is waiting at outside.': 'She is waiting outside.' },
    },
    {
      when: 'join~ [with|to|in] > [@opener|@pronoun|class|course|english]',
      say: '$1',
      not: ['join~ in the [fun|game|singing]', 'join~ @pronoun [with|in]', 'joined to'],
      mends: { 'Can I join with you?': 'Can I join you?' },
    },
    {
      when: 'pass~ [from|in|at|of] > @opener #noun? [test|exam|interview|examination|selection|ielts|toefl]',
      say: '$1',
      mends: { 'My brother passed from the test.': 'My brother passed the test.' },
    },
    {
      when: '[miss|misses|missed] of > [@opener|@pronoun]',
      say: '$1',
      not: ['hit or miss', 'a miss'],
      mends: { 'The train was late so I missed of the meeting.': 'The train was late so I missed the meeting.' },
    },
    {
      when: 'introduce~ about > [@owner|the|me|it]',
      say: '$1',
      mends: { 'Let me introduce about my family.': 'Let me introduce my family.' },
    },
    {
      when: 'understand~ with > [@opener|it]',
      say: '$1',
      mends: { "I don't understand with this question.": "I don't understand this question." },
    },
    {
      when: '[beside|near|behind|under|around] of > [@opener|@pronoun]',
      say: '$1',
      mends: { 'She sits beside of me in class.': 'She sits beside me in class.' },
    },
    {
      when: '[at|in|on] near > [@opener|campus|school|here]',
      say: 'near',
      mends: { 'The hotel is located at near the airport.': 'The hotel is located near the airport.' },
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
      when: `[a little bit|a bit] > [@language|sugar|salt|money|water|time|milk|rice|help|luck|oil|advice|information]
        ![food|culture|people]`,
      say: '$1 of',
      mends: { 'I speak a little bit Japanese.': 'I speak a little bit of Japanese.' },
    },
  ],
})

export const adjectivePrepositionPhrases = family('adjective-preposition-phrases', {
  reason: 'preposition-adjective',
  rules: [
    {
      when: '@subject [be~|get~] not? [very|already|still|really]? used [with|by|on] > *',
      say: '$1 $2 $3 $4 used to',
      mends: { 'I am not used with spicy food.': 'I am not used to spicy food.' },
      leaves: ['This is used by students.'],
      not: ['it be~ used'],
    },
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
    {
      when: `[married|engaged] [for|by|of|from] > [a|an] ![long|short|while|few|couple|month|year|week|decade|hour|day
        |bit] *`,
      say: '$1 to',
      mends: { 'She has been married for a doctor since 2020.': 'She has been married to a doctor since 2020.' },
    },
    {
      when: 'get~ married with',
      say: '$1 married to',
      mends: { 'She got married with a pilot.': 'She got married to a pilot.' },
    },
  ],
})
