import type { TestSite } from './test-site.ts'

export interface Visitor {
  post(path: string, body?: unknown): Promise<{ status: number; body: Answer; response: Response }>
  get(path: string): Promise<{ status: number; body: Answer; response: Response }>
  /** Sends a file. */
  put(path: string, file: Uint8Array, type: string): Promise<{ status: number; body: Answer; response: Response }>
  /** The cookies of this browser, as it would send them. */
  cookies: Map<string, string>
}

interface Answer {
  success?: boolean
  status?: string
  demoCode?: string
  user?: { email: string; emailVerified: boolean }
  hasPassword?: boolean
  hasGoogle?: boolean
  error?: { code: string; message: string; details?: unknown }
}

/** Somebody with a browser: cookies are kept and sent. */
export function visitor(site: Pick<TestSite, 'request'>, { from = '127.0.0.1', language = 'id' } = {}): Visitor {
  const cookies = new Map([['lang', language]])
  const call = async (path: string, init: RequestInit) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await site.request(path, { ...init, from, headers: { ...init.headers, cookie } })
    for (const line of response.headers.getSetCookie()) keep(cookies, line)
    const text = await response.clone().text()
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {}, response }
  }
  return {
    cookies,
    get: (path) => call(path, {}),
    put: (path, file, type) =>
      call(path, { method: 'PUT', body: file as Uint8Array<ArrayBuffer>, headers: { 'content-type': type } }),
    post: (path, body = {}) =>
      call(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }
}

/** The operator's browser, which opened the link that the start prints. */
export async function operator(site: Pick<TestSite, 'request' | 'services'>): Promise<Visitor> {
  const who = visitor(site)
  await who.get(site.services.demoMode.entryPath())
  return who
}

function keep(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = line.match(/^([^=]+)=([^;]*)/) ?? []
  if (/max-age=0\b/i.test(line)) cookies.delete(name)
  else cookies.set(name, value)
}
