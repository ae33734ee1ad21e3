import { type DeskKind, HAND_KINDS } from './views.ts'

/** Sources that the filter offers; any other is 'other'. */
export const SOURCES = ['instagram', 'google', 'tiktok', 'facebook', 'linkedin', 'direct', 'other'] as const
export type Source = (typeof SOURCES)[number]

/** The first match of a campaign's source or the referring host. */
const NAMED: readonly [RegExp, Source][] = [
  [/^(ig|instagram|.*\binstagram\..*)$/, 'instagram'],
  [/^(google|adwords|gads|.*\bgoogle\..*)$/, 'google'],
  [/^(tiktok|tt|.*\btiktok\..*)$/, 'tiktok'],
  [/^(fb|facebook|meta|.*\bfacebook\..*|fb\.me)$/, 'facebook'],
  [/^(linkedin|.*\blinkedin\..*|lnkd\.in)$/, 'linkedin'],
]

/** Whoever came by or called has no source, unless they were on the site before. */
export const hasSource = ({ kind, source }: { kind: DeskKind; source: Source }): boolean =>
  source !== 'direct' || !HAND_KINDS.some((byHand) => byHand === kind)

interface Origin {
  utm?: Record<string, string> | undefined
  referrer?: string | undefined
}

/** From where a visitor came to the site. */
export function sourceOf({ utm = {}, referrer = '' }: Origin): Source {
  const named = (utm.utm_source ?? URL.parse(referrer)?.hostname ?? '').toLowerCase().replace(/^www\./, '')
  if (named === '') return 'direct'
  return NAMED.find(([pattern]) => pattern.test(named))?.[1] ?? 'other'
}
