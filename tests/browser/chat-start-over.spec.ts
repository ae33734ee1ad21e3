import { expect, openChat, says, test } from './chat-test.ts'
import { nothingOver } from './site-test.ts'

test('CHAT-06 starting over asks first: it begins at the safe answer, Escape keeps, a double click is no answer, and focus stays near', async ({
  page,
}) => {
  const { panel, log, input, replies, say } = await openChat(page)
  const ways = panel.locator('.chat-ways').getByRole('button', { name: 'Start over' })
  const question = panel.getByRole('group', { name: 'Start over?' })
  const goOn = question.getByRole('button', { name: 'Start over' })
  const keep = question.getByRole('button', { name: 'Keep' })
  await ways.click()
  await expect(question).toBeHidden()
  await expect(replies).toHaveCount(1)

  await say('Hello')
  await expect(replies).toHaveCount(2)
  await ways.dblclick()
  await expect(question).toBeVisible()
  await expect(log).toContainText('Hello')
  await panel.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Open chat' }).click()
  await expect(question).toBeHidden()
  await ways.click()
  await say('Let us go on')
  await expect(question).toBeHidden()
  await expect(replies).toHaveCount(3)

  await ways.focus()
  await page.keyboard.press('Enter')
  await expect(keep).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(panel).toBeVisible()
  await expect(ways).toBeFocused()
  await ways.click()
  await keep.click()
  await expect(question).toBeHidden()
  await expect(log).toContainText('Hello')
  await ways.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await expect(goOn).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(replies).toHaveCount(1)
  await expect(log).not.toContainText('Hello')
  await expect(input).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true })

  test('the question fits, the keyboard does not come up after it, who ends a reply keeps their place, and the way back closes the panel', async ({
    page,
    model,
  }) => {
    await page.goto('/programs?lang=id')
    const { panel, log, input, replies, say } = await openChat(page, 'id')
    const { promise: gate, resolve } = Promise.withResolvers<void>()
    model.answers.push({ ...says('Never heard to its end'), gate })
    await say('halo')
    await panel.getByRole('button', { name: 'Hentikan' }).click()
    await expect(log).toBeFocused()
    resolve()
    await expect(replies).toHaveCount(2)

    const ways = panel.locator('.chat-ways').getByRole('button', { name: 'Mulai lagi' })
    const question = panel.getByRole('group', { name: 'Mulai lagi?' })
    const goOn = question.getByRole('button', { name: 'Mulai lagi' })
    await ways.tap()
    for (const button of [goOn, question.getByRole('button', { name: 'Tidak jadi' })])
      await expect(button).toBeInViewport({ ratio: 1 })
    const { width } = (await question.boundingBox()) ?? { width: 999 }
    expect(width).toBeLessThanOrEqual(320)
    await goOn.tap()
    await expect(ways).toBeFocused()
    await expect(input).not.toBeFocused()
    await expect(panel).toBeVisible()

    await page.goBack()
    await expect(panel).toBeHidden()
    expect(new URL(page.url()).pathname).toBe('/')
    await page.getByRole('button', { name: 'Buka chat' }).click()
    await panel.getByRole('button', { name: 'Tutup' }).click()
    await expect(panel).toBeHidden()
    await nothingOver(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/programs/)
  })
})
