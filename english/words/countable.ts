import type { Token } from '../sentences/tokens.ts'
import { isUnchanged } from './nouns.ts'
import { oneOf } from './one-of.ts'
import { isPersonNoun } from './people.ts'
import { COUNTABLE_THINGS, PROFESSIONS, UNCOUNTABLE } from './word-lists.ts'

/** Countable in one sense, without an article in another or in set phrases. */
const ALSO_BARE = new Set(
  `allocation apparatus backup banana bed board breast bureaucracy business cabbage cabin cacophony camp captain carrot
  cause century chance change character charity charm church cinema class coconut code cold college condition
  conviction court cover crab craft crop cross crystal cut date day deal debate debt degree desire disability
  disorder display dispute division drink drug duck echo egg email emission engagement enterprise evening exile
  export extract eye fabric family fashion fate female field flood form gear glass grace grade hand head holiday
  honour hospital hour impact import impulse increase infrastructure innovation inspiration jury kind lace language
  leave lemon level line load lock lot mango market mass match measure melon mode month mood mum mushroom
  network noise note number nut oak objection occasion office oversight panic paradise part partnership
  pearl pencil people pepper percentage permit person pickup piece pineapple pizza place plain plane plant point
  port position post present price principle promotion purpose race radar rail rapport reason record refuge
  resolution revision rivalry room rope round rule sail salad sanctuary sauce schedule school season second
  selection sense series set shade shortage show shrimp side sign simulation site sort species spirit stage stake
  standard state steak step stop strategy stream strike string structure struggle style suit supply surface surplus
  talk tax television term textile theater theatre theory thing tie tomato top total town transformation transition
  translation trial twist type university vacation vacuum vote way web weed weekend while wilderness will word
  workplace yard year youth`
    .trim()
    .split(/\s+/),
)

const isListed = (word: string) => COUNTABLE_THINGS.has(word) || PROFESSIONS.has(word)

/** A singular noun that needs an article: 'ambulance', 'attendant', not 'water' or 'chance'. */
export const isOneOfMany = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.tag === 'noun' &&
  token.readings.singular === undefined &&
  token.text === token.lower &&
  !isUnchanged(token.lower) &&
  !UNCOUNTABLE.has(token.lower) &&
  !ALSO_BARE.has(token.lower) &&
  (isListed(token.lower) || isPersonNoun(token) || (token.readings.counted && !token.readings.bare))

/** Nouns with an article after an adjective or 'there is': 'a good chance', 'There was a noise'. */
const OFTEN_ONE = new Set(
  `action addition advance ambition attack balance battle belief business cake case cause chance charge claim coat colour color comfort
  command comparison concern contrast craft crime crisis custom cut date day deal debate degree delay democracy
  description desire
  detail difficulty disability disagreement disaster disorder display dispute distance doubt drama drawing drink
  drop effect effort
  emotion example exercise experience explosion expression fact failure family fear feature field fire flight
  flood form fortune friendship
  game glass grade honour hospital hour idea illness impact import improvement increase infection innovation
  insight instruction investigation
  job joke journey joy language law lemon level lie life light line load look loss lunch market marriage match
  matter measure medicine meeting memory
  middle mode moment month morning motion movement need network night noise note notice number objection occasion
  office opportunity order
  oversight paradise partnership passion pattern pause pearl percentage person pity place plan plane plant play
  pleasure point
  position present price principle process production promotion proportion purpose race rate reason recession
  record reform relation
  release religion remedy replacement response rest review rhythm rise risk rivalry rock role room rope round
  route routine rule sale scene
  school season selection sense series service set shade shape shock shortage show side sight sign silence site
  size skill sleep smell society song
  soul sound source space speech spirit sport stage standard star state step stock stone stop storm strategy
  stream strike string structure
  struggle study style subject success suggestion suit summer sunset supply surface surprise symbol tape task
  taste tax technique
  technology television temperature term test theatre theory thing thought threat tie time tip topic total touch
  town tradition tragedy
  transformation transition translation treasure treatment trial trick trip triumph trouble truth turn twist type
  university use
  vacation vacuum value variation view violation virtue vision visit voice vote wall walk war warning waste way
  weakness week weekend wind
  wire wish wonder word workplace year youth holiday talk egg potato tomato mango banana`
    .trim()
    .split(/\s+/),
)
const NEVER_ONE = oneOf(`
  exercise lunch service design cake waste sleep value joy pleasure success spirit wind glass translation
  trouble silence paradise technology treatment business light medicine storage democracy comfort production
  fire stock love truth friendship space school language skin`)

/** A singular noun that needs an article after an adjective or 'there is'. */
export const isOneDescribed = (token: Token | undefined): boolean =>
  token !== undefined &&
  (isOneOfMany(token) ||
    (token.tag === 'noun' &&
      token.readings.singular === undefined &&
      token.text === token.lower &&
      !NEVER_ONE.test(token.lower) &&
      (isListed(token.lower) || OFTEN_ONE.has(token.lower))))

/** A singular noun that needs an article as an object: 'I saw place'. */
export const isOneAsObject = (token: Token | undefined): boolean =>
  isOneOfMany(token) || (token?.tag === 'noun' && token.readings.singular === undefined && isListed(token.lower))
