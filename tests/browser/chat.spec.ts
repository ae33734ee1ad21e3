import type { Locator } from '@playwright/test'
import { expectPartAccessible } from './alone.ts'
import { chatOf, expect, expectClean, says, test } from './chat-test.ts'
import { alive } from './site-test.ts'

test.describe('the panel', () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/] })

  test('CHAT-01 CHAT-04 without network the button says so, gives other ways to reach the school, and opens the panel once it can be; it is modal, with name, badge and greeting; button, backdrop and Escape close it; their sizes on a desktop and on a phone', async ({
    page,
    context,
  }) => {
    const { panel, replies, log } = chatOf(page)
    const opener = page.getByRole('button', { name: 'Open chat' })
    await test.step('CHAT-01 a panel that was never loaded, without network; what was written in the form stays', async () => {
      await page.goto('/?lang=en')
      await alive(page)
      const form = page.locator('#promo form')
      await form.getByLabel('Full name').fill('Sari Wulandari')
      await form.getByLabel('City').selectOption('Bandung')
      await form.getByRole('radio', { name: 'Business' }).check()
      await form.getByLabel('Company name').fill('Maju Jaya')
      await context.setOffline(true)
      await opener.click()
      const notice = page.getByRole('alert')
      await expect(notice).toContainText('no internet connection')
      await expect(notice.getByRole('link')).toHaveCount(2)
      await expectPartAccessible(page, 'the chat is missing', '.chat-missing')
      await context.setOffline(false)
      await page.setViewportSize({ width: 320, height: 500 })
      await notice.getByRole('button', { name: 'Try again' }).click()
      await expect(panel).toBeVisible()
      await expect(notice).toBeHidden()
      await expect(form.locator('[name=name]')).toHaveValue('Sari Wulandari')
      await expect(form.locator('[name=city]')).toHaveValue('Bandung')
      await expect(form.locator('[value=Business]')).toBeChecked()
      await expect(form.locator('[name=companyName]')).toHaveValue('Maju Jaya')
      await expect(form.locator('[name=companyName]')).toBeEnabled()
    })
    await test.step('on a small phone the greeting is read from its start', async () => {
      await expect(panel.locator('.chat-starters')).toBeAttached()
      expect(await log.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeGreaterThan(0)
      expect(await log.evaluate((element) => element.scrollTop)).toBe(0)
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
    })
    await test.step('CHAT-01 CHAT-04 a modal panel with name, badge and greeting; button, backdrop and Escape close it', async () => {
      await page.setViewportSize({ width: 1280, height: 720 })
      await opener.click()
      await expect.poll(() => panel.boundingBox()).toMatchObject({ width: 400, height: 640 })
      await expect(panel.getByText('Tutor', { exact: true })).toBeVisible()
      await expect(replies.first()).toContainText('I’m Ms Kiky, your AI English tutor')
      await expect(replies.first()).toContainText('grammar, vocabulary and conversation practice')
      expect(await panel.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
      await panel.getByRole('heading', { name: 'Ms Kiky' }).click()
      await expect(panel).toBeVisible()
      for (const close of [
        () => panel.getByRole('button', { name: 'Close chat' }).click(),
        () => page.mouse.click(200, 200),
        () => page.keyboard.press('Escape'),
      ]) {
        await close()
        await expect(panel).toBeHidden()
        await expect(opener).toBeFocused()
        await opener.click()
        await expect(panel).toBeVisible()
      }
    })
    await test.step('CHAT-01 CHAT-04 on a phone the panel is as high as the window, however wide that is', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await expect.poll(() => panel.boundingBox()).toMatchObject({ y: 0, height: 844 })
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBeLessThanOrEqual(0)
      await page.evaluate(() => Object.defineProperty(navigator, 'userAgent', { value: 'Android 16; Pixel 9 Mobile' }))
      await page.setViewportSize({ width: 900, height: 700 })
      await expect.poll(() => panel.boundingBox()).toMatchObject({ y: 0, width: 900, height: 700 })
    })
    await test.step('CHAT-01 CHAT-04 the button has 64 px, on a phone 48, at the bottom right', async () => {
      await page.keyboard.press('Escape')
      for (const [width, size] of [
        [1440, 64],
        [390, 48],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        const button = page.locator('.floating-chat')
        await expect.poll(async () => (await button.boundingBox())?.width).toBe(size)
        const { x = 0, y = 0 } = (await button.boundingBox()) ?? {}
        expect(x + size).toBeGreaterThan(width - 60)
        expect(y + size).toBeGreaterThan(740)
      }
    })
  })
})

