import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** Loaded before a site in a process of its own: tests make hundreds of hashes, each of a third of a second. */
type Scrypt = (
  password: crypto.BinaryLike,
  salt: crypto.BinaryLike,
  bytes: number,
  options: crypto.ScryptOptions,
  done: (error: Error | null, key: NonSharedBuffer) => void,
) => void
const CHEAP = { N: 1024, r: 8, p: 1 }

const scrypt: Scrypt = crypto.scrypt
const cheap: Scrypt = (password, salt, bytes, _options, done) => scrypt(password, salt, bytes, CHEAP, done)
Object.assign(crypto, { scrypt: cheap })
syncBuiltinESMExports()
