import type { Report } from './problem.ts'

/** A line of the phrase book. The first of each side is what she says; the others are only understood. */
export interface Phrase {
  en: string[]
  id: string[]
}

/** What may stand in a slot. */
export interface Filling extends Phrase {
  slot: string
}

export const SLOTS = 'name person place time day thing food number money job country'.split(' ')

export function readPhrases(text: string, report: Report): Phrase[] {
  return rowsOf(text).flatMap(({ cells, line }) => {
    if (cells.length !== 2 || cells.some((cell) => cell === '')) {
      report(line, `not two columns: ${cells.join(' | ')}`)
      return []
    }
    const [en = [], id = []] = cells.map(variantsOf)
    checkSlots([...en, ...id], line, report)
    return [{ en, id }]
  })
}

export function readFillings(text: string, report: Report): Filling[] {
  return rowsOf(text).flatMap(({ cells, line }) => {
    const [slot = '', en = '', id = ''] = cells
    if (cells.length !== 3 || cells.some((cell) => cell === '')) report(line, `not three columns: ${cells.join(' | ')}`)
    else if (!SLOTS.includes(slot)) report(line, `no such slot: ${slot}`)
    else return [{ slot, en: variantsOf(en), id: variantsOf(id) }]
    return []
  })
}

function* numbered(text: string) {
  for (const [at, row] of text.split(/\r?\n/).entries()) {
    if (row.trim() !== '') yield { cells: row.split('\t').map((cell) => cell.trim()), line: at + 1 }
  }
}

const HEADERS = /^(?:english|slot)$/i

const rowsOf = (text: string) => [...numbered(text)].filter(({ cells: [first = ''] }) => !HEADERS.test(first))

const variantsOf = (cell: string): string[] =>
  cell
    .split(' / ')
    .map((variant) => variant.trim())
    .filter(Boolean)

const slotsOf = (text: string): string[] => [...text.matchAll(/\{([^}]*)\}/g)].map(([, slot = '']) => slot)

/** Every variant of both sides has the same slots, in any order. */
function checkSlots(variants: readonly string[], line: number, report: Report): void {
  const [first = '', ...others] = variants.map((variant) => slotsOf(variant).sort().join(' '))
  const other = others.findIndex((slots) => slots !== first)
  if (other >= 0) report(line, `other slots than '${variants[0]}': ${variants[other + 1]}`)
  for (const slot of first.split(' ').filter(Boolean)) if (!SLOTS.includes(slot)) report(line, `no such slot: ${slot}`)
}
