import { writeSync } from 'node:fs'
import { destination } from 'pino'

const STANDARD_OUTPUT = 1
const FLUSH_EVERY_MS = 1000
/** Handed on together: the stream measures all that it holds whenever it is given something. */
const PIECE_LENGTH = 4096
const WRITE = { minLength: 32 * 1024, maxWrite: 64 * 1024 }

/** Buffered for up to a second: a write per line would cost as much as answering the request. */
export function standardOutput(): { write(line: string): void } {
  let piece = ''
  process.once('exit', writeRest)
  const stream = destination({ dest: STANDARD_OUTPUT, sync: false, ...WRITE })
  setInterval(flush, FLUSH_EVERY_MS).unref()
  return {
    write: (line) => {
      piece += line
      if (piece.length >= PIECE_LENGTH) handOn()
    },
  }

  function handOn(): void {
    stream.write(piece)
    piece = ''
  }

  function flush(): void {
    if (piece) handOn()
    stream.flush()
  }

  function writeRest(): void {
    try {
      stream.flushSync()
      writeSync(STANDARD_OUTPUT, piece)
    } catch {
      // Nobody reads any more.
    }
  }
}
