/** A file of JSON and arrays of numbers, which are used where they are: nothing is copied or parsed. */

const KINDS = { Uint32Array, Uint16Array, Int16Array, Int8Array, Float32Array }
type Kind = keyof typeof KINDS
type Numbers = Uint32Array | Uint16Array | Int16Array | Int8Array | Float32Array

export interface Packed<Texts> {
  texts: Texts
  arrays: Record<string, Numbers>
}

interface Head {
  texts: unknown
  arrays: { name: string; kind: Kind; length: number }[]
}

const aligned = (bytes: number): number => Math.ceil(bytes / 4) * 4

/** Format: the length of the head, the head as JSON, then the arrays, each at a multiple of four. */
export function pack<Texts>({ texts, arrays }: Packed<Texts>): Uint8Array {
  const parts = Object.entries(arrays)
  const named = parts.map(([name, array]) => ({ name, kind: array.constructor.name as Kind, length: array.length }))
  const head = Buffer.from(JSON.stringify({ texts, arrays: named } satisfies Head))
  const start = aligned(4 + head.length)
  const bytes = new Uint8Array(parts.reduce((at, [, { byteLength }]) => at + aligned(byteLength), start))
  new DataView(bytes.buffer).setUint32(0, head.length, true)
  bytes.set(head, 4)
  let at = start
  for (const [, { buffer, byteOffset, byteLength }] of parts) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at)
    at += aligned(byteLength)
  }
  return bytes
}

export function unpack<Texts>(bytes: Uint8Array): Packed<Texts> {
  // A small file is read into a shared buffer at any offset, where no typed array can stand.
  const { buffer } = bytes.byteOffset === 0 ? bytes : new Uint8Array(bytes)
  const length = new DataView(buffer).getUint32(0, true)
  const head = JSON.parse(Buffer.from(buffer, 4, length).toString())
  const arrays: Record<string, Numbers> = {}
  let at = aligned(4 + length)
  for (const one of (head as Head).arrays) {
    const array = new KINDS[one.kind](buffer as ArrayBuffer, at, one.length)
    arrays[one.name] = array
    at += aligned(array.byteLength)
  }
  return { texts: head.texts, arrays }
}
