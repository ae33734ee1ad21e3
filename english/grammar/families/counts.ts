import { isPersonWord } from '../../words/people.ts'
import { family } from '../pattern/family.ts'
import { isThing, singularOf } from '../pattern/one-or-many.ts'

const MEASURE = `[days|nights|weeks|months|years|hours|minutes|stars|pages|rooms|bedrooms|floors|stories|storeys
  |persons|meters|metres|kilometers|kilometres|litres|liters|kilos|parts|doors|seats|steps|wheels|miles|levels]`
const SELLS = `[shop|store|factory|seller|stall|stand|shelf|rack|juice|soup|salad|sauce|pie|sandwich|collection
  |collector|repairman|lover|farm|plantation|counter|basket|vendor|maker]`
/** These have no other form, or belong to somebody: 'clothes shop', 'ladies counter'. */
const ALWAYS_MANY = `[clothes|sports|goods|arms|sales|savings|glasses|jeans|games|parents|teachers|students|girls|boys
  |ladies|visitors|employees|electronics|spices|antiques|materials|souvenirs|accessories|this|his|its]`

export const pluralCounts = family('plural-counts', {
  reason: 'plural',
  phase: 'nouns',
  rules: [
    {
      when: `#num [years|months|weeks|days] old > [girl|boy|child|son|daughter|man|woman|brother|sister|baby|student
        |kid|nephew|niece]`,
      say: ({ token, fill }) => fill(`$1-${singularOf(token(2))}-old`),
      mends: { 'I have a ten years old son.': 'I have a ten-year-old son.' },
    },
    {
      when: `[a|the|my|our|his|her|this|that] #num ${MEASURE} > #noun`,
      say: ({ token, fill }) => fill(`$1 $2-${singularOf(token(3))}`),
      where: ({ sentence, to }) => isThing(sentence.tokens[to]),
      mends: { 'We went on a two days trip.': 'We went on a two-day trip.' },
      leaves: ['Every ten minutes a train passes.'],
    },
    {
      when: '#manyHyphened',
      say: ({ text }) => text(1).replace(/s(?=-old$|$)/, ''),
      mends: {
        'We joined a three-days workshop.': 'We joined a three-day workshop.',
        'She has a six-years-old son.': 'She has a six-year-old son.',
      },
    },
    {
      when: '[to [some|a certain|what|that|this]] [extents|degrees]',
      say: ({ token, fill }) => fill(`$1 ${singularOf(token(2))}`),
      mends: { 'To some extents, I agree.': 'To some extent, I agree.' },
    },
    {
      when: '[many|various|several|different|all|two|three|four|five|these|those] [kind|type|sort] > of *',
      say: '$1 $2s',
      mends: { 'There are many kind of food here.': 'There are many kinds of food here.' },
    },
    {
      when: `[have~|with] [[very|such]? [beautiful|big|blue|brown|black|green|small|round|long|short|strong|nice
        |pretty|large|sharp]]
        [eye|ear|leg|finger|hand|lip|arm|nail] > [.|and|but|like|because]`,
      say: '$1 $2 $3s',
      mends: { 'She has beautiful eye.': 'She has beautiful eyes.' },
    },
    {
      when: `[many|several|some|two|three|four|five] #plural and [brother|sister|son|daughter|friend|teacher|student
        |boy|girl|uncle|aunt|cousin|cat|dog|book|car|shop|hotel|table|chair|cup|plate|fork|spoon|question|cake|mosque
        |church|restaurant|street|house|school] > [.|do|does|are|were|have|in|at|on|from|who|that|there|here|can|did]`,
      say: '$1 $2 and $4:plural',
      mends: { 'I have two brothers and sister.': 'I have two brothers and sisters.' },
    },
    {
      when: '[pair|pairs] of [shoe|sock|sandal|glove|boot|earring|sneaker|slipper|jean|trouser|chopstick|shoelace]',
      say: '$1 of $3s',
      mends: { 'I bought a pair of shoe.': 'I bought a pair of shoes.' },
    },
    {
      when: `^ [@owner [favorite|favourite|main|biggest]?] [hobby|reason|problem|weakness|strength|goal|skill|subject
        |food|color|colour|book|movie|song|singer|plan|responsibility|job] > are ** and`,
      say: '$1 $2:plural',
      mends: { 'My hobby are reading and cooking.': 'My hobbies are reading and cooking.' },
    },
    {
      when: `[have|has|had|are|were|got] any [question|sister|brother|child|friend|pet|hobby|suggestion|photo|picture
        |ticket|cousin|student|customer|guest|son|daughter|book] > [.|in|at|from|about|for|to|who|that|with|here]`,
      say: '$1 any $3:plural',
      mends: { 'Do you have any question?': 'Do you have any questions?' },
    },
    {
      when: 'all [the|@owner|these|those] #noun > [are|were|have|do|can|must|in|from|.]',
      say: 'all $2 $3:plural',
      where: ({ token }) => {
        const { lower = '', readings } = token(3) ?? {}
        return readings?.singular === undefined && readings?.counted === true && isPersonWord(lower)
      },
      not: ['all the [staff|family|people]'],
      mends: { 'All the student are here.': 'All the students are here.' },
    },
    {
      when: `[wear~|buy~|need|new|my|his|her|your|black|blue|white] [pant|trouser|jean|scissor|pajama] > [.|to|because
        |and|every|when|at|in|yesterday]`,
      say: '$1 $2s',
      mends: { 'He wore black jean yesterday.': 'He wore black jeans yesterday.' },
    },
    {
      when: 'wear~ a > [glasses|jeans|trousers|shorts|pants|shoes|socks|gloves|clothes]',
      say: '$1',
      mends: { 'She wears a glasses.': 'She wears glasses.' },
    },
    {
      when: 'wear~ [glass|shoe|sock] > [.|to|because|and|every|when|at|in]',
      say: '$1 $2:plural',
      mends: { 'My teacher wears glass.': 'My teacher wears glasses.' },
    },
  ],
})

