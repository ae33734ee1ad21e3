import type { Token } from '../../sentences/tokens.ts'
import { type OneOf, oneOf } from '../../words/one-of.ts'
import { lowerAt, type Sentence } from '../sentence.ts'

/** 'goes to boarding school', 'before swimming lesson': the -ing belongs to the noun. */
const COMPOUNDS = {
  first: oneOf(`
  boarding acting cooking driving swimming dancing training washing sewing writing reading nursing fishing
  shopping parking waiting dining living changing sleeping walking running hiking camping painting singing
  speaking boxing flying riding listening coding teaching learning`),
  second: oneOf(`
  school class course lesson room pool licence license list lot machine competition club session pass gate hall
  season agency practice test exam area distance holiday centre center camp`),
}

/** 'the position of accounting officer', 'marketing manager': a field of work and who works in it. */
const ROLES = {
  first: oneOf(`
  accounting marketing engineering purchasing banking nursing trading mining shipping advertising consulting
  planning managing manufacturing catering training coaching hiring cleaning`),
  second: oneOf(`
  officer manager assistant director team department company firm executive specialist consultant engineer
  supervisor intern agency degree student job career industry sector strategy plan campaign service office
  division staff experience`),
}

const isPair = ({ first, second }: Record<'first' | 'second', OneOf>, one: string, next: string) =>
  first.test(one) && second.test(next)

/** 'an accessibility testing engine', 'a lucidly written book': the verb describes a noun that has its article. */
function isInsidePhrase({ tokens, clauses }: Sentence, { form }: Token, at: number): boolean {
  if (form !== 'ing' && form !== 'participle' && form !== 'past') return false
  // 'Last year my cousin won scholarship'
  if (form === 'past' && clauses.some(({ predicate, subject }) => predicate === at && subject.end === at)) return false
  let back = at - 1
  while (['noun', 'adj', 'adv', 'name', 'word', 'num'].includes(tokens[back]?.tag ?? '')) back -= 1
  return back < at - 1 && ['det', 'poss'].includes(tokens[back]?.tag ?? '') && !isSubjectHere(tokens, back, at)
}

/** 'The man bought car': what has the article does it. */
const isSubjectHere = (tokens: readonly Token[], back: number, at: number) =>
  tokens[at]?.form !== 'ing' &&
  tokens[at - 1]?.tag !== 'adv' &&
  (back === 0 || ['punct', 'sub', 'and', 'wh'].includes(tokens[back - 1]?.tag ?? ''))

/** 'I am accounting student' */
const isRoleAlone = (tokens: readonly Token[], at: number) =>
  tokens[at]?.readings.person === true && tokens[at]?.readings.singular === undefined

export const isRoleOfField = (tokens: readonly Token[], at: number) =>
  isPair(ROLES, tokens[at]?.lower ?? '', tokens[at + 1]?.lower ?? '') && isRoleAlone(tokens, at + 1)

const isCompound = (sentence: Sentence, { lower, form }: Token, at: number) =>
  isPair(COMPOUNDS, lower, lowerAt(sentence, at + 1)) ||
  (isPair(ROLES, lower, lowerAt(sentence, at + 1)) &&
    (sentence.tokens[at - 1]?.tag !== 'be' || isRoleAlone(sentence.tokens, at + 1))) ||
  (form === 'ing' && lowerAt(sentence, at + 1) === 'harm')

export const isPartOfNoun = (sentence: Sentence, token: Token, at: number) =>
  isCompound(sentence, token, at) || isInsidePhrase(sentence, token, at)
