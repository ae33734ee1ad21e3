import { DESKTOP, openHome } from './home-page.ts'
import { expect, expectAccessible, test, WITH_MOTION } from './site-test.ts'

test.use({ ...DESKTOP, ...WITH_MOTION })

test.describe('teachers', () => {
  test('HOME-09 HOME-17 eight cards: initials, name, title, quoted bio, experience, at most three specialties', async ({
    page,
  }) => {
    await openHome(page)
    const cards = page.locator('.flip-card')
    await expect(cards).toHaveCount(8)
    for (const card of await cards.all()) {
      const front = card.locator('.flip-card-front')
      await expect(front.locator('.cloth span')).toHaveText(/^\p{Lu}{1,2}$/u)
      await expect(front.locator('.cloth .bust')).toHaveJSProperty('complete', true)
      await expect(front.getByRole('heading')).not.toBeEmpty()
      await expect(front.locator('.flip-card-title')).toHaveText(/^(Local|International) Trainer · \d+\+ years$/)
      await expect(front.locator('blockquote')).toHaveText(/^“.+”$/)
      expect(await front.locator('.badge').count()).toBeLessThanOrEqual(3)
      await expect(card.locator('.flip-card-back dt')).toHaveText([
        'Education',
        'Certifications',
        'Languages',
        'Achievements',
      ])
      await expect(card.locator('.flip-card-back dd + dd').last()).toHaveCSS('margin-top', '6px')
    }
  })

  test('HOME-09 a card flips under the mouse, and its button turns it back', async ({ page }) => {
    await openHome(page)
    const card = page.locator('.flip-card').first()
    const turned = () =>
      card.locator('.flip-card-inside').evaluate((inside) => new DOMMatrix(getComputedStyle(inside).transform).m11)
    await card.scrollIntoViewIfNeeded()
    await page.mouse.move(2, 2)
    expect(await turned()).toBe(1)
    await card.hover()
    await expect.poll(turned).toBeCloseTo(-1)
    await card.getByRole('button', { name: /Back to/ }).click()
    await expect.poll(turned).toBeCloseTo(1)
    await page.mouse.move(2, 2)
    await card.hover()
    await expect.poll(turned).toBeCloseTo(-1)
  })

  test('HOME-09 where motion is not wanted, the other side is seen under the mouse at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHome(page)
    const card = page.locator('.flip-card').first()
    await card.hover()
    const side = () =>
      card.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const seen = document.elementFromPoint(left + width / 2, top + height / 2)
        return seen?.closest('.flip-card-inside > *')?.className
      })
    await expect.poll(side).toBe('flip-card-back')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
  })

  test('HOME-09 by keyboard its own buttons flip it, and the hidden side is out of reach', async ({ page }) => {
    await openHome(page)
    await page.mouse.move(2, 2)
    const card = page.locator('.flip-card').first()
    const front = card.getByRole('button', { name: /See .* qualifications|qualifications/ })
    await front.focus()
    await page.keyboard.press('Enter')
    const back = card.getByRole('button', { name: /Back to/ })
    await expect(back).toBeFocused()
    await expect(card.locator('.flip-card-front')).toHaveAttribute('inert', '')
    await expectAccessible(page, 'a flipped card')
    await page.keyboard.press('Enter')
    await expect(card.locator('.flip-card-back')).toHaveAttribute('inert', '')
    await expect(card.locator('.flip-card-front button')).toBeFocused()
  })

  test('HOME-09 whoever has gone on while a card turns keeps the focus', async ({ page }) => {
    await openHome(page)
    await page.locator('.flip-card').first().scrollIntoViewIfNeeded()
    const buttons = page.locator('.flip-card-front button')
    // In one go: the card turns after the next paint.
    await buttons.evaluateAll(([first, second]: HTMLElement[]) => {
      first?.click()
      second?.focus()
    })
    await expect(page.locator('.flip-card').first()).toHaveClass(/flip-card-turned/)
    await expect(buttons.nth(1)).toBeFocused()
  })
})
