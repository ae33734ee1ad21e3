import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import { clientAddress } from '../http/client-address.ts'
import type { SiteEnvironment } from '../http/environment.ts'
import { describeRate, type Rate, type RateLimitDeps } from '../http/rate-limit.ts'
import type { RateLimiter } from '../http/rate-limiter.ts'

export type AccountCall =
  | 'sign-up'
  | 'send-otp'
  | 'verify-otp'
  | 'ask-reset'
  | 'reset'
  | 'own-account'
  | 'google'
  | 'team'
  | 'code'

const perQuarterHour = (points: number): Rate => ({ points, durationS: 15 * 60 })
const perHour = (points: number): Rate => ({ points, durationS: 60 * 60 })

/** A whole office or mobile carrier may share one address. */
const RATES: Record<AccountCall, { perAccount?: Rate; perAddress: Rate }> = {
  'sign-up': { perAccount: perHour(5), perAddress: perHour(60) },
  'send-otp': { perAccount: perHour(6), perAddress: perHour(100) },
  'verify-otp': { perAccount: perQuarterHour(20), perAddress: perQuarterHour(200) },
  'ask-reset': { perAccount: perHour(4), perAddress: perHour(60) },
  'reset': { perAccount: perQuarterHour(10), perAddress: perQuarterHour(60) },
  'own-account': { perAccount: perQuarterHour(10), perAddress: perQuarterHour(100) },
  'google': { perAddress: perQuarterHour(100) },
  'team': { perAccount: perHour(60), perAddress: perHour(200) },
  'code': { perAccount: perHour(15), perAddress: perQuarterHour(100) },
}
const CALLS = Object.keys(RATES) as AccountCall[]

/** Limits store account names only as hashes. */
export const hashAccount = (secret: string, account: string): string =>
  createHmac('sha256', secret).update(account.toLowerCase()).digest('base64url')

/** Limits per account and per client address; sign-in has its own. */
export function accountLimits({ limiter, configuration, secret }: RateLimitDeps & { secret: string }) {
  const limiters = new Map<string, RateLimiter>()
  for (const call of CALLS) {
    const { perAccount, perAddress } = RATES[call]
    limiters.set(`${call} address`, limiter({ name: `account-address:${call}`, ...perAddress }))
    if (perAccount) limiters.set(`${call} account`, limiter({ name: `account:${call}`, ...perAccount }))
  }
  const countersOf = (c: Context<SiteEnvironment>, call: AccountCall, account?: string) =>
    [
      [limiters.get(`${call} address`), clientAddress(c.env?.incoming, configuration.trustedProxies)],
      [account === undefined ? undefined : limiters.get(`${call} account`), account && hashAccount(secret, account)],
    ] as const
  return {
    /** Rejects with 'rate.limited' when the address or the account has no points left. */
    take: async (c: Context<SiteEnvironment>, call: AccountCall, account?: string): Promise<void> => {
      for (const [counter, key] of countersOf(c, call, account)) await counter?.take(key ?? '')
    },
    /** For calls of which only failures count. */
    refund: async (c: Context<SiteEnvironment>, call: AccountCall, account?: string): Promise<void> => {
      for (const [counter, key] of countersOf(c, call, account)) await counter?.refund(key ?? '')
    },
    describe: (call: AccountCall): string => {
      const { perAccount, perAddress } = RATES[call]
      const account = perAccount ? `${describeRate(perAccount)} per account and ` : ''
      return `At most ${account}${describeRate(perAddress)} per client address; then 429 with Retry-After.`
    },
  }
}

export type AccountLimits = ReturnType<typeof accountLimits>
