import { plainNounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { isSomebody } from '../../words/people.ts'
import { OBJECT_ONLY, THE_OR_THESE, THE_OR_THIS } from '../../words/word-sets.ts'
import { changeWord, type Edit, insertBefore, lowerAt, type Rule, removeTokens, type Sentence } from '../sentence.ts'
import { baseOf } from '../verb-words.ts'
import { DIRECT, MISSING, VERBS } from './governing-verbs.ts'

const OBJECT_TAGS: ReadonlySet<string> = new Set(['obj', 'poss', 'det', 'name'])
const TIME = oneOf(`
  every all last next this that each a an the some both many much more most few no any several another either
  enough less`)
const TIME_NOUN = oneOf(`
  time times day days week weeks month months year years night morning evening afternoon hour hours minute
  minutes lot bit little while moment few whole same way more long`)

const isPersonObject = (token: Token | undefined): boolean =>
  token !== undefined && (OBJECT_ONLY.test(token.lower) || (token.lower === 'her' && token.tag === 'obj'))

function isObject(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at]
  if (!token) return false
  if (token.tag === 'poss' && token.lower !== "'s") return true
  if (isPersonObject(token)) return true
  if (token.tag !== 'det' || TIME_NOUN.test(lowerAt(sentence, at + 1))) return false
  return THE_OR_THESE.test(token.lower) || !TIME.test(token.lower)
}

/** 'depend of', 'listen me', 'discuss about': the preposition that a verb wants, or does not want. */
export const governedPrepositions: Rule = {
  id: 'governed-prepositions',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (token.tag !== 'verb' && !isSureVerb(sentence, token, at)) return []
      const base = baseOf(token, token.form)
      return wrongOne(sentence, base, at) ?? missingOne(sentence, base, at) ?? extraOne(sentence, base, token, at) ?? []
    }),
}

/** 'Most parents worry with their children' */
const isPluralsVerb = ({ tokens }: Sentence, token: Token, at: number) =>
  tokens[at - 1]?.readings.singular !== undefined &&
  token.readings.kinds.verb > 4 &&
  ['prep', 'to'].includes(tokens[at + 1]?.tag ?? '') &&
  !tokens.some(({ tag }) => ['be', 'have', 'do', 'modal', 'verb'].includes(tag))

const isSureVerb = (sentence: Sentence, token: Token, at: number) =>
  token.readings.verbs.length > 0 &&
  (['modal', 'to', 'pron', 'do'].includes(sentence.tokens[at - 1]?.tag ?? '') || isPluralsVerb(sentence, token, at))

function wrongOne(sentence: Sentence, base: string, at: number): Edit | undefined {
  const governed = VERBS.get(base)
  const link = sentence.tokens[at + 1]
  if (!governed || !link || !governed.wrong.has(link.lower)) return undefined
  if (link.lower === 'to' && isVerbNext(sentence, at + 2)) return undefined
  if (/^(?:in|at|on|for|by)$/.test(link.lower) && isTimeOrPlace(sentence, at + 2)) return undefined
  if (link.lower === 'with' && /^(?:difficulty|ease|joy|all|great|a)$/.test(lowerAt(sentence, at + 2))) return undefined
  if (/^(?:wait|search|hope|pray|laugh|complain|worry|chat)$/.test(base) && !isObject(sentence, at + 2))
    return undefined
  if (base === 'reply' && lowerAt(sentence, at + 3) === 'earliest') return undefined
  if (!fitsWrong(sentence, base, at)) return undefined
  return changeWord(sentence, at + 1, governed.right, 'preposition-verb')
}

const COMPLAINED_OF = oneOf(`
  noise food service price prices weather traffic smell heat quality room salary delay rule rules internet
  signal dirt mess music`)
const LOOKED_AT = /^(?:moon|sky|stars|picture|photo|map|board|screen|clock|work|camera|view|sun)$/

/** 'look to the future' and 'laugh with my friends' are right. */
function fitsWrong(sentence: Sentence, base: string, at: number): boolean {
  if (base === 'complain' && /^(?:to|with)$/.test(lowerAt(sentence, at + 1)))
    return COMPLAINED_OF.test(lowerAt(sentence, at + 3))
  const isPerson = isPersonObject(sentence.tokens[at + 2])
  if (base === 'laugh') return lowerAt(sentence, at + 1) !== 'with' || isPerson
  return base !== 'look' || isPerson || LOOKED_AT.test(lowerAt(sentence, at + 3))
}

const isVerbNext = (sentence: Sentence, at: number) => {
  const token = sentence.tokens[at]
  return token !== undefined && ['verb', 'be', 'have', 'do'].includes(token.tag) && token.form !== 'ing'
}

