/** The source of a pattern for one of some words, which are separated by spaces; `_` joins words, `*` is the rest of one. */
export const anyOf = (words: string): string =>
  `(?:${words.trim().replaceAll(/\s+/g, '|').replaceAll('_', ' ').replaceAll('*', '\\w*')})`
