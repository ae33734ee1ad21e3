import type { ExplainAnswer, Explanation } from '../../domain/explainer/explainer-contract.ts'
import { lookUp } from '../../english/dictionary/look-up.ts'
import { toExplanation } from '../../server/explainer/to-explanation.ts'
import type { TestSite } from './test-site.ts'

/** What a site without a model answers. */
export const fromDictionary = (typed: string): Explanation => toExplanation(lookUp(typed))

let users = 0

/** Asks for a word, each time as somebody else unless told. */
export async function explain(site: TestSite, word: string, userId = `user_${users++}`, from = '127.0.0.1') {
  const response = await site.request('/api/explain-word', {
    method: 'POST',
    body: JSON.stringify({ word, userId }),
    headers: { 'content-type': 'application/json' },
    from,
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as ExplainAnswer }
}
