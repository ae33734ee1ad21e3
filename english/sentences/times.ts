import { DAYS, MONTHS } from '../words/closed-words.ts'

/** Phrases that tell when something is; each list is read as alternatives. */
const anyOf = (phrases: readonly string[]): string => `(?:${phrases.join('|')})`
export const within = (phrases: readonly string[]): RegExp => new RegExp(`\\b${anyOf(phrases)}\\b`, 'i')

export const DAY = anyOf([...DAYS])
const MONTH = anyOf([...MONTHS])
const SPAN = '(?:minute|hour|day|night|week|month|year|decade)s?'
const YEAR = '(?:19\\d\\d|200\\d|201\\d|202[0-4])'
const PERSON = '(?:i|he|she|we|they|you|my \\w+)'
const ERA = anyOf([
  'night|week|weekend|month|year|time|summer|semester|holiday|ramadan|eid|christmas|lebaran',
  'century|term|season|quarter|decade',
  DAY,
  MONTH,
])
const LIFE = 'a|an|young|younger|little|small|single|pregnant|sick|in|at|on|children|kids|students|\\w+ years'
const WORKPLACE = '(?:job|company|position|office|school)'

const THAT_DAY =
  '^(?:and |but |so )?that (?:day|night|morning|afternoon|evening)\\b,? (?=i|he|she|we|they|it|my|our|the|his|her|their\\b)'

/** It is over: 'yesterday', 'two years ago', 'when I was a child'. */
export const PAST_TIME = new RegExp(
  `${
    within([
      'yesterday',
      `(?<!the |of )last (?:night|${DAY})`,
      `(?<!\\b(?:his|her|my|their|our|your|the|its|of) )last ${ERA}`,
      `\\w+ ${SPAN} ago`,
      'a (?:minute|few|while|long|couple)(?: \\w+){0,2} ago',
      `in (?:the |${MONTH},? )?${YEAR}`,
      `when ${PERSON} (?:was|were) (?:still )?(?:${LIFE})`,
      'at that time|in those days|back then|the other day|in the past|long ago|just now|this morning',
      '(?:before|during) (?:the )?(?:pandemic|covid|corona|war|lockdown)',
      'as a (?:child|kid|teenager|little \\w+)|in my (?:childhood|youth)',
      '(?:in|at) my (?:previous|last|old|former|first) (?:job|company|position|office|school|role|workplace)',
      'in the (?:19)?[6-9]0s',
      'on (?:my|his|her|our|their) first (?:day|trip|date|flight|visit)',
    ]).source
  }(?!['’]s\\b)|${THAT_DAY}`,
  'i',
)

const UNTIL = 'until (?:now|today|last|yesterday|recently|this|then|19\\d\\d|20\\d\\d)'
const FROM = `from ${anyOf([
  'now|today|then|that|this|time|the (?:first|start|beginning)|last|yesterday|\\d|nine|eight|seven|morning',
  DAY,
  MONTH,
])}`
const OTHER = ['since', UNTIL, FROM, 'if|will|than|comparison|compared|every|always|usually|often']
const HERE_AND_NOW = 'now|still|nowadays|these days'

/** Another time holds besides, so the past one does not decide. */
export const OTHER_TIME = within([...OTHER, HERE_AND_NOW])
export const NOT_PAST = within([...OTHER, HERE_AND_NOW, 'comparing|up to|tomorrow|today|is called'])

/** What was usual in a time that is over. */
export const CHILDHOOD = within([
  `when ${PERSON} (?:was|were)`,
  'as a (?:child|kid|teenager)|in my childhood|before the pandemic',
  `(?:in|at) my (?:previous|last|old|former) ${WORKPLACE}`,
])

const TENS = '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\\w+)?'
const COUNT = anyOf([
  '\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen',
  TENS,
  'many|several|some|a few|a couple of|a long',
])

/** How long: 'for the last three years'. */
export const FOR_TIME = within([
  `for (?:the last |the past |about |almost |more than |over |nearly )?${COUNT} ?(?:${SPAN}|time)`,
])

/** The point from which: 'since Monday', 'since I was'. */
export const SINCE_POINT = new RegExp(
  `\\bsince ${anyOf([
    `(?:19|20)\\d\\d|last|yesterday|then|(?:this )?morning|noon|lunch|breakfast|childhood|${DAY}|${MONTH}`,
    '(?:i|he|she|we|they) (?:was|were|left|graduated|moved|started|finished|got|came|met)',
    '(?:our|the|my|his|her) (?:wedding|last|graduation|birthday|beginning|pandemic|accident|holiday|school)',
    '(?:elementary|primary|high|senior|junior) ',
  ])}`,
  'i',
)

/** 'every', 'will', 'ago': no state that has lasted until now. */
export const NOT_LASTING = within([
  'every|will|going to|want|tomorrow|next (?!door|to)|usually|always|per|a day|each|if|must|should|can|would',
  'ago|yesterday|last (?:year|month|week)|plan',
])

/** 'tomorrow', 'next Monday' */
export const NEXT = anyOf([
  'tomorrow(?! (?:was|were))',
  `next ${anyOf(['week|weekend|month|year|semester', DAY, ...[...MONTHS].filter((month) => month !== 'may')])}`,
])

/** 'the next match', 'soon' */
export const NEXT_EVENT = new RegExp(
  [
    within([
      'next (?:match|game|election|round|competition|race|tournament|season|generation)',
      'next (?:decade|century|exam|test|meeting|world cup)',
    ]).source,
    '\\b(?:in the (?:near )?future|one day|someday|soon)[.!]?$',
  ].join('|'),
  'i',
)