const PLACE_OR_TIME = new RegExp(
  `^(?:${[
    'silence|class|school|general|part|peace|turn|person|public|private|bed|once|least|first|last|all|home',
    String.raw`work|night|\d+|example|now|fact|particular|writing|english|indonesian|hospital|hours|\w+ember|january`,
    'february|march|april|may|june|july|august|october|monday|tuesday|wednesday|thursday|friday|saturday',
    'sunday|hours|years|days|weeks|months|minutes|ages|two|three|four|five|six|seven|eight|nine|ten|half|long',
    'many|several|which|whom|what|advance|order|time|purpose',
  ].join('|')})$`,
)

const PLACE_OR_TIME_NOUNS = oneOf(`
  morning afternoon evening night end moment time last past same library office house room hospital street garden
  kitchen rain line lobby station airport corner door bus train car park classroom back front middle beginning
  year years week weeks day days month months hour hours minute minutes world country city village town university
  company bank summer winter future way first start crowd dark sun weekend meeting other next entrance mall cafe
  restaurant gate party phone`)

function isTimeOrPlace(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at]
  if (!token || token.tag === 'num' || token.tag === 'name') return true
  if (PLACE_OR_TIME.test(token.lower)) return true
  const noun = ['det', 'poss', 'adj'].includes(token.tag) ? lowerAt(sentence, at + 1) : token.lower
  return PLACE_OR_TIME_NOUNS.test(noun)
}

function missingOne(sentence: Sentence, base: string, at: number): Edit | undefined {
  const right = MISSING.get(base)
  const isSoughtThing = base === 'look' && isLookingFor(sentence, at)
  const isThing =
    isSoughtThing ||
    isObject(sentence, at + 1) ||
    (NEVER_DIRECT.test(base) && opensObject(sentence.tokens[at + 1])) ||
    (base === 'apply' && sentence.tokens[at + 1]?.tag === 'det')
  if (!right || !isThing || !(isSoughtThing || fits(sentence, base, at))) return undefined
  if (
    base === 'suffer' &&
    /^(?:consequences|loss|losses|damage|injury|injuries|defeat|fate)$/.test(lowerAt(sentence, at + 2))
  )
    return undefined
  const isSought =
    isSoughtThing || (base === 'look' && sentence.tokens[at]?.form === 'ing' && SOUGHT.test(lowerAt(sentence, at + 2)))
  return insertBefore(sentence, at + 1, isSought ? 'for' : right, 'preposition-verb')
}

/** 'I'm looking a cheap apartment' */
function isLookingFor({ tokens }: Sentence, at: number): boolean {
  const first = tokens[at + 1]
  if (tokens[at]?.form !== 'ing' || !/^(?:an?|some|new)$/.test(first?.lower ?? '')) return false
  const object = plainNounPhrase(tokens, at + 1)
  const head = object && tokens[object.head]
  return (
    head !== undefined &&
    (SOUGHT.test(head.lower) ||
      (head.readings.counted && !/^(?:bit|lot|mess|fool|picture|treat|man|woman)$/.test(head.lower)))
  )
}

/** 'I'm looking my keys' */
const SOUGHT = oneOf(`
  key keys phone wallet glasses job work house apartment partner book pen bag charger cat dog passport umbrella
  helmet shoes address ticket tickets manager teacher friend son daughter children ring remote purse toilet way
  station meaning answer information`)
const NEVER_DIRECT = /^(?:listen|belong|consist|depend|rely)$/

/** 'listen podcasts', 'belong you', 'consists three parts'. */
const opensObject = (token: Token | undefined) =>
  token !== undefined &&
  (['name', 'num'].includes(token.tag) ||
    token.lower === 'you' ||
    (token.tag === 'noun' && token.readings.kinds.adv < 3) ||
    /^(?:all|what|how|everyone|everything|many|several)$/.test(token.lower))

/** Some of these verbs take an object too: 'focus the camera', 'wait your turn', 'It worries me'. */
function fits(sentence: Sentence, base: string, at: number): boolean {
  const next = sentence.tokens[at + 1]
  const noun = lowerAt(sentence, at + 2)
  const isPerson = isPersonObject(next)
  switch (base) {
    case 'worry':
      return lowerAt(sentence, at - 1) !== 'it' && !isPerson && noun !== 'people'
    case 'talk':
      return isPerson && !/^(?:into|out|through)$/.test(noun)
    case 'think':
      return (
        (next?.tag === 'poss' || next?.lower === 'the') && !isClauseAt(sentence, at + 2) && isThoughtOf(sentence, at)
      )
    case 'communicate':
    case 'smile':
      return isPerson
    case 'deal':
      return !isPerson && !/^(?:cards?|blow)$/.test(noun)
    case 'look':
      return (
        (next?.tag === 'poss' || next?.lower === 'the' || isPerson) &&
        !/^(?:up|over)$/.test(lowerAt(sentence, at + 3)) &&
        !/^(?:same|age|best|part|way|other|worst|opposite|year|number)$/.test(noun)
      )
    case 'care':
      return next?.tag === 'poss' || isPerson
    case 'arrive':
      return next?.tag === 'poss' || next?.lower === 'the'
    case 'apply':
      return APPLIED_FOR.test(lowerAt(sentence, plainNounPhrase(sentence.tokens, at + 1)?.head ?? -1))
    case 'knock':
      return /^(?:door|window|gate)$/.test(noun)
    default:
      return !OBJECTS_OF[base]?.test(noun)
  }
}

