import { createHmac } from 'node:crypto'
import { isSameSecret } from '../http/same-secret.ts'

/** Kept by the windows of a member. It opens nothing: it only lets them learn that they are on the team no more. */
export const memberProof = (secret: string, userId: string): string =>
  `${userId}.${createHmac('sha256', secret).update(`member of the desk ${userId}`).digest('base64url')}`

/** The account that the proof was made for; null if it was not made here. */
export function provenMember(secret: string, proof: string | undefined): string | null {
  const userId = proof?.slice(0, proof.lastIndexOf('.')) ?? ''
  return userId && isSameSecret(proof ?? '', memberProof(secret, userId)) ? userId : null
}
