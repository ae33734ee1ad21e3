import { crc32, deflateSync } from 'node:zlib'

/** Drawings on a grid, by the size of their cells: pages show them as PNG, one pixel a cell. */
export const WOVEN: Record<string, number> = {
  'hero-scene': 6,
  'hero-scene-mobile': 4,
  'auth-scene': 4,
  'art-business-english': 8,
  'art-exam-prep': 8,
  'art-general-english': 8,
  'art-interpreter-services': 8,
  'cloth-1-truntum': 6,
  'cloth-2-songket': 6,
  'cloth-3-pucuk-rebung': 6,
  'cloth-4-poleng-light': 6,
  'cloth-5-ulos': 6,
  'cloth-6-kawung-light': 6,
  'cloth-7-mega-mendung': 6,
  'cloth-8-ikat': 6,
  'pattern-songket': 4,
  'pattern-songket-green': 4,
  'pattern-songket-red': 4,
  'pattern-kawung': 4,
  'pattern-kawung-gold': 4,
  'pattern-truntum': 4,
  'border-selvedge': 3,
  'border-pucuk-rebung': 3,
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const BOX = /M(\d+) (\d+)h(\d+)v(\d+)(?:h-\d+|H\d+)z/g

/** The coloured boxes of a drawing as a PNG with a palette. What else is in it, such as threads, is left out. */
export function wovenPicture(svg: string, cell: number): Buffer {
  const [, width = 0, height = 0] = svg.match(/viewBox="0 0 (\d+) (\d+)"/)?.map(Number) ?? []
  const [columns, rows] = [width / cell, height / cell]
  // A row begins with the number of its filter: none.
  const pixels = Buffer.alloc((columns + 1) * rows)
  const palette: string[] = ['000000']
  for (const [, colour = '', boxes = ''] of svg.matchAll(/<path fill="#(\w{6})" d="([^"]*)"/g)) {
    palette.push(colour)
    for (const [, ...numbers] of boxes.matchAll(BOX)) {
      const [x = 0, y = 0, wide = 0, high = 0] = numbers.map((number) => Number(number) / cell)
      if (![x, y, wide, high].every(Number.isInteger)) throw new Error(`A box is not on a grid of ${cell}`)
      for (let row = y; row < y + high; row++) {
        const start = row * (columns + 1) + 1 + x
        pixels.fill(palette.length - 1, start, start + wide)
      }
    }
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(columns, rows)),
    chunk('PLTE', Buffer.from(palette.join(''), 'hex')),
    chunk('tRNS', Buffer.from([0])),
    chunk('IDAT', deflateSync(pixels, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Eight bits a pixel, by palette. */
function header(width: number, height: number): Buffer {
  const fields = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0])
  fields.writeUInt32BE(width, 0)
  fields.writeUInt32BE(height, 4)
  return fields
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(data.length, 0)
  named.copy(framed, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}
