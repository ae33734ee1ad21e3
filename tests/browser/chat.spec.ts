import { expect, openChat, says, test } from './chat-test.ts'
import { AXE_WIDTHS, alive, expectAccessible, expectNoOverflow } from './site-test.ts'

test.describe('the panel', () => {
  test('CHAT-01 CHAT-04 a round button opens a modal panel with name, badge and greeting; button, backdrop and Escape close it', async ({
    page,
  }) => {
    const { panel, replies } = await openChat(page)
    const opener = page.getByRole('button', { name: 'Open chat' })
    await expect(panel.getByRole('heading', { name: 'Ms Kiky' })).toBeVisible()
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

  test('CHAT-01 CHAT-04 the button has 64 px, on a phone 48, at the bottom right; the panel 400 × 640, there the whole window', async ({
    page,
  }) => {
    const { panel } = await openChat(page)
    const opener = page.locator('.floating-chat')
    await expect.poll(() => panel.boundingBox()).toMatchObject({ width: 400, height: 640 })
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => panel.boundingBox()).toMatchObject({ y: 0, height: 844 })
    await expectNoOverflow(page, 'phone')
    await page.keyboard.press('Escape')
    for (const [width, size] of [
      [1440, 64],
      [390, 48],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(async () => (await opener.boundingBox())?.width).toBe(size)
      const { x = 0, y = 0 } = (await opener.boundingBox()) ?? {}
      expect(x + size).toBeGreaterThan(width - 60)
      expect(y + size).toBeGreaterThan(740)
    }
  })

  test.describe('with a phone’s name', () => {
    test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Mobile Safari/537.36' })
    test('CHAT-04 it is as high as the window, however wide that is', async ({ page }) => {
      await page.setViewportSize({ width: 900, height: 700 })
      const { panel } = await openChat(page)
      await expect.poll(async () => (await panel.boundingBox())?.height).toBe(700)
    })
  })

  test('a press that comes before the page is alive opens it, too', async ({ page }) => {
    await page.goto('/?lang=en', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Open chat' }).click()
    await expect(page.getByRole('dialog', { name: 'Ms Kiky' })).toBeVisible()
  })
})

test.describe('a panel that was never loaded, without network', () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/] })
  test('CHAT-01 the button says so, gives other ways to reach the school, and opens it once it can be; what was written in the form stays', async ({
    page,
    context,
  }) => {
    await page.goto('/?lang=en')
    await alive(page)
    const form = page.locator('#promo form')
    await form.getByLabel('Full name').fill('Sari Wulandari')
    await form.getByLabel('City').selectOption('Bandung')
    await form.getByRole('radio', { name: 'Business' }).check()
    await form.getByLabel('Company name').fill('Maju Jaya')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Open chat' }).click()
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('no internet connection')
    await expect(notice.getByRole('link')).toHaveCount(2)
    await expectAccessible(page, 'the chat is missing', '.chat-missing')
    await context.setOffline(false)
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('dialog', { name: 'Ms Kiky' })).toBeVisible()
    await expect(notice).toBeHidden()
    await expect(form.locator('[name=name]')).toHaveValue('Sari Wulandari')
    await expect(form.locator('[name=city]')).toHaveValue('Bandung')
    await expect(form.locator('[value=Business]')).toBeChecked()
    await expect(form.locator('[name=companyName]')).toHaveValue('Maju Jaya')
    await expect(form.locator('[name=companyName]')).toBeEnabled()
  })
})

