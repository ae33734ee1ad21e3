import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { MASKS, qrCode, qrGrid } from './qr-code.ts'
import { dataPlaces, functionPatterns } from './qr-grid.ts'

const LINK = 'otpauth://totp/Langkah:sari%40contoh.id?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Langkah'

/** SHA-256 of the rows of another encoder's code for this link (qrcode-terminal, level M). */
const OF_ANOTHER_ENCODER = '36e034f133d23a9351f54141eb23e7bff5c7d325d1cf201c423edc39fa26efaf'

test('a code is module for module that of another encoder', () => {
  const rows = qrGrid(LINK).map((row) => row.map(Number).join(''))
  expect(createHash('sha256').update(rows.join('\n')).digest('hex')).toBe(OF_ANOTHER_ENCODER)
})

test.each(['a', LINK, 'kata '.repeat(40), 'é'.repeat(200)])('what is drawn reads as what was said: %s', (text) => {
  expect(contentOf(qrGrid(text))).toBe(text)
})

test('the path draws the dark modules and nothing else', () => {
  const { size, path } = qrCode(LINK)
  const drawn = [...path.matchAll(/M\d+ \d+h(\d+)v1h-\1z/g)].reduce((total, [, length]) => total + Number(length), 0)
  expect(size).toBe(41)
  expect(drawn).toBe(qrGrid(LINK).flat().filter(Boolean).length)
})

test('a text that no code holds is refused', () => {
  expect(() => qrCode('x'.repeat(2332))).toThrow(RangeError)
})

/** Reads a code of up to two different block lengths back, trusting its modules. */
function contentOf(grid: readonly boolean[][]): string {
  const version = (grid.length - 17) / 4
  const mask = [12, 11, 10].reduce((bits, bit) => (bits << 1) | Number(grid[8]?.[14 - bit]), 0) ^ 0b101
  const places = dataPlaces(functionPatterns(version))
  const bits = places.map(({ x, y }) => (Boolean(grid[y]?.[x]) !== MASKS[mask]?.(x, y) ? 1 : 0))
  const bytes = Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8).join(''), 2),
  )
  return decode(bytes, version)
}

function decode(interleaved: readonly number[], version: number): string {
  const [correction = 0, blocks = 1] = { 1: [10, 1], 6: [16, 4], 10: [26, 5], 15: [24, 10] }[version] ?? []
  const length = interleaved.length - correction * blocks
  const short = Math.floor(length / blocks)
  const longer = length % blocks
  const parts = Array.from({ length: blocks }, (_, block) => [
    ...Array.from({ length: short }, (_, row) => interleaved[row * blocks + block] ?? 0),
    ...(block >= blocks - longer ? [interleaved[short * blocks + block - (blocks - longer)] ?? 0] : []),
  ])
  const text = parts
    .flat()
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
  const head = 4 + (version < 10 ? 8 : 16)
  const count = Number.parseInt(text.slice(4, head), 2)
  const content = Array.from({ length: count }, (_, at) =>
    Number.parseInt(text.slice(head + at * 8, head + at * 8 + 8), 2),
  )
  return new TextDecoder().decode(Uint8Array.from(content))
}