/** 'thinking my future', 'think the cost first' */
const isThoughtOf = ({ tokens }: Sentence, at: number) => {
  const object = plainNounPhrase(tokens, at + 1)
  const after = object && tokens[object.end]
  return (
    object !== undefined &&
    (tokens[at]?.form === 'ing' ||
      after === undefined ||
      after.tag === 'punct' ||
      /^(?:first|again|carefully|before|too|more|all)$/.test(after.lower))
  )
}

/** 'thinking my boss is right' */
const isClauseAt = (sentence: Sentence, at: number) =>
  sentence.tokens.slice(at, at + 4).some(({ tag }) => ['be', 'modal', 'have', 'do', 'verb'].includes(tag))

const APPLIED_FOR = /^(?:job|position|scholarship|visa|loan|course|internship|program|programme|vacancy)$/
const CAMERA = /^(?:camera|attention|energy|mind|lens|efforts?|thoughts?)$/
const TERMS = /^(?:terms|price|deal|date|plan|contract)$/
const OBJECTS_OF: Record<string, RegExp> = {
  wait: /^(?:turn|chance)$/,
  focus: CAMERA,
  concentrate: CAMERA,
  agree: TERMS,
  disagree: TERMS,
}

function extraOne(sentence: Sentence, base: string, token: Token, at: number): Edit | undefined {
  const direct = DIRECT.get(base)
  const link = sentence.tokens[at + 1]
  if (!direct || !link || !direct.wrong.has(link.lower) || token.lower === 'thanks') return undefined
  if (token.form === 'participle' || token.form === 'ing' || isNounHere(sentence, token, at)) return undefined
  if (sentence.tokens[at - 1]?.tag === 'be' || sentence.tokens[at - 1]?.tag === 'noun') {
    const isMany = sentence.tokens[at - 1]?.readings.singular !== undefined && token.form === 'base'
    if (!(sentence.tokens[at - 1]?.tag === 'noun' && (token.form === 'third' || isMany))) return undefined
  }
  if (!fitsDirect(sentence, base, link.lower, at)) return undefined
  return removeTokens(sentence, at + 1, at + 2, 'preposition-none')
}

const isNounHere = (sentence: Sentence, token: Token, at: number) =>
  token.readings.kinds.noun > 0 && ['det', 'poss', 'adj', 'prep', 'num'].includes(sentence.tokens[at - 1]?.tag ?? '')

function fitsDirect(sentence: Sentence, base: string, link: string, at: number): boolean {
  const next = sentence.tokens[at + 2]
  const isTopic = TOPIC.test(base)
  const begins =
    next !== undefined &&
    (OBJECT_TAGS.has(next.tag) || /^(?:it|you|how|what|why)$/.test(next.lower) || (next.tag === 'noun' && isTopic))
  if (!begins) return false
  if (isTopic) return link === 'about' || link === 'of' || (link === 'on' && !isTimeOrPlace(sentence, at + 2))
  if (base === 'enjoy' && isSomebody(sentence.tokens[plainNounPhrase(sentence.tokens, at + 2)?.head ?? -1]))
    return false
  const fixed = FIXED_LINKS[base]
  if (fixed) return fixed.test(link) && !(base === 'enter' && /^an?$/.test(next.lower))
  return fitsPerson(base, link, next)
}

const TOPIC = oneOf(`
  discuss mention describe emphasize emphasise explore consider review analyse analyze stress notice realize
  realise`)
const FIXED_LINKS: Record<string, RegExp> = {
  request: /^(?:for|about)$/,
  demand: /^(?:for|about)$/,
  seek: /^(?:for|about)$/,
  expect: /^$/,
  marry: /^with$/,
  divorce: /^with$/,
  contact: /^(?:to|with)$/,
  phone: /^to$/,
  email: /^to$/,
  text: /^to$/,
  answer: /^to$/,
  reach: /^to$/,
  approach: /^to$/,
  visit: /^to$/,
  attend: /^(?:to|at)$/,
  enter: /^(?:to|into)$/,
  leave: /^$/,
  join: /^(?:with|to)$/,
  enjoy: /^(?:with|of|to)$/,
}
const ALSO_WITH = /^(?:accompany|support|trust|respect|obey|greet|congratulate|kiss|hug|love|avoid)$/
const ONLY_PERSON = /^(?:leave|need|help|receive|remember|understand|follow|affect|want|like|expect|accept)$/

function fitsPerson(base: string, link: string, next: Token): boolean {
  if (link !== 'to' && !(link === 'with' && ALSO_WITH.test(base)) && !(link === 'from' && base === 'avoid'))
    return false
  if (isPersonObject(next)) return true
  const named = next.lower === 'you' || next.tag === 'poss' || THE_OR_THIS.test(next.lower)
  return named && !ONLY_PERSON.test(base)
}
