import type { Configuration } from '../site/configuration.ts'

/** Where links in mails lead. Never taken from a request: its Host header is anyone's to choose. */
export const publicOrigin = ({ siteUrl, port }: Pick<Configuration, 'siteUrl' | 'port'>): string =>
  siteUrl ?? `http://localhost:${port}`
