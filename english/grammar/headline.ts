import { isCapitalised } from '../sentences/tokens.ts'
import type { Sentence } from './sentence.ts'

const SAYS_WHICH: ReadonlySet<string> = new Set(['det', 'poss', 'pron', 'obj', 'be', 'have', 'do'])
const FEWEST_WORDS = 5

/** 'Rescuers pull boy alive from rubble': no full stop, and none of the small words of a sentence. */
export const isHeadline = ({ text, tokens }: Sentence): boolean =>
  tokens.length >= FEWEST_WORDS &&
  /[\p{L}\d]$/u.test(text) &&
  isCapitalised(tokens[0]?.text ?? '') &&
  !tokens.some(({ tag }) => SAYS_WHICH.has(tag))
