import type { IncomingMessage } from 'node:http'

/** What each request carries through the handlers. */
export interface SiteEnvironment {
  Bindings: {
    /** The connection, as the Node server gives it; tests give the part that is read. */
    incoming: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string; localAddress?: string } }
  }
  Variables: {
    requestId: string
    /** Headers that every answer carries, for handlers that write theirs in one go. */
    commonHeaders: Record<string, string>
    hasCommonHeaders?: boolean
  }
}
