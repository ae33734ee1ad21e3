import { createHash, timingSafeEqual } from 'node:crypto'

/** In the same time whatever was sent: hashes have one length, and are compared as a whole. */
export const isSameSecret = (given: string, secret: string): boolean => timingSafeEqual(hashOf(given), hashOf(secret))

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
