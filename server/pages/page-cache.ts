import { createHash } from 'node:crypto'
import type { Language } from '../../domain/shared/language.ts'
import { type EncodedBodies, type Encoding, encodeOnce } from './encodings.ts'

export interface ReadyPage {
  bodies: EncodedBodies
  /** A strong tag must differ where the bytes do. */
  tags: Record<Encoding, string>
}

/** Pages for visitors without a session, ready to send. Its keys are pages of the table and two languages, so it cannot grow. */
export function createPageCache(render: (page: string, language: Language) => string) {
  const pages = new Map<string, Promise<ReadyPage>>()

  return {
    get(page: string, language: Language): Promise<ReadyPage> {
      const key = `${page} ${language}`
      const known = pages.get(key)
      if (known) return known
      const made = makeReady(() => render(page, language))
      pages.set(key, made)
      made.catch(() => pages.delete(key))
      return made
    },
  }
}

async function makeReady(render: () => string): Promise<ReadyPage> {
  const body = Buffer.from(render())
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const tags = { br: `"${hash}-br"`, gzip: `"${hash}-gz"`, identity: `"${hash}"` }
  return { bodies: await encodeOnce(body), tags }
}
