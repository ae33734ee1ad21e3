/** Of error correction level M, by version from 1 to 40: correction bytes in a block, and blocks. */
const CORRECTION_BYTES = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28,
  28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
]
const BLOCKS = [
  1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35,
  37, 38, 40, 43, 45, 47, 49,
]
const BYTE_MODE = '0100'
const PADDING = [0xec, 0x11]

export interface Codewords {
  version: number
  bytes: number[]
}

/** The text as bytes in the smallest version that holds them, with error correction, in the order of the symbol. */
export function codewordsOf(text: string): Codewords {
  const content = [...new TextEncoder().encode(text)]
  const version =
    BLOCKS.findIndex((_, index) => headBits(index + 1) + content.length * 8 <= dataBytes(index + 1) * 8) + 1
  if (version === 0) throw new RangeError('The text is too long for a QR code.')
  return { version, bytes: interleaved(padded(content, version), version) }
}

const countBits = (version: number): number => (version < 10 ? 8 : 16)
const headBits = (version: number): number => BYTE_MODE.length + countBits(version)

/** All bytes that a symbol holds. */
function rawBytes(version: number): number {
  let modules = (16 * version + 128) * version + 64
  if (version >= 2) {
    const alignments = Math.floor(version / 7) + 2
    modules -= (25 * alignments - 10) * alignments - 55
  }
  return Math.floor((version >= 7 ? modules - 36 : modules) / 8)
}

const at = (table: readonly number[], version: number): number => table[version - 1] ?? 0

const dataBytes = (version: number): number => rawBytes(version) - at(CORRECTION_BYTES, version) * at(BLOCKS, version)

function padded(content: readonly number[], version: number): number[] {
  const capacity = dataBytes(version) * 8
  const size = content.length.toString(2).padStart(countBits(version), '0')
  const bits = `${BYTE_MODE}${size}${content.map((byte) => byte.toString(2).padStart(8, '0')).join('')}`
  const ended = `${bits}${'0'.repeat(Math.min(4, capacity - bits.length))}`
  const bytes = (ended.match(/.{1,8}/g) ?? []).map((eight) => Number.parseInt(eight.padEnd(8, '0'), 2))
  return Array.from({ length: capacity / 8 }, (_, index) => bytes[index] ?? PADDING[(index - bytes.length) % 2] ?? 0)
}

/** Later blocks have one byte more where the data cannot be shared out evenly. */
function interleaved(data: readonly number[], version: number): number[] {
  const [blocks, correction] = [at(BLOCKS, version), at(CORRECTION_BYTES, version)]
  const shortLength = Math.floor(data.length / blocks)
  const longer = data.length % blocks
  const divisor = generator(correction)
  let from = 0
  const parts = Array.from({ length: blocks }, (_, index) => {
    const length = shortLength + (index >= blocks - longer ? 1 : 0)
    const part = data.slice(from, from + length)
    from += length
    return { data: part, correction: remainder(part, divisor) }
  })
  const rows = (length: number, pick: (part: (typeof parts)[number]) => readonly number[]) =>
    Array.from({ length }, (_, row) => parts.flatMap((part) => pick(part)[row] ?? [])).flat()
  return [...rows(shortLength + 1, (part) => part.data), ...rows(correction, (part) => part.correction)]
}

/** Reed-Solomon: the product of (x - 2^i), without its leading 1. */
function generator(degree: number): number[] {
  let result: number[] = [...Array(degree - 1).fill(0), 1]
  let root = 1
  for (let count = 0; count < degree; count += 1) {
    result = result.map((coefficient, index) => multiply(coefficient, root) ^ (result[index + 1] ?? 0))
    root = multiply(root, 2)
  }
  return result
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  let result: number[] = divisor.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ (result[0] ?? 0)
    result = divisor.map((coefficient, index) => (result[index + 1] ?? 0) ^ multiply(coefficient, factor))
  }
  return result
}

/** In the field of 256 elements with the polynomial 0x11d. */
export function multiply(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) product = (product << 1) ^ ((product >>> 7) * 0x11d) ^ (((b >>> bit) & 1) * a)
  return product
}
