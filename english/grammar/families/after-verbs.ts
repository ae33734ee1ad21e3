import { family } from '../pattern/family.ts'

const PLACES = `[airport|station|office|hotel|school|party|restaurant|bus stop|terminal|house|meeting|shop|mall|gate
  |village]`

export const governedAfterVerb = family('governed-after-verb', {
  reason: 'preposition-verb',
  phase: 'prepositions',
  rules: [
    {
      when: 'wait~ > [@pronoun|@owner|the ![whole|entire|longest]] *',
      say: '$1 for',
      not: ['wait~ you to', 'wait~ [your|my|his|her] turn'],
      mends: { "I'll wait you at the gate.": "I'll wait for you at the gate." },
      leaves: ['Wait your turn.', 'We waited the whole day.'],
    },
    {
      when: [
        `arrive~ to > [the|@owner|a|school|work]`,
        `arrive~ in > [the|@owner] ${PLACES}`,
        'arrive~ > [the|my] ![next|same|following|day|night|week|month|morning|evening|moment|minute|year]',
      ],
      say: '$1 at',
      mends: {
        'We arrived to the hotel at noon.': 'We arrived at the hotel at noon.',
        'He arrived in the airport late.': 'He arrived at the airport late.',
      },
    },
    {
      when: 'arrive~ [to|at] > @city !#noun',
      say: '$1 in',
      not: [
        'arrive~ [to|at] [home|school|campus|office|work|here|there]',
        'at #name [airport|station|university|international]',
      ],
      mends: { 'We arrived to Surabaya at midnight.': 'We arrived in Surabaya at midnight.' },
    },
    {
      when: 'agree~ [to|for|about] > [@pronoun|[@owner|this|that] [opinion|idea|statement|argument]]',
      say: '$1 with',
      mends: { 'I agree to your opinion.': 'I agree with your opinion.' },
    },
    {
      when: `agree~ > [you !to|him|[your|his|her|their|this] [opinion|idea|statement]]`,
      say: '$1 with',
      mends: { "I don't agree your opinion.": "I don't agree with your opinion." },
    },
    {
      when: '[laugh~|smile~|stare~|shout~] [to|with] > @pronoun',
      say: '$1 at',
      mends: { 'She smiled to me when I came in.': 'She smiled at me when I came in.' },
    },
    {
      when: '[congratulation|congratulations] [for|of] > [@owner|the]',
      say: 'congratulations on',
      mends: { 'Congratulations for your graduation!': 'Congratulations on your graduation!' },
    },
    {
      when: 'spend~ [a lot of|much|@owner|all my|so much|too much|some]? money for > *',
      say: '$1 $2 money on',
      mends: { 'I spend a lot of money for clothes.': 'I spend a lot of money on clothes.' },
    },
    {
      when: 'translate~ **? [in|to] > [english|indonesian|bahasa]',
      say: '$1 $2 into',
      mends: { 'Please translate this letter to Indonesian.': 'Please translate this letter into Indonesian.' },
    },
    {
      when: 'look~ forward [for|on|with]',
      say: '$1 forward to',
      mends: { 'I look forward for your reply.': 'I look forward to your reply.' },
    },
    {
      when: 'according [with|by|from]',
      say: 'according to',
      mends: { 'According with the data, sales went down.': 'According to the data, sales went down.' },
    },
    {
      when: `search~ > [a|an|some|my|new|another|cheap] *? [job|work|information|apartment|partner|answer|employee
      |house|room|recipe|hotel|ticket(s)|idea(s)|book]`,
      say: '$1 for',
      mends: { "I'm searching a part-time job near my campus.": "I'm searching for a part-time job near my campus." },
    },
    {
      when: 'graduate~ [at|in|on|of] > the? [university|college|#name university|vocational|senior|high school|junior]',
      say: '$1 from',
      mends: { 'She graduated in university last year.': 'She graduated from university last year.' },
    },
    {
      when: `be~ [caused|affected|influenced|written|directed|composed|sung|painted|designed|created|produced|invented
        |founded|discovered|inspired|owned|bitten|attacked|chased|organized|organised|built|cooked|repaired|published]
        from > [#name|@owner|[a|the] #noun|many people|someone|#plural]`,
      say: '$1 $2 by',
      not: ['from @owner [heart|own|hand(s)]'],
      mends: {
        'The novel was written from Andrea Hirata.': 'The novel was written by Andrea Hirata.',
        'Air pollution is caused from factories and old vehicles.':
          'Air pollution is caused by factories and old vehicles.',
      },
    },
    {
      when: `take~ care [with|to|for|about]? > [@opener|@pronoun|it|children|patients|people|themselves|yourself
        |myself]`,
      say: '$1 care of',
      mends: { 'My sister takes care my grandmother.': 'My sister takes care of my grandmother.' },
    },
    {
      when: 'accuse~ [@person] [for|about|to] > #ing',
      say: '$1 $2 of',
      mends: { 'They accused him for stealing.': 'They accused him of stealing.' },
    },
    {
      when: 'depend~ [of|from|to|with|in|at|by]',
      say: '$1 on',
      mends: { 'It depends of the weather.': 'It depends on the weather.' },
    },
  ],
})

export const nothingAfterVerb = family('nothing-after-verb', {
  reason: 'preposition-none',
  phase: 'prepositions',
  rules: [
    {
      when: '[discuss~|mention~|emphasize~] [about|of|on|for|to] > [@opener|it|how|what|more|#ing|#noun|them]',
      say: '$1',
      not: ['as [discussed|mentioned]', '[discuss~|mention~] on [the [phone|way]|@day|a call]'],
      mends: { 'We discuss about it every week.': 'We discuss it every week.' },
      leaves: ['We talked about it.', 'As discussed on the phone, we will send it.'],
    },
    {
      when: 'marry~ with > [@pronoun|@opener|someone]',
      say: '$1',
      not: ['[be~|get~] *? married', 'with [#num|kids|children]'],
      mends: { 'My best friend married with a pilot.': 'My best friend married a pilot.' },
    },
    {
      when: '[ask~|tell~|invite~|advise~|remind~|inform~] to > [me|him|us|them|you|her] !#noun',
      say: '$1',
      not: ['be~ *? [asked|told|invited|advised|reminded|informed] to', 'to her'],
      mends: { 'He asked to me about my job.': 'He asked me about my job.' },
    },
    {
      when: `[must|should|to|we|i|they|you|always|can|will|not|never] < [respect|obey|support|greet
        |trust] to > [@pronoun|@owner|the|others|other|each]`,
      say: '$2',
      mends: { 'We must respect to our parents.': 'We must respect our parents.' },
    },
    {
      when: '[contact~|visit~|attend~|approach~|avoid~|obey~|resemble~] [to|with|at|of] > [@pronoun|@opener]',
      say: '$1',
      not: ['[the|my|a|an|in|his|her|your|first|our|keep|no|this|lose~|eye] [contact|visit|visits|approach]'],
      mends: { 'Please contact to our office.': 'Please contact our office.' },
    },
    {
      when: 'look~ like with > *',
      say: '$1 like',
      mends: { 'He looks like with his mother.': 'He looks like his mother.' },
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
