import type { Token } from '../../sentences/tokens.ts'
import { adverbOf } from '../../words/adjectives.ts'
import { ruleWords } from '../../words/named-lists.ts'
import { oneOf } from '../../words/one-of.ts'
import { changeWord, type Rule, type Sentence } from '../sentence.ts'
import { hasForm } from '../verb-words.ts'

/** 'They serious consider it', 'It was extreme hot': an adjective where only an adverb fits. */
export const adverbSlots: Rule = {
  id: 'adverb-slot',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) =>
      mayBeAdverb(sentence, token) && (isBeforeVerb(sentence, at) || isBeforeAdjective(sentence, at))
        ? [changeWord(sentence, at, adverbOf(token.lower), 'adverb-form')]
        : [],
    ),
}

/** Adjectives that follow their noun, make one word with what they stand before, or are adverbs too. */
const OTHERWISE = ruleWords('adverb-slots otherwise')

const mayBeAdverb = ({ lexicon }: Sentence, { tag, lower, text, readings: { kinds } }: Token) =>
  tag === 'adj' &&
  text === lower &&
  kinds.adj > 3 &&
  kinds.adj > kinds.noun &&
  kinds.adj > kinds.adv + 1 &&
  !OTHERWISE.test(lower) &&
  lexicon.kinds(adverbOf(lower)).adv > 1

const KEEPS_SO = oneOf('keep keeps keeping kept make makes making made')
const HELPERS: ReadonlySet<string> = new Set(['modal', 'do', 'have'])
const SUBJECTS: ReadonlySet<string> = new Set(['pron', 'name'])

/** 'can easy find', 'has significant increased', 'She usual goes', 'The teacher firm told'. */
function isBeforeVerb({ tokens, clauses }: Sentence, at: number): boolean {
  const before = tokens[at - 1]
  const verb = tokens[at + 1]
  if (!before || !verb || verb.readings.kinds.noun > 3 || verb.readings.kinds.adj > 3) return false
  if (HELPERS.has(before.tag)) return hasForm(verb, before.tag === 'have' ? 'participle' : 'base')
  if (verb.tag !== 'verb') return false
  // 'Keeping America competitive requires'
  if (tokens.slice(0, at).some(({ lower }) => KEEPS_SO.test(lower))) return false
  const isSubject = SUBJECTS.has(before.tag) || clauses.some(({ subject }) => subject.end === at)
  return (
    isSubject &&
    (verb.form === 'third' || verb.form === 'past') &&
    ['det', 'poss', 'obj', 'to', 'prep'].includes(tokens[at + 2]?.tag ?? '')
  )
}

const DEGREES = oneOf(`
  extreme real total complete absolute incredible terrible awful serious special particular slight surprising unusual
  amazing high perfect near significant relative exceptional environmental`)

/** 'is extreme hot', 'was real interesting' */
const isBeforeAdjective = ({ tokens }: Sentence, at: number) =>
  tokens[at - 1]?.tag === 'be' &&
  DEGREES.test(tokens[at]?.lower ?? '') &&
  tokens[at + 1]?.tag === 'adj' &&
  !['noun', 'name', 'adj'].includes(tokens[at + 2]?.tag ?? '')
