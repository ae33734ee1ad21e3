import type { RateLimiters } from '../http/rate-limiter.ts'

/** Who asks the hosted model. The visitor's id is of their own making, so their address has a share as well. */
export interface Asker {
  userId: string
  address: string
}

export interface TokenShares {
  isSpent(asker: Asker): Promise<boolean>
  spend(asker: Asker, tokens: number): Promise<void>
}

const DAY_S = 24 * 60 * 60
/** Shares of the day's tokens: an address may be a whole office. */
const OF_VISITOR = 1 / 40
const OF_ADDRESS = 1 / 5

/** Nobody can use up the day's tokens alone: beyond their share the embedded tutor answers them, the model the others. */
export function tokenShares(limiter: RateLimiters, tokensADay: number): TokenShares {
  const share = (part: number) => Math.max(1, Math.ceil(tokensADay * part))
  const byVisitor = limiter({ name: 'tokens:id', points: share(OF_VISITOR), durationS: DAY_S })
  const byAddress = limiter({ name: 'tokens:address', points: share(OF_ADDRESS), durationS: DAY_S })
  return {
    isSpent: async ({ userId, address }) => (await byVisitor.isSpent(userId)) || byAddress.isSpent(address),
    spend: async ({ userId, address }, tokens) => {
      await Promise.all([byVisitor.spend(userId, tokens), byAddress.spend(address, tokens)])
    },
  }
}
