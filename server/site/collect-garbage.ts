import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Starting leaves behind what V8 would keep for long, a fifth of all memory. It can be asked only by its test switch. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: object) => void
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
