import { expect, expectClean, openChat, says, test } from './chat-test.ts'
import { nothingOver } from './site-test.ts'

test.describe('on a phone, in Indonesian', () => {
  test.use({ viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true })

  test('who ends a reply keeps their place, the question before starting over fits, the keyboard does not come up after it, and the way back closes the panel; axe finds nothing meanwhile, and nothing overflows', async ({
    page,
    model,
  }) => {
    const widths = [1440, 320]
    await page.goto('/programs?lang=id')
    const { panel, log, input, replies, say } = await openChat(page, 'id')
    await expectClean(page, 'open', widths)
    const { promise: gate, resolve } = Promise.withResolvers<void>()
    model.answers.push({ ...says('Never heard to its end'), gate })
    await say('halo')
    await expect(input).toBeDisabled()
    // Who stops before the model is asked leaves this answer to the next message.
    await expect.poll(() => model.asked.length).toBe(1)
    await expectClean(page, 'waiting', widths)
    await panel.getByRole('button', { name: 'Hentikan' }).click()
    await expect(log).toBeFocused()
    resolve()
    await expect(replies).toHaveCount(2)
    model.answers.push(says('**Good** question, our team can tell you more about it.', { intent: 'human' }))
    await say('mau bicara dengan orang')
    await expect(input).toHaveAttribute('placeholder', 'Tulis namamu…')

    const ways = panel.locator('.chat-ways').getByRole('button', { name: 'Mulai lagi' })
    const question = panel.getByRole('group', { name: 'Mulai lagi?' })
    const goOn = question.getByRole('button', { name: 'Mulai lagi' })
    await ways.tap()
    await page.setViewportSize({ width: 320, height: 640 })
    for (const button of [goOn, question.getByRole('button', { name: 'Tidak jadi' })])
      await expect(button).toBeInViewport({ ratio: 1 })
    const { width } = (await question.boundingBox()) ?? { width: 999 }
    expect(width).toBeLessThanOrEqual(320)
    await expectClean(page, 'capture and question', widths)
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
