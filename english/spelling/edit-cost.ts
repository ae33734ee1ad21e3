/** The letters of a word as bits. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31)
  return letters
}

const LONGEST = 64
let beforeLast = new Float64Array(LONGEST)
let last = new Float64Array(LONGEST)
let row = new Float64Array(LONGEST)

/** Damerau-Levenshtein with cheap slips: doubled letters, swapped neighbours, vowels and letters that sound alike. */
export function costBetween(typed: string, word: string, limit: number): number {
  if (typed.length >= LONGEST || word.length >= LONGEST) return Number.POSITIVE_INFINITY
  last[0] = 0
  for (let j = 1; j <= word.length; j++) last[j] = (last[j - 1] ?? 0) + insertion(word, j - 1)
  for (let i = 1; i <= typed.length; i++) {
    const least = fillRow(typed, word, i)
    if (least > limit) return Number.POSITIVE_INFINITY
    const free = beforeLast
    beforeLast = last
    last = row
    row = free
  }
  return last[word.length] ?? Number.POSITIVE_INFINITY
}

function fillRow(typed: string, word: string, i: number): number {
  const letter = typed.charCodeAt(i - 1)
  const leftOut = insertion(typed, i - 1)
  row[0] = (last[0] ?? 0) + leftOut
  let least = row[0] ?? 0
  for (let j = 1; j <= word.length; j++) {
    const other = word.charCodeAt(j - 1)
    let cost = (last[j - 1] ?? 0) + (letter === other ? 0 : substitution(letter, other, i === 1 || j === 1))
    cost = Math.min(cost, (last[j] ?? 0) + leftOut, (row[j - 1] ?? 0) + insertion(word, j - 1))
    const isSwapped = i > 1 && j > 1 && letter === word.charCodeAt(j - 2) && typed.charCodeAt(i - 2) === other
    if (isSwapped) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 0.6)
    row[j] = cost
    if (cost < least) least = cost
  }
  return least
}

/** The cost of a missing or extra letter; less where it doubles its neighbour or is often silent. */
function insertion(word: string, i: number): number {
  if (i === 0) return 1.1
  const letter = word.charCodeAt(i)
  if (letter === word.charCodeAt(i - 1)) return 0.4
  return ((SILENT >>> (letter & 31)) & 1) === 1 ? 0.7 : 0.9
}

export function substitution(a: number, b: number, isFirst: boolean): number {
  const pair = (1 << (a & 31)) | (1 << (b & 31))
  if ((pair & ~VOWELS) === 0) return isFirst ? 0.9 : 0.6
  if (ALIKE.includes(pair)) return 0.7
  return isFirst ? 1.3 : 1.1
}

const SILENT = lettersOf('heu')
const VOWELS = lettersOf('aeiouy')
/** Letters that sound alike, or that Indonesian spelling swaps. */
const ALIKE = ['ck', 'sz', 'sc', 'fv', 'gj', 'kq', 'pf', 'td', 'uw', 'nm'].map(lettersOf)
