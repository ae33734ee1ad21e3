import { changeWord, insertBefore, replaceTokens } from '../../english/grammar/sentence.ts'
import { baseOf, inForm } from '../../english/grammar/verb-words.ts'
import type { Token } from '../../english/sentences/tokens.ts'
import { adjectiveOf, adverbOf } from '../../english/words/adjectives.ts'
import { DAYS, MONTHS } from '../../english/words/closed-words.ts'
import { plural } from '../../english/words/nouns.ts'
import { oneOf } from '../../english/words/one-of.ts'
import { drop, type Injection, inBase, isA, type Place, put, RULE, swap, where } from './injection.ts'
import { CLAUSE_INJECTIONS } from './injections-clauses.ts'
import { WORD_INJECTIONS } from './injections-words.ts'

const OTHER_PREPOSITION = {
  about: 'with',
  at: 'in',
  by: 'with',
  for: 'to',
  from: 'of',
  in: 'on',
  of: 'from',
  on: 'of',
  to: 'with',
  with: 'to',
}
const OTHER_TIME = { at: 'on', in: 'on', on: 'in' }
const DAY_PART = oneOf('morning afternoon evening night weekend noon midnight summer winter')
/** Verbs that take their object at once, and the preposition that learners put there. */
const NEEDLESS: Readonly<Record<string, string>> = {
  discuss: 'about',
  mention: 'about',
  consider: 'about',
  explain: 'about',
  visit: 'to',
  contact: 'to',
  call: 'to',
  ask: 'to',
  tell: 'to',
  answer: 'to',
  reach: 'to',
  meet: 'to',
  help: 'to',
  join: 'with',
  marry: 'with',
  enjoy: 'with',
  enter: 'to',
  attend: 'to',
  influence: 'to',
  affect: 'to',
  invite: 'to',
  study: 'about',
  learn: 'about',
  remember: 'about',
  understand: 'about',
  need: 'of',
  avoid: 'from',
}
const isTime = ({ by }: Place) => {
  const words = [by(1), by(2)].map((token) => token?.lower ?? '')
  return (
    words.some((word) => DAYS.has(word) || MONTHS.has(word) || DAY_PART.test(word)) || /^\d{4}$/.test(words[0] ?? '')
  )
}
const isOne = (token: Token | undefined) =>
  token?.tag === 'noun' && token.readings.counted && !token.readings.singular && !token.readings.bare
const isMany = (token: Token | undefined) => token?.tag === 'noun' && token.readings.singular !== undefined
const isRegularMany = (token: Token) => isMany(token) && token.lower.endsWith('s')

const BE_FOR: Readonly<Record<string, string>> = { i: 'am', he: 'is', she: 'is', it: 'is' }
const isEitherArticle = oneOf('a an')
const isSubjectWord = oneOf('i you he she it we they')
const isComparative = (token: Token) => token.readings.degree?.degree === 'more' && token.tag === 'adj'

