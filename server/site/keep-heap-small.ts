import { setFlagsFromString } from 'node:v8'

/**
 * Beyond what is in use, the heap may grow by half before V8 collects. By default it grows fourfold where the machine has
 * much memory, and keeps it.
 */
export const keepHeapSmall = (): void => setFlagsFromString('--heap-growing-percent=50')
