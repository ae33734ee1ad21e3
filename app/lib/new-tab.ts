/** Opened by the click itself: browsers block a window that is opened later, after an answer. */
export function openTab(title: string): Window | null {
  const tab = open('', '_blank')
  if (!tab) return null
  tab.opener = null
  tab.document.title = title
  return tab
}

/** By a link in the tab itself, which needs no opener and tells no referrer. False when there is no such tab. */
export function sendOn(tab: Window | null, address: string): boolean {
  if (!tab || tab.closed) return false
  const link = tab.document.createElement('a')
  link.href = address
  link.rel = 'noreferrer'
  tab.document.body.append(link)
  link.click()
  return true
}
