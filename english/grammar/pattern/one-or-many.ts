import type { Token } from '../../sentences/tokens.ts'

/** A plural that is nothing else. */
export const isMany = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.lower === 'people' ||
    (token.readings.singular !== undefined &&
      token.readings.kinds.adj < 3 &&
      token.readings.kinds.adv < 3 &&
      Math.max(0, ...token.readings.verbs.map(({ weight }) => weight)) <= token.readings.kinds.noun))

/** One thing that can be counted out: 'a three-day workshop'. */
export const isThing = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.lower.length > 2 &&
  token.readings.singular === undefined &&
  token.readings.kinds.noun > 1 &&
  token.readings.kinds.adv < 4 &&
  token.readings.kinds.adj < 5
