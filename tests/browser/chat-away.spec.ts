import { startSite } from '../harness/site-process.ts'
import { expect, openChat, says, settingsFor, test } from './chat-test.ts'

test.describe('when even our server is away', () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|Failed to load/] })

  const canned = [
    ['I need help with grammar', 'Grammar is best learned in small steps'],
    ['I need help with grammer', "it's grammar, with -ar. Tip:"],
    ['teach me vocab', "Let's grow your vocabulary"],
    ['the vowel in ship', 'tell short sounds from long ones'],
    ['speaking, please', "Let's practise a conversation"],
    ['English for work', 'For work, start with sentences you need often'],
    ['hello', "I'm here to help you with your English learning. What would you like to focus on?"],
  ] as const

  test('CHAT-12 CHAT-17 the reply is canned, by keyword, and the question can be asked again', async ({
    page,
    context,
    model,
  }) => {
    const { say, replies, panel } = await openChat(page)
    await context.setOffline(true)
    for (const [question, reply] of canned) {
      await say(question)
      await expect(replies.last()).toContainText(reply)
    }
    await context.setOffline(false)
    model.answers.push(says('Hello! Here I am again.'))
    await panel.getByRole('button', { name: 'Try again' }).click()
    await expect(replies.last()).toContainText('Here I am again.')
    await expect(replies).toHaveCount(1 + canned.length)
  })

  test('CHAT-12 in Indonesian, too', async ({ page, context }) => {
    const { say, replies } = await openChat(page, 'id')
    await context.setOffline(true)
    await say('mau latihan ngobrol')
    await expect(replies.last()).toContainText('Kita latihan ngobrol, yuk.')
    await say('halo')
    await expect(replies.last()).toContainText('Aku di sini untuk bantu kamu belajar bahasa Inggris. Mau fokus ke apa?')
  })
})

test.describe('when something goes wrong in the browser itself', () => {
  test('CHAT-12 CHAT-17 the shorter set answers', async ({ page }) => {
    const { say, replies } = await openChat(page)
    await page.route('**/api/chat', (route) =>
      route.fulfill({ contentType: 'application/json', body: JSON.stringify({ mode: 'teaching', userId: 'user_1' }) }),
    )
    await say('Help with grammer')
    await expect(replies.last()).toContainText('I can help with grammar.')
    await say('Hello')
    await expect(replies.last()).toContainText(
      "I'm here to help! Let me know what you'd like to work on with your English learning.",
    )
  })
})

test.describe('when the server says no', () => {
  test.use({ expectedProblems: [/429|503|Failed to load/] })
  test('a 429 asks for patience, a 503 gets a canned reply', async ({ page }) => {
    const { say, replies } = await openChat(page)
    await page.route('**/api/chat', (route) => route.fulfill({ status: 429, body: '{}' }))
    await say('Hello')
    await expect(replies.last()).toContainText('Wait a little')
    await page.unroute('**/api/chat')
    await page.route('**/api/chat', (route) => route.fulfill({ status: 503, body: '{}' }))
    await say('grammar')
    await expect(replies.last()).toContainText('Grammar is best learned')
  })
})

test('a stream that is cut, a silent model and a silent server all end in a useful reply within 25 s', async ({
  page,
  model,
}) => {
  const site = await startSite({ ...settingsFor(model), AI_TIMEOUT_S: '1' })
  const { say, replies, input } = await openChat(page, 'en', site.address)
  model.answers.push('cut', 'cut', 'hang', 'hang')
  await say('Hello')
  await expect(replies).toHaveCount(2)
  await say('Hello again')
  await expect(replies).toHaveCount(3)
  await page.route('**/api/chat', () => {})
  await page.clock.install()
  await say('vocab')
  await expect(input).toBeDisabled()
  await page.clock.runFor(25_001)
  await expect(replies.last()).toContainText("Let's grow your vocabulary")
  await page.close()
  await site.stop()
})