test('CHAT-02 a starter begins, nothing blank is sent, and what is too long says so; a pending reply says Typing..., disables input and send, can be stopped and repeated', async ({
  page,
  model,
}) => {
  const { panel, input, send, replies, say, log } = await openChat(page)
  await expect(replies.first().locator('time')).toHaveText(/^\d\d:\d\d$/)
  await input.fill('   ')
  await send.click()
  await input.press('Enter')
  await expect(log.locator('.chat-ours')).toHaveCount(0)
  expect(model.asked).toEqual([])
  await test.step('of a paste that is too long it is told that not all of it was taken', async () => {
    await input.fill('a'.repeat(4999))
    await expect(panel.getByRole('alert')).toBeHidden()
    await input.fill('a'.repeat(6000))
    await expect(input).toHaveValue('a'.repeat(5000))
    await expect(panel.getByRole('alert')).toContainText('5,000 characters at most')
    await input.fill('')
    await expect(panel.getByRole('alert')).toBeHidden()
  })

  model.answers.push(says('Question one!'))
  await panel.getByRole('button', { name: 'Give me a grammar quiz' }).click()
  await expect(replies.last()).toContainText('Question one!')
  await expect(panel.getByRole('button', { name: 'Give me a grammar quiz' })).toBeHidden()

  const { promise: gate, resolve } = Promise.withResolvers<void>()
  model.answers.push({ ...says('The first words of a reply that nobody wants to read to its end'), gate })
  await say('Hello')
  await expect(panel.getByText('Typing...').first()).toBeVisible()
  await expect(input).toBeDisabled()
  await expect(send).toBeDisabled()
  await expect(log).toContainText('The first words')
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

test('replies show Markdown, no HTML, and a correction that they do not spell out', async ({ page, model }) => {
  const { say, replies, panel } = await openChat(page)
  model.answers.push(says('Yours:\n- **I went** home\n- `went`\n\n<img src=x onerror="document.title=1"> <b>bold?</b>'))
  await say('Check it')
  await expect(replies.last().getByRole('listitem')).toHaveText(['I went home', 'went'])
  await expect(replies.last().locator('strong')).toHaveText('I went')
  await expect(replies.last()).toContainText('<b>bold?</b>')
  await expect(replies.last().locator('img, b')).toHaveCount(0)
  await expect(panel.getByRole('status')).toContainText('I went home. went')
  await expect(panel.getByRole('log')).toHaveAttribute('aria-live', 'off')

  const corrections = [{ original: 'I go', corrected: 'I went', explanation: 'It is over.' }]
  model.answers.push(says('Nearly!', { corrections }), says('Nearly: *I go* → **I went**', { corrections }))
  await say('Yesterday I go home')
  await expect(replies.last().getByRole('deletion')).toHaveText('go')
  await expect(replies.last().getByRole('insertion')).toHaveText('went')
  await expect(replies.last().getByText('It is over.')).toBeHidden()
  await replies.last().getByText('Why?').click()
  await expect(replies.last().getByText('It is over.')).toBeVisible()
  await say('Yesterday I go to school')
  await expect(replies).toHaveCount(4)
  await expect(replies.last().getByRole('insertion')).toHaveCount(0)
})

test('on a small phone the greeting is read from its start', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 500 })
  const { panel } = await openChat(page)
  await expect(panel.locator('.chat-starters')).toBeAttached()
  expect(await panel.getByRole('log').evaluate((log) => log.scrollHeight - log.clientHeight)).toBeGreaterThan(0)
  expect(await panel.getByRole('log').evaluate((log) => log.scrollTop)).toBe(0)
})

test('choices of a question are chips: a press answers with the number, once', async ({ page, model }) => {
  const { say, replies, panel } = await openChat(page)
  const question = '**2/5** How ___ money do you need?\n- **1** many\n- **2** few\n- **3** much'
  model.answers.push(says(`Right!\n\n${question}`), says('Spot on.'))
  await say('quiz')
  const chips = replies.last().getByRole('group', { name: 'How … money do you need?' }).getByRole('button')
  await expect(chips).toHaveText(['1many', '2few', '3much'])
  await expect(replies.last().getByRole('listitem')).toHaveCount(0)
  await expect(replies.last()).toContainText('Question 2 of 5')
  await chips.nth(2).click()
  await expect(panel.locator('.chat-ours')).toHaveText([/^quiz/])
  await expect(replies.last()).toContainText('Spot on.')
  const asked = replies.nth(1)
  await expect(asked.getByRole('button', { pressed: true })).toHaveText('3much')
  await expect(asked.getByRole('button', { disabled: true })).toHaveCount(3)
})

