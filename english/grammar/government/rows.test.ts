import { expect, test } from 'vitest'
import { rowsOf } from '../../data/rows.ts'
import { COMPLEMENT_KINDS } from './complement.ts'
import { HEAD_KINDS } from './rows.ts'

const rows = rowsOf('government.tsv')
const LINK = /^(?:-|to-do|[a-z]+!?)(?::([a-z|-]+))?$/

test('every row has a known kind, and links that can be read', () => {
  const links = rows.flatMap(([, , takes = '', wrong = '']) => [...takes.split(' '), ...wrong.split(' ')])
  expect(rows.filter(([kind = '']) => !HEAD_KINDS.some((one) => one === kind))).toEqual([])
  expect(links.filter((link) => !LINK.test(link))).toEqual([])
  const kinds = links.flatMap((link) => LINK.exec(link)?.[1]?.split('|') ?? [])
  expect(kinds.filter((kind) => !COMPLEMENT_KINDS.some((one) => one === kind))).toEqual([])
})

test('no head is told twice that the same link is wrong', () => {
  const told = rows.flatMap(([kind, heads = '', , wrong = '', only]) =>
    heads.split('|').flatMap((head) => wrong.split(' ').map((link) => [kind, head, link, only].join(' '))),
  )
  expect(told.filter((one, at) => told.indexOf(one) !== at)).toEqual([])
})