export const shopOfThings = family('shop-of-things', {
  reason: 'compound',
  phase: 'nouns',
  rules: [
    {
      when: `[a|an|the|this|that|@owner|every|new|good|big|small|nice|of] #plural > ${SELLS}`,
      say: ({ token, fill }) => fill(`$1 ${singularOf(token(2))}`),
      not: [ALWAYS_MANY],
      where: ({ sentence, to }) => sentence.tokens[to]?.tag === 'noun',
      mends: { 'There is a good shoes shop here.': 'There is a good shoe shop here.' },
      leaves: ['The farmers store their rice.'],
    },
  ],
})

export const amountAgreement = family('amount-agreement', {
  reason: 'agreement-be',
  phase: 'nouns',
  rules: [
    {
      when: `[rupiah|dollar(s)|euros|kilometres|kilometers|metres|meters|hours|minutes|years|months|weeks|days|kilos
        |miles] [are|were]
        > not? [enough|too [much|far|long|short|little]|a [lot|long|short|large|small|big]|quite a|very [far|long]]`,
      say: ({ lower, fill }) => fill(`$1 ${lower(2) === 'were' ? 'was' : 'is'}`),
      not: ['[these|those|the last|the first] ** [are|were]'],
      mends: { 'Two hours are enough.': 'Two hours is enough.' },
      leaves: ['Two hours have passed.'],
    },
    {
      when: '[this|that] [kind|type|sort] of #plural [are|were|have]',
      say: ({ lower, token, fill }) =>
        fill(`$1 $2 of ${singularOf(token(4))} ${{ are: 'is', were: 'was' }[lower(5)] ?? 'has'}`),
      mends: { 'This kind of problems are common.': 'This kind of problem is common.' },
    },
  ],
})

export const hereAre = family('here-are', {
  reason: 'there-is',
  phase: 'nouns',
  rules: [
    {
      when: "^ [here|attached|enclosed] [is|was] > [the|@owner|some|a few|two|three] #adj? #plural !'s",
      say: ({ lower, fill }) => fill(lower(2) === 'was' ? '$1 were' : '$1 are'),
      not: ['[news|address|boss|bus|class|glass|business]'],
      mends: {
        'Here is the documents.': 'Here are the documents.',
        'Attached is the documents that you need.': 'Attached are the documents that you need.',
      },
      leaves: ['Here is the news.'],
    },
  ],
})

export const teeth = family('teeth', {
  reason: 'irregular-plural',
  phase: 'nouns',
  rules: [
    {
      when: '[brush~|clean~|wash~] @owner tooth',
      say: '$1 $2 teeth',
      mends: { 'Brush your tooth before bed.': 'Brush your teeth before bed.' },
      leaves: ['My tooth hurts.'],
    },
  ],
})

export const consistsOf = family('consists-of', {
  reason: 'third-person',
  phase: 'nouns',
  rules: [
    {
      when: '[the|@owner] *? [family|team|group|staff|class|committee] < consist > of',
      say: 'consists',
      mends: { 'My family consist of four people.': 'My family consists of four people.' },
      leaves: ['The rooms consist of stone.'],
    },
  ],
})

export const massCounts = family('mass-counts', {
  reason: 'uncountable',
  phase: 'nouns',
  rules: [
    {
      when: '[some|much|any|a lot of|less|more|too much|enough] [breads|milks|rices|butters|sugars|salts|meats]',
      say: ({ token, fill }) => fill(`$1 ${singularOf(token(2))}`),
      mends: { 'I need some breads.': 'I need some bread.' },
      leaves: ['I need some eggs.'],
    },
  ],
})
