import { syncBuiltinESMExports } from 'node:module'
import zlib from 'node:zlib'

/** Loaded before a site: it compresses its pages as well as it can, for months, but a test's lives for a moment. */
type Compress = (body: zlib.InputType, options: zlib.BrotliOptions, done: zlib.CompressCallback) => void
const QUICK = { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 }

const brotliCompress: Compress = zlib.brotliCompress
const quick: Compress = (body, { params }, done) => brotliCompress(body, { params: { ...params, ...QUICK } }, done)
Object.assign(zlib, { brotliCompress: quick })
syncBuiltinESMExports()
