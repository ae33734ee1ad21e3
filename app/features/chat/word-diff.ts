export interface DiffPart {
  kind: 'same' | 'old' | 'new'
  text: string
}

/** The words that were taken out and put in, by their longest common sequence. */
export function wordDiff(original: string, corrected: string): DiffPart[] {
  const [before, after] = [original.split(/\s+/), corrected.split(/\s+/)]
  const common = commonLengths(before, after)
  const parts: DiffPart[] = []
  const add = (kind: DiffPart['kind'], word: string) => {
    const last = parts.at(-1)
    if (last?.kind === kind) last.text += ` ${word}`
    else parts.push({ kind, text: word })
  }
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    if (i < before.length && before[i] === after[j]) {
      add('same', before[i] as string)
      i++
      j++
    } else if (j >= after.length || (i < before.length && at(common, i + 1, j) >= at(common, i, j + 1))) {
      add('old', before[i++] as string)
    } else add('new', after[j++] as string)
  }
  return parts
}

/** `lengths[i][j]`: how many words the ends of both from i and from j have in common, in order. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const row = lengths[i] as number[]
      row[j] =
        before[i] === after[j] ? at(lengths, i + 1, j + 1) + 1 : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1))
    }
  }
  return lengths
}

const at = (lengths: readonly number[][], i: number, j: number): number => lengths[i]?.[j] ?? 0
