import type { Token } from '../../sentences/tokens.ts'
import { isPersonWord } from '../../words/people.ts'
import { family } from '../pattern/family.ts'

const MEASURE = `[days|nights|weeks|months|years|hours|minutes|stars|pages|rooms|bedrooms|floors|stories|storeys|persons|meters|metres
  |kilometers|kilometres|litres|liters|kilos|parts|doors|seats|steps|wheels|miles|levels]`
const SELLS = `[shop|store|factory|seller|stall|stand|shelf|rack|juice|soup|salad|sauce|pie|sandwich|collection|collector|repairman
  |lover|farm|plantation|counter|basket|vendor|maker]`
/** These have no other form, or belong to somebody: 'clothes shop', 'ladies counter'. */
const ALWAYS_MANY = `[clothes|sports|goods|arms|sales|savings|glasses|jeans|games|parents|teachers|students|girls|boys|ladies|visitors
  |employees|electronics|spices|antiques|materials|souvenirs|accessories|this|his|its]`
const COUNTED = `[student|friend|book|car|thing|problem|child|person|tourist|customer|employee|participant|teacher|country|city|animal]`
const WHERE = '[.|in|on|at|that|who|and|to|about|from|here|there|with|for|because|are|were|have|do]'

/** A plural that is nothing else. */
const isMany = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.lower === 'people' ||
    (token.readings.singular !== undefined &&
      token.readings.kinds.adj < 3 &&
      token.readings.kinds.adv < 3 &&
      Math.max(0, ...token.readings.verbs.map(({ weight }) => weight)) <= token.readings.kinds.noun))

/** One thing that can be counted out: 'a three-day workshop'. */
const isThing = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.lower.length > 2 &&
  token.readings.singular === undefined &&
  token.readings.kinds.noun > 1 &&
  token.readings.kinds.adv < 4 &&
  token.readings.kinds.adj < 5

const oneOf = (token: Token | undefined): string => token?.readings.singular ?? token?.lower ?? ''

export const pluralCounts = family('plural-counts', {
  reason: 'plural',
  phase: 'nouns',
  rules: [
    {
      when: '#num [years|months|weeks|days] old > [girl|boy|child|son|daughter|man|woman|brother|sister|baby|student|kid|nephew|niece]',
      say: ({ token, fill }) => fill(`$1-${oneOf(token(2))}-old`),
      mends: { 'I have a ten years old son.': 'I have a ten-year-old son.' },
    },
    {
      when: `[a|the|my|our|his|her|this|that] #num ${MEASURE} > #noun`,
      say: ({ token, fill }) => fill(`$1 $2-${oneOf(token(3))}`),
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
      say: ({ token, fill }) => fill(`$1 ${oneOf(token(2))}`),
      mends: { 'To some extents, I agree.': 'To some extent, I agree.' },
    },
    {
      when: '[many|various|several|different|all|two|three|four|five|these|those] [kind|type|sort] > of *',
      say: '$1 $2s',
      mends: { 'There are many kind of food here.': 'There are many kinds of food here.' },
    },
    {
      when: `[have~|with] [[very|such]? [beautiful|big|blue|brown|black|green|small|round|long|short|strong|nice|pretty|large|sharp]]
        [eye|ear|leg|finger|hand|lip|arm|nail] > [.|and|but|like|because]`,
      say: '$1 $2 $3s',
      mends: { 'She has beautiful eye.': 'She has beautiful eyes.' },
    },
    {
      when: `[many|several|some|two|three|four|five] #plural and [brother|sister|son|daughter|friend|teacher|student|boy|girl|uncle|aunt
        |cousin|cat|dog|book|car|shop|hotel|table|chair|cup|plate|fork|spoon|question|cake|mosque|church|restaurant|street|house
        |school] > [.|do|does|are|were|have|in|at|on|from|who|that|there|here|can|did]`,
      say: '$1 $2 and $4:plural',
      mends: { 'I have two brothers and sister.': 'I have two brothers and sisters.' },
    },
    {
      when: '[pair|pairs] of [shoe|sock|sandal|glove|boot|earring|sneaker|slipper|jean|trouser|chopstick|shoelace]',
      say: '$1 of $3s',
      mends: { 'I bought a pair of shoe.': 'I bought a pair of shoes.' },
    },
    {
      when: `^ [@owner [favorite|favourite|main|biggest]?] [hobby|reason|problem|weakness|strength|goal|skill|subject|food|color|colour
        |book|movie|song|singer|plan|responsibility|job] > are ** and`,
      say: '$1 $2:plural',
      mends: { 'My hobby are reading and cooking.': 'My hobbies are reading and cooking.' },
    },
    {
      when: `[have|has|had|are|were|got] any [question|sister|brother|child|friend|pet|hobby|suggestion|photo|picture|ticket|cousin|student
        |customer|guest|son|daughter|book] > [.|in|at|from|about|for|to|who|that|with|here]`,
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
      when: '[wear~|buy~|need|new|my|his|her|your|black|blue|white] [pant|trouser|jean|scissor|pajama] > [.|to|because|and|every|when|at|in|yesterday]',
      say: '$1 $2s',
      mends: { 'He wore black jean yesterday.': 'He wore black jeans yesterday.' },
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
      say: ({ token, fill }) => fill(`$1 ${oneOf(token(2))}`),
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
      when: `[rupiah|dollar(s)|euros|kilometres|kilometers|metres|meters|hours|minutes|years|months|weeks|days|kilos|miles] [are|were]
        > not? [enough|too [much|far|long|short|little]|a [lot|long|short|large|small|big]|quite a|very [far|long]]`,
      say: ({ lower, fill }) => fill(`$1 ${lower(2) === 'were' ? 'was' : 'is'}`),
      not: ['[these|those|the last|the first] ** [are|were]'],
      mends: { 'Two hours are enough.': 'Two hours is enough.' },
      leaves: ['Two hours have passed.'],
    },
    {
      when: '[this|that] [kind|type|sort] of #plural [are|were|have]',
      say: ({ lower, token, fill }) =>
        fill(`$1 $2 of ${oneOf(token(4))} ${{ are: 'is', were: 'was' }[lower(5)] ?? 'has'}`),
      mends: { 'This kind of problems are common.': 'This kind of problem is common.' },
    },
  ],
})

