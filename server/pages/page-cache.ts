import { createHash } from 'node:crypto'
import { LANGUAGES, type Language } from '../../domain/shared/language.ts'
import type { Screen } from '../../domain/shared/screen-contract.ts'
import { type EncodedBodies, type Encoding, encodeOnce } from './encodings.ts'

export interface ReadyPage {
  bodies: EncodedBodies
  /** Strong ETags must differ by encoding. */
  tags: Record<Encoding, string>
}

export type PageCache = ReturnType<typeof createPageCache>

/** Compressed pages for visitors without a session. Its size is limited by the number of pages and languages. */
export function createPageCache(screen: Screen, siteUrl: string | null) {
  const pages = new Map<string, Promise<ReadyPage>>()
  const ready = new Map<string, ReadyPage>()
  const keyOf = (page: string, language: Language): string => `${page} ${language}`

  function get(page: string, language: Language): Promise<ReadyPage> {
    const key = keyOf(page, language)
    const known = pages.get(key)
    if (known) return known
    const made = makeReady(() => screen.render({ page, language, auth: { status: 'signed-out' }, siteUrl }))
    pages.set(key, made)
    const isCurrent = () => pages.get(key) === made
    made.then(
      (page) => isCurrent() && ready.set(key, page),
      () => isCurrent() && pages.delete(key),
    )
    return made
  }

  return {
    get,
    /** Undefined until `get` has made it. */
    getReady: (page: string, language: Language): ReadyPage | undefined => ready.get(keyOf(page, language)),
    /** After a change of what pages show. */
    clear(): void {
      pages.clear()
      ready.clear()
    },
    /** Renders the indexed pages in advance, because the first rendering of a page is slow. */
    async prepare(): Promise<void> {
      for (const page of screen.pages) {
        if (!page.cached || !page.indexed) continue
        for (const language of LANGUAGES) await get(page.id, language)
      }
    },
  }
}

async function makeReady(render: () => string): Promise<ReadyPage> {
  const body = Buffer.from(render())
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const tags = { br: `"${hash}-br"`, gzip: `"${hash}-gz"`, identity: `"${hash}"` }
  return { bodies: await encodeOnce(body), tags }
}
