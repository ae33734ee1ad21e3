import type { Page } from '@playwright/test'

interface Shot {
  name: string
  path: string
  /** The window as a visitor sees it, not the whole page. */
  onlyWindow?: boolean
  prepare?(page: Page): Promise<void>
}

const clickButton = (name: string) => (page: Page) => page.getByRole('button', { name }).click()

/** Every page and every state worth looking at. */
export const SHOTS: readonly Shot[] = [
  { name: 'home', path: '/' },
  { name: 'home-fold', path: '/', onlyWindow: true },
  {
    name: 'home-scrolled',
    path: '/',
    onlyWindow: true,
    prepare: (page) => page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' })),
  },
  {
    name: 'menu',
    path: '/',
    onlyWindow: true,
    prepare: async (page) => {
      const burger = page.locator('.header-burger')
      if (await burger.isVisible()) await burger.click()
    },
  },
  { name: 'not-found', path: '/tidak-ada', onlyWindow: true },
  { name: 'components', path: '/dev/components' },
  { name: 'modal', path: '/dev/components', onlyWindow: true, prepare: clickButton('Buka modal') },
  { name: 'toast', path: '/dev/components', onlyWindow: true, prepare: clickButton('Toast masalah') },
  { name: 'loading', path: '/dev/components', onlyWindow: true, prepare: clickButton('Layar memuat') },
  { name: 'error', path: '/dev/components', onlyWindow: true, prepare: clickButton('Layar galat') },
]
