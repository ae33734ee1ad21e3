import type { PageDescription } from '../../domain/shared/screen-contract.ts'

/** Named by a header, so that the Content-Security-Policy needs no exception. */
export const SPECULATION_RULES = '/ahead.json'

/**
 * Which links browsers may follow ahead, when a visitor points at them: public pages, exactly as they are linked.
 * Addresses with a query (a language that would be remembered), documents, the desk and all calls are not among them.
 * Sign-in pages are fetched only: to render them means to ask for the session.
 */
export function speculationRules(pages: readonly PageDescription[]) {
  const open = pages.filter(({ guard, cached }) => guard === 'anyone' && cached)
  const rule = (isMeant: (page: PageDescription) => unknown) => ({
    where: { href_matches: open.filter(isMeant).map(({ path }) => ({ pathname: path, search: '' })) },
    eagerness: 'moderate',
  })
  return {
    prerender: [rule(({ indexed }) => indexed)],
    prefetch: [rule(({ redirectsWhen }) => redirectsWhen)],
  }
}
