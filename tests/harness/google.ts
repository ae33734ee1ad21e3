import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { interactionPolicy, Provider } from 'oidc-provider'

export interface Google {
  /** What the site must be told to use it. */
  environment: Record<string, string>
  stop(): Promise<void>
}

const CLIENT = { client_id: 'site-client', client_secret: 'site-secret-of-the-test' }
const SCOPE = 'openid email'

/**
 * A real OpenID provider on loopback in Google's place. Whoever signs in there has the address they type; one that
 * begins with 'unverified' is not vouched for.
 */
export async function startGoogle(siteAddress: string): Promise<Google> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const issuer = `http://127.0.0.1:${port}`
  const provider = createProvider(issuer, `${siteAddress}/api/auth/callback/google`)
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (request.url === '/favicon.ico') response.writeHead(204).end()
    else if (request.url?.startsWith('/interaction/')) answerPerson(provider, request, response)
    else answer(request, response)
  })
  return {
    environment: {
      GOOGLE_CLIENT_ID: CLIENT.client_id,
      GOOGLE_CLIENT_SECRET: CLIENT.client_secret,
      GOOGLE_AUTHORIZATION_URL: `${issuer}/auth`,
      GOOGLE_TOKEN_URL: `${issuer}/token`,
      GOOGLE_JWKS_URL: `${issuer}/jwks`,
      GOOGLE_ISSUER: issuer,
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function createProvider(issuer: string, redirectUri: string): Provider {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }, () => ({})), 0)
  return new Provider(issuer, {
    clients: [{ ...CLIENT, redirect_uris: [redirectUri] }],
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: !id.startsWith('unverified') }),
    }),
  })
}

/** One page that asks who someone is, and one click to agree or not. */
async function answerPerson(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') {
    const form =
      '<form method="post"><input name="email" aria-label="Email"><button name="go" value="yes">Continue</button><button name="go" value="no">Cancel</button></form>'
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>Provider</title>${form}`)
    return
  }
  const answers = new URLSearchParams(await text(request))
  const accountId = answers.get('email') ?? ''
  if (answers.get('go') === 'no')
    return provider.interactionFinished(request, response, { error: 'access_denied', error_description: 'refused' })
  const grant = new provider.Grant({ accountId, clientId: CLIENT.client_id })
  grant.addOIDCScope(SCOPE)
  const consent = { grantId: await grant.save() }
  await provider.interactionFinished(request, response, { login: { accountId }, consent, select_account: {} })
}
