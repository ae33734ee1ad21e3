import type { Page } from '@playwright/test'

/** A picture of a page, or of a state that a few steps lead to. */
export interface Shot {
  name: string
  path: string
  /** The site with the data that the picture needs; the plain one unless told. */
  place?: PlaceName
  /** Only the visible window, not the whole page. */
  onlyWindow?: boolean
  /** Only at widths from here on. */
  fromWidth?: number
  prepare?(page: Page): Promise<void>
}

/** Nobody signed in; an owner before anybody wrote; an owner with invented people. */
export type PlaceName = 'plain' | 'first-day' | 'desk'
