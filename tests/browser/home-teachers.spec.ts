import { DESKTOP, openHome } from './home-page.ts'
import { expect, test, WITH_MOTION } from './site-test.ts'

test.use({ ...DESKTOP, ...WITH_MOTION })

test('HOME-09 HOME-17 eight cards that flip under the mouse, by keyboard, and without motion', async ({ page }) => {
  await openHome(page)
  const card = page.locator('.flip-card').first()
  const turned = () =>
    card.locator('.flip-card-inside').evaluate((inside) => new DOMMatrix(getComputedStyle(inside).transform).m11)

  const isTurnedTo = async (side: 1 | -1) => {
    await expect.poll(turned).toBeCloseTo(side)
    await card.evaluate((one) =>
      Promise.allSettled(one.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    )
  }

  await test.step('lines of a list keep apart', async () => {
    await expect(page.locator('.flip-card')).toHaveCount(8)
    await expect(page.locator('.flip-card-back dd + dd').last()).toHaveCSS('margin-top', '6px')
  })

  await test.step('whoever has gone on while a card turns keeps the focus', async () => {
    await card.scrollIntoViewIfNeeded()
    await page.mouse.move(2, 2)
    const buttons = page.locator('.flip-card-front button')
    // In one go: the card turns after the next paint.
    await buttons.evaluateAll(([first, second]: HTMLElement[]) => {
      first?.click()
      second?.focus()
    })
    await expect(card).toHaveClass(/flip-card-turned/)
    await expect(buttons.nth(1)).toBeFocused()
    await card.getByRole('button', { name: /Back to/ }).press('Enter')
    await expect(card).not.toHaveClass(/flip-card-turned/)
  })

  await test.step('by keyboard its own buttons flip it, and the hidden side is out of reach', async () => {
    await card.getByRole('button', { name: /See .* qualifications|qualifications/ }).focus()
    await page.keyboard.press('Enter')
    const back = card.getByRole('button', { name: /Back to/ })
    await expect(back).toBeFocused()
    await expect(card.locator('.flip-card-front')).toHaveAttribute('inert', '')
    await page.keyboard.press('Enter')
    await expect(card.locator('.flip-card-back')).toHaveAttribute('inert', '')
    await expect(card.locator('.flip-card-front button')).toBeFocused()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  })

  await test.step('a card flips under the mouse, and its button turns it back', async () => {
    await card.scrollIntoViewIfNeeded()
    await page.mouse.move(2, 2)
    await isTurnedTo(1)
    await card.hover()
    await isTurnedTo(-1)
    await card.getByRole('button', { name: /Back to/ }).click()
    await isTurnedTo(1)
    await page.mouse.move(2, 2)
    await card.hover()
    await isTurnedTo(-1)
    await page.mouse.move(2, 2)
    await isTurnedTo(1)
  })

  await test.step('where motion is not wanted, the other side is seen under the mouse at once', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
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
})
