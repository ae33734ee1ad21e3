/** RFC 9116 wants an end within a year; whoever reads it today may rely on it for a quarter. */
const VALID_MS = 90 * 24 * 60 * 60_000

export function securityText(contact: string, siteUrl: string | null, nowMs: number): string {
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(nowMs + VALID_MS).toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: id, en',
    ...(siteUrl ? [`Canonical: ${siteUrl}/.well-known/security.txt`] : []),
  ]
  return `${lines.join('\n')}\n`
}
