import type { Token } from './tokens.ts'
import { PROFESSIONS } from './word-lists.ts'

const words = (text: string) => new Set(text.trim().split(/\s+/))

const MEN =
  words(`man boy father dad daddy papa brother son uncle nephew husband boyfriend grandfather grandpa grandson king
  prince gentleman guy waiter actor businessman policeman salesman fisherman landlord groom stepfather stepbrother bellboy`)
const WOMEN =
  words(`woman girl mother mom mum mommy mama sister daughter aunt auntie niece wife girlfriend grandmother grandma
  granddaughter queen princess lady waitress actress businesswoman policewoman saleswoman housewife landlady bride midwife
  stepmother stepsister stewardess`)
const OTHERS =
  words(`person child baby kid parent friend cousin sibling classmate roommate teammate colleague coworker neighbor
  neighbour stranger guest visitor tourist customer client passenger patient teenager adult student pupil worker employee
  employer owner boss staff-member participant candidate applicant victim thief robber burglar criminal police-officer
  security-guard guard clerk agent shopkeeper vendor babysitter nanny maid servant grandparent twin partner fan speaker reader
  writer author winner user learner villager resident beginner stepson relative helper cleaner rider cyclist pedestrian
  courier technician operator assistant coach referee judge minister governor bartender butcher baker gardener sailor
  inspector surgeon nanny pastor priest imam neighbour leader follower supplier tenant donor refugee orphan`)

export const isMan = (word: string) => MEN.has(word)
export const isWoman = (word: string) => WOMEN.has(word)

/** Does this noun, singular or plural, name a person? */
export const isPersonNoun = (token: Token | undefined): boolean =>
  token !== undefined && isPersonWord(token.readings.singular ?? token.lower)

export const isPersonWord = (word: string): boolean =>
  MEN.has(word) || WOMEN.has(word) || OTHERS.has(word) || PROFESSIONS.has(word) || word === 'people'

/** 'he', 'my brother', 'Sari', 'everyone': somebody, not something. */
export const isSomebody = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.tag === 'name' ||
    token.tag === 'obj' ||
    /^(?:i|you|he|she|we|they|her|who|everyone|everybody|someone|somebody|anyone|anybody|nobody)$/.test(token.lower) ||
    isPersonNoun(token))
