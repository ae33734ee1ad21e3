import { family } from '../pattern/family.ts'

const INSTRUMENT = '[piano|violin|flute|saxophone|ukulele|angklung|gamelan|harp|cello|trumpet|organ|harmonica]'

const OF_PLACE = `[morning|afternoon|evening|future|past|cinema|beach|mall|supermarket|airport|station|bank
  |post office|market|office|bathroom|kitchen|living room|library|park|zoo|gym|toilet|hotel|village|restaurant|shop
  |store|party|train station|bus station|dentist|doctor|museum|canteen|swimming pool|traditional market|main office
  |[city|town] [center|centre]|traffic
    light|bus stop|front desk|police station|gas station|parking lot|waiting room|meeting room|shopping mall
  |night market|front row|back row|main road|main gate|information desk|head office]`

export const theIdioms = family('the-idioms', {
  reason: 'article-the',
  phase: 'articles',
  rules: [
    {
      when: [
        `[play~|practice~|practise~|learning] > ${INSTRUMENT} ![solo|music|lesson(s)|class|classes|teacher|course
          |part(s)|game(s)|chords|skill(s)]`,
        `the [piano|violin|flute|guitar|drums|saxophone] < and > ${INSTRUMENT} [.|very|well|at|in]`,
      ],
      say: ({ lower, fill }) => fill(lower(1) === 'the' ? 'and the' : '$1 the'),
      mends: {
        'Can you play piano?': 'Can you play the piano?',
        'She can play violin and piano.': 'She can play the violin and the piano.',
      },
      leaves: ['He plays guitar.'],
    },
    {
      when: `[watch~|see~|enjoy~|read~|hear~|check~|follow~] > [sunset|sunrise|news|scenery|view] [.|#prep|and|every
        |together|before|there|because]`,
      say: '$1 the',
      not: ['[hear~|see~] news [about|of]'],
      mends: { 'I read news on my phone every morning.': 'I read the news on my phone every morning.' },
    },
    {
      when: '^ internet > [connection|speed|network|signal] ** [is|was]',
      say: 'the internet',
      mends: {
        'Internet connection in my village is very slow.': 'The internet connection in my village is very slow.',
      },
    },
    {
      when: '^ weather > [in|here|today|is]',
      say: 'the weather',
      mends: { 'Weather in Bogor is cool and rainy.': 'The weather in Bogor is cool and rainy.' },
    },
    {
      when: 'have~ > [right|ability|opportunity|courage|power|authority] to #base',
      say: '$1 the',
      mends: { 'Everyone has right to vote.': 'Everyone has the right to vote.' },
    },
    {
      when: 'at moment > [.|,|@subject|my]',
      say: 'at the moment',
      mends: { 'At moment, I am looking for a new job.': 'At the moment, I am looking for a new job.' },
    },
    {
      when: `[before|after|during] > [meeting|flight|interview|presentation|wedding|match|movie|concert|ceremony
        |accident|pandemic|storm|trip|party|seminar] [.|started|starts|begins|began|because|and|yesterday|tomorrow
        |last]`,
      say: '$1 the',
      mends: { 'We must arrive before flight.': 'We must arrive before the flight.' },
    },
    {
      when: '[protect~|save~|damage~|destroy~|pollute~|harm~|for|about|on] > environment [.|from|and|for|because|by]',
      say: '$1 the',
      mends: { 'We need to protect environment.': 'We need to protect the environment.' },
    },
    {
      when: '[pass~|hand~] @pronoun? > [salt|sugar|pepper|sauce|remote|water|plate|spoon|fork|ketchup] [.|please|to]',
      say: '$1 $2 the',
      mends: { 'Could you pass me salt, please?': 'Could you pass me the salt, please?' },
    },
    {
      when: '[have|see|get] > [menu|bill|receipt] [.|please|now]',
      say: '$1 the',
      mends: { 'Can I have menu, please?': 'Can I have the menu, please?' },
    },
    {
      when: `* < whole > [day|night|week|time|family|world|class|year|house|city|country|story|book|movie|weekend
        |afternoon|morning|team]`,
      say: 'the whole',
      not: [`[the|a|@owner|this|that|one|every|'s|on|as] whole`],
      mends: { 'He spent whole day in bed.': 'He spent the whole day in bed.' },
    },
    {
      when: `[in|to|from|visit~|of|at] > [united states|netherlands|philippines|united kingdom|maldives|middle east|uk
        |usa|united arab emirates]`,
      say: '$1 the',
      mends: { 'My cousin works in Netherlands.': 'My cousin works in the Netherlands.' },
    },
    {
      when: '[tell|give] @pronoun > answer [.|of|to|please|for]',
      say: '$1 $2 the',
      mends: { 'Please tell me answer.': 'Please tell me the answer.' },
    },
    {
      when: `[top|end|middle|beginning|edge|bottom|side|front|center|centre|back] of > [mountain|street|road|year
        |month|week|class|room|page|city|table|building|house|bridge|river|hill|movie|film|story|day|sea|lake] !#num`,
      say: '$1 of the',
      mends: { 'The view from the top of mountain was amazing.': 'The view from the top of the mountain was amazing.' },
    },
    {
      when: '[at|in] > [same time|end of|beginning of|middle of|first time|other hand|world .]',
      say: '$1 the',
      mends: { 'My house is at end of this street.': 'My house is at the end of this street.' },
    },
    {
      when: '[in|of|around|over] > world [.|is|today]',
      say: '$1 the',
      mends: { 'It is famous all over world.': 'It is famous all over the world.' },
    },
    {
      when: `[in|at|to|from] > ${OF_PLACE} [.|@time|#prep|by|because|and|when|is|was]`,
      say: '$1 the',
      not: [
        '[to|from] [future|past]',
        'from [morning|past|village|office|station|shop|store|hotel] **? [to|until]',
        'from morning',
        'to [park|shop|store|bank|party]',
      ],
      mends: {
        'I usually drink coffee in morning.': 'I usually drink coffee in the morning.',
        'Turn left at traffic light.': 'Turn left at the traffic light.',
      },
    },
    {
      when: `[go~|come~|walk~|drive~|run~|get~|way|back] *? to > [park|shop|store|bank|party] [.|@time|#prep|because
        |and|when]`,
      say: '$1 $2 to the',
      mends: { 'We went to park yesterday.': 'We went to the park yesterday.' },
    },
  ],
})

export const superlativeIdioms = family('superlative-idioms', {
  reason: 'article-superlative',
  phase: 'articles',
  rules: [
    {
      when: `[be~|become~] [a|an] > [best|worst|biggest|smallest|tallest|oldest|youngest|richest|smartest|cheapest
        |fastest|easiest|hardest] *`,
      say: '$1 the',
      mends: { 'My mother is a best cook in the world.': 'My mother is the best cook in the world.' },
      leaves: ['It is a good one.'],
    },
  ],
})
