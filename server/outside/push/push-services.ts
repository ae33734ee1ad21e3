/** Where the subscriptions of Chrome, Firefox, Edge and Safari are. */
const SERVICES = ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.notify.windows.com', 'web.push.apple.com']

/** Subscriptions come from browsers: without this, the site could be made to call any address. */
export function isPushService(endpoint: string, extraOrigin: string | null): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username || url.password) return false
  if (url.origin === extraOrigin) return true
  if (url.protocol !== 'https:' || url.port) return false
  return SERVICES.some((name) => (name.startsWith('*') ? url.hostname.endsWith(name.slice(1)) : url.hostname === name))
}
