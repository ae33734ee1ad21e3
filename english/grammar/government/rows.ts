import { rowsOf } from '../../data/rows.ts'
import type { Complement, ComplementKind } from './complement.ts'

export const HEAD_KINDS = ['verb', 'object', 'passive', 'adjective', 'noun', 'word', 'before'] as const
export type HeadKind = (typeof HEAD_KINDS)[number]

/** What may stand between a head and its complement: a preposition, '-' for nothing, 'to-do'. */
export interface Link {
  word: string
  /** For these complements; for every one where it is empty. */
  kinds: readonly ComplementKind[]
  /** Written 'in!': also before times and places. */
  isAnywhere: boolean
}

export interface Government {
  kind: HeadKind
  /** Behind its first word: 'care' of 'take care'. */
  rest: readonly string[]
  takes: readonly Link[]
  wrong: readonly Link[]
  only: ReadonlySet<string>
  unless: ReadonlySet<string>
}

const words = (cell: string): string[] => cell.split(' ').filter(Boolean)

function linkOf(written: string): Link {
  const [word = '', kinds = ''] = written.split(':')
  return {
    word: word.replace('!', ''),
    kinds: kinds.split('|').filter(Boolean) as ComplementKind[],
    isAnywhere: word.endsWith('!'),
  }
}

const index = new Map<string, Government[]>()
for (const [kind, heads = '', takes = '', wrong = '', only = '', unless = ''] of rowsOf('government.tsv'))
  for (const head of heads.split('|')) {
    const [first = '', ...rest] = words(head)
    const row: Government = {
      kind: kind as HeadKind,
      rest,
      takes: words(takes).map(linkOf),
      wrong: words(wrong).map(linkOf),
      only: new Set(words(only)),
      unless: new Set(words(unless)),
    }
    index.set(first, [...(index.get(first) ?? []), row])
  }

export const governmentOf = (word: string): readonly Government[] => index.get(word) ?? []

/** What is right before this complement. */
export const rightLink = ({ takes }: Government, { kinds }: Complement): string | undefined =>
  takes.find((link) => link.kinds.length === 0 || link.kinds.some((kind) => kinds.has(kind)))?.word
