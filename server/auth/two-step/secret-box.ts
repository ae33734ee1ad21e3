import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts with a key derived from the site's secret. The owner's id is bound in: a copied row opens nothing. */
export function secretBox(siteSecret: string) {
  const key = Buffer.from(hkdfSync('sha256', siteSecret, '', 'two-step secrets', 32))
  return {
    seal: (plain: Buffer, ownerId: string): string => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(ownerId))
      const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    /** Throws if it was sealed with another site's secret, or for somebody else. */
    open: (text: string, ownerId: string): Buffer => {
      const bytes = Buffer.from(text, 'base64url')
      const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)]
      const options = { authTagLength: TAG_BYTES }
      const decipher = createDecipheriv(ALGORITHM, key, nonce, options).setAAD(Buffer.from(ownerId)).setAuthTag(tag)
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
    },
  }
}
