import { clientAddress } from '../http/client-address.ts'
import { describeRate, type Rate, type RateLimitDeps } from '../http/rate-limit.ts'
import type { RateLimiter } from '../http/rate-limiter.ts'
import { hashAccount } from './account-limits.ts'
import type { AuthContext } from './auth-context.ts'
import type { KnownBrowsers } from './known-browser.ts'

const perQuarterHour = (points: number): Rate => ({ points, durationS: 15 * 60 })
/** Strangers share the tries at an account, so that many addresses do not help a guesser. */
const STRANGER = { address: perQuarterHour(100), pair: perQuarterHour(10), account: perQuarterHour(30) }
/** Nobody else can use up the tries of a browser that its owner has signed in with. */
const KNOWN = { browser: perQuarterHour(10), account: perQuarterHour(100) }

interface Parts extends RateLimitDeps {
  secret: string
  browsers: KnownBrowsers
  /** Called when a stranger has used up the tries at an account, which may not exist. */
  onAttack(c: AuthContext, account: string): Promise<void>
}

interface Counter {
  limiter: RateLimiter
  key: string
  showsAttack?: boolean
}

/** Limits on failed sign-ins that lock out who guesses, not the owner. */
export function signInLimits({ limiter, configuration, secret, browsers, onAttack }: Parts) {
  const byAddress = limiter({ name: 'sign-in:address', ...STRANGER.address })
  const byPair = limiter({ name: 'sign-in:pair', ...STRANGER.pair })
  const byAccount = limiter({ name: 'sign-in:account', ...STRANGER.account })
  const byBrowser = limiter({ name: 'sign-in:browser', ...KNOWN.browser })
  const byKnownAccount = limiter({ name: 'sign-in:known', ...KNOWN.account })

  const countersOf = (c: AuthContext, account: string): Counter[] => {
    const hashed = hashAccount(secret, account)
    const browser = browsers.idOf(c.req.header('cookie'), account)
    if (browser) {
      return [
        { limiter: byBrowser, key: `${hashed} ${browser}` },
        { limiter: byKnownAccount, key: hashed },
      ]
    }
    const address = clientAddress(c.env?.incoming, configuration.trustedProxies)
    return [
      { limiter: byAddress, key: address },
      { limiter: byPair, key: `${hashed} ${address}`, showsAttack: true },
      { limiter: byAccount, key: hashed, showsAttack: true },
    ]
  }

  return {
    /** Rejects with 'rate.limited' when no tries are left. */
    take: async (c: AuthContext, account: string): Promise<void> => {
      for (const { limiter, key, showsAttack } of countersOf(c, account)) {
        try {
          await limiter.take(key)
        } catch (refusal) {
          if (showsAttack) await onAttack(c, account)
          throw refusal
        }
      }
    },
    /** Only failures count. */
    refund: async (c: AuthContext, account: string): Promise<void> => {
      for (const { limiter, key } of countersOf(c, account)) await limiter.refund(key)
    },
    description: `At most ${describeRate(STRANGER.pair)} per account and client address, ${describeRate(STRANGER.account)} per account and ${describeRate(STRANGER.address)} per client address; a browser that has signed in to the account before has ${KNOWN.browser.points} of its own. Then 429 with Retry-After. Only failures count.`,
  }
}
