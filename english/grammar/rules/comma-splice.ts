import { insertBefore, lowerAt, type Rule, type Sentence } from '../sentence.ts'
import { isVerbal } from '../verb-words.ts'

/** 'Some people like it, I do not agree': what speaks against the first sentence needs its 'but'. */
export const commaSplice: Rule = {
  id: 'comma-splice',
  readsOpening: true,
  find: (sentence) => {
    const comma = sentence.tokens.findIndex((token) => token.text === ',')
    const isSpliced = comma > 3 && isWhole(sentence, comma) && speaksAgainst(sentence, comma)
    return isSpliced ? [insertBefore(sentence, comma + 1, 'but', 'joining')] : []
  },
}

/** The first part has a subject and a verb of its own, and somebody else's opinion. */
function isWhole({ tokens, clauses }: Sentence, comma: number): boolean {
  const [clause] = clauses
  if (clause?.subject.start !== 0 || clause.predicate >= comma || tokens[clause.subject.head]?.lower === 'i')
    return false
  return isVerbal(tokens[clause.predicate])
}

const OPINIONS = /^(?:agree|think|like|believe|want|enjoy|support|care|see|share|mind)$/

function speaksAgainst(sentence: Sentence, comma: number): boolean {
  if (lowerAt(sentence, comma + 1) !== 'i') return false
  const said = sentence.tokens.slice(comma + 2, comma + 6)
  const not = said.findIndex(({ lower }) => lower === 'not' || lower === "n't")
  return (
    /^(?:disagree|prefer)$/.test(said[0]?.lower ?? '') ||
    (lowerAt(sentence, comma + 2) === 'do' && not > 0 && said.some(({ lower }) => OPINIONS.test(lower)))
  )
}
