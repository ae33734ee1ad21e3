/** Names that lead nowhere; services refuse them, Apple's first of all. */
const NOWHERE = ['localhost', 'local', 'internal', 'test', 'invalid', 'example']

/** Whom a push service writes to about the site: a mailto: or https: address, or null if there is no real one. */
export function pushSubject(adminEmail: string | null, siteUrl: string | null): string | null {
  if (adminEmail && isRealHost(adminEmail.slice(adminEmail.lastIndexOf('@') + 1))) return `mailto:${adminEmail}`
  const url = siteUrl ? URL.parse(siteUrl) : null
  return url?.protocol === 'https:' && isRealHost(url.hostname) ? url.origin : null
}

function isRealHost(host: string): boolean {
  const labels = host.toLowerCase().split('.')
  const last = labels.at(-1) ?? ''
  return labels.length > 1 && /^[a-z][a-z0-9-]+$/.test(last) && !NOWHERE.includes(last)
}
