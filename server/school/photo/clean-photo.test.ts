import { expect, test } from 'vitest'
import { cleanPhoto } from './clean-photo.ts'

const ascii = (text: string): number[] => [...Buffer.from(text, 'latin1')]
const two = (value: number): number[] => [value >> 8, value & 0xff]
const segment = (marker: number, data: readonly number[]): number[] => [0xff, marker, ...two(data.length + 2), ...data]

const EXIF = segment(0xe1, ascii('Exif\0\0GPS -6.2, 106.8'))
const COMMENT = segment(0xfe, ascii('at home'))
const PROFILE = segment(0xe2, ascii('ICC_PROFILE'))
const jpeg = (width: number, height: number, hidden: readonly number[] = []) =>
  Uint8Array.from([
    ...[0xff, 0xd8],
    ...segment(0xe0, ascii('JFIF')),
    ...hidden,
    ...segment(0xdb, [1, 2, 3]),
    ...segment(0xc0, [8, ...two(height), ...two(width), 3]),
    ...segment(0xda, [1, 1]),
    ...[0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56],
    ...[0xff, 0xd9],
    ...ascii('<script>after the end</script>'),
  ])

const four = (value: number): number[] => [value & 0xff, (value >> 8) & 0xff, (value >> 16) & 0xff, value >>> 24]
const chunk = (name: string, data: readonly number[]): number[] => [
  ...ascii(name),
  ...four(data.length),
  ...data,
  ...(data.length % 2 ? [0] : []),
]
const picture = (width: number, height: number): number[] =>
  chunk('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, width & 0xff, width >> 8, height & 0xff, height >> 8, 7, 7])
const webp = (...chunks: readonly number[][]) => {
  const body = chunks.flat()
  return Uint8Array.from([...ascii('RIFF'), ...four(body.length + 4), ...ascii('WEBP'), ...body])
}
const EXTENDED = chunk('VP8X', [0x3c, 0, 0, 0, 87, 2, 0, 87, 2, 0])

const textOf = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString('latin1')

test('a JPEG keeps its picture and loses place, comment, profile and what follows its end', () => {
  const clean = cleanPhoto(jpeg(800, 600, [...EXIF, ...COMMENT, ...PROFILE]))
  expect(clean).toMatchObject({ type: 'image/jpeg', extension: 'jpg' })
  expect(textOf(clean?.bytes)).not.toMatch(/Exif|GPS|home|ICC|JFIF|script/)
  expect([...(clean?.bytes ?? [])].slice(-9)).toEqual([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56, 0xff, 0xd9])
  expect(cleanPhoto(clean?.bytes ?? new Uint8Array())?.bytes).toEqual(clean?.bytes)
})

test('a WebP keeps its picture and loses the same; its size and marks are right again', () => {
  const clean = cleanPhoto(
    webp(
      EXTENDED,
      chunk('ICCP', [1, 2, 3]),
      picture(700, 900),
      chunk('EXIF', ascii('GPS')),
      chunk('XMP ', ascii('me')),
    ),
  )
  expect(clean).toMatchObject({ type: 'image/webp', extension: 'webp' })
  expect(textOf(clean?.bytes)).not.toMatch(/EXIF|GPS|XMP|ICCP/)
  expect(clean?.bytes[20]).toBe(0x10)
  expect(Buffer.from(clean?.bytes ?? []).readUInt32LE(4)).toBe((clean?.bytes.length ?? 0) - 8)
})

test.each([
  ['too small', jpeg(599, 900)],
  ['too large', jpeg(2401, 900)],
  ['too heavy', new Uint8Array(600_001)],
  ['cut off', jpeg(800, 800).subarray(0, 40)],
  ['without a picture', webp(EXTENDED)],
  ['moving', webp(EXTENDED, chunk('ANIM', [0, 0]), picture(700, 700))],
  ['with a chunk that is longer than it', Uint8Array.from([...webp(picture(700, 700)), ...ascii('EXIF'), ...four(99)])],
  ['an SVG', Uint8Array.from(ascii('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
  ['a PNG', Uint8Array.from([0x89, ...ascii('PNG')])],
  ['nothing', new Uint8Array()],
])('what is %s is refused', (_, bytes) => {
  expect(cleanPhoto(bytes)).toBeNull()
})
