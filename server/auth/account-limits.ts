import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import { clientAddress } from '../http/client-address.ts'
import type { SiteEnvironment } from '../http/environment.ts'
import type { Services } from '../services.ts'

interface Rate {
  points: number
  durationS: number
}

const QUARTER_S = 15 * 60
const HOUR_S = 60 * 60

/** An address may stand for a whole office or carrier, an account for one person. */
const RATES = {
  'sign-in': { perAccount: { points: 10, durationS: QUARTER_S }, perAddress: { points: 100, durationS: QUARTER_S } },
  'sign-up': { perAccount: { points: 5, durationS: HOUR_S }, perAddress: { points: 60, durationS: HOUR_S } },
  'send-otp': { perAccount: { points: 6, durationS: HOUR_S }, perAddress: { points: 100, durationS: HOUR_S } },
  'verify-otp': { perAccount: { points: 20, durationS: QUARTER_S }, perAddress: { points: 200, durationS: QUARTER_S } },
  'ask-reset': { perAccount: { points: 4, durationS: HOUR_S }, perAddress: { points: 60, durationS: HOUR_S } },
  'reset': { perAccount: { points: 10, durationS: QUARTER_S }, perAddress: { points: 60, durationS: QUARTER_S } },
  'own-account': {
    perAccount: { points: 10, durationS: QUARTER_S },
    perAddress: { points: 100, durationS: QUARTER_S },
  },
  'google': { perAccount: { points: 100, durationS: QUARTER_S }, perAddress: { points: 100, durationS: QUARTER_S } },
} satisfies Record<string, { perAccount: Rate; perAddress: Rate }>

export type AccountCall = keyof typeof RATES

/** Limits of the calls around accounts, by account and by client address. Counters name no account in plain words. */
export function accountLimits({ limiter, configuration, secret }: Services) {
  const calls = Object.entries(RATES).map(([name, { perAccount, perAddress }]) => [
    name,
    {
      byAccount: limiter({ name: `account:${name}`, ...perAccount }),
      byAddress: limiter({ name: `account-address:${name}`, ...perAddress }),
    },
  ])
  const limiters = Object.fromEntries(calls)
  const hashed = (account: string) => createHmac('sha256', secret).update(account.toLowerCase()).digest('base64url')
  return {
    /** Rejects with 'rate.limited' when the address, or the account, has had its share. */
    take: async (c: Context<SiteEnvironment>, call: AccountCall, account?: string): Promise<void> => {
      await limiters[call].byAddress.take(clientAddress(c.env?.incoming, configuration.trustedProxies))
      if (account !== undefined) await limiters[call].byAccount.take(hashed(account))
    },
    describe: (call: AccountCall): string => {
      const { perAccount, perAddress } = RATES[call]
      return `At most ${inWords(perAccount)} per account and ${inWords(perAddress)} per client address; then 429 with Retry-After.`
    },
  }
}

export type AccountLimits = ReturnType<typeof accountLimits>

const inWords = ({ points, durationS }: Rate): string => `${points} calls in ${durationS} s`
