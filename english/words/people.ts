import type { Token } from '../sentences/tokens.ts'
import { oneOf } from './one-of.ts'
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
  inspector surgeon pastor priest imam leader follower supplier tenant donor refugee orphan people human local citizen`)

const MEN_NAMED =
  words(`budi andi agus rudi joko hadi putra tono wahyu bayu dimas fajar galih hendra ilham kevin panji umar ahmad muhammad ali
  john tom peter james david michael robert paul mark george bob jack anton bambang doni edo ferry heri iwan lukman reza yusuf rahmat
  slamet adi arif hasan ridwan rizal eko dedi deni yoga aditya gilang teguh yanto haris farhan rafi taufik toni joni arya bima raka
  rangga andre dani rian ryan aldi fikri zaki irfan faisal hendro gunawan suryo johan daniel samuel steven william henry`)
const WOMEN_NAMED =
  words(`siti dewi rina putri sari wati ani fitri indah lestari maya nina ratna yanti yuni laila mega nadia rani sinta tari vina
  wulan zahra aisyah fatimah mary anna sarah jane emily lisa alice lucy susan linda ayu citra gita jihan kartika mira tina tika dinda
  endang ratih rini ira ida dina lina lia novi nia tuti yuli santi susi desi intan melati anisa annisa amelia amalia salma nabila
  kirana hana maria cindy jessica monica diana eva nurul rahma rosa rita retno tini sumi lilis nanik kate emma olivia grace lestari ningsih`)

export const isMan = (word: string) => MEN.has(word)
export const isWoman = (word: string) => WOMEN.has(word)
export const isManNamed = (word: string) => MEN_NAMED.has(word)
export const isWomanNamed = (word: string) => WOMEN_NAMED.has(word)

/** Whether a noun, singular or plural, names a person. */
export const isPersonNoun = (token: Token | undefined): boolean =>
  token !== undefined && isPersonWord(token.readings.singular ?? token.lower)

export const isPersonWord = (word: string): boolean =>
  MEN.has(word) || WOMEN.has(word) || OTHERS.has(word) || PROFESSIONS.has(word)

/** 'he', 'my brother', 'Sari', 'everyone': somebody, not something. */
export const isSomebody = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.tag === 'name' ||
    token.tag === 'obj' ||
    /^(?:i|you|he|she|we|they|her|who|everyone|everybody|someone|somebody|anyone|anybody|nobody)$/.test(token.lower) ||
    isPersonNoun(token))

/** No persons, but they feel something, or stand for those who do. */
export const FEELS_TOO = oneOf(`
  dog cat animal bird horse monkey elephant team company country class group family crowd audience government
  staff committee voice face eye look expression world nation community city town village school police army
  public party market body mind heart brain muscle leg arm foot hand one other rest most some many all half
  majority lot number who which that puppy kitten generation society youth population management department
  board couple household neighbourhood neighborhood hotel bank industry investor organization organisation cow
  tiger lion`)
