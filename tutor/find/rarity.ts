const POWER = 1.2

/** How much a feature tells that occurs in this many of all entries. */
export const rarityOf = (entries: number, count: number): number => Math.log(1 + count / (entries || 0.5)) ** POWER