/** One error of each class. */
export const INJECTIONS: Readonly<Record<string, Injection>> = {
  'article: a dropped': where(({ token }) => isEitherArticle.test(token.lower), drop),
  'article: the dropped': where(({ token, by }) => token.lower === 'the' && isOne(by(1)), drop),
  'article: a put in': where(
    ({ token, by }) =>
      (isMany(token) || (token.tag === 'noun' && !token.readings.counted)) && isA(by(-1), 'verb', 'prep', 'be'),
    put('a'),
  ),
  'article: a for an, an for a': where(({ by }) => by(1) !== undefined, swap({ a: 'an', an: 'a' })),
  'noun: plural ending dropped': ({ sentence, token, at }) =>
    isRegularMany(token) ? changeWord(sentence, at, token.readings.singular ?? '', RULE) : undefined,
  'noun: plural for singular': ({ sentence, token, at, by }) =>
    isOne(token) && isA(by(-1), 'det') && /^(?:an?|every|each|this|that)$/.test(by(-1)?.lower ?? '')
      ? changeWord(sentence, at, plural(token.lower), RULE)
      : undefined,
  "noun: 's dropped": where(({ token }) => token.lower === "'s" && token.tag === 'poss', drop),
  'noun: much for many': swap({ much: 'many', many: 'much' }),
  'pronoun: wrong case': where(
    ({ token, at }) => isA(token, 'obj', 'poss') || at === 0,
    swap({ me: 'I', him: 'he', them: 'they', us: 'we', my: 'me', their: 'they', our: 'us', they: 'them', he: 'him' }),
  ),
  'relative: which for who': where(
    ({ at, by }) => at > 0 && isA(by(-1), 'noun', 'pron') && isA(by(1), 'verb', 'be', 'have', 'modal'),
    swap({ who: 'which' }),
  ),
  'adjective: adverb for it': ({ sentence, token, at, by }) =>
    token.tag === 'adj' && isA(by(-1), 'be') && !isA(by(1), 'noun', 'adj', 'to') && !token.lower.endsWith('ly')
      ? changeWord(sentence, at, adverbOf(token.lower), RULE)
      : undefined,
  'adverb: adjective for it': ({ sentence, token, at, by }) =>
    token.tag === 'adv' && /..ly$/.test(token.lower) && isA(by(-1), 'verb', 'noun', 'obj') && by(1)?.tag !== 'adj'
      ? changeWord(sentence, at, adjectiveOf(token.lower), RULE)
      : undefined,
  'comparison: more with -er': ({ sentence, token, at }) =>
    isComparative(token) ? changeWord(sentence, at, `more ${token.lower}`, RULE) : undefined,
  'comparison: more for -er': ({ sentence, token, at }) =>
    isComparative(token) ? changeWord(sentence, at, `more ${token.readings.degree?.base}`, RULE) : undefined,
  'preposition: dropped': where(({ isGoverned }) => isGoverned, drop),
  'preposition: another': where(({ isGoverned }) => isGoverned, swap(OTHER_PREPOSITION)),
  'preposition: put in': ({ sentence, token, at, by }) => {
    const before = by(-1)
    const needless = before?.tag === 'verb' ? NEEDLESS[baseOf(before, before.form)] : undefined
    return needless && isA(token, 'obj', 'poss', 'det', 'name') ? insertBefore(sentence, at, needless, RULE) : undefined
  },
  'preposition: of time': where(isTime, swap(OTHER_TIME)),
  'verb: base for past': inBase('past'),
  'verb: base for participle': inBase('participle'),
  'verb: base for -ing': inBase('ing'),
  'verb: base for third person': inBase('third'),
  'verb: past after did': ({ sentence, token, at, by }) =>
    token.tag === 'verb' && token.form === 'base' && [by(-1)?.lower, by(-2)?.lower].includes('did')
      ? changeWord(sentence, at, inForm(token, 'past'), RULE)
      : undefined,
  'verb: to dropped': where(({ token, by }) => token.tag === 'to' && isA(by(1), 'verb') && isA(by(-1), 'verb'), drop),
  'verb: to put in': where(
    ({ token, by }) => token.form === 'base' && isA(token, 'verb') && isA(by(-1), 'modal'),
    put('to'),
  ),
  'verb: to for -ing': ({ sentence, token, at, by }) =>
    token.form === 'ing' && isA(token, 'verb') && isA(by(-1), 'verb', 'prep')
      ? changeWord(sentence, at, `to ${baseOf(token, 'ing')}`, RULE)
      : undefined,
  'be: dropped': where(
    ({ token, by }) => isA(token, 'be') && token.spaced && token.lower !== 'be' && by(1)?.tag !== 'not',
    drop,
  ),
  'be: put in': ({ sentence, token, at, by }) =>
    isA(token, 'verb') && (token.form === 'base' || token.form === 'third') && isSubjectWord.test(by(-1)?.lower ?? '')
      ? insertBefore(sentence, at, BE_FOR[by(-1)?.lower ?? ''] ?? 'are', RULE)
      : undefined,
  'be: of another person': where(
    ({ token }) => isA(token, 'be'),
    swap({ is: 'are', are: 'is', was: 'were', were: 'was' }),
  ),
  'question: no inversion': ({ sentence, token, at, by }) =>
    sentence.text.endsWith('?') && isA(token, 'be', 'modal') && token.spaced && isA(by(-1), 'wh') && isA(by(1), 'pron')
      ? replaceTokens(sentence, at, at + 2, `${by(1)?.text} ${token.text}`, RULE)
      : undefined,
  'question: do dropped': where(
    ({ sentence, token, by }) =>
      sentence.text.endsWith('?') && isA(token, 'do') && isA(by(-1), 'wh') && isA(by(1), 'pron'),
    drop,
  ),
  ...WORD_INJECTIONS,
  ...CLAUSE_INJECTIONS,
}
