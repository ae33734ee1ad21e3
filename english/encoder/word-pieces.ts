const BEGINS_ALONE = /[a-z0-9]+|[^\sa-z0-9]/g
const MOST_PIECES = 8
const UNKNOWN = '[UNK]'

/** The numbers of the pieces that a word is read in: 'unwashed' as 'un', '##was', '##hed'. */
export type PiecesOf = (word: string) => number[]

/** `lines` has a piece a line, sorted: a map of them would take ten times the memory. */
export function openPieces(lines: string): PiecesOf {
  const starts = startsOf(lines)
  const numberOf = (piece: string): number | undefined => {
    let low = 0
    let high = starts.length - 2
    while (low <= high) {
      const middle = (low + high) >> 1
      const found = lines.slice(starts[middle], (starts[middle + 1] as number) - 1)
      if (found === piece) return middle
      if (found < piece) low = middle + 1
      else high = middle - 1
    }
    return undefined
  }
  const unknown = numberOf(UNKNOWN) as number
  const longestAt = (part: string, start: number): { number: number; end: number } | undefined => {
    for (let end = part.length; end > start; end--) {
      const number = numberOf((start > 0 ? '##' : '') + part.slice(start, end))
      if (number !== undefined) return { number, end }
    }
    return undefined
  }
  const piecesOfPart = (part: string): number[] => {
    const pieces: number[] = []
    for (let start = 0; start < part.length; ) {
      const found = longestAt(part, start)
      if (!found) return [unknown]
      pieces.push(found.number)
      start = found.end
    }
    return pieces
  }
  return (word) => {
    const pieces = (word.toLowerCase().match(BEGINS_ALONE) ?? []).flatMap(piecesOfPart)
    return pieces.length > 0 ? pieces.slice(0, MOST_PIECES) : [unknown]
  }
}

function startsOf(lines: string): Uint32Array {
  const starts = [0]
  for (let at = lines.indexOf('\n'); at >= 0; at = lines.indexOf('\n', at + 1)) starts.push(at + 1)
  return Uint32Array.from([...starts, lines.length + 1])
}
