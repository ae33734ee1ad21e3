// The desk without a network: the last copy of each page that was opened, and the files that it needs.
// Runs under /admin alone. Whoever is not let in any more leaves no copy behind.
const PAGES = 'desk-pages'
const FILES = 'desk-files'
const MOST_PAGES = 40
/** Whoever waits longer for the network gets what is kept. */
const PATIENCE_MS = 5000
/** Windows that show a kept page, until they have asked. */
const copies = new Set()

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('message', (event) => event.waitUntil(obey(event.data ?? {})))
addEventListener('message', ({ data, source, ports }) => {
  if (data?.isCopy) ports[0].postMessage(copies.delete(source.id))
})

async function obey({ forget, files, page }) {
  if (forget) await caches.delete(PAGES)
  if (Array.isArray(files)) {
    // The page may have been on its way when the worker began.
    await clients.claim()
    await keepFiles(files)
  }
  if (typeof page === 'string') await fetch(page).then((response) => keepOpen(page, response), () => {})
}

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate' && /^\/admin(\/|$)/.test(pathname)) event.respondWith(openPage(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(openFile(request))
  else if (/^\/school\/.*\.json$/.test(pathname)) event.respondWith(openWords(request))
})

/** What the network answers; what is kept, if it fails or stays silent. */
async function answerOr(answering, findKept) {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  const answer = await Promise.race([answering, patience]).catch(() => undefined)
  return answer ?? (await findKept()) ?? answering
}

async function openPage({ request, resultingClientId }) {
  return answerOr(fetchPage(request), async () => {
    const kept = await keptPage(request.url)
    if (kept) copies.add(resultingClientId)
    return kept
  })
}

async function fetchPage(request) {
  const response = await fetch(request)
  await keepPage(request.url, response.clone())
  return response
}

async function keptPage(url) {
  const pages = await caches.open(PAGES)
  return (
    (await pages.match(url)) ??
    (await pages.match(url.split('?')[0])) ??
    (await pages.match(url, { ignoreSearch: true })) ??
    (await pages.match('/admin/inbox', { ignoreSearch: true }))
  )
}

/** Of a page that is open, 404 says that somebody was erased, and nothing of the others. */
async function keepOpen(url, response) {
  if (response.status !== 404) await keepPage(url, response)
}

/** 404 is for who is no longer on the team, but also for a wrong address: the list tells which. */
const isOnTeam = () =>
  fetch('/admin/inbox', { redirect: 'manual' }).then(
    ({ ok }) => ok,
    () => false,
  )

async function keepPage(url, response) {
  const pages = await caches.open(PAGES)
  if (response.status === 404 && (await isOnTeam())) return pages.delete(url)
  // A redirect leads to sign-in; an error says nothing.
  const isRefused = response.type === 'opaqueredirect' || response.redirected || response.status === 404
  if (isRefused) return caches.delete(PAGES)
  if (!response.ok) return
  await pages.delete(url)
  await pages.put(url, response)
  const kept = await pages.keys()
  await Promise.all(kept.slice(0, -MOST_PAGES).map((old) => pages.delete(old)))
}

/** The names of these files change with their content. */
async function openFile(request) {
  const files = await caches.open(FILES)
  const kept = await files.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await files.put(request, response.clone())
  return response
}

/** The school's own words. A process that does not know this version yet answers with the last one: the network is first. */
async function openWords(request) {
  const files = await caches.open(FILES)
  const fetchWords = async () => {
    const response = await fetch(request)
    if (response.ok) await files.put(request, response.clone())
    return response
  }
  return answerOr(fetchWords(), () => files.match(request))
}

async function keepFiles(paths) {
  const files = await caches.open(FILES)
  const known = new Set((await files.keys()).map(({ url }) => new URL(url).pathname))
  await Promise.allSettled(paths.filter((path) => !known.has(path)).map((path) => files.add(path)))
  // Files of earlier builds.
  const wanted = new Set(paths)
  if (known.size > 200) for (const path of known) if (!wanted.has(path)) await files.delete(path)
}

// Always shows something: browsers revoke subscriptions that stay silent.
addEventListener('push', (event) => event.waitUntil(showNotice(contentOf(event.data))))

function contentOf(data) {
  try {
    return data.json()
  } catch {
    return { title: 'Front desk', body: '', tag: 'unknown', path: '/admin', actions: [], personId: null }
  }
}

async function showNotice({ title, body, tag, path, actions, personId, testId }) {
  await registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    actions,
    data: { path, personId },
  })
  if (!testId) return
  for (const client of await openDesks()) client.postMessage({ testArrived: true })
}

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(follow(event.action, event.notification.data))
})

async function follow(action, { path, personId }) {
  // Whoever is signed out, or too late, sees why on the page.
  if (action === 'claim') await send(`/api/desk/people/${personId}/claim`, {}).catch(() => {})
  const [open] = await openDesks()
  if (!open) return clients.openWindow(path)
  await open.focus()
  return open.navigate(path).catch(() => clients.openWindow(path))
}

const openDesks = async () => {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  return windows.filter(({ url }) => /^\/admin(\/|$)/.test(new URL(url).pathname))
}

const send = (path, body) =>
  fetch(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })

// A browser may change its subscription at any time. Pages of the desk tell the server, too: here nobody may be signed in.
addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))

async function renew({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options
  const subscription = newSubscription ?? (options && (await registration.pushManager.subscribe(options)))
  if (subscription) await send('/api/desk/devices', subscription.toJSON())
}
