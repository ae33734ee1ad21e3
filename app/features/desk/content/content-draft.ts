import type { Section } from '../../../../domain/desk/desk-content-contract.ts'

export interface ContentDraft {
  /** The version that it changes. */
  version: number
  value: unknown
  atMs: number
}

const keyOf = (section: Section): string => `desk-content-${section}`

/** Outlives the page, the tab and the session. */
export function keptDraft(section: Section): ContentDraft | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(section)) ?? 'null')
  } catch {
    return null
  }
}

export function keepDraft(section: Section, draft: ContentDraft): ContentDraft {
  try {
    localStorage.setItem(keyOf(section), JSON.stringify(draft))
  } catch {
    // Without storage it lasts as long as the page.
  }
  return draft
}

export function forgetDraft(section: Section): void {
  try {
    localStorage.removeItem(keyOf(section))
  } catch {
    // There is none.
  }
}
