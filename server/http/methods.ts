import type { Context } from 'hono'
import { Failure } from '../../domain/shared/failure.ts'
import { isLanguage } from '../../domain/shared/language.ts'

interface RouteTable {
  routes: readonly { method: string; path: string }[]
}

/** Only /register has no GET route; its forms are on the home page. */
const registrationForm = (language: string | undefined): string =>
  isLanguage(language) ? `/?lang=${language}#promo` : '/#promo'

/**
 * For requests without a route: null when no other method has one either. Otherwise answers OPTIONS, sends browsers a
 * page, and throws 'method.not_allowed' for other clients.
 */
export function methodsOf(table: RouteTable, answerUnsent: (c: Context, allowed: string) => Promise<Response>) {
  const byPattern = new Map<string, Set<string>>()
  for (const { method, path } of table.routes) {
    if (method === 'ALL' || path.includes('*')) continue
    const methods = byPattern.get(path) ?? new Set()
    byPattern.set(path, methods.add(method))
  }
  const patterns = [...byPattern].map(([path, methods]) => ({ matches: patternOf(path), methods }))

  return {
    answerOtherMethods: (c: Context): Response | Promise<Response> | null => {
      const methods = patterns
        .filter(({ matches }) => matches.test(c.req.path))
        .flatMap((pattern) => [...pattern.methods])
      // A route of the method asked for may have nothing to show.
      if (methods.length === 0 || methods.includes(c.req.method)) return null
      const allowed = [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])]
        .sort()
        .join(', ')
      c.header('allow', allowed)
      if (c.req.method === 'OPTIONS') return c.body(null, 204)
      if (wantsPage(c))
        return c.req.method === 'GET'
          ? c.redirect(registrationForm(c.req.query('lang')), 303)
          : answerUnsent(c, allowed)
      throw new Failure('method.not_allowed')
    },
  }
}

/** A form sent by the browser itself, without script. */
export const isPlainForm = (c: Context): boolean => c.req.method === 'POST' && wantsPage(c)

const wantsPage = (c: Context): boolean =>
  !/^\/(api|webhooks)\//.test(c.req.path) && Boolean(c.req.header('accept')?.includes('text/html'))

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.+*?^$()[\]{}|\\]/g, '\\$&').replace(/:[A-Za-z]+/g, '[^/]+')}$`)
