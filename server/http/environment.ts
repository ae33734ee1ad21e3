import type { IncomingMessage } from 'node:http'
import type { Role } from '../../domain/auth/roles.ts'

/** Hono's context types: the Node connection and per-request variables. */
export interface SiteEnvironment {
  Bindings: {
    /** Only the fields that are read, so that tests can pass them. */
    incoming: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string; localAddress?: string } }
  }
  Variables: {
    requestId: string
    /** Headers of every response, for handlers that set all headers at once. */
    commonHeaders: Record<string, string>
    hasCommonHeaders?: boolean
    /** Set for paths of the desk, which nobody else gets to. */
    staff?: { id: string; email: string; role: Role; sessionId: string }
    /** Called with the parsed JSON body, in this order, before the handler. */
    onValidBody?: readonly ((body: unknown) => Promise<void>)[]
  }
}
