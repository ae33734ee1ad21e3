import { isOneOfMany } from '../../english/countable.ts'
import { plural } from '../../english/nouns.ts'
import { isPersonNoun } from '../../english/people.ts'
import { changeWord, type Edit, lowerAt, type Rule, type Sentence } from '../sentence.ts'

const SOME = /^(?:most|some|all|half|none|many|several|few|both|any|two|three|four|five|six|seven|eight|nine|ten)$/
const COUNTED = /^(?:many|several|few|both|two|three|four|five|six|seven|eight|nine|ten)$/
const SEVERAL =
  /^(?:are|were|have|do|live|work|come|go|want|like|need|think|speak|use|know|believe|get|feel|agree|seem)$/

/** 'Some of my neighbour have cars', 'Most of the house were destroyed'. */
export const partitivePlurals: Rule = {
  id: 'partitive-plural',
  find: (sentence) => sentence.tokens.flatMap((_, at) => pluralAt(sentence, at) ?? []),
}

function pluralAt(sentence: Sentence, at: number): Edit | undefined {
  const { tokens } = sentence
  if (!SOME.test(lowerAt(sentence, at)) || lowerAt(sentence, at + 1) !== 'of') return undefined
  if (!/^(?:the|my|your|his|her|our|their|these|those)$/.test(lowerAt(sentence, at + 2))) return undefined
  let nounAt = at + 3
  while (tokens[nounAt]?.tag === 'adj') nounAt += 1
  while (tokens[nounAt]?.tag === 'noun' && tokens[nounAt + 1]?.tag === 'noun') nounAt += 1
  const noun = tokens[nounAt]
  if (!noun || !isOneOfMany(noun) || lowerAt(sentence, nounAt + 1) === "'s") return undefined
  const isSeveral = COUNTED.test(lowerAt(sentence, at)) || isPersonNoun(noun) || severalAct(sentence, nounAt + 1)
  return isSeveral ? changeWord(sentence, nounAt, plural(noun.lower), 'plural-number') : undefined
}

/** The verb says that there are more: 'the house in this area were'. */
function severalAct(sentence: Sentence, from: number): boolean {
  const verb = sentence.tokens
    .slice(from, from + 6)
    .find(({ tag }) => ['be', 'have', 'do', 'verb', 'modal'].includes(tag))
  return verb !== undefined && SEVERAL.test(verb.lower)
}