test('a word of a reply is explained when it is tapped, a marked one by keyboard too; its card goes with Escape and with the next message', async ({
  page,
  model,
}) => {
  const { say, replies, panel } = await openChat(page)
  model.usual = says('You are **brave** like a teacher, di **kelas percobaan**.')
  await say('Hello')
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

  const place = await replies.last().evaluate((message) => {
    const text = [...message.querySelectorAll('p')].at(-1)?.childNodes[2] as Text
    text.parentElement?.scrollIntoView()
    const range = document.createRange()
    range.setStart(text, text.data.indexOf('teacher') + 2)
    range.setEnd(text, text.data.indexOf('teacher') + 3)
    const { x, y, width, height } = range.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
  await page.mouse.click(place.x, place.y)
  const tapped = panel.getByRole('region', { name: 'What “teacher” means' })
  await expect(tapped).toContainText('teach')
  await say('thanks')
  await expect(tapped).toBeHidden()
})

test('the conversation survives a reload and another page, and every tab follows it', async ({
  page,
  context,
  model,
}) => {
  const before = await openChat(page)
  await before.say('Remember me')
  await expect(before.replies).toHaveCount(2)
  await page.goto('/programs')
  const first = await openChat(page)
  await expect(first.log).toContainText('Remember me')
  await expect(first.replies).toHaveCount(2)
  const second = await openChat(await context.newPage())
  await expect(second.log).toContainText('Remember me')
  model.answers.push(says('And hello to the second.'))
  await second.say('Hello from the second')
  await expect(second.replies.last()).toContainText('And hello to the second.')
  await expect(first.log).toContainText('And hello to the second.')
})

test.describe('when even our server is away', () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|Failed to load/] })

  test('CHAT-12 the reply is canned, and the question can be asked again', async ({ page, context, model }) => {
    const { say, replies, panel } = await openChat(page)
    await context.setOffline(true)
    await say('teach me vocab')
    await expect(replies.last()).toContainText('Let’s grow your vocabulary')
    await context.setOffline(false)
    model.answers.push(says('Here I am again.'))
    await panel.getByRole('button', { name: 'Try again' }).click()
    await expect(replies.last()).toContainText('Here I am again.')
    await expect(replies).toHaveCount(2)
  })
})

for (const language of ['id', 'en'] as const) {
  test(`axe finds nothing, before, during and after a reply, and nothing overflows, in ${language}`, async ({
    page,
    model,
  }) => {
    const { say, replies, panel, input } = await openChat(page, language)
    const expectClean = async (what: string) => {
      for (const width of AXE_WIDTHS.other) {
        await page.setViewportSize({ width, height: 800 })
        await expect(panel).toHaveCSS('opacity', '1')
        if (AXE_WIDTHS[language].includes(width)) await expectAccessible(page, `${what} at ${width}`, 'dialog.chat')
        await expectNoOverflow(page, `${what} at ${width}`)
      }
    }
    await expectClean('open')
    const { promise: gate, resolve } = Promise.withResolvers<void>()
    model.answers.push({
      ...says('**Good** question, our team can tell you more about it.', { intent: 'human' }),
      gate,
    })
    await say('Hello')
    await expect(input).toBeDisabled()
    await expectClean('waiting')
    resolve()
    await expect(replies.last()).toBeVisible()
    await expect(input).toBeEnabled()
    await expectClean('capture')
    await panel.getByRole('button', { name: language === 'en' ? 'Start over' : 'Mulai lagi' }).click()
    await expect(panel.getByRole('group', { name: language === 'en' ? 'Start over?' : 'Mulai lagi?' })).toBeVisible()
    await expectClean('question')
  })
}
