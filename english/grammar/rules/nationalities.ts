import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { pairs } from '../../words/pairs.ts'
import { isSomebody } from '../../words/people.ts'
import { changeWord, type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { article } from './articles.ts'

/** 'comes from', 'lives in', 'went to' */
const BEFORE_LANDS = new RegExp(
  `^(?:${[
    '(?:come|comes|came|am|is|are|was|originally|tourists?|visitors?|people|friend|friends) from',
    '(?:live|lives|lived|living|stay|born) in',
    '(?:go|goes|went|going|travel|trip|moved|move|fly|been) to',
  ].join('|')})$`,
)

const PEOPLE_OF =
  pairs(`indonesia:Indonesian japan:Japanese china:Chinese korea:Korean america:American australia:Australian
  india:Indian thailand:Thai france:French germany:German italy:Italian spain:Spanish malaysia:Malaysian
  singapore:Singaporean england:English britain:British netherlands:Dutch holland:Dutch russia:Russian vietnam:Vietnamese
  philippines:Filipino turkey:Turkish egypt:Egyptian europe:European asia:Asian africa:African java:Javanese bali:Balinese
  sunda:Sundanese mexico:Mexican brazil:Brazilian canada:Canadian portugal:Portuguese taiwan:Taiwanese pakistan:Pakistani
  argentina:Argentinian greece:Greek sweden:Swedish switzerland:Swiss ireland:Irish scotland:Scottish poland:Polish`)
const LAND_OF = new Map(
  [...PEOPLE_OF].filter(([land]) => land !== 'holland').map(([land, people]) => [people.toLowerCase(), land]),
)

const THINGS = oneOf(`
  people person food foods language culture cultures company companies car cars movie movies film films drama
  dramas restaurant restaurants student students tourist tourists song songs music teacher teachers friend
  friends man men woman women girl girls boy boys product products tradition traditions cuisine dish dishes
  singer singers actor actors actress band bands citizen citizens brand brands boss client clients customer
  customers engineer engineers artist artists children family snack snacks dance dances grammar investor
  investors worker workers coworker coworkers colleague colleagues noodle noodles soldier soldiers cartoon
  cartoons novel novels literature accent word words buyer buyers speaker speakers chef husband wife manager
  nationality passport`)

/** 'a Japan company', 'I am Indonesia', 'She speaks Japan', 'I come from Indonesian'. */
export const nationalities: Rule = {
  id: 'nationality',
  find: (sentence) =>
    sentence.tokens.flatMap(
      (token, at) => landBeforeThing(sentence, token, at) ?? peopleForLand(sentence, token, at) ?? [],
    ),
}

function landBeforeThing(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const people = PEOPLE_OF.get(token.lower)
  if (!people || token.text === token.lower) return undefined
  if (token.lower === 'turkey' && !/^[A-Z]/.test(token.text)) return undefined
  const next = sentence.tokens[at + 1]
  const isOfThing = THINGS.test(next?.lower ?? '') && next?.text === next?.lower && !isPassed(sentence, at)
  if (!isOfThing && !isLanguage(sentence, at) && !isOwnPeople(sentence, at)) return undefined
  return /^an?$/.test(lowerAt(sentence, at - 1))
    ? replaceTokens(sentence, at - 1, at + 1, `${article(people)} ${people}`, 'word-class')
    : changeWord(sentence, at, people, 'word-class')
}

const NAMED_BY_LAND = oneOf(`
  people students children women men girls boys teachers tourists workers friends food cars companies restaurants
  products music`)

/** 'In Japan people work hard.' */
const isPassed = ({ tokens }: Sentence, at: number) =>
  ['prep', 'to'].includes(tokens[at - 1]?.tag ?? '') &&
  NAMED_BY_LAND.test(tokens[at + 1]?.lower ?? '') &&
  (at === 1 || ['verb', 'be', 'modal', 'have', 'do'].includes(tokens[at + 2]?.tag ?? ''))

const ends = (next: Token | undefined) =>
  next === undefined || ['punct', 'and', 'adv', 'sub', 'prep'].includes(next.tag)

/** 'speaks Japan', 'learn Korea' */
function isLanguage(sentence: Sentence, at: number): boolean {
  let back = at - 1
  while (/^(?:a|little|bit|some|good|fluent|basic|of|only)$/.test(lowerAt(sentence, back))) back -= 1
  return (
    /^(?:speak|speaks|spoke|speaking|learn|learns|learned|learning|understand)$/.test(lowerAt(sentence, back)) &&
    ends(sentence.tokens[at + 1]) &&
    sentence.tokens[at + 1]?.lower !== "'s"
  )
}

/** 'I am Indonesia', 'My wife is Japan' */
function isOwnPeople({ tokens }: Sentence, at: number): boolean {
  const subject = tokens[at - 2]
  return (
    tokens[at - 1]?.tag === 'be' &&
    subject !== undefined &&
    isSomebody(subject) &&
    !/^(?:who|you)$/.test(subject.lower) &&
    ends(tokens[at + 1]) &&
    subject.tag !== 'name'
  )
}

/** 'come from Indonesian', 'live in Japanese' */
function peopleForLand(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const land = LAND_OF.get(token.lower)
  const next = sentence.tokens[at + 1]
  if (
    !land ||
    !(
      next === undefined ||
      /^[.,!?]$/.test(next.text) ||
      /^(?:and|but|because|so|for|last|next|since)$/.test(next.lower)
    )
  )
    return undefined
  const before = `${lowerAt(sentence, at - 2)} ${lowerAt(sentence, at - 1)}`
  if (!BEFORE_LANDS.test(before)) return undefined
  const name = land === 'netherlands' || land === 'philippines' ? `the ${land}` : land
  return changeWord(
    sentence,
    at,
    name.replace(/\b[a-z](?=\w+$)/, (letter) => letter.toUpperCase()),
    'word-class',
  )
}
