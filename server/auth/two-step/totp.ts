import { createHmac, randomBytes } from 'node:crypto'
import { CODE_LENGTH } from '../../../domain/auth/account-rules.ts'
import { isSameSecret } from '../../http/same-secret.ts'

const SECRET_BYTES = 20
const STEP_MS = 30_000
/** A clock that is half a minute off is accepted. */
const DRIFT_STEPS = [0, -1, 1]
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const newSecret = (): Buffer => randomBytes(SECRET_BYTES)

/** As RFC 6238 has it, with the choices that every authenticator app knows: SHA-1, 30 seconds, 6 digits. */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** CODE_LENGTH).padStart(CODE_LENGTH, '0')
}

export const stepAt = (nowMs: number): number => Math.floor(nowMs / STEP_MS)

/** The step that the code belongs to, else null. */
export function stepOfCode(secret: Buffer, code: string, nowMs: number): number | null {
  const steps = DRIFT_STEPS.map((drift) => stepAt(nowMs) + drift)
  return steps.filter((step) => isSameSecret(code, codeAt(secret, step)))[0] ?? null
}

export function asBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** What a QR code for authenticator apps says. */
export function otpauthLink({ school, email, secret }: { school: string; email: string; secret: Buffer }): string {
  const label = `${encodeURIComponent(school)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${asBase32(secret)}&issuer=${encodeURIComponent(school)}`
}
