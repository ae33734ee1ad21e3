import { createServer } from 'node:http'
import { type ClientMetadata, interactionPolicy, Provider } from 'oidc-provider'

export interface Google {
  /** What the site must be told to use it. */
  environment: Record<string, string>
  stop(): Promise<void>
}

const CLIENT = { client_id: 'site-client', client_secret: 'site-secret-of-the-test' }

/**
 * A real OpenID provider on loopback in Google's place. Whoever signs in there has the address they type; one that
 * begins with 'unverified' is not vouched for.
 */
export async function startGoogle(siteAddress: string): Promise<Google> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const issuer = `http://127.0.0.1:${port}`
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }, () => ({})))
  const client: ClientMetadata = { ...CLIENT, redirect_uris: [`${siteAddress}/api/auth/callback/google`] }
  const provider = new Provider(issuer, {
    clients: [client],
    interactions: { policy },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: !id.startsWith('unverified') }),
    }),
  })
  server.on('request', provider.callback())
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
