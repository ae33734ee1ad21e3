import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const FIRST_FONTS = ['plus-jakarta-sans-400-800', 'brygada-1918-italic-600', 'brygada-1918-italic-500-700']
/** Drawn by other fonts on every device: neither font ever had them. */
const ELSEWHERE = /\p{Emoji_Presentation}|\u200d|[→\u2011ɪθːʌəˈʊðæ]/u

for (const font of FIRST_FONTS) {
  test(`${font} has every character of the screen's texts`, () => {
    const has = charactersIn(readFileSync(join(ROOT, `app/fonts/${font}.woff2`)))
    const missing = [...charactersOfTexts()].filter((char) => !has(char.codePointAt(0) ?? 0) && !ELSEWHERE.test(char))
    expect(missing).toEqual([])
  })
}

function charactersOfTexts(): Set<string> {
  const found = new Set<string>()
  for (const language of ['id', 'en']) {
    const folder = join(ROOT, 'content', language)
    for (const file of readdirSync(folder).filter((name) => !/^(tutor|speech|chat)/.test(name)))
      for (const char of readFileSync(join(folder, file), 'utf8')) if (char > '\x1f') found.add(char)
  }
  return found
}

/** Reads the character map (format 4) of a WOFF2 file. */
function charactersIn(file: Buffer): (code: number) => boolean {
  const map = tableOf(file, 0)
  const subtables = map.readUInt16BE(2)
  for (let index = 0; index < subtables; index++) {
    const at = map.readUInt32BE(4 + index * 8 + 4)
    if (map.readUInt16BE(at) === 4) return (code) => isInSegments(map.subarray(at), code)
  }
  throw new Error('The font has no character map of format 4')
}

function isInSegments(table: Buffer, code: number): boolean {
  const size = table.readUInt16BE(6)
  for (let at = 0; at < size; at += 2) {
    const [end, start] = [table.readUInt16BE(14 + at), table.readUInt16BE(16 + size + at)]
    if (start <= code && code <= end) return true
  }
  return false
}

/** A table by its number among WOFF2's known tags; `cmap` is 0. Glyphs are stored transformed, with a length of their own. */
function tableOf(file: Buffer, wanted: number): Buffer {
  const tables = file.readUInt16BE(12)
  let at = 48
  const readNumber = () => {
    for (let value = 0; ; ) {
      const byte = file.readUInt8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  let [offset, found] = [0, { start: 0, length: 0 }]
  for (let index = 0; index < tables; index++) {
    const flags = file.readUInt8(at++)
    const tag = flags & 63
    if (tag === 63) at += 4
    const length = readNumber()
    const isTransformed = tag === 10 || tag === 11 ? flags >> 6 === 0 : flags >> 6 !== 0
    const stored = isTransformed ? readNumber() : length
    if (tag === wanted) found = { start: offset, length: stored }
    offset += stored
  }
  return brotliDecompressSync(file.subarray(at)).subarray(found.start, found.start + found.length)
}
