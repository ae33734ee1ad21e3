import { ruleWords } from '../../words/named-lists.ts'
import { oneOf } from '../../words/one-of.ts'
import { FEELS_TOO, isPersonWord } from '../../words/people.ts'
import { FEELINGS } from '../../words/word-lists.ts'
import { DEGREE_WORDS } from '../../words/word-sets.ts'
import { type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'

const CAUSES = new Map([...FEELINGS].map(([felt, causing]) => [causing, felt]))
const PERSON = oneOf(`
  i we he she they you me him us them everyone everybody students children people mother father brother sister
  friend friends parents wife husband boss teacher son daughter nobody anyone`)
const THING = ruleWords('feelings thing')
const LINK = oneOf(`
  am is are was were be been feel feels felt get gets got become became 's 're 'm look looks looked seem seems
  sound sounds getting feeling`)

/** 'I am boring', 'The movie was interested', 'a bored film', 'makes me boring'. */
export const feelings: Rule = {
  id: 'ed-ing',
  find: (sentence) => sentence.tokens.flatMap((token, at) => feelingAt(sentence, at, token.lower) ?? []),
}

function feelingAt(sentence: Sentence, at: number, word: string): Edit | undefined {
  const felt = CAUSES.get(word)
  const causing = FEELINGS.get(word)
  if (!felt && !causing) return undefined
  const linkAt = linkBefore(sentence, at)
  if (linkAt === undefined)
    return causing
      ? (afterFind(sentence, at, causing) ?? beforeNoun(sentence, at, causing))
      : felt
        ? afterMake(sentence, at, felt)
        : undefined
  const right = afterLink(sentence, at, word, subjectWord(sentence, linkAt))
  return right ? replaceTokens(sentence, at, at + 1, right, 'ed-ing') : undefined
}

const OF_THINGS_TOO =
  /^(?:relaxed|motivated|scared|touched|inspired|challenged|worried|pleased|confused|exhausted|depressed)$/

function afterLink(sentence: Sentence, at: number, word: string, subject: string): string | undefined {
  const felt = CAUSES.get(word)
  if (word === 'interesting' && lowerAt(sentence, at + 1) === 'in' && (PERSON.test(subject) || isPersonWord(subject)))
    return 'interested'
  if (felt) return !isDoing(sentence, at, word) && isPerson(sentence, subject, at) ? felt : undefined
  if (/.ing$/.test(subject) && !isPersonWord(subject) && subject === lowerAt(sentence, 0)) return FEELINGS.get(word)
  if (!THING.test(subject) && !isThing(sentence, subject)) return undefined
  return (!THING.test(subject) || /^(?:it|this|that|city|class|place)$/.test(subject)) && OF_THINGS_TOO.test(word)
    ? undefined
    : FEELINGS.get(word)
}

/** Nobody: it can cause a feeling, and has none. */
const isThing = (sentence: Sentence, word: string) =>
  sentence.lexicon.kinds(word).noun > 3 &&
  !isPersonWord(word) &&
  !sentence.lexicon.read(word).person &&
  !FEELS_TOO.test(word) &&
  !PERSON.test(word)

/** 'We were relaxing at the beach': they did it, with no 'very'. */
const isDoing = (sentence: Sentence, at: number, word: string) =>
  /^(?:relaxing|worrying)$/.test(word) && sentence.tokens[at - 1]?.tag === 'be'

function linkBefore(sentence: Sentence, at: number): number | undefined {
  let back = at - 1
  if (sentence.tokens[back]?.tag === 'pron' && sentence.tokens[back - 1]?.tag === 'be') return back - 1
  while (
    back >= 0 &&
    (sentence.tokens[back]?.tag === 'adv' ||
      sentence.tokens[back]?.tag === 'not' ||
      /^(?:very|so|too|really|quite|more|most|a|bit|little)$/.test(lowerAt(sentence, back)))
  )
    back -= 1
  return LINK.test(lowerAt(sentence, back)) ? back : undefined
}

/** The head of the subject before the verb, or after it in a question. */
function subjectWord(sentence: Sentence, linkAt: number): string {
  const asked = sentence.tokens[linkAt + 1]
  const isAsked = linkAt === 0 || ['wh', 'punct'].includes(sentence.tokens[linkAt - 1]?.tag ?? '')
  if (isAsked && asked?.tag === 'pron') return asked.lower
  const before = sentence.tokens[linkAt - 1]
  if (before?.tag === 'pron') return before.lower
  const clause = sentence.clauses.find(
    (one) =>
      one.predicate === linkAt ||
      (one.subject.end <= linkAt &&
        one.end > linkAt &&
        !sentence.tokens.slice(one.predicate, linkAt).some(({ tag }) => ['verb', 'be', 'have'].includes(tag))),
  )
  if (clause) {
    const token = sentence.tokens[clause.subject.head]
    return token?.readings.singular ?? token?.lower ?? ''
  }
  if (linkAt === 0) {
    const next = sentence.tokens[1]
    return next?.tag === 'pron' ? next.lower : lowerAt(sentence, 2)
  }
  return before?.tag === 'obj' ? '' : lowerAt(sentence, linkAt - 1)
}

function isPerson(sentence: Sentence, subject: string, at: number): boolean {
  if (!PERSON.test(subject) && !isPersonWord(subject)) return false
  const next = lowerAt(sentence, at + 1)
  const word = lowerAt(sentence, at)
  if (subject === 'i' || subject === 'we')
    return !['noun', 'obj', 'poss', 'det', 'name'].includes(sentence.tokens[at + 1]?.tag ?? '')
  if (['noun', 'obj', 'poss', 'det', 'name', 'pron'].includes(sentence.tokens[at + 1]?.tag ?? '')) return false
  if (!/^(?:everyone|everybody|nobody|anyone|me|him|us|them|students|children)$/.test(subject))
    return isFelt(sentence, at, word, next)
  return true
}

/** People can be boring; they are tired, and shocked when something happens. */
const isFelt = (sentence: Sentence, at: number, word: string, next: string): boolean =>
  /^(?:in|with|by|about|at|of|when|because|to|during)$/.test(next) ||
  (ONLY_FELT.test(word) &&
    (next === '' || /^(?:[.,!?;]|after|before|today|now|and|but|that|so|tonight)$/.test(next)) &&
    !(sentence.tokens[at - 1]?.tag === 'be' && /^(?:shocking|surprising|exciting)$/.test(word)))

const ONLY_FELT = oneOf(`
  tiring exhausting disappointing shocking surprising satisfying worrying exciting depressing thrilling relaxing`)

const SHOWS_FEELING = oneOf(`
  smile tone sigh cry voice silence state reader visitor manner way nod atmosphere mood attitude glance laugh gaze
  stare`)

function beforeNoun(sentence: Sentence, at: number, causing: string): Edit | undefined {
  const next = sentence.tokens[at + 1]
  if (
    next?.tag !== 'noun' ||
    sentence.tokens[at + 2]?.tag === 'noun' ||
    !(
      THING.test(next.readings.singular ?? next.lower) ||
      (/^an?$/.test(lowerAt(sentence, at - 1)) && isThing(sentence, next.lower) && !SHOWS_FEELING.test(next.lower))
    ) ||
    sentence.tokens[at - 1]?.tag === 'have' ||
    sentence.tokens[at - 1]?.tag === 'pron'
  )
    return undefined
  if (sentence.tokens[at]?.form === 'past' && sentence.tokens[at - 1]?.tag === 'noun') return undefined
  return replaceTokens(sentence, at, at + 1, causing, 'ed-ing')
}

/** 'I find this topic very confused'. */
function afterFind(sentence: Sentence, at: number, causing: string): Edit | undefined {
  let back = at - 1
  while (DEGREE_WORDS.test(lowerAt(sentence, back))) back -= 1
  const thing = lowerAt(sentence, back)
  if (!(THING.test(thing) || (sentence.tokens[back]?.tag === 'noun' && isThing(sentence, thing)))) return undefined
  while (['noun', 'adj', 'det', 'poss'].includes(sentence.tokens[back]?.tag ?? '') || thing === lowerAt(sentence, back))
    back -= 1
  return /^(?:find|finds|found|consider|thought)$/.test(lowerAt(sentence, back))
    ? replaceTokens(sentence, at, at + 1, causing, 'ed-ing')
    : undefined
}

function afterMake(sentence: Sentence, at: number, felt: string): Edit | undefined {
  let back = at - 1
  while (back >= 0 && sentence.tokens[back]?.tag === 'adv') back -= 1
  if (!/^(?:me|him|us|them|her|you|feel|everyone)$/.test(lowerAt(sentence, back))) return undefined
  const verb = lowerAt(sentence, back) === 'feel' ? lowerAt(sentence, back - 2) : lowerAt(sentence, back - 1)
  return /^(?:make|makes|made|making)$/.test(verb) ? replaceTokens(sentence, at, at + 1, felt, 'ed-ing') : undefined
}