export const hereAre = family('here-are', {
  reason: 'there-is',
  phase: 'nouns',
  rules: [
    {
      when: "^ here [is|was] > [the|@owner|some|a few|two|three] #adj? #plural !'s",
      say: ({ lower }) => (lower(2) === 'was' ? 'here were' : 'here are'),
      not: ['[news|address|boss|bus|class|glass|business]'],
      mends: { 'Here is the documents.': 'Here are the documents.' },
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
      when: '[some|much|any|a lot of] [breads|milks|rices|butters|sugars|salts|meats|waters]',
      say: ({ token, fill }) => fill(`$1 ${oneOf(token(2))}`),
      mends: { 'I need some breads.': 'I need some bread.' },
      leaves: ['I need some eggs.'],
    },
  ],
})

export const quantifiers = family('quantifiers', {
  reason: 'quantifier',
  phase: 'nouns',
  rules: [
    {
      when: 'amount > of #plural',
      say: 'number',
      where: ({ sentence, to }) => isMany(sentence.tokens[to + 1]),
      mends: { 'The amount of students is growing.': 'The number of students is growing.' },
    },
    {
      when: `[all|most|some|many|both] of [student|teacher|friend|child|person|participant|employee|customer|country|city|book|car|company
        |member|worker]`,
      say: '$1 of the $3:plural',
      mends: { 'Most of student like it.': 'Most of the students like it.' },
    },
    {
      when: 'a? [long|short|black|brown|blonde|curly|straight|my|her|his|beautiful|white|grey|gray|nice] hairs',
      say: '$2 hair',
      mends: { 'She has long hairs.': 'She has long hair.' },
    },
    {
      when: `a? lot of [book|car|friend|student|thing|problem|place|country|person|house|shop|word|language|question|tourist|tree
        |flower|job|mistake|city|game|movie|song|animal|child|toy|photo|picture|restaurant|company|reason|idea|benefit|advantage
        |activity|program|course] > ${WHERE}`,
      say: 'a lot of $4:plural',
      mends: { 'I have a lot of friend in Bandung.': 'I have a lot of friends in Bandung.' },
    },
    {
      when: `[many|several|all|all of|[some|most|many|all] of the|some of] ${COUNTED} > [.|are|were|have|like|go|want|come|do|live|think
        |can|in|who]`,
      say: '$1 $2:plural',
      not: ['the [book|car|problem|city|country|thing] ![are|were|have]'],
      mends: { 'Many student live here.': 'Many students live here.' },
    },
    {
      when: '[most|many|several|some] of > [indonesian|young|old|big|small|rich|poor|local|foreign|modern|new|other]? #plural',
      say: '$1',
      where: ({ sentence, to }) => isMany(sentence.tokens[to]) || isMany(sentence.tokens[to + 1]),
      mends: { 'Most of people like it.': 'Most people like it.' },
      leaves: ['Most of the people like it.'],
    },
    {
      when: 'all of > [people|students|children|teachers|women|men]',
      say: 'all',
      mends: { 'All of people know him.': 'All people know him.' },
    },
    {
      when: '[almost|mostly] > [indonesian|young|old|big|small|rich|poor|local|modern|new]? #plural',
      say: 'most',
      where: ({ sentence, to }) => isMany(sentence.tokens[to]) || isMany(sentence.tokens[to + 1]),
      mends: { 'Almost students like him.': 'Most students like him.' },
    },
    {
      when: 'almost [@owner|the|these|those] > #adj? #plural',
      say: 'almost all $2',
      where: ({ sentence, to }) => isMany(sentence.tokens[to]) || isMany(sentence.tokens[to + 1]),
      mends: { 'Almost my friends are married.': 'Almost all my friends are married.' },
    },
    {
      when: '[speak~|understand~|know~|learn~|study~|and] a [little bit|bit] > @language',
      say: '$1 a $3 of',
      mends: { 'I speak a little bit English.': 'I speak a little bit of English.' },
    },
    {
      when: '[every|each] @owner #noun',
      say: 'all $2 $3:plural',
      where: ({ token }) => token(3)?.readings.counted === true,
      mends: { 'Every my friend came.': 'All my friends came.' },
    },
    {
      when: '[@owner|the] both > #plural',
      say: ({ lower, fill }) => (lower(1) === 'the' ? 'both' : fill('both $1')),
      mends: { 'My both sisters are nurses.': 'Both my sisters are nurses.' },
    },
    {
      when: 'the most of > [@owner|these|those] #plural',
      say: 'most of',
      not: ['make~ the most'],
      mends: { 'The most of my friends are married.': 'Most of my friends are married.' },
    },
    {
      when: '[the|a|an] one of > [the|@owner]',
      say: 'one of',
      mends: { 'He is the one of my friends.': 'He is one of my friends.' },
    },
    { when: 'a lots of', say: 'a lot of', mends: { 'I have a lots of work.': 'I have a lot of work.' } },
    {
      when: '[@owner|the] another > *',
      say: '$1 other',
      mends: { 'My another brother is a pilot.': 'My other brother is a pilot.' },
    },
    {
      when: '^ the most > #plural',
      say: 'most',
      where: ({ sentence, to }) => isMany(sentence.tokens[to]) && !/\b(?:ever|in one|at once)\b/i.test(sentence.text),
      mends: { 'The most people here are farmers.': 'Most people here are farmers.' },
    },
    {
      when: `a [little bit|bit] > [money|time|sugar|salt|water|milk|rice|help|rest|food|bread|butter|oil|fun|luck|work|information|patience
        |space] [.|to|for|in|on|and|because|with|from|at|before|after|left]`,
      say: 'a $2 of',
      mends: { 'I need a little bit time.': 'I need a little bit of time.' },
    },
    {
      when: 'almost of? the? > [people|students|children|time]',
      say: 'almost all',
      mends: { 'Almost people here are farmers.': 'Most people here are farmers.' },
    },
    {
      when: '[a|another|each|every] [other|others] > #noun',
      say: 'another',
      not: ['[each|every] other'],
      mends: { 'I want a other book.': 'I want another book.' },
    },
    {
      when: `others > [people|person|student(s)|thing(s)|countries|country|friend(s)|way(s)|place(s)|day(s)|time(s)|schools|cities
        |books|city|languages]`,
      say: 'other',
      mends: { 'I like others people.': 'I like other people.' },
    },
    {
      when: `another > [people|students|things|countries|friends|places|ways|books|languages|cities|children|men|women|problems|questions
        |schools|teachers|companies|shops|restaurants|hobbies|activities]`,
      say: 'other',
      mends: { 'I met another people.': 'I met other people.' },
    },
    {
      when: `[so|very|too] much > [people|friends|students|books|cars|things|problems|children|mistakes|words|places|times|questions
        |tourists]`,
      say: ({ lower }) => (lower(1) === 'very' ? 'many' : `${lower(1)} many`),
      mends: { 'There are so much people.': 'There are so many people.' },
    },
    {
      when: 'a few > [money|water|milk|sugar|salt|rice|bread|coffee|tea|time|information|help]',
      say: 'a little',
      mends: { 'I need a few money.': 'I need a little money.' },
    },
    {
      when: `a little > [people|friends|students|books|cars|things|problems|mistakes|words|places|questions|minutes|days]`,
      say: 'a few',
      mends: { 'I have a little friends here.': 'I have a few friends here.' },
    },
    {
      when: 'the number of the? [#plural|people] are',
      say: 'the number of $5 is',
      mends: { 'The number of students are growing.': 'The number of students is growing.' },
    },
    {
      when: "every [days|day 's]",
      say: 'every day',
      mends: { 'I run every days.': 'I run every day.' },
    },
  ],
})
