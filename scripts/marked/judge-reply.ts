/** Whether a reply holds what it must and lacks what it must not; patterns joined by && must all be found. */
export const isGoodReply = (text: string, holds: string, lacks: string): boolean =>
  patternsIn(holds).every((pattern) => pattern.test(text)) &&
  (lacks.trim() === '' || !new RegExp(lacks, 'i').test(text))

const patternsIn = (patterns: string): RegExp[] =>
  patterns
    .split('&&')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => new RegExp(one, 'i'))
