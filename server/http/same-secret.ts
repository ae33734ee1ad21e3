import { createHash, timingSafeEqual } from 'node:crypto'

/** Constant time: hashing gives both values the same length. */
export const isSameSecret = (given: string, secret: string): boolean => timingSafeEqual(hashOf(given), hashOf(secret))

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
