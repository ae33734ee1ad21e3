import type { Token } from './tokens.ts'

/** 'more and more people' */
export const isMoreAndMore = (tokens: readonly Token[], at: number) =>
  /^(?:more|fewer|less)$/.test(tokens[at]?.lower ?? '') &&
  tokens[at + 1]?.lower === 'and' &&
  tokens[at + 2]?.lower === tokens[at]?.lower

/** 'the black one' */
export const isDescribedOne = (tokens: readonly Token[], at: number) =>
  /^ones?$/.test(tokens[at]?.lower ?? '') &&
  (tokens[at - 1]?.readings.kinds.adj ?? 0) > 2 &&
  tokens[at + 1]?.readings.verbs.length === 0 &&
  !['noun', 'num'].includes(tokens[at + 1]?.tag ?? '')

/** 'the students' paintings'. */
export const isPluralOwner = (tokens: readonly Token[], at: number) =>
  /^['’]$/.test(tokens[at]?.text ?? '') &&
  tokens[at]?.spaced === false &&
  /s$/.test(tokens[at - 1]?.lower ?? '') &&
  ['noun', 'adj'].includes(tokens[at + 1]?.tag ?? '')
