import type { Person, Shape } from '../grammar/shape.ts'
import { participleForm, pastForm, thirdPerson } from '../words/verbs.ts'
import { capitalise } from './tokens.ts'

const BY =
  /\s+by\s+((?:the|a|an|my|your|his|her|our|their|this|that|[A-Z]\w+)?\s*\w+(?:\s+(?:team|staff|company))?|\w+)(?=[\s.!?]|$)/
const SUBJECT: Record<string, string> = { me: 'I', him: 'he', her: 'she', us: 'we', them: 'they' }
const OBJECT: Record<string, string> = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' }
const IS_ONE = /^(?:he|she|it|somebody|(?:the|a|an|my|your|his|her|our|their|this|that) \w*[^s]|[A-Z]\w*)$/
/** Where the object ends. */
const BEHIND_OBJECT =
  /\s+(?:at|in|on|every|yesterday|today|tomorrow|now|to|for|from|with|last|next|this|because|when|after|before|again|very|well|here|there|twice|once)\b/
const OF_TIME =
  /^(?:yesterday|today|tomorrow|now|every|last|next|well|very|here|there|at|in|on|to|for|from|with|of|by)\b/

/** What the dictionary knows: the verb of a participle, and whether a word is no name. */
export interface VoiceWords {
  baseOf(participle: string): string | null
  isWord(word: string): boolean
}

/** 'The report was sent by my team' → 'My team sent the report' */
export function inActive({ lead, subject, verbs, rest }: Shape, words: VoiceWords): string | null {
  const [verb, ...more] = verbs
  const [participle = '', ...others] = rest.replace(/[.!]$/, '').split(' ')
  const base = verb?.base === 'be' && more.length === 0 && !verb.isNegative ? words.baseOf(participle) : null
  if (!verb || base === null || verb.tense === 'future') return null
  const behind = ` ${others.join(' ')}`
  const agent = BY.exec(behind)?.[1]?.trim()
  const doer = agent === undefined ? 'somebody' : (SUBJECT[agent.toLowerCase()] ?? agent)
  const said = verb.tense === 'past' ? pastForm(base) : IS_ONE.test(doer) ? thirdPerson(base) : base
  const object = OBJECT[subject.toLowerCase()] ?? lowered(subject, words)
  return sentence([lead, doer, verb.before, said, object, behind.replace(BY, '')])
}

/** 'I eat rice every day' → 'Rice is eaten by me every day'; null where no object is found. */
export function inPassive({ lead, subject, verbs, rest }: Shape, words: VoiceWords): string | null {
  const [verb, ...more] = verbs
  const text = rest.replace(/[.!]$/, '').trim()
  if (!verb || more.length > 0 || verb.isHelper || verb.isNegative || text === '' || OF_TIME.test(text)) return null
  const end = BEHIND_OBJECT.exec(text)?.index ?? text.length
  const object = text.slice(0, end)
  const name = SUBJECT[object.toLowerCase()] ?? object
  const person: Person = name === 'I' ? 'i' : IS_MANY.test(name) ? 'many' : 'one'
  const be = verb.tense === 'future' ? 'will be' : BE[verb.tense][person]
  const doer = OBJECT[subject.toLowerCase()] ?? lowered(subject, words)
  return sentence([lead, name, be, verb.before, participleForm(verb.base), `by ${doer}`, text.slice(end)])
}

const IS_MANY = /^(?:we|you|they|.*[^s]s|.* and .*|.*people|.*children)$/i
const BE: Record<'past' | 'present', Record<Person, string>> = {
  past: { i: 'was', one: 'was', many: 'were' },
  present: { i: 'am', one: 'is', many: 'are' },
}

function lowered(subject: string, { isWord }: VoiceWords): string {
  const [first = ''] = subject.split(' ')
  return isWord(first.toLowerCase()) ? first.toLowerCase() + subject.slice(first.length) : subject
}

const sentence = (parts: readonly string[]): string =>
  `${capitalise(
    parts
      .map((part) => part.trim())
      .filter(Boolean)
      .join(' '),
  )}.`
