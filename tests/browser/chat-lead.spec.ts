import { expect, openChat, says, test } from './chat-test.ts'
import { leadsIn } from './stored-leads.ts'

const wantsPrice = says('Our fees are not on the site, but our team can tell you.', {
  intent: 'price',
  lead: { start: true, goal: 'IELTS for a scholarship' },
})

test('CHAT-03 CHAT-06 CHAT-07 CHAT-09 a wish starts the capture: name, e-mail, phone, each with its own field; then WhatsApp is offered', async ({
  page,
  model,
  site,
}) => {
  const { say, replies, panel, input } = await openChat(page)
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
  await expect(panel.getByRole('button', { name: 'Chat on WhatsApp' })).toBeHidden()
  await say('0812-3456-7899')
  await expect(replies.last()).toContainText('I have all I need')
  await expect(panel.getByRole('button', { name: 'Chat on WhatsApp' })).toBeVisible()
  await expect
    .poll(() => leadsIn(site.dataDir, 'Sari Sembilan'))
    .toMatchObject([
      { status: 'complete', email: 'sari9@contoh.id', phone: '+6281234567899', goal: 'IELTS for a scholarship' },
    ])
})

test('CHAT-06 stopping clears everything, on the server too', async ({ page, model, site }) => {
  const { say, replies, input } = await openChat(page, 'id')
  model.answers.push(wantsPrice)
  await say('Berapa biayanya?')
  await say('Joko Batalkan')
  await expect.poll(() => leadsIn(site.dataDir, 'Joko Batalkan')).toHaveLength(1)
  await say('batal aja deh')
  await expect(replies.last()).toContainText('sudah kuhapus')
  await expect(input).toHaveAttribute('placeholder', 'Ketik pesanmu…')
  await expect.poll(() => leadsIn(site.dataDir, 'Joko Batalkan')).toHaveLength(0)
})

test.describe('details told while the network is away', () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|Failed to load|Failed to send WhatsApp/] })
  test('arrive when it is back', async ({ page, model, site, context }) => {
    const { say, replies } = await openChat(page)
    model.answers.push(wantsPrice)
    await say('How much is it?')
    await expect(replies.last()).toContainText('name?')
    await context.setOffline(true)
    await say('Tono Terputus')
    await say('tono@contoh.id')
    await say('081234567000')
    await expect(replies.last()).toContainText('I have all I need')
    expect(leadsIn(site.dataDir, 'Tono Terputus')).toHaveLength(0)
    await context.setOffline(false)
    await expect.poll(() => leadsIn(site.dataDir, 'Tono Terputus')).toMatchObject([{ status: 'complete' }])
  })
})

test.describe('WhatsApp', () => {
  test.use({ expectedProblems: [/503|Failed to load/] })

  test('CHAT-10 CHAT-11 CHAT-13 a person is one press away, by a link without opener; what fails is told; the panel closes after 3 s', async ({
    page,
    model,
    context,
  }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp', contentType: 'text/html' }))
    const { say, panel, replies, input } = await openChat(page)
    const person = panel.getByRole('button', { name: 'Talk to our team' })
    await page.route('**/api/chat/whatsapp-handoff', (route) => route.fulfill({ status: 503, body: '{}' }))
    await person.click()
    await expect(replies.last()).toContainText('I’m having trouble connecting you right now.')
    await expect(replies.last()).toContainText('You can also call or email us:')
    await expect(replies.last().getByRole('link', { name: /^\+62/ })).toBeVisible()
    await page.unroute('**/api/chat/whatsapp-handoff')

    await page.clock.install()
    await Promise.all([context.waitForEvent('page'), person.click()])
    await expect(replies.last()).toContainText('WhatsApp')
    await input.pressSequentially('One more')
    await page.clock.runFor(4000)
    await expect(panel).toBeVisible()

    model.answers.push(wantsPrice)
    await say('How much is it?')
    await expect(replies.last()).toContainText('What’s your name?')
    // Its time limit must not run out when the clock jumps.
    const notified = page.waitForResponse('**/api/notify-whatsapp')
    await say('Sari Wulandari, sari@contoh.id, 081234567890')
    await notified
    const button = panel.getByRole('button', { name: 'Chat on WhatsApp' })
    await expect(button).toBeVisible()
    await page.clock.pauseAt(Date.now() + 60_000)
    const [popup] = await Promise.all([context.waitForEvent('page'), button.click()])
    await popup.waitForURL(/^https:\/\/wa\.me\//)
    const link = new URL(popup.url())
    expect(link.pathname).toBe('/6282222222222')
    expect(link.searchParams.get('text')).toBe(
      "Hi, I'm Sari Wulandari, I'd like to learn more about your English programs. My goal is: IELTS for a scholarship",
    )
    expect(await popup.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
    await expect(button).toBeHidden()
    await page.clock.runFor(2900)
    await expect(panel).toBeVisible()
    await page.clock.runFor(200)
    await expect(panel).toBeHidden()
  })
})
