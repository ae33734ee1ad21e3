/** Where links in mails lead. Never taken from a request: its Host header is anyone's to choose. */
export const publicOrigin = ({ siteUrl, port }: { siteUrl: string | null; port: number }): string =>
  siteUrl ?? `http://localhost:${port}`