test('CHAT-02 CHAT-06 a press before the page is alive opens it; a starter begins, nothing blank is sent, and what is too long says so; a pending reply says Typing..., can be stopped and repeated; a word is explained; every tab follows; starting over asks first; axe finds nothing meanwhile, and nothing overflows', async ({
  page,
  context,
  model,
}) => {
  const { panel, log, input, send, replies, say } = chatOf(page)
  const ways = panel.locator('.chat-ways').getByRole('button', { name: 'Start over' })
  const question = panel.getByRole('group', { name: 'Start over?' })
  await test.step('a press that comes before the page is alive opens it, too', async () => {
    await page.goto('/?lang=en', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Open chat' }).click()
    await expect(panel).toBeVisible()
    await expect(replies.first().locator('time')).toHaveText(/^\d\d:\d\d$/)
    await expectClean(page, 'open')
  })
  await test.step('CHAT-02 nothing blank is sent; of a paste that is too long it is told that not all of it was taken', async () => {
    await input.fill('   ')
    await send.click()
    await input.press('Enter')
    await expect(log.locator('.chat-ours')).toHaveCount(0)
    expect(model.asked).toEqual([])
    await input.fill('a'.repeat(4999))
    await expect(panel.getByRole('alert')).toBeHidden()
    await input.fill('a'.repeat(6000))
    await expect(input).toHaveValue('a'.repeat(5000))
    await expect(panel.getByRole('alert')).toContainText('5,000 characters at most')
    await input.fill('')
    await expect(panel.getByRole('alert')).toBeHidden()
    await ways.click()
    await expect(question, 'there is nothing to lose').toBeHidden()
    await expect(replies).toHaveCount(1)
  })
  await test.step('CHAT-02 a starter begins', async () => {
    model.answers.push(says('Question one!'))
    await panel.getByRole('button', { name: 'Give me a grammar quiz' }).click()
    await expect(replies.last()).toContainText('Question one!')
    await expect(panel.getByRole('button', { name: 'Give me a grammar quiz' })).toBeHidden()
  })
  await test.step('CHAT-02 a pending reply says Typing..., disables input and send, can be stopped and repeated', async () => {
    const { promise: gate, resolve } = Promise.withResolvers<void>()
    model.answers.push({ ...says('The first words of a reply that nobody wants to read to its end'), gate })
    await say('Hello')
    await expect(panel.getByText('Typing...').first()).toBeVisible()
    await expect(input).toBeDisabled()
    await expect(send).toBeDisabled()
    await expect(log).toContainText('The first words')
    await expectClean(page, 'waiting')
    await panel.getByRole('button', { name: 'Stop' }).click()
    resolve()
    await expect(input).toBeEnabled()
    await expect(input).toBeFocused()
    await expect(log.getByText('Typing...')).toBeHidden()
    await expect(replies.last()).toContainText('The first words')
    model.answers.push(says('The second reply'))
    await panel.getByRole('button', { name: 'Try again' }).click()
    await expect(replies.last()).toContainText('The second reply')
    await expect(replies).toHaveCount(3)
    await expect(panel.locator('.chat-ours')).toHaveCount(2)
  })
  await test.step('a word of a reply is explained when it is tapped, a marked one by keyboard too; its card goes with Escape and with the next message', async () => {
    model.answers.push(says('You are **brave** like a teacher, di **kelas percobaan**.'))
    await say('Who am I?')
    await expect(replies.last().getByRole('button')).toHaveText(['brave'])
    const word = replies.last().getByRole('button', { name: 'brave' })
    const card = panel.getByRole('region', { name: 'What “brave” means' })
    await word.press('Enter')
    await expect(card.getByRole('status')).toContainText(/Example: .*brave/i)
    await expect(card.getByRole('status')).toContainText('berani')
    await card.getByRole('button', { name: 'Close the explanation' }).click()
    await expect(card).toBeHidden()
    await word.click()
    await expect(card).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(panel).toBeVisible()
    const place = await placeOf(replies.last(), 'teacher')
    await page.mouse.click(place.x, place.y)
    const tapped = panel.getByRole('region', { name: 'What “teacher” means' })
    await expect(tapped).toContainText('teach')
    await say('thanks')
    await expect(tapped).toBeHidden()
  })
  await test.step('every tab follows', async () => {
    const other = await context.newPage()
    await other.goto('/robots.txt')
    await other.evaluate(() => {
      const chat = JSON.parse(localStorage.getItem('chat') ?? '{}')
      chat.messages.push({ ...chat.messages.at(-1), id: 'other', content: 'And hello from the second.' })
      localStorage.setItem('chat', JSON.stringify(chat))
    })
    await other.close()
    await expect(replies.last()).toContainText('And hello from the second.')
  })
  await test.step('CHAT-06 starting over asks first: it begins at the safe answer, Escape keeps, a double click is no answer, and focus stays near', async () => {
    const goOn = question.getByRole('button', { name: 'Start over' })
    const keep = question.getByRole('button', { name: 'Keep' })
    await ways.dblclick()
    await expect(question).toBeVisible()
    await expect(log).toContainText('Hello')
    await panel.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Open chat' }).click()
    await expect(question).toBeHidden()
    await ways.click()
    const before = await replies.count()
    await say('Let us go on')
    await expect(question).toBeHidden()
    await expect(replies).toHaveCount(before + 1)

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
  await test.step('axe finds nothing where a detail is asked for, nor in the question', async () => {
    model.answers.push(says('**Good** question, our team can tell you more about it.', { intent: 'human' }))
    await say('A person, please')
    await expect(input).toHaveAttribute('placeholder', 'Enter your name...')
    await ways.click()
    await expect(question).toBeVisible()
    await expectClean(page, 'capture and question')
  })
})

/** Where a word of its last paragraph stands. */
const placeOf = (message: Locator, word: string): Promise<{ x: number; y: number }> =>
  message.evaluate((element, wanted) => {
    const text = [...element.querySelectorAll('p')].at(-1)?.childNodes[2] as Text
    text.parentElement?.scrollIntoView()
    const range = document.createRange()
    range.setStart(text, text.data.indexOf(wanted) + 2)
    range.setEnd(text, text.data.indexOf(wanted) + 3)
    const { x, y, width, height } = range.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }, word)
