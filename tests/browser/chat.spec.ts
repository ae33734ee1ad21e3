import { expect, openChat, says, test } from './chat-test.ts'
import { expectAccessible, expectNoOverflow } from './site-test.ts'

test.describe('the panel', () => {
  test('CHAT-01 a round button opens a modal panel with name, Tutor badge, close button and the opening message', async ({
    page,
  }) => {
    const { panel, replies } = await openChat(page)
    await expect(panel.getByRole('heading', { name: 'Ms Kiky' })).toBeVisible()
    await expect(panel.getByText('Tutor', { exact: true })).toBeVisible()
    await expect(replies.first()).toContainText("I'm Ms Kiky, your AI English tutor")
    await expect(replies.first()).toContainText('grammar, vocabulary and conversation practice')
    expect(await panel.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
    await panel.getByRole('button', { name: 'Close chat' }).click()
    await expect(panel).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open chat' })).toBeFocused()
  })

  test('CHAT-01 the button is round, at the bottom right, 64 px or on a phone 48 px', async ({ page }) => {
    for (const [width, size] of [
      [1440, 64],
      [390, 48],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/?lang=en')
      const box = await page.getByRole('button', { name: 'Open chat' }).boundingBox()
      expect(box?.width).toBe(size)
      expect((box?.x ?? 0) + size).toBeGreaterThan(width - 60)
      expect((box?.y ?? 0) + size).toBeGreaterThan(740)
    }
  })

  test('a press that comes before the page is alive opens it, too', async ({ page }) => {
    await page.goto('/?lang=en', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Open chat' }).click()
    await expect(page.getByRole('dialog', { name: 'Ms Kiky' })).toBeVisible()
  })

  test('CHAT-04 a click on the backdrop closes it, one inside does not; Escape closes it', async ({ page }) => {
    const { panel } = await openChat(page)
    await panel.getByRole('heading', { name: 'Ms Kiky' }).click()
    await expect(panel).toBeVisible()
    await page.mouse.click(200, 200)
    await expect(panel).toBeHidden()
    await page.getByRole('button', { name: 'Open chat' }).click()
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  })

  test('CHAT-04 on a narrow window it is as high as the window; on a wide one it is 400 × 640', async ({ page }) => {
    const { panel } = await openChat(page)
    await expect.poll(() => panel.boundingBox()).toMatchObject({ width: 400, height: 640 })
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(async () => (await panel.boundingBox())?.height).toBe(844)
    await expect.poll(async () => (await panel.boundingBox())?.y).toBe(0)
    await expectNoOverflow(page, 'phone')
  })

  test.describe('with a phone’s name', () => {
    test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Mobile Safari/537.36' })
    test('CHAT-04 it is as high as the window, however wide that is', async ({ page }) => {
      await page.setViewportSize({ width: 900, height: 700 })
      const { panel } = await openChat(page)
      await expect.poll(async () => (await panel.boundingBox())?.height).toBe(700)
    })
  })

  test('a starter begins the conversation', async ({ page, model }) => {
    const { panel, replies } = await openChat(page)
    model.usual = says('Question one!')
    await panel.getByRole('button', { name: 'Give me a grammar quiz' }).click()
    await expect(replies.last()).toContainText('Question one!')
    await expect(panel.getByRole('button', { name: 'Give me a grammar quiz' })).toBeHidden()
  })
})

test.describe('messages', () => {
  test('CHAT-02 carry hour and minute; while a reply is pending: Typing..., input and send disabled', async ({
    page,
    model,
  }) => {
    const { panel, input, send, replies, say, log } = await openChat(page)
    await expect(replies.first().locator('time')).toHaveText(/^\d\d:\d\d$/)
    const { promise: gate, resolve } = Promise.withResolvers<void>()
    model.answers.push({ ...says('A longer reply that comes word by word, and then it ends.'), gate })
    await say('Hello')
    await expect(panel.getByText('Typing...').first()).toBeVisible()
    await expect(input).toBeDisabled()
    await expect(send).toBeDisabled()
    await expect(log).toContainText('A longer reply')
    resolve()
    await expect(replies.last()).toContainText('and then it ends.')
    await expect(input).toBeEnabled()
    await expect(input).toBeFocused()
    await expect(log.getByText('Typing...')).toBeHidden()
  })

  test('CHAT-02 blank ones are not sent', async ({ page, model }) => {
    const { input, send, log } = await openChat(page)
    await input.fill('   ')
    await send.click()
    await input.press('Enter')
    await expect(log.locator('.chat-ours')).toHaveCount(0)
    expect(model.asked).toEqual([])
  })

  test('CHAT-03 the placeholder is Type your message... and follows the field, as does the input’s type', async ({
    page,
    model,
  }) => {
    const { input, say } = await openChat(page)
    await expect(input).toHaveAttribute('placeholder', 'Type your message...')
    model.answers.push(says('Our team can tell you.', { intent: 'price' }))
    await say('How much is it?')
    await expect(input).toHaveAttribute('placeholder', 'Enter your name...')
    await say('Sari')
    await expect(input).toHaveAttribute('placeholder', 'Enter your email...')
    await expect(input).toHaveAttribute('type', 'email')
    await say('sari@contoh.id')
    await expect(input).toHaveAttribute('placeholder', 'Enter your phone...')
    await expect(input).toHaveAttribute('type', 'tel')
  })

  test('CHAT-05 the call carries messages, mode, messageCount + 1 and userId; the reply’s id and mode are kept', async ({
    page,
    model,
  }) => {
    const bodies: Record<string, unknown>[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/chat')) bodies.push(request.postDataJSON())
    })
    const { say, replies } = await openChat(page)
    model.answers.push(says('We have four programs.', { intent: 'programs' }))
    await say('Which programs are there?')
    await expect(replies).toHaveCount(2)
    await say('Thanks')
    await expect(replies).toHaveCount(3)
    expect(bodies[0]).toMatchObject({ mode: 'teaching', messageCount: 1, userId: expect.stringMatching(/^user_\d+_/) })
    expect(bodies[0]).not.toHaveProperty('leadInfo')
    expect(bodies[0]?.messages).toEqual([
      { role: 'assistant', content: expect.stringContaining('Ms Kiky') },
      { role: 'user', content: 'Which programs are there?' },
    ])
    expect(bodies[1]).toMatchObject({ mode: 'sales', messageCount: 2, userId: bodies[0]?.userId })
  })

  test('CHAT-18 the anonymous id stays in local storage; messages carry id, role, content, timestamp', async ({
    page,
  }) => {
    const { say, replies } = await openChat(page)
    await say('Hello')
    await expect(replies).toHaveCount(2)
    const { userId, chat } = await page.evaluate(() => ({
      userId: localStorage.getItem('user-id'),
      chat: JSON.parse(localStorage.getItem('chat') ?? '{}'),
    }))
    expect(userId).toMatch(/^user_\d{13}_[0-9a-f]{24}$/)
    expect(chat).toMatchObject({ messageCount: 1 })
    expect(chat.messages[1]).toMatchObject({
      id: expect.stringMatching(/^user_\d{13}/),
      role: 'user',
      content: 'Hello',
      timestamp: expect.any(Number),
    })
  })

  test('Markdown is shown, HTML is not; a reply is told to screen readers once, when it is whole', async ({
    page,
    model,
  }) => {
    const { say, replies, panel } = await openChat(page)
    const told: string[] = []
    await page.exposeFunction('tell', (text: string) => told.push(text))
    await panel.getByRole('status').evaluate((status) => {
      const tell = (window as unknown as { tell(text: string): void }).tell
      new MutationObserver(() => tell(status.textContent ?? '')).observe(status, {
        childList: true,
        subtree: true,
        characterData: true,
      })
    })
    const reply = 'Yours:\n- **I went** home\n- `went`\n\n<img src=x onerror="document.title=1"> <b>bold?</b>'
    model.answers.push(says(reply))
    await say('Check it')
    await expect(replies.last().getByRole('listitem')).toHaveText(['I went home', 'went'])
    await expect(replies.last().locator('strong')).toHaveText('I went')
    await expect(replies.last()).toContainText('<b>bold?</b>')
    await expect(replies.last().locator('img, b')).toHaveCount(0)
    await expect.poll(() => told).toEqual(['Typing...', expect.stringContaining('I went home. went')])
    await expect(panel.getByRole('log')).toHaveAttribute('aria-live', 'off')
  })

  test('a correction that the reply does not spell out shows what was written, what is better, and why', async ({
    page,
    model,
  }) => {
    const { say, replies } = await openChat(page)
    const corrections = [{ original: 'I go', corrected: 'I went', explanation: 'It is over.' }]
    model.answers.push(says('Nearly!', { corrections }))
    await say('Yesterday I go home')
    await expect(replies.last().getByRole('definition')).toHaveText(['I go', 'I went', 'It is over.'])
    model.answers.push(says('Nearly: *I go* → **I went**', { corrections }))
    await say('Yesterday I go to school')
    await expect(replies).toHaveCount(3)
    await expect(replies.last().getByRole('definition')).toHaveCount(0)
  })

  test('a word of a reply is explained when it is tapped, a marked one by keyboard too', async ({ page, model }) => {
    const { say, replies, panel } = await openChat(page)
    model.answers.push(says('You are **brave** like a teacher.'))
    await say('Hello')
    const word = replies.last().getByRole('button', { name: 'brave' })
    await word.press('Enter')
    const card = panel.getByRole('region', { name: 'What “brave” means' })
    await expect(card.getByRole('status')).toContainText(/Example: .*brave/i)
    await expect(card.getByRole('status')).toContainText('berani')
    await card.getByRole('button', { name: 'Close the explanation' }).click()
    await expect(card).toBeHidden()
    await replies
      .last()
      .getByText('like a teacher.')
      .evaluate((paragraph) => paragraph.scrollIntoView())
    const place = await replies.last().evaluate((message) => {
      const text = [...message.querySelectorAll('p')].at(-1)?.lastChild as Text
      const range = document.createRange()
      range.setStart(text, text.data.indexOf('teacher') + 2)
      range.setEnd(text, text.data.indexOf('teacher') + 3)
      const { x, y, width, height } = range.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })
    await page.mouse.click(place.x, place.y)
    await expect(panel.getByRole('region', { name: 'What “teacher” means' })).toContainText('teach')
  })

  test('a reply can be stopped and asked for again', async ({ page, model }) => {
    const { say, replies, panel, input } = await openChat(page)
    const { promise: gate, resolve } = Promise.withResolvers<void>()
    model.answers.push({ ...says('The first words of a reply that nobody wants to read to its end'), gate })
    await say('Hello')
    await expect(panel.getByRole('log')).toContainText('The first words')
    await panel.getByRole('button', { name: 'Stop' }).click()
    resolve()
    await expect(input).toBeEnabled()
    await expect(replies.last()).toContainText('The first words')
    model.answers.push(says('The second reply'))
    await panel.getByRole('button', { name: 'Try again' }).click()
    await expect(replies).toHaveCount(2)
    await expect(replies.last()).toContainText('The second reply')
    await expect(panel.locator('.chat-ours')).toHaveCount(1)
  })

  test('the conversation survives a reload and another page for a day; starting over clears it', async ({ page }) => {
    const first = await openChat(page)
    await first.say('Remember me')
    await expect(first.replies).toHaveCount(2)
    await page.goto('/programs')
    const { replies, panel, log } = await openChat(page)
    await expect(log).toContainText('Remember me')
    await expect(replies).toHaveCount(2)
    await panel.getByRole('button', { name: 'Start over' }).click()
    await panel.getByRole('group', { name: 'Start over?' }).getByRole('button', { name: 'Start over' }).click()
    await expect(replies).toHaveCount(1)
    await expect(log).not.toContainText('Remember me')
    await page.evaluate(() => {
      const saved = JSON.parse(localStorage.getItem('chat') ?? '{}')
      saved.messages.push({ id: 'x', role: 'user', content: 'An old message', timestamp: 1 })
      localStorage.setItem('chat', JSON.stringify({ ...saved, savedAtMs: Date.now() - 24 * 60 * 60 * 1000 - 1 }))
    })
    await expect((await openChat(page)).log).not.toContainText('An old message')
  })

  test('a page that was closed in the middle of a reply can ask again', async ({ page, model }) => {
    const { say, panel } = await openChat(page)
    model.answers.push('hang')
    await say('Are you there?')
    await expect(panel.getByText('Typing...').first()).toBeVisible()
    const again = await openChat(page)
    await again.panel.getByRole('button', { name: 'Try again' }).click()
    await expect(again.replies.last()).toContainText('Halo juga!')
  })
})

for (const language of ['id', 'en'] as const) {
  for (const width of [390, 1440]) {
    test(`axe finds nothing, before, during and after a reply (${language}, ${width})`, async ({ page, model }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      const { say, replies, panel, input } = await openChat(page, language)
      await expect(panel).toHaveCSS('opacity', '1')
      await expectAccessible(page, 'open', 'dialog.chat')
      const { promise: gate, resolve } = Promise.withResolvers<void>()
      model.answers.push({
        ...says('**Good** question, our team can tell you more about it.', { intent: 'human' }),
        gate,
      })
      await say('Hello')
      await expect(input).toBeDisabled()
      await expectAccessible(page, 'waiting', 'dialog.chat')
      resolve()
      await expect(replies.last()).toBeVisible()
      await expect(input).toBeEnabled()
      await expectAccessible(page, 'capture', 'dialog.chat')
      await expectNoOverflow(page, 'capture')
    })
  }
}
