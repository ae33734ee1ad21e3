import { createHash } from 'node:crypto'
import type { BreachedPasswords } from './breached-passwords.ts'

const TIMEOUT_MS = 2000
const SENT_DIGITS = 5

/**
 * A list that is asked by range, as haveibeenpwned.com describes it: it gets the first five digits of a hash, shared by
 * some thousand passwords, and answers with the rest of each. It learns neither the password nor whose it is.
 */
export const rangeList = (url: string): BreachedPasswords => ({
  has: async (password) => {
    // The list's own hash; nothing is protected by it.
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
    const response = await fetch(`${url}/${hash.slice(0, SENT_DIGITS)}`, {
      headers: { 'add-padding': 'true' },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`status ${response.status}`)
    const rest = `${hash.slice(SENT_DIGITS)}:`
    const line = (await response.text()).split('\n').find((one) => one.startsWith(rest))
    // Padding, which hides the true length of the answer, is counted 0 times.
    return line !== undefined && Number(line.slice(rest.length)) > 0
  },
})
