import { family } from '../pattern/family.ts'

const LOOKS = `[long|short|curly|straight|black|brown|blonde|blue|beautiful|white|wavy|big|small|thick|thin|soft|sharp
  |round]`
const TASTES = `[hot|cold|spicy|warm|sweet|iced|fresh|healthy|traditional|salty|instant|fried|local|japanese|korean
  |indonesian|italian]`
/** 'made the room clean', 'found the city beautiful': it became so. */
const MADE_SO = '[paint~|make~|colour~|color~|dye~|find~|keep~|want~|consider~|clean~|leave~|get~|cut~]'

export const adjectiveBehind = family('adjective-behind', {
  reason: 'adjective-order',
  phase: 'order',
  rules: [
    {
      when: `[a|the|my] [girl|boy|woman|man|city|place|food|house|room|person|teacher|student|country] [beautiful
        |handsome|smart|delicious|kind|clean|big|small|famous|rich|poor|clever|good|interesting|friendly|lazy] > [.
        |and|in|because|who|here]`,
      say: ({ lower, fill }) => (lower(1) === 'a' ? fill('$3:a $2') : fill('$1 $3 $2')),
      not: [`${MADE_SO} **? @opener #noun #adj`],
      mends: { 'He is a student smart.': 'He is a smart student.' },
    },
    {
      when: `[have~|with] [hair|eyes|skin|legs|nails|teeth|eyebrows] ${LOOKS} > [.|and|but|like]`,
      say: '$1 $3 $2',
      mends: { 'She has hair long.': 'She has long hair.' },
      leaves: ['She keeps her hair long.'],
    },
    {
      when: `[drink~|eat~|buy~|order~|cook~|like~|love~] [coffee|tea|water|milk|food|rice|noodle(s)|soup|snacks|drinks
        |vegetables] ${TASTES} > [.|and|but|every|in|at|because|with|when|very much|so much]`,
      say: '$1 $3 $2',
      mends: { 'I drink coffee hot every morning.': 'I drink hot coffee every morning.' },
    },
    {
      when: `[like~|love~|hate~|prefer~|eat~|cook~|enjoy~|have~|sell~] [food|weather|music|coffee|movies|people|places
        |clothes|fruit|songs|stories|books] [delicious|hot|cold|rainy|funny|kind|beautiful|loud|romantic|sad|expensive
        |healthy|traditional|strong|classical|famous] > [.|and|but|at|in|because|every|very much]`,
      say: '$1 $3 $2',
      mends: { 'I like music romantic.': 'I like romantic music.' },
    },
    {
      when: `[many|some|several|a lot of|lots of|two|three|other] [people|places|things|foods|friends|students|movies
        |books|cities|beaches|clothes|countries|questions|words|girls|children|houses] [poor|rich|interesting
        |beautiful|kind|delicious|new|old|good|funny|famous|friendly|smart|expensive|cheap|important|difficult
        |different|big|small|boring] > [.|in|at|there|here|and|but|because|from|near|on]`,
      say: '$1 $3 $2',
      not: [
        '[different|important|difficult|good|famous|rich|poor] [from|because]',
        '[find~|make~|think~] **? #plural #adj',
      ],
      mends: { 'We visited many places interesting.': 'We visited many interesting places.' },
      leaves: ['Many people find many things difficult.'],
    },
    {
      when: 'a worker very? hard',
      say: 'a hard worker',
      mends: { 'My father is a worker hard.': 'My father is a hard worker.' },
    },
  ],
})

const TIME = '[yesterday|tomorrow|today|[last|next] *|every [day|morning]]'

export const timeBehind = family('time-behind', {
  reason: 'adverb-order',
  phase: 'order',
  rules: [
    {
      when: `[go~|come~|travel~] ${TIME} [to [the|my|a]? *] > .`,
      say: '$1 $3 $2',
      mends: { 'We went yesterday to the beach.': 'We went to the beach yesterday.' },
    },
    {
      when: `[go~|come~|walk~|drive~|leave~] [at #num o'clock?|in the [morning|evening]] [to [school|work|the office
        |campus]] > .`,
      say: '$1 $3 $2',
      mends: { 'I go at seven to school.': 'I go to school at seven.' },
    },
    {
      when: '[do|does|did|can] not [too|so] > [like|understand|know|agree]',
      say: '$1$2 really',
      mends: { "I don't too like coffee.": "I don't really like coffee." },
      leaves: ['I do not really like coffee.'],
    },
    {
      when: '[should|must|can|could|to] more [care|focus|concentrate|practice|practise|study]',
      say: '$1 $3 more',
      mends: { 'We should more care about it.': 'We should care more about it.' },
    },
    {
      when: '[like~|love~|enjoy~|hate~|miss~] [very much|so much] ![to|that|when|because|and|but|if] [* *? *? *?] > .',
      say: '$1 $3 $2',
      not: ['[very much|so much] ** [to|that|when|because|and|but|if]'],
      mends: { 'I like very much spicy food.': 'I like spicy food very much.' },
      leaves: ['I like it very much.'],
    },
  ],
})

export const enoughBehind = family('enough-behind', {
  reason: 'enough-order',
  phase: 'order',
  rules: [
    {
      when: `enough [old|young|tall|big|strong|rich|smart|brave|good|fast|close|large|small|warm|high|long|clear|loud
        |mature|clever|experienced|fit|healthy|fluent|confident|patient|cheap|safe|hot|cold|wide|lucky] > [to|for]`,
      say: '$2 enough',
      not: ['[have~|get~|with] enough'],
      mends: { 'Are you enough old to vote?': 'Are you old enough to vote?' },
      leaves: ['I have enough good friends to ask.'],
    },
    {
      when: `[have~|earn~|got] [money|time|space|food|water|experience|information|people|energy|patience|seats|chairs
        |room|fuel|evidence|courage|sleep] enough > [.|to|for|in]`,
      say: '$1 enough $2',
      mends: { 'We have time enough to finish it.': 'We have enough time to finish it.' },
    },
  ],
})
