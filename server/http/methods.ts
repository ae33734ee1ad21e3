import type { Context } from 'hono'
import { Failure } from '../../domain/shared/failure.ts'

interface RouteTable {
  routes: readonly { method: string; path: string }[]
}

/**
 * Tells a path that does not exist from one that exists but takes other methods.
 * Answers OPTIONS itself; for anything else throws 'method.not_allowed' with an Allow header, or returns when the path is unknown.
 */
export function methodsOf(table: RouteTable) {
  const byPattern = new Map<string, Set<string>>()
  for (const { method, path } of table.routes) {
    if (method === 'ALL' || path.includes('*')) continue
    const methods = byPattern.get(path) ?? new Set()
    byPattern.set(path, methods.add(method))
  }
  const patterns = [...byPattern].map(([path, methods]) => ({ matches: patternOf(path), methods }))

  return {
    answerOtherMethods: (c: Context): Response | null => {
      const methods = patterns
        .filter(({ matches }) => matches.test(c.req.path))
        .flatMap((pattern) => [...pattern.methods])
      if (methods.length === 0) return null
      const allowed = [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])].sort()
      c.header('allow', allowed.join(', '))
      if (c.req.method === 'OPTIONS') return c.body(null, 204)
      throw new Failure('method.not_allowed')
    },
  }
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.+*?^$()[\]{}|\\]/g, '\\$&').replace(/:[A-Za-z]+/g, '[^/]+')}$`)
