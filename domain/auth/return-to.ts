export const AFTER_SIGN_IN = '/documents'

/** Pages of signing in itself, calls, and what a browser would take for another host ('/.//host' is '//host'). */
const NO_PLACE = /^\/((login|signup|reset-password|api)(\/|$)|\/)/

/** Where to go after signing in: a path of this site that was asked for, else the documents. Anything else is someone else's. */
export function returnPath(asked: string | null | undefined): string {
  if (!asked || asked.length > 500 || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(asked)) return AFTER_SIGN_IN
  const url = URL.parse(asked, 'http://own.invalid')
  if (url?.origin !== 'http://own.invalid' || NO_PLACE.test(url.pathname)) return AFTER_SIGN_IN
  return `${url.pathname}${url.search}${url.hash}`
}

/** The sign-in page, with the place remembered. */
export const signInPath = (returnTo: string): string => `/login?returnTo=${encodeURIComponent(returnTo)}`
