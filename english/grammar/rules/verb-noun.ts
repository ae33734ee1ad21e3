import { nounPhrase, plainNounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { isSomebody } from '../../words/people.ts'
import { inflectVerb } from '../../words/verbs.ts'
import { DO_FORMS } from '../../words/word-sets.ts'
import { changeWord, type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf } from '../verb-words.ts'

interface Pair {
  right: string
  wrong: ReadonlySet<string>
  nouns: ReadonlySet<string>
}

const pairs: readonly Pair[] = `
spend: pass use | holiday vacation weekend
miss: lose | bus train flight plane ferry
improve: increase upgrade repair fix rise raise develop | english speaking pronunciation grammar skill ability
achieve: reach get gain catch | dream
solve: finish clear complete | problem puzzle
keep: hold save | promise secret
brush: wash | teeth tooth
earn: find search seek | money
boil: cook | water
make: do create | mistake decision promise effort progress complaint suggestion appointment reservation noise
do: make | homework housework laundry chore research
hold: make do | event competition exhibition seminar
have: do make | lunch dinner breakfast party conversation argument
have: get | accident stroke
have: make do | meeting
have: give | influence impact effect look
take: do make | photo selfie nap shower bath break
take: do make follow | exam test
take: follow | course lesson class training
ask: give | question
give: say | opinion permission
pay: give | attention
wear: use | helmet uniform hijab seatbelt jacket mask
ride: drive | bicycle motorbike motorcycle bike horse
commit: do make | crime suicide
play: do | football basketball badminton volleyball tennis futsal guitar piano
tell: say speak talk | truth lie story joke
set: make | alarm
answer: reply | phone
lose: miss reduce decrease | weight
express: give say | feeling feelings
attend: follow join | school university college meeting seminar
cancel: delete | order meeting trip booking appointment`
  .trim()
  .split('\n')
  .map((line) => {
    const [head = '', nouns = ''] = line.split(' | ')
    const [right = '', wrong = ''] = head.split(': ')
    return { right, wrong: new Set(wrong.split(' ')), nouns: new Set(nouns.split(' ')) }
  })

const byVerb = new Map<string, Pair[]>()
for (const pair of pairs) for (const verb of pair.wrong) byVerb.set(verb, [...(byVerb.get(verb) ?? []), pair])

/** 'pass my holiday', 'lost the bus', 'increase my English': another verb goes with this noun. */
export const verbNoun: Rule = {
  id: 'verb-noun',
  find: (sentence) => sentence.tokens.flatMap((token, at) => wrongVerb(sentence, token, at) ?? []),
}

function wrongVerb(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const base = token.tag === 'verb' ? baseOf(token, token.form) : DO_FORMS.test(token.lower) ? 'do' : undefined
  const candidates = base === undefined ? undefined : byVerb.get(base)
  const object = candidates && objectOf(sentence, at)
  if (!base || !candidates || !object) return undefined
  const noun = object.readings.singular ?? object.lower
  const pair = candidates.find(({ nouns }) => nouns.has(noun) || nouns.has(object.lower))
  if (!pair || !isDoing(sentence, base, at)) return undefined
  const next = sentence.tokens[at + 1]
  const use = { base, isOwn: next?.tag === 'poss', next, before: sentence.tokens[at - 1] }
  if (FITS[noun]?.(use) === false) return undefined
  const form = token.tag === 'do' ? doForm(token.lower) : (token.form ?? 'base')
  return changeWord(sentence, at, inflectVerb(pair.right, form), 'collocation')
}

const doForm = (word: string) => (word === 'does' ? 'third' : word === 'did' ? 'past' : 'base')

/** The noun that is done something to, behind its determiner and adjectives. */
function objectOf({ tokens }: Sentence, at: number): Token | undefined {
  const phrase = plainNounPhrase(tokens, at + 1)
  const head = phrase && tokens[phrase.head]
  if (!phrase || !head || !['noun', 'name', 'word'].includes(head.tag)) return undefined
  return tokens[phrase.end]?.lower === "'s" || isMadeSo(tokens, phrase.end) ? undefined : head
}

/** 'makes this event unforgettable', 'make the party a success' */
const isMadeSo = (tokens: readonly Token[], end: number) =>
  tokens[end]?.tag === 'adj' || (['adv', 'det'].includes(tokens[end]?.tag ?? '') && tokens[end + 1]?.tag === 'adj')

/** Not the helper of a question, nor what was done to the subject. */
function isDoing({ tokens }: Sentence, base: string, at: number): boolean {
  const before = tokens[at - 1]
  const isAsking = base === 'do' && (before === undefined || before.tag === 'wh' || before.text === ',')
  return !isAsking && before?.tag !== 'be'
}

interface Use {
  base: string
  /** My, your, his stands before the noun. */
  isOwn: boolean
  next: Token | undefined
  before: Token | undefined
}

const ownHoliday = ({ base, isOwn }: Use) => base === 'pass' && isOwn
const ofDo = ({ base }: Use) => base === 'do'
const ofMake = ({ base }: Use) => base === 'make'
const ofFollow = ({ base }: Use) => base === 'follow'
const isA = (next: Token | undefined) => /^an?$/.test(next?.lower ?? '') || next?.tag === 'adj'
const ofA = ({ next }: Use) => isA(next)
const own = ({ isOwn }: Use) => isOwn

/** Where the verb has no sense of its own with the noun: 'use the weekend to rest', 'make dinner' are right. */
const FITS: Record<string, (use: Use) => boolean> = {
  holiday: ownHoliday,
  vacation: ownHoliday,
  weekend: ownHoliday,
  lunch: ofDo,
  dinner: ofDo,
  breakfast: ofDo,
  money: ({ before, next }) => /^(?:to|can|could)$/.test(before?.lower ?? '') && next?.lower === 'money',
  english: ({ base, isOwn }) => isOwn && base !== 'develop',
  speaking: own,
  pronunciation: own,
  grammar: own,
  skill: ({ base, isOwn }) => isOwn && base === 'increase',
  ability: ({ base, isOwn }) => isOwn && base === 'increase',
  dream: ({ base, isOwn }) => isOwn && base !== 'get',
  secret: ({ base, isOwn }) => base === 'save' || isOwn,
  promise: ({ base, isOwn }) => base !== 'hold' || isOwn,
  event: ofMake,
  competition: ofMake,
  exhibition: ofMake,
  seminar: ({ base }) => base === 'make' || base === 'follow',
  influence: ofA,
  impact: ofA,
  effect: ofA,
  look: ofA,
  question: ({ base, next }) => base === 'give' && isA(next),
  exam: ofFollow,
  test: ofFollow,
  attention: ({ next }) => next?.lower === 'attention' || next?.tag === 'adj',
  opinion: own,
  football: ({ next }) => next?.lower === 'football',
  basketball: ({ next }) => next?.lower === 'basketball',
  meeting: ({ base, next }) => base === 'follow' || base === 'delete' || isA(next),
  school: ofFollow,
  university: ofFollow,
  college: ofFollow,
}

/** 'won the other team', 'win Malaysia 2-0': one wins a game and beats somebody. */
export const winOrBeat: Rule = {
  id: 'win-beat',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) =>
      token.tag === 'verb' && baseOf(token, token.form) === 'win' ? (beaten(sentence, token, at) ?? []) : [],
    ),
}

function beaten(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const { tokens } = sentence
  const from = lowerAt(sentence, at + 1) === 'from' ? at + 2 : at + 1
  const object = nounPhrase(tokens, from)
  const head = object && tokens[object.head]
  const isWhole = ['punct', 'prep', 'adv', 'sub', 'and', undefined].includes(tokens[from + 1]?.tag)
  if (!(tokens[from]?.tag === 'obj' && isWhole) && !(object && head && isOpponent(sentence, head, object.end)))
    return undefined
  return replaceTokens(sentence, at, from, inflectVerb('beat', token.form ?? 'base'), 'collocation')
}

const SCORE = /^ (?:with (?:a )?score|by|\d|in the (?:final|semifinal|match|game|first))/i

const isOpponent = (sentence: Sentence, head: Token, end: number) =>
  /^(?:team|teams|opponent|opponents|champion|champions|rival|rivals|enemy)$/.test(head.lower) ||
  (head.tag === 'noun' && isSomebody(head) && head.readings.singular === undefined) ||
  (head.tag === 'name' && SCORE.test(sentence.text.slice(sentence.tokens[end - 1]?.end)))
