/** The origin of links in mails. Not from the request, whose Host header can be forged. */
export const publicOrigin = ({ siteUrl, port }: { siteUrl: string | null; port: number }): string =>
  siteUrl ?? `http://localhost:${port}`
