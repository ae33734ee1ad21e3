import { nounPhrase, plainNounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { RELATIVE_WORDS } from '../../words/word-sets.ts'
import { type Edit, insertBefore, type Sentence } from '../sentence.ts'
import { baseOf, beFor, isVerbal } from '../verb-words.ts'
import { adjectiveAt } from './be-complements.ts'

const LINKING =
  /^(?:be|become|seem|look|feel|sound|taste|smell|get|stay|keep|remain|turn|grow|make|find|consider|think)$/

/** 'Children who live in big cities less active': the only verb belongs to 'who'. */
export function behindRelative(sentence: Sentence): Edit[] {
  const { tokens } = sentence
  const subject = nounPhrase(tokens, 0)
  if (!subject || !RELATIVE_WORDS.test(tokens[subject.end]?.lower ?? '')) return []
  const verb = tokens.findIndex((token, at) => at > subject.end && isVerbal(token))
  if (verb < 0 || LINKING.test(baseOf(tokens[verb] as Token, tokens[verb]?.form)) || tokens[verb]?.tag === 'be')
    return []
  const end = tokens.findIndex(
    ({ tag, lower }, at) => at > verb && (tag === 'punct' || lower === 'than' || tag === 'sub'),
  )
  const stop = end < 0 ? tokens.length : end
  if (tokens.slice(verb + 1, stop).some((token, index, rest) => isVerbal(token) && rest[index - 1]?.tag !== 'to'))
    return []
  const said = tokens.findIndex((_, at) => at > verb && at < stop && isSaidAt(tokens, at))
  return said < 0
    ? []
    : [insertBefore(sentence, said, beFor(subject.agreement === 'unknown' ? 'many' : subject.agreement), 'copula')]
}

/** 'less active', 'usually healthy', behind a noun phrase that is complete. */
function isSaidAt(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  if (!before || !['noun', 'name', 'adv'].includes(before.tag) || plainNounPhrase(tokens, at)) return false
  const adjective = adjectiveAt(tokens, at)
  return adjective !== undefined && adjective > at
}
