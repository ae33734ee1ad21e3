import { readdirSync, readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { WOVEN, wovenPicture } from './woven-picture.ts'

const ART = 'app/art'

test('the pictures that pages show are those of the drawings', () => {
  expect(readdirSync(`${ART}/woven`).toSorted()).toEqual(
    Object.keys(WOVEN)
      .map((name) => `${name}.png`)
      .toSorted(),
  )
  for (const [name, cell] of Object.entries(WOVEN)) {
    const drawn = wovenPicture(readFileSync(`${ART}/${name}.svg`, 'utf8'), cell)
    expect(drawn.equals(readFileSync(`${ART}/woven/${name}.png`)), name).toBe(true)
  }
})

test('each cell is a pixel in its colour, and nothing is transparent that was not', () => {
  const svg =
    '<svg viewBox="0 0 8 4"><path fill="#112233" d="M0 0h4v4h-4z"/><path fill="#445566" d="M4 0h4v4h-4z"/></svg>'
  const png = wovenPicture(svg, 4)
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2, 1])
  expect(png.includes(Buffer.from('000000112233445566', 'hex'))).toBe(true)
  const data = png.indexOf('IDAT')
  expect([...inflateSync(png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)))]).toEqual([0, 1, 2])
})

test('a box beside the grid is refused', () => {
  expect(() => wovenPicture('<svg viewBox="0 0 8 4"><path fill="#112233" d="M2 0h4v4h-4z"/></svg>', 4)).toThrow('grid')
})
