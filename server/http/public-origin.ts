interface Address {
  siteUrl: string | null
  port: number
  host: string | null
}

/** The origin of links in mails. Not from the request, whose Host header can be forged. */
export const publicOrigin = ({ siteUrl, port, host }: Address): string =>
  siteUrl ?? `http://${addressName(host)}:${port}`

/** Where a browser reaches a site that listens on this address. */
export function addressName(host: string | null): string {
  if (host === null || host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
