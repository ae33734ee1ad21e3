import type { Role } from './roles.ts'

export const AFTER_SIGN_IN = '/documents'
const DESK = '/admin'
export const SECURITY_PATH = '/account/security'

/**
 * The sign-in pages, API calls, paths that a browser reads as another host ('/.//host' becomes '//host'), and encoded
 * slashes and backslashes, which another program may decode first.
 */
const EXCLUDED = /^\/((login|signup|reset-password|api)(\/|$)|\/)|%(2f|5c)/i

/** The requested path if it is on this site, otherwise the other one. */
export function returnPath(asked: string | null | undefined, otherwise = AFTER_SIGN_IN): string {
  if (!asked || asked.length > 500 || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(asked)) return otherwise
  const url = URL.parse(asked, 'http://own.invalid')
  if (url?.origin !== 'http://own.invalid' || EXCLUDED.test(url.pathname)) return otherwise
  return `${url.pathname}${url.search}${url.hash}`
}

interface Arriving {
  role?: Role | undefined
  needsTwoStep?: boolean | undefined
}

/** Where to go after signing in. People with a role go to the desk, but first set up the second factor they need. */
export function destinationOf({ role, needsTwoStep }: Arriving, asked: string | null | undefined): string {
  const path = returnPath(asked, role || needsTwoStep ? DESK : AFTER_SIGN_IN)
  return needsTwoStep ? `${SECURITY_PATH}?returnTo=${encodeURIComponent(path)}` : path
}

export const signInPath = (returnTo: string): string => `/login?returnTo=${encodeURIComponent(returnTo)}`
