import { family } from '../pattern/family.ts'

export const beBeforeVerb = family('be-before-verb', {
  reason: 'be-verb',
  rules: [
    {
      when: "it ['s|is] [cost|mean|depend|need|take|contain|sound|smell|taste|happen|belong|seem] > !#prep",
      say: 'it $3~third',
      mends: { "It's cost 50 thousand rupiah.": 'It costs 50 thousand rupiah.' },
    },
    {
      when: [
        '[i|we|they|you|he|she|my #noun] [am|is|are|#be] like > [to #base|#ing]',
        '[i|we|they|you|he|she] [am|is|are|#be] like > ** [very much|so much]',
        `[i|we|they|you|he|she] [am|is|are|#be] like > ![a|the|@owner|an|that|this|@pronoun|it|one|family|each|some
          |no] #noun [.|because]`,
      ],
      say: '$1 like@1',
      mends: { 'She is like spicy food very much.': 'She likes spicy food very much.' },
      leaves: ['She is like a sister to me.'],
    },
    {
      when: '[i|you|we|they|he|she|it|my #noun|#name] [am|is|are|was|#be] [[do|does|did] not] > *',
      say: '$1 $3',
      mends: { "I am don't like coffee.": "I don't like coffee." },
    },
    {
      when: '[he|she|it] [is|#be] come from',
      say: '$1 comes from',
      mends: { 'He is come from Makassar.': 'He comes from Makassar.' },
    },
    {
      when: `[i|he|she|we|they|you] [was|were|am|is|are] [lost|forgot|bought|sold|broke|ate|drank|saw|met|brought|won
        |wrote|took|missed|finished|watched|visited|received|dropped|ordered|cooked|washed|cleaned|opened|closed
        |cancelled|booked|decided|borrowed|spent|heard|learned|studied|passed|failed|invited] > [@owner|the|a|an|some
        |#num|it]`,
      say: '$1 $3',
      mends: { 'I was lost my passport in Singapore.': 'I lost my passport in Singapore.' },
    },
  ],
})

export const beLeftOutPhrases = family('be-left-out-phrases', {
  reason: 'copula',
  rules: [
    {
      when: `[^|,|because|so|but|and|that|when|if|sorry] < @subject > out of [stock|town|order|money|office|data
        |battery|control|breath|work|the office]`,
      say: '$2 be@2',
      mends: { 'We out of stock for this size.': 'We are out of stock for this size.' },
    },
    {
      when: '^ [[@owner|this|the] #adj? #noun] > the same as',
      say: '$1 is',
      mends: { 'My bag the same as yours.': 'My bag is the same as yours.' },
    },
    {
      when: `^ @owner [biggest|greatest|main|only|first|best]? [strength|weakness|goal|problem|hope|dream|plan
        |challenge|advantage] that > [@subject|the|there]`,
      say: '$1 $2 $3 is that',
      mends: { 'My biggest weakness that I am too shy.': 'My biggest weakness is that I am too shy.' },
      leaves: ['My goal is that I pass.'],
    },
    {
      when: '^ ** one of [the|@owner] > [most #adj|#adj|favorite|favourite|main] #plural',
      say: '$1 is one of $4',
      not: [
        `[be~|have~|#modal|become~|remain~|say~|tell~|ask~|only|not|for|as|to|in|at|with|and|#past|#third|have]
          **? one of`,
        '#verb one of',
      ],
      mends: {
        'Air pollution one of the biggest problems in Jakarta.':
          'Air pollution is one of the biggest problems in Jakarta.',
      },
    },
    {
      when: `[i|we|you|they] [still|very|so|really|often|always|sometimes]? confuse > [about|with|between|how|when
        |because|in]`,
      say: '$1 be@1 $2 confused',
      mends: { 'I still confuse about articles.': 'I am still confused about articles.' },
    },
    {
      when: '[@subject|students|children|visitors|employees] not [allowed|supposed|interested|included|used] > [to|in]',
      say: '$1 be@1 not $3',
      mends: { 'We not allowed to use our phones in class.': 'We are not allowed to use our phones in class.' },
    },
    {
      when: '@subject [have|has] a? [hungry|thirsty|sick|tired|sleepy|angry|afraid|bored|sad|lazy|nervous] > @over',
      say: '$1 be@1 $4',
      mends: { 'I have hungry now.': 'I am hungry now.' },
    },
    {
      when: '@subject had a? [hungry|thirsty|sick|tired|sleepy|angry|afraid|bored|sad|lazy|nervous] > @over',
      say: '$1 was@1 $4',
      mends: { 'She had hungry yesterday.': 'She was hungry yesterday.' },
    },
    { when: '[my|his|her] name > #name', say: '$1 name is', mends: { 'My name Andi.': 'My name is Andi.' } },
  ],
})

