export const AFTER_SIGN_IN = '/documents'

/**
 * The sign-in pages, API calls, paths that a browser reads as another host ('/.//host' becomes '//host'), and encoded
 * slashes and backslashes, which another program may decode first.
 */
const EXCLUDED = /^\/((login|signup|reset-password|api)(\/|$)|\/)|%(2f|5c)/i

/** Where to go after signing in: the requested path if it is on this site, otherwise the documents. */
export function returnPath(asked: string | null | undefined): string {
  if (!asked || asked.length > 500 || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(asked)) return AFTER_SIGN_IN
  const url = URL.parse(asked, 'http://own.invalid')
  if (url?.origin !== 'http://own.invalid' || EXCLUDED.test(url.pathname)) return AFTER_SIGN_IN
  return `${url.pathname}${url.search}${url.hash}`
}

export const signInPath = (returnTo: string): string => `/login?returnTo=${encodeURIComponent(returnTo)}`
