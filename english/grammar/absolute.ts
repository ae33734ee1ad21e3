import type { Clause } from '../sentences/clauses.ts'
import { lowerAt, type Sentence } from './sentence.ts'
import { hasForm, skipAdverbs } from './verb-words.ts'

/** 'They waited, the manager having left', 'some houses, many of them built in 1900': a part that needs no verb of its own. */
export function isAbsolute(sentence: Sentence, { subject, predicate }: Clause): boolean {
  const { tokens } = sentence
  if (lowerAt(sentence, predicate) === 'having' && tokens[subject.head]?.tag !== 'pron')
    return hasForm(tokens[skipAdverbs(tokens, predicate + 1)], 'participle')
  const ofThem = tokens.findIndex(({ lower }, at) => at >= subject.start && lower === 'of')
  return (
    tokens[subject.start - 1]?.text === ',' &&
    ofThem >= 0 &&
    ofThem < predicate &&
    /^(?:them|us|you)$/.test(lowerAt(sentence, ofThem + 1))
  )
}
