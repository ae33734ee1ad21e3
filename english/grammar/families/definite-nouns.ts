import { family } from '../pattern/family.ts'

const ONE_OF_IT = `[meaning|difference(s)|capital|purpose|aim|function|price|definition|opposite|title|author|owner
  |founder|president|leader|king|mayor|governor|director|ceo|minister|population|history|importance|rest|majority
  |beauty|development|growth|existence|presence|absence|location|address|bottom|edge|benefits|advantages
  |disadvantages|effects|causes]`
const ALSO_SEVERAL = '[number|amount|name(s)|member(s)|rules|level|color|colour|size|role|quality|content|top]'
const ASKED = `[know~|explain~|tell~|understand~|ask~|remember~|forget~|check~|show~|describe~|discuss~|see~|find~
  |increase~|improve~|reduce~|like~|love~|write~|learn~|teach~|enjoy~|follow~|feel~|say~|mention~|control~|change~
  |[tell~|ask~|show~|teach~|give~] @pronoun]`
const UNIQUE = '[sun|moon|earth|government|internet|sky]'
const NUMBERED = `[floor|day|week|month|year|semester|page|line|row|chapter|century|time|half|quarter|round|picture
  |question|paragraph|sentence|minute|part|step|meeting|trimester]`

/** There is only one of them. */
export const definiteNouns = family('definite-nouns', {
  reason: 'article-the',
  phase: 'articles',
  rules: [
    {
      when: [
        `[${ASKED}|[what|who] be~|about|for|from|with|by|on|in|of] < [#adj? ${ONE_OF_IT}] > [of|between]`,
        `be~ < [${ONE_OF_IT}] > [of|between]`,
        `[${ASKED}|[what|who] be~|about|from|for|with|on|by] < [#adj? ${ALSO_SEVERAL}] > of`,
      ],
      say: 'the $2',
      not: ['in [number|size|name|quality|color|colour|content|rest]', 'on top', 'by number', 'at level'],
      mends: {
        'What is difference between these words?': 'What is the difference between these words?',
        'Jakarta is capital of Indonesia.': 'Jakarta is the capital of Indonesia.',
      },
      leaves: ['It is part of my job.'],
    },
    {
      when: `[#prep|be~|until|since|after|before] < [#ordinal|last] > ${NUMBERED}`,
      say: 'the $2',
      not: ['last [week|month|year|semester|time|century|quarter|meeting]', 'at first'],
      mends: {
        'He lives on second floor.': 'He lives on the second floor.',
        'It was first time I took a plane.': 'It was the first time I took a plane.',
      },
      leaves: ['We met at first by chance.'],
    },
    {
      when: [
        '[#verb|have~|#prep|be~|and|also|exactly|almost|not|still|always] < same > [#noun|#adj]',
        'be~ [not|exactly|almost|still|always]? < same > [.|as|with|like|for|in|because|and|but]',
      ],
      say: 'the same',
      mends: { 'We have same hobby.': 'We have the same hobby.' },
    },
    {
      when: `be~ < only > [child|son|daughter|grandson|granddaughter|person|way|reason|student|woman|man|girl|boy|place
        |option|solution|choice|sister|brother|female|male|one [who|that|in|with]]`,
      say: 'the only',
      mends: { 'She is only child in her family.': 'She is the only child in her family.' },
      leaves: ['He is only a child.'],
    },
    {
      when: '[in|from|to] < [north|south|east|west] > [.|of|and]',
      say: 'the $2',
      where: ({ sentence, from, to }) =>
        sentence.tokens[from]?.text === sentence.tokens[from]?.lower && sentence.tokens[to]?.text !== '-',
      not: ['from [north|south|east|west] to'],
      mends: { 'The sun rises in east.': 'The sun rises in the east.' },
    },
    {
      when: '[one|some|two|three|many] of < [#most]',
      say: 'the $3',
      mends: { 'It is one of biggest cities.': 'It is one of the biggest cities.' },
    },
    {
      when: '[#verb|@pronoun|be~] < reason > why',
      say: 'the reason',
      mends: { 'Tell me reason why.': 'Tell me the reason why.' },
    },
    {
      when: [
        `^ [${ONE_OF_IT}|price|number|quality|name] > of ** [#be|#modal|have~|#third]`,
        `^ ${UNIQUE} > [#verb|#be|#modal|have~]`,
      ],
      say: 'the $1',
      mends: {
        'Sun rises in the east.': 'The sun rises in the east.',
        'Rest of the money is for my parents.': 'The rest of the money is for my parents.',
      },
    },
    {
      when: `[#prep|#verb|because|when|if|that|to] < ${UNIQUE} > ![#noun|#name|'s|-]`,
      say: 'the $2',
      where: ({ sentence, from }) => sentence.tokens[from]?.text === sentence.tokens[from]?.lower,
      not: ['on earth', 'of government', 'down to earth'],
      mends: { 'We looked at moon.': 'We looked at the moon.' },
      leaves: ['A sun hat is useful.'],
    },
  ],
})