export const ingPhrases = family('ing-phrases', {
  reason: 'ing-be',
  rules: [
    {
      when: `[be~] [still|now|currently] [study|work|learn|sleep|wait|cook|eat|live|play|watch|read|write|look|search
        |think|do|prepare|try|talk|drive|rain] > @over`,
      say: '$1 $2 $3~ing',
      mends: { 'He is still study at university.': 'He is still studying at university.' },
      leaves: ['He is still at work.'],
    },
  ],
})

export const passivePhrases = family('passive-phrases', {
  reason: 'passive-be',
  rules: [
    {
      when: '[i|he|she|they|we] [am|is|are|have|has|be] born',
      say: '$1 was@1 born',
      mends: { 'I am born in 1999.': 'I was born in 1999.' },
      leaves: ['I was born in 1999.'],
    },
    {
      when: '[was|were] birth > [in|on|at]',
      say: '$1 born',
      mends: { 'He was birth in Solo.': 'He was born in Solo.' },
    },
    {
      when: '[when|where] [are|do|did]? you born',
      say: '$1 were you born',
      mends: { 'When did you born?': 'When were you born?', 'Where you born?': 'Where were you born?' },
    },
    {
      when: 'since [i|he|she|we|they|you] born',
      say: 'since $2 was@2 born',
      mends: { 'I have lived here since I born.': 'I have lived here since I was born.' },
    },
    {
      when: `[wallet|phone|bag|@vehicle|purse|laptop|money|watch|helmet|passport|camera] < [stole|stolen] > [.|#prep
        |@time|while|when]`,
      say: 'was stolen',
      not: [
        '[find~|recover~|sell~|buy~|have~|get~|be~] @opener * stolen',
        'be~ stolen',
        '[who|that|he|she|they|i] *? stole',
      ],
      mends: { 'My wallet stole on the train.': 'My wallet was stolen on the train.' },
    },
    {
      when: `[company|school|hotel|university|mosque|organization|bank|shop|restaurant|building|bridge|temple|club
        |village|city|house] [has|have]? [established|founded|built|constructed] > in the? #num`,
      say: '$1 was $3',
      mends: {
        'This house built in 1990.': 'This house was built in 1990.',
        'Our company has established in 2005.': 'Our company was established in 2005.',
      },
    },
    {
      when: `[laptop|@vehicle|phone|house|room|machine|roof|ac|computer|fridge|watch|shirt|door|bathroom] [needs
        |has] to [repair|fix|clean|wash|replace|change|paint|service] > [.|soon|before|because|today|again|every|by]`,
      say: '$1 $2 to be $4~participle',
      mends: { 'My laptop needs to repair.': 'My laptop needs to be repaired.' },
    },
    {
      when: `[the|@owner|this|that] #adj? #noun [broke|wrote|stole|took|ate|sang|chose|drew|bit|shook|hid|threw|wore
        |spoke] > by [the|a|an|@owner|someone|somebody|people|#name]`,
      say: '$1 $2 $3 was $4~participle',
      not: ['by the [way|time|river|sea|door|window|road]'],
      mends: { 'The window broke by the ball.': 'The window was broken by the ball.' },
    },
  ],
})

export const participlePhrases = family('participle-phrases', {
  reason: 'passive-participle',
  rules: [
    {
      when: `be~ [build|make|write|send|hold|find|teach|sell|buy|speak|break|choose|steal] > [by|in|more|about|almost
        |over|at|with|from|for|last|yesterday|before|of]`,
      say: '$1 $2~participle',
      mends: { 'The bridge was build in 1980.': 'The bridge was built in 1980.' },
      leaves: ['It was built in 1980.'],
    },
    {
      when: `[have~|get~] [@owner|the] [hair|@vehicle|phone|laptop|house|shoes|dress|teeth|nails|computer|watch|roof
        |clothes|room|suit|passport|eyes|photo] [repair|fix|wash|clean|paint|check|service|replace|change|print|sign
        |renew|pull|whiten|deliver|install] > [.|#prep|@time|because|and]`,
      say: '$1 $2 $3 $4~participle',
      mends: { 'I had my car repair last week.': 'I had my car repaired last week.' },
    },
  ],
})
