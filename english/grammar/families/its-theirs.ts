import { family } from '../pattern/family.ts'

export const itsTheirs = family('its-theirs', {
  reason: 'confusion',
  phase: 'words',
  rules: [
    {
      when: `[thank you|thanks|thankyou] for < you > [help|time|support|attention|answer|reply|patience|message
        |order|kindness]`,
      say: 'your',
      mends: { 'Thank you for you help, Miss.': 'Thank you for your help, Miss.' },
    },
    {
      when: `[^|,|because|that|think|but|and|so|when|if] < its [depend|mean|seem|happen|take|make|cost|look|sound
        |contain] > [on|a|an|the|me|us|you|like|that|so|very|too|@owner]`,
      say: 'it $3~third',
      mends: { 'Its depend on the weather.': 'It depends on the weather.' },
      leaves: ['Its look is modern.'],
    },
    {
      when: `[reach~|hit~|at|lose~] < it > [peak|highest|lowest|goal|target|limit|maximum|minimum|best|worst|own|value
        |taste|color|colour|name]`,
      say: 'its',
      mends: { 'Sales reached it peak.': 'Sales reached its peak.' },
    },
    {
      when: [
        `[^|,|because|that|think|know|hope|said|believe|guess|sure|but|and|so|when|if] < its > [a|an|the|not|very|so
          |really|too|my|your|raining|important|good|nice|difficult|easy|okay|ok|fine|true|time|about|been|going|hot
          |cold|beautiful|expensive|interesting|better|delicious|fun]`,
      ],
      say: "it's",
      not: ['its [good|beautiful|own|fun|time|interesting|delicious|hot|very #adj] #noun'],
      mends: { 'Its okay, Miss.': "It's okay, Miss.", 'Its raining outside.': "It's raining outside." },
      leaves: ['Its name is Milo.'],
    },
    {
      when: `you #short > [name|house|car|phone|friend(s)|mother|father|family|book|email|opinion|help|answer|teacher
        |job|school|parents|english|brother|sister|idea|message|birthday] ![and|to]`,
      say: 'your',
      mends: { "What is you're name?": 'What is your name?' },
    },
    {
      when: 'your > [welcome|wrong|late|very|so [kind|nice|beautiful]|a good|a great|the best|going|not|always]',
      say: "you're",
      not: ['your [very|late|wrong] [#noun|best|own]'],
      mends: { 'Your late again!': "You're late again!", 'Your welcome, Miss.': "You're welcome, Miss." },
      leaves: ['Your right hand is cold.', 'Your late father was kind.'],
    },
    {
      when: 'your > right [.|about|that|,]',
      not: ['[on|to|from|at] your'],
      say: "you're",
      mends: { 'Your right about that.': "You're right about that." },
    },
    {
      when: '^ there #noun > [is|was|are|were|has|have]',
      say: 'their $2',
      where: ({ token }) => token(2)?.readings.verbs.length === 0,
      mends: { 'There dog is very big.': 'Their dog is very big.' },
    },
    {
      when: '^ there > [house|car|teacher|school|homework|country] [is|was|has]',
      say: 'their',
      mends: { 'There house is near the river.': 'Their house is near the river.' },
    },
    {
      when: 'they own > ![a|an|the|#num|this|that|their|some|many|it|several] #noun',
      say: 'their own',
      mends: { 'The students brought they own lunch.': 'The students brought their own lunch.' },
      leaves: ['They own a shop.'],
    },
    {
      when: '[famous|known|popular|loved|well-known] for it > [#adj|#noun]',
      say: '$1 for its',
      mends: { 'Lombok is famous for it beautiful beaches.': 'Lombok is famous for its beautiful beaches.' },
    },
  ],
})
