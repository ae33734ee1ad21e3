import type { Locator, Page } from '@playwright/test'
import { expect } from './site-test.ts'

const MOST_STOPS = 200

export const button = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first()
export const link = (page: Page, name: string | RegExp) =>
  page
    .getByRole('link', { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first()
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** The page as somebody without a mouse has it. Every stop shows where the focus is, and no key loses it. */
export function keyboardOf(page: Page) {
  const { keyboard } = page

  /** Tab, or back with Shift, until the target is reached. */
  async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeVisible()
    // To find it by its name after each key costs more than the key.
    let element = await target.elementHandle()
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      const place = await element?.evaluate((one) => ({
        isThere: one.isConnected,
        has: one === document.activeElement,
      }))
      if (place?.has) return expectSeen()
      if (place?.isThere) await keyboard.press(key)
      else element = await target.elementHandle()
    }
    throw new Error(`The keyboard does not reach ${target}`)
  }

  /** Where the focus is can be seen: it has a ring, or what is around it has. */
  async function expectSeen(): Promise<void> {
    await expect.poll(() => page.evaluate(problemOfFocus), { message: 'the focus can be seen' }).toBe('')
  }

  return {
    tabTo,
    expectSeen,
    async press(...keys: string[]): Promise<void> {
      for (const key of keys) await keyboard.press(key)
    },
    async enter(target: Locator): Promise<void> {
      await tabTo(target)
      await keyboard.press('Enter')
    },
    async type(target: Locator, text: string): Promise<void> {
      await tabTo(target)
      await keyboard.press('ControlOrMeta+a')
      await keyboard.type(text)
    },
  }
}

function problemOfFocus(): string {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return 'the focus is lost'
  const { x, y, width, height } = focused.getBoundingClientRect()
  const isInside = x + width >= 0 && y + height >= 0 && x <= innerWidth && y <= innerHeight
  if (!isInside) return `out of sight: ${focused.outerHTML.slice(0, 120)}`
  // The title of a sheet is where it begins, not something to press.
  if (focused.matches('dialog h2')) return ''
  const around = [focused, focused.nextElementSibling, focused.parentElement, focused.closest('label')]
  const hasRing = around.some((element) => {
    if (!element) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  return hasRing ? '' : `no ring: ${focused.outerHTML.slice(0, 160)}`
}
