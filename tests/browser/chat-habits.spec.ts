import { expect, openChat, says, test } from './chat-test.ts'
import { leadsIn } from './stored-leads.ts'

const wantsPrice = says('Our team can tell you.', { intent: 'price', lead: { start: true, goal: 'IELTS' } })

test('details told in one message are all taken, and what is missing is asked for', async ({ page, model, site }) => {
  const { say, replies } = await openChat(page, 'id')
  model.answers.push(wantsPrice)
  await say('biayanya berapa?')
  await expect(replies.last()).toContainText('Siapa namamu?')
  await say('Budi Sekaligus, budi.sekaligus@contoh.id')
  await expect(replies.last()).toContainText('nomor teleponmu?')
  await say('0812-3456-7811')
  await expect
    .poll(() => leadsIn(site.dataDir, 'Budi Sekaligus'))
    .toMatchObject([{ status: 'complete', email: 'budi.sekaligus@contoh.id', phone: '+6281234567811' }])
})

test('a number that is put right afterwards reaches the team', async ({ page, model, site }) => {
  const { say, replies } = await openChat(page)
  model.answers.push(wantsPrice)
  await say('How much is it?')
  await expect(replies.last()).toContainText("What's your name?")
  await say('Siti Salah, siti.salah@contoh.id, 0812-0000-0001')
  await expect(replies.last()).toContainText('I have all I need')
  await say('sorry, my number is 0812-3456-7822')
  await expect(replies.last()).toContainText('passed on the new details')
  await expect
    .poll(() => leadsIn(site.dataDir, 'Siti Salah').map(({ phone }) => phone))
    .toEqual(['+6281200000001', '+6281234567822'])
})

test('CHAT-06 starting over in the middle takes back what was told', async ({ page, model, site }) => {
  const { say, replies, panel } = await openChat(page)
  model.answers.push(wantsPrice)
  await say('How much is it?')
  await say('Sari Mulailagi')
  await expect(replies.last()).toContainText("What's your email?")
  await expect.poll(() => leadsIn(site.dataDir, 'Sari Mulailagi')).toHaveLength(1)
  await panel.getByRole('button', { name: 'Start over' }).click()
  await panel.getByRole('group', { name: 'Start over?' }).getByRole('button', { name: 'Start over' }).click()
  await expect.poll(() => leadsIn(site.dataDir, 'Sari Mulailagi')).toEqual([])
})

test('a bare no is a wish to stop, and a wish to learn is no name', async ({ page, model }) => {
  const { say, replies } = await openChat(page)
  model.answers.push(wantsPrice)
  await say('How much is it?')
  await say('just teach me grammar')
  await expect(replies.last()).toContainText("So, what's your name?")
  await say('no')
  await expect(replies.last()).toContainText("I haven't kept anything")
})

test('a second tab shows the same conversation, and the first follows', async ({ page, context, model }) => {
  const first = await openChat(page)
  await first.say('Hello from the first tab')
  await expect(first.replies.last()).toContainText('Halo juga!')
  const second = await openChat(await context.newPage())
  await expect(second.log).toContainText('Hello from the first tab')
  model.answers.push(says('And hello to the second.'))
  await second.say('Hello from the second')
  await expect(second.replies.last()).toContainText('And hello to the second.')
  await expect(first.log).toContainText('And hello to the second.')
})

test('only English that the dictionary knows is marked as a word to press', async ({ page, model }) => {
  model.usual = says('Kamu bisa ikut **kelas percobaan gratis**. Kata hari ini: **resilient**.')
  const { say, replies } = await openChat(page, 'id')
  await say('halo')
  await expect(replies.last().getByRole('button')).toHaveText(['resilient'])
})

test('the card of a word goes with Escape, before the panel, and with the next message', async ({ page, model }) => {
  model.usual = says('Word of the day: **resilient**.')
  const { say, replies, panel } = await openChat(page)
  const card = panel.getByRole('region', { name: /resilient/ })
  await say('hello')
  await replies.last().getByRole('button', { name: 'resilient' }).click()
  await expect(card).toContainText('/rɪˈzɪljənt/')
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(panel).toBeVisible()
  await replies.last().getByRole('button', { name: 'resilient' }).click()
  await expect(card).toBeVisible()
  await say('thanks')
  await expect(card).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('the way back closes the panel and leaves the page where it was', async ({ page }) => {
    await page.goto('/programs?lang=en')
    const { panel } = await openChat(page)
    await page.goBack()
    await expect(panel).toBeHidden()
    expect(new URL(page.url()).pathname).toBe('/')
    await page.getByRole('button', { name: 'Open chat' }).click()
    await panel.getByRole('button', { name: 'Close' }).click()
    await expect(panel).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(/\/programs/)
  })

  test('who ends a reply keeps their place in the conversation', async ({ page, model }) => {
    const { promise: gate, resolve } = Promise.withResolvers<void>()
    model.answers.push({ ...says('Never heard to its end'), gate })
    const { say, panel, log } = await openChat(page)
    await say('hello')
    await panel.getByRole('button', { name: 'Stop' }).click()
    await expect(log).toBeFocused()
    resolve()
  })
})

test('a screen reader hears what was wrong with a detail, not only the question that follows', async ({
  page,
  model,
}) => {
  const { say, panel, input } = await openChat(page)
  model.answers.push(wantsPrice)
  await say('How much is it?')
  await say('Sari Mendengar')
  await expect(input).toHaveAccessibleName('Enter your email...')
  await say('jo@')
  await expect(panel.getByRole('status')).toHaveText(/^Please enter a valid email address So, what's your email\?/)
})

test('who goes on writing after WhatsApp has opened keeps the panel', async ({ page, context, model }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp', contentType: 'text/html' }))
  const { panel, input, say, replies } = await openChat(page)
  await page.clock.install()
  await Promise.all([context.waitForEvent('page'), panel.getByRole('button', { name: 'Talk to our team' }).click()])
  await expect(replies.last()).toContainText('WhatsApp')
  await input.pressSequentially('One more')
  await page.clock.runFor(4000)
  await expect(panel).toBeVisible()
  model.answers.push(says('Of course!'))
  await say('One more question')
  await expect(replies.last()).toContainText('Of course!')
})
