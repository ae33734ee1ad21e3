import { z } from 'zod'

export const PORT = z.coerce.number().int().min(0).max(65_535)
export const TEXT = z.string().min(1)

export const httpAddress = (error = 'must be an http:// or https:// address') => z.url({ protocol: /^https?$/, error })

/** An own one, not Google's or WhatsApp's: long enough that nobody guesses it. */
export const randomText = (min: number) => z.string().min(min, `must be at least ${min} random characters`)

export const oneLine = (maxLength: number) =>
  z
    .string()
    .trim()
    .regex(/^\P{Cc}+$/u, 'must be one line of text')
    .max(maxLength, `must have at most ${maxLength} characters`)

/** A whole number of something; its bounds are in the messages. */
export const countOf = (things: string, { min, max }: { min: number; max: number }) =>
  z.coerce
    .number({ error: `must be a number of ${things}` })
    .int(`must be a whole number of ${things}`)
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`)

export const withoutSlash = (address: string): string => address.replace(/\/$/, '')

/** Scheme, host and port alone. */
export const ORIGIN = httpAddress()
  .refine(isOriginOnly, 'must be scheme and host only, with no path, query or password')
  .transform((url) => new URL(url).origin)

export function isOriginOnly(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password
}
