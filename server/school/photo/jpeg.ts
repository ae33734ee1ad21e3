import { joined, type Picture, type Size, viewOf } from './bytes.ts'

/** Markers, after 0xff. */
const START = 0xd8
const END = 0xd9
const SCAN = 0xda
const RESTARTS = { first: 0xd0, last: 0xd7 }
/** Baseline, extended and progressive: what browsers write and read. */
const FRAMES = [0xc0, 0xc1, 0xc2]
/** Tables, and what a decoder must know of the colours. */
const TABLES = [0xc4, 0xdb, 0xdd, 0xee]
const KEPT = [...FRAMES, ...TABLES, SCAN]

interface Segment {
  marker: number
  bytes: Uint8Array
}

/** A JPEG with the parts that make the picture alone; null if it is none, or not whole. */
export function readJpeg(bytes: Uint8Array): Picture | null {
  const segments = segmentsOf(bytes)
  const frame = segments?.find(({ marker }) => FRAMES.includes(marker))
  const size = frame && sizeIn(frame.bytes)
  if (!segments || !size) return null
  const kept = segments.filter(({ marker }) => KEPT.includes(marker)).map((segment) => segment.bytes)
  return { ...size, bytes: joined([Uint8Array.of(0xff, START), ...kept, Uint8Array.of(0xff, END)]) }
}

/** Everything between start and end; what follows the end is dropped. */
function segmentsOf(bytes: Uint8Array): Segment[] | null {
  if (bytes[0] !== 0xff || bytes[1] !== START) return null
  const segments: Segment[] = []
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    const headEnd = at + 2 + viewOf(bytes).getUint16(at + 2)
    const end = marker === SCAN ? endOfScan(bytes, headEnd) : headEnd
    segments.push({ marker, bytes: bytes.subarray(at, end) })
    if (bytes[end] === 0xff && bytes[end + 1] === END) return segments
    at = end
  }
  return null
}

function sizeIn(frame: Uint8Array): Size | null {
  if (frame.length < 9) return null
  const view = viewOf(frame)
  return { height: view.getUint16(5), width: view.getUint16(7) }
}

/** Where the next marker stands: in coded data 0xff is followed by zero, or by a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    const next = bytes[at + 1] ?? 0
    const isCoded = next === 0 || (next >= RESTARTS.first && next <= RESTARTS.last)
    if (bytes[at] === 0xff && !isCoded) return at
  }
  return bytes.length
}
