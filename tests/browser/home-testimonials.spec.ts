import type { Page } from '@playwright/test'
import { DESKTOP, openHome } from './home-page.ts'
import { alive, expect, test, WITH_MOTION } from './site-test.ts'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

test.use({ ...DESKTOP, ...WITH_MOTION })

test.describe('testimonials', () => {
  const shownPage = (page: Page) => page.locator('.carousel-dots [aria-current]').getAttribute('aria-label')
  const shownCards = (page: Page) => page.locator('.carousel-pair:not([inert]) .quote')

  test('HOME-10 HOME-17 sixteen quotes with name, role and five stars, four a page from 768 px', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1000 })
    await openHome(page)
    await expect(page.locator('.quote')).toHaveCount(16)
    await expect(shownCards(page)).toHaveCount(4)
    await expect(page.locator('.carousel-dots button:visible')).toHaveCount(4)
    const first = shownCards(page).first()
    const stars = first.getByRole('img', { name: '5 out of 5 stars' })
    await expect(stars).not.toHaveCSS('background-image', 'none')
    await expect(stars).toHaveCSS('width', '105px')
    await expect(stars).toHaveCSS('background-size', '21px 100%')
    await expect(first.locator('blockquote')).not.toBeEmpty()
    await expect(first.locator('figcaption b')).not.toBeEmpty()
    await expect(first.locator('figcaption b + span')).not.toBeEmpty()
    await expect(page.locator('.carousel-track')).toHaveCSS('transition-duration', '0.5s')
  })

  test('HOME-10 two a page below 768 px', async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 1000 })
    await openHome(page)
    await expect(shownCards(page)).toHaveCount(2)
    await expect(page.locator('.carousel-dots button:visible')).toHaveCount(8)
  })

  test('HOME-10 previous, next and dots work and wrap around', async ({ page }) => {
    await openHome(page)
    await page.getByRole('button', { name: 'Previous' }).click()
    expect(await shownPage(page)).toBe('Page 4')
    await page.getByRole('button', { name: 'Next' }).click()
    expect(await shownPage(page)).toBe('Page 1')
    await page.getByRole('button', { name: 'Page 3' }).click()
    expect(await shownPage(page)).toBe('Page 3')
    await expect(shownCards(page).first()).toBeInViewport()
  })

  test('HOME-10 advances every 4000 ms, rests under the pointer, the focus and by its button', async ({ page }) => {
    await openHome(page)
    await page.clock.install()
    await page.mouse.move(2, 2)
    await page.reload()
    await page.clock.runFor(2500)
    await alive(page)
    await page.evaluate(() => dispatchEvent(new Event('wake')))
    await page.clock.runFor(100)
    await expect(page.locator('[data-asleep]')).toHaveCount(0)
    await expect(page.locator('.carousel-alive')).toHaveCount(1)
    const begun = await shownPage(page)
    await page.clock.runFor(4000)
    const next = await shownPage(page)
    expect(next).not.toBe(begun)
    await page.locator('.carousel').hover()
    await page.clock.runFor(9000)
    expect(await shownPage(page)).toBe(next)
    await page.mouse.move(2, 2)
    await page.clock.runFor(4000)
    const third = await shownPage(page)
    expect(third).not.toBe(next)
    await page.getByRole('button', { name: 'Next' }).focus()
    await page.clock.runFor(9000)
    expect(await shownPage(page)).toBe(third)
    await page.getByRole('button', { name: 'Pause autoplay' }).click()
    await page.mouse.move(2, 2)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.clock.runFor(9000)
    expect(await shownPage(page)).toBe(third)
  })

  test.describe('on a phone', () => {
    test.use(PHONE)
    test('a swipe turns the page', async ({ page }) => {
      await openHome(page)
      const box = await page.locator('.carousel-window').boundingBox()
      if (!box) throw new Error('no carousel')
      await page.locator('.carousel').scrollIntoViewIfNeeded()
      await page.locator('.carousel-window').evaluate((element) => {
        const at = (x: number) => ({ bubbles: true, pointerType: 'touch', clientX: x, clientY: 0 })
        element.dispatchEvent(new PointerEvent('pointerdown', at(300)))
        element.dispatchEvent(new PointerEvent('pointerup', at(100)))
      })
      expect(await shownPage(page)).toBe('Page 2')
    })
  })
})
