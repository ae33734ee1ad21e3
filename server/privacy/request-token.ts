import { createHash } from 'node:crypto'

/** What is kept of a token: enough to know it again, too little to use it. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')
