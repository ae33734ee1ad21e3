import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Built from kernel.c, which says how. */
const KERNEL = join(import.meta.dirname, 'kernel.wasm')
const PAGE_BYTES = 65_536
/** For the tables of the kernel itself. */
const OWN_BYTES = 2 * 1024 * 1024

export interface Kernel {
  memory: WebAssembly.Memory
  /** Where a block of this many bytes is from now on. */
  take(bytes: number): number
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

/** With room for this many bytes beside its own. */
export function openKernel(bytes: number): Kernel {
  const memory = new WebAssembly.Memory({ initial: Math.ceil((OWN_BYTES + bytes) / PAGE_BYTES) })
  const module = new WebAssembly.Module(readFileSync(KERNEL))
  const { exports } = new WebAssembly.Instance(module, { env: { memory } })
  let free = OWN_BYTES
  return {
    memory,
    take: (wanted) => {
      const start = free
      free += Math.ceil(wanted / 16) * 16
      return start
    },
    ...(exports as Pick<Kernel, 'encode' | 'apply'>),
  }
}
