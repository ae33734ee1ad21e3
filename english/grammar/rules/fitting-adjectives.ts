import type { Clause } from '../../sentences/clauses.ts'
import { comparative } from '../../words/adjectives.ts'
import { oneOf } from '../../words/one-of.ts'
import { isSomebody } from '../../words/people.ts'
import { inflectVerb } from '../../words/verbs.ts'
import { AND_OR_BUT } from '../../words/word-sets.ts'
import { changeWord, type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'

/** What is said of these things: the noun, the adjective that learners choose, the one that goes with it. */
const SAID: readonly [nouns: RegExp, wrong: RegExp, right: string][] = [
  [/^traffic$/, /^(?:crowded|jammed|full|big|crowd|stuck)$/, 'heavy'],
  [/^rain$/, /^(?:big|strong|hard|large)$/, 'heavy'],
  [/^(?:wind|winds)$/, /^(?:hard|big|heavy)$/, 'strong'],
  [
    /^(?:trip|holiday|vacation|party|game|games|weekend|picnic|event|activity|activities|festival|concert|outing|camping)$/,
    /^funny$/,
    'fun',
  ],
  [/^(?:salary|price|cost|fee|rent|wage|income|temperature|fare|score|tax|fever)$/, /^(?:expensive|big|tall)$/, 'high'],
  [/^(?:salary|price|cost|fee|rent|wage|income|temperature|fare|score)$/, /^(?:cheap|small|short)$/, 'low'],
  [/^(?:weather|day|room|sun|city)$/, /^(?:heat)$/, 'hot'],
  [/^(?:population)$/, /^(?:many|much|crowded)$/, 'large'],
  [/^(?:coffee|tea)$/, /^(?:thick|hard)$/, 'strong'],
  [/^(?:voice|sound|music|volume)$/, /^(?:big|hard|high)$/, 'loud'],
  [/^(?:test|exam|question|questions|homework|lesson|grammar)$/, /^(?:heavy|strong)$/, 'hard'],
  [/^battery$/, /^(?:finished|empty|out|over|died|die)$/, 'dead'],
  [/^(?:signal|internet|connection)$/, /^(?:slowly|ugly|broken)$/, 'slow'],
]
const BODY = oneOf(`
  stomach head tooth teeth back throat leg legs eye eyes ear knee foot feet arm hand neck shoulder belly finger
  chest`)

/** 'The traffic is crowded', 'My stomach is sick', 'My brother is very high'. */
export const fittingAdjectives: Rule = {
  id: 'fitting-adjectives',
  find: (sentence) => sentence.clauses.flatMap((clause) => describedWrong(sentence, clause) ?? []),
}

function describedWrong(sentence: Sentence, clause: Clause): Edit | undefined {
  const { tokens } = sentence
  const be = tokens[clause.predicate]
  const head = tokens[clause.subject.head]
  if (!be || !head || !(be.tag === 'be' || /^(?:get|gets|got|become|becomes|became|look|looks)$/.test(be.lower)))
    return undefined
  let at = clause.predicate + 1
  while (
    /^(?:not|very|so|too|really|quite|always|still|also|always|usually|more|often|extremely)$/.test(
      lowerAt(sentence, at),
    )
  )
    at += 1
  const said = lowerAt(sentence, at)
  if (BODY.test(head.lower) && be.tag === 'be' && /^(?:sick|pain|hurt|hurting|ill|painful)$/.test(said))
    return hurts(sentence, clause, at)
  if (isTall(sentence, clause, at))
    return changeWord(sentence, at, said === 'higher' ? comparative('tall') : 'tall', 'collocation')
  if (
    tokens[at + 1]?.tag === 'noun' ||
    (clause.subject.head !== clause.subject.end - 1 && /^(?:big|small|short|strong)$/.test(said))
  )
    return undefined
  const pair = SAID.find(([nouns, wrong]) => nouns.test(head.lower) && wrong.test(said))
  return pair && fits(head.lower, said) ? changeWord(sentence, at, pair[2], 'collocation') : undefined
}

const fits = (noun: string, said: string) =>
  !(
    /^(?:price|cost|score|salary|income|wage|fee|tax|rent)$/.test(noun) &&
    /^(?:big|small|short|tall)$/.test(said) &&
    !/^(?:price|score|temperature)$/.test(noun)
  ) &&
  !(noun === 'voice' && said === 'high') &&
  !(noun === 'sound' && said === 'hard')

function hurts(sentence: Sentence, clause: Clause, at: number): Edit | undefined {
  const be = sentence.tokens[clause.predicate]
  const said = lowerAt(sentence, at)
  if (at > clause.predicate + 1 && said !== 'pain' && said !== 'sick') return undefined
  if (/^(?:painful|hurting|hurt|ill)$/.test(said))
    return said === 'hurt' && be?.form !== 'past' && isEnd(sentence, at + 1) ? hurting(sentence, clause, at) : undefined
  return hurting(sentence, clause, at)
}

const isEnd = (sentence: Sentence, at: number) => ['punct', 'sub', undefined].includes(sentence.tokens[at]?.tag)

function hurting(sentence: Sentence, clause: Clause, at: number): Edit {
  const form =
    sentence.tokens[clause.predicate]?.form === 'past' ? 'past' : clause.subject.agreement === 'many' ? 'base' : 'third'
  return replaceTokens(sentence, clause.predicate, at + 1, inflectVerb('hurt', form), 'collocation')
}

/** 'He is 170 cm high', 'My brother is higher than me'. */
function isTall(sentence: Sentence, clause: Clause, at: number): boolean {
  if (!/^(?:high|higher)$/.test(lowerAt(sentence, at)) || !isSomebody(sentence.tokens[clause.subject.head]))
    return false
  return lowerAt(sentence, at) === 'higher'
    ? lowerAt(sentence, at + 1) === 'than'
    : at > clause.predicate + 1 || AND_OR_BUT.test(lowerAt(sentence, at + 1))
}
