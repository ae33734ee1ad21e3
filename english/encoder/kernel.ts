import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FLOAT } from './rows.ts'

/** Built from kernel.c, which says how. */
const KERNEL = join(import.meta.dirname, 'kernel.wasm')
const PAGE_BYTES = 65_536
/** For the tables of the kernel itself. */
const OWN_BYTES = 2 * 1024 * 1024
const ALIGNED = 16

export interface Kernel {
  /** Puts weights there, and tells where. */
  put(bytes: Uint8Array): number
  /** Room for numbers, from now on. */
  takeFloats(count: number): { start: number; floats: Float32Array }
  encode(weights: number, layers: number, rows: number, count: number): void
  apply(
    weights: number,
    rows: number,
    out: number,
    count: number,
    outputs: number,
    inputs: number,
    isActivated: 0 | 1,
  ): void
}

/** With room for this many bytes beside its own; a page is for what is lost between blocks. */
export function openKernel(bytes: number): Kernel {
  const memory = new WebAssembly.Memory({ initial: Math.ceil((OWN_BYTES + bytes) / PAGE_BYTES) + 1 })
  const module = new WebAssembly.Module(readFileSync(KERNEL))
  const { exports } = new WebAssembly.Instance(module, { env: { memory } })
  let free = OWN_BYTES
  const take = (wanted: number): number => {
    const start = free
    free += Math.ceil(wanted / ALIGNED) * ALIGNED
    return start
  }
  return {
    put: (weights) => {
      const start = take(weights.length)
      new Uint8Array(memory.buffer).set(weights, start)
      return start
    },
    takeFloats: (count) => {
      const start = take(count * FLOAT)
      return { start, floats: new Float32Array(memory.buffer, start, count) }
    },
    ...(exports as Pick<Kernel, 'encode' | 'apply'>),
  }
}
