import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'
export type EncodedBodies = Record<Encoding, Buffer>

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

let lastAccepted = ''
let lastChosen: Encoding = 'identity'
/** Mostly the same as for the request before. */
export function chooseEncoding(acceptEncoding = ''): Encoding {
  if (acceptEncoding === lastAccepted) return lastChosen
  lastAccepted = acceptEncoding
  lastChosen = (['br', 'gzip'] as const).find((encoding) => takes(acceptEncoding, encoding)) ?? 'identity'
  return lastChosen
}

function takes(acceptEncoding: string, name: string): boolean {
  return acceptEncoding.split(',').some((part) => {
    const [encoding, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    return encoding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}

/** Best compression, for a cached body. */
export async function encodeOnce(body: Buffer): Promise<EncodedBodies> {
  const [br, gz] = await Promise.all([brotliAt(body, constants.BROTLI_MAX_QUALITY), gzipped(body, { level: 9 })])
  return { br, gzip: gz, identity: body }
}

/** Fast compression, for a body that is sent once. */
export async function encodeFor(encoding: Encoding, body: Buffer): Promise<Buffer> {
  if (encoding === 'br') return brotliAt(body, 4)
  if (encoding === 'gzip') return gzipped(body, { level: 4 })
  return body
}

const brotliAt = (body: Buffer, quality: number): Promise<Buffer> =>
  brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
