import { joined, type Picture, type Size, viewOf } from './bytes.ts'

const RIFF_HEADER = 12
const CHUNK_HEADER = 8
/** Chunks that make a still picture; any other is left out. */
const KEPT = ['VP8X', 'ALPH', 'VP8 ', 'VP8L']
const MOVING = ['ANIM', 'ANMF']
/** Of what VP8X announces, only transparency is left. */
const HAS_ALPHA = 0x10

interface Chunk {
  name: string
  bytes: Uint8Array
}

/** A WebP with the parts that make the picture alone; null if it is none, moves, or is not whole. */
export function readWebp(bytes: Uint8Array): Picture | null {
  const isWebp = textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP'
  const chunks = isWebp ? chunksOf(bytes) : null
  if (!chunks || chunks.some(({ name }) => MOVING.includes(name))) return null
  const [size] = chunks.flatMap((chunk) => sizeIn(chunk) ?? [])
  if (!size) return null
  const kept = chunks.filter(({ name }) => KEPT.includes(name)).map(announcingLess)
  const whole = joined([bytes.subarray(0, RIFF_HEADER), ...kept])
  viewOf(whole).setUint32(4, whole.length - 8, true)
  return { ...size, bytes: whole }
}

function chunksOf(bytes: Uint8Array): Chunk[] | null {
  const chunks: Chunk[] = []
  let at = RIFF_HEADER
  while (at + CHUNK_HEADER <= bytes.length) {
    const length = viewOf(bytes).getUint32(at + 4, true)
    const end = at + CHUNK_HEADER + length + (length % 2)
    if (end > bytes.length) return null
    chunks.push({ name: textAt(bytes, at), bytes: bytes.subarray(at, end) })
    at = end
  }
  return chunks
}

function announcingLess({ name, bytes }: Chunk): Uint8Array {
  if (name !== 'VP8X') return bytes
  const changed = bytes.slice()
  changed[CHUNK_HEADER] = (bytes[CHUNK_HEADER] ?? 0) & HAS_ALPHA
  return changed
}

/** Of the coded picture itself, whatever the frame around it says. */
function sizeIn({ name, bytes }: Chunk): Size | null {
  const data = bytes.subarray(CHUNK_HEADER)
  const view = viewOf(data)
  if (name === 'VP8 ' && data.length >= 10 && data[3] === 0x9d && data[4] === 0x01 && data[5] === 0x2a)
    return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff }
  if (name !== 'VP8L' || data.length < 5 || data[0] !== 0x2f) return null
  const bits = view.getUint32(1, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

const textAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))
