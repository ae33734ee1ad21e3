/** Opened by the click itself: browsers block a window that is opened later, after an answer. */
export function openTab(title: string): Window | null {
  const tab = open('', '_blank')
  if (!tab) return null
  tab.opener = null
  tab.document.title = title
  return tab
}

/** By a link in the tab itself, which needs no opener and tells no referrer. False when there is no such tab any more. */
export function sendOn(tab: Window | null, address: string): boolean {
  const page = tab && !tab.closed && documentIn(tab)
  if (!page) return false
  const link = page.createElement('a')
  link.href = address
  link.rel = 'noreferrer'
  page.body.append(link)
  link.click()
  return true
}

/** None when the visitor has taken the tab to another site meanwhile. */
function documentIn(tab: Window): Document | null {
  try {
    return tab.document
  } catch {
    return null
  }
}
