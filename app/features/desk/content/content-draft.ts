export interface ContentDraft {
  /** The version that it changes. */
  version: number
  value: unknown
  /** The earlier version that it began with. */
  restored?: unknown
  atMs: number
}

/** By the key of its account and section; outlives the page, the tab and the session. */
export function keptDraft(key: string): ContentDraft | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export function keepDraft(key: string, draft: ContentDraft): ContentDraft {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Without storage it lasts as long as the page.
  }
  return draft
}

export function forgetDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // There is none.
  }
}
