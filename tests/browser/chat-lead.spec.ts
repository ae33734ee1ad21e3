import { expect, openChat, says, test } from './chat-test.ts'
import { leadsIn } from './stored-leads.ts'

const wantsPrice = says('Our fees are not on the site, but our team can tell you.', {
  intent: 'price',
  lead: { start: true, goal: 'IELTS for a scholarship' },
})

test('CHAT-03 CHAT-06 CHAT-07 CHAT-09 CHAT-10 CHAT-13 a wish starts the capture: name, e-mail, phone, each with its own field; then WhatsApp is offered, by a link without opener, and the panel closes after 3 s, unless the visitor types on', async ({
  page,
  context,
  model,
  site,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp', contentType: 'text/html' }))
  const { say, replies, panel, input } = await openChat(page)
  const whatsApp = panel.getByRole('button', { name: 'Chat on WhatsApp' })
  await page.clock.install()
  await test.step('CHAT-10 a person is one press away; who types on keeps the panel', async () => {
    await Promise.all([context.waitForEvent('page'), panel.getByRole('button', { name: 'Talk to our team' }).click()])
    await expect(replies.last()).toContainText('WhatsApp')
    await input.pressSequentially('One more')
    await page.clock.runFor(4000)
    await expect(panel).toBeVisible()
    await input.fill('')
  })
  await test.step('CHAT-03 CHAT-06 CHAT-07 CHAT-09 name, e-mail, phone, each kept at once', async () => {
    await expect(input).toHaveAttribute('placeholder', 'Type your message...')
    model.answers.push(wantsPrice)
    await say('How much is IELTS?')
    await expect(replies.last()).toContainText('What’s your name?')
    await expect(panel.getByText('We use your details to contact you about classes')).toBeVisible()
    await expect(input).toHaveAttribute('placeholder', 'Enter your name...')
    await say('Sari Sembilan')
    await expect(replies.last()).toContainText('Nice to meet you, Sari! What’s your email?')
    await expect(input).toHaveAttribute('placeholder', 'Enter your email...')
    await expect(input).toHaveAttribute('type', 'email')
    await expect.poll(() => leadsIn(site.dataDir, 'Sari Sembilan')).toMatchObject([{ status: 'partial', email: null }])
    await say('sari9@')
    await expect(replies.nth(-2)).toContainText('Please enter a valid email address')
    await say('sari9@contoh.id')
    await expect(replies.last()).toContainText('what’s your phone number?')
    await expect(input).toHaveAttribute('placeholder', 'Enter your phone...')
    await expect(input).toHaveAttribute('type', 'tel')
    await expect(whatsApp).toBeHidden()
    // Its time limit must not run out when the clock jumps.
    const notified = page.waitForResponse('**/api/notify-whatsapp')
    await say('0812-3456-7899')
    await expect(replies.last()).toContainText('I have all I need')
    await expect(whatsApp).toBeVisible()
    await notified
    await expect
      .poll(() => leadsIn(site.dataDir, 'Sari Sembilan'))
      .toMatchObject([
        { status: 'complete', email: 'sari9@contoh.id', phone: '+6281234567899', goal: 'IELTS for a scholarship' },
      ])
  })
  await test.step('CHAT-10 CHAT-13 WhatsApp gets what is known, by a link without opener; the panel closes after 3 s', async () => {
    await page.clock.pauseAt(Date.now() + 60_000)
    const [popup] = await Promise.all([context.waitForEvent('page'), whatsApp.click()])
    await popup.waitForURL(/^https:\/\/wa\.me\//)
    const link = new URL(popup.url())
    expect(link.pathname).toBe('/6282222222222')
    expect(link.searchParams.get('text')).toBe(
      "Hi, I'm Sari Sembilan, I'd like to learn more about your English programs. My goal is: IELTS for a scholarship",
    )
    expect(await popup.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
    await expect(whatsApp).toBeHidden()
    await page.clock.runFor(2900)
    await expect(panel).toBeVisible()
    await page.clock.runFor(200)
    await expect(panel).toBeHidden()
  })
})
