import { expect as base, type Locator } from '@playwright/test'

type Matcher = (...args: unknown[]) => Promise<void>

export const EXPECT_LIMIT_MS = 15_000
const HOLDS_WITHOUT_ELEMENT = new Set(['not', 'toHaveCount', 'toBeHidden', 'toBeAttached'])

const isLocator = (value: unknown): value is Locator => value?.constructor?.name === 'Locator'

/**
 * Playwright's `expect`, which describes the whole page for its report each time that an element is not there yet. This one
 * waits for the element first, without a description.
 */
export const expect = new Proxy(base, {
  apply(target, self, args: Parameters<typeof base>) {
    const matchers = Reflect.apply(target, self, args)
    const [actual] = args
    return isLocator(actual) ? waiting(matchers, actual) : matchers
  },
})

const waiting = <Matchers extends object>(matchers: Matchers, element: Locator): Matchers =>
  new Proxy(matchers, {
    get(target, name) {
      const matcher = Reflect.get(target, name) as Matcher
      if (typeof matcher !== 'function' || HOLDS_WITHOUT_ELEMENT.has(String(name))) return matcher
      return async (...args: unknown[]) => {
        if (!Array.isArray(args[0])) await attached(element, args)
        return matcher(...args)
      }
    },
  })

/** Whether it came is for the matcher to say. */
const attached = (element: Locator, args: unknown[]) => {
  const { timeout = EXPECT_LIMIT_MS } = (args.at(-1) ?? {}) as { timeout?: number }
  return element
    .first()
    .waitFor({ state: 'attached', timeout })
    .catch(() => {})
}
