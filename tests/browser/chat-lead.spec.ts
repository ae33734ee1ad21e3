import { expect, openChat, says, test } from './chat-test.ts'
import { leadsIn } from './stored-leads.ts'

const wantsPrice = says('Our fees are not on the site, but our team can tell you.', {
  intent: 'price',
  lead: { start: true, goal: 'IELTS for a scholarship' },
})

test('CHAT-06 CHAT-09 a wish starts the capture: goal, name, e-mail, phone; then the team is told and WhatsApp is offered', async ({
  page,
  model,
  site,
}) => {
  const calls: { path: string; body: Record<string, unknown> }[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /capture-lead|notify-whatsapp/.test(request.url()))
      calls.push({ path: new URL(request.url()).pathname, body: request.postDataJSON() })
  })
  const { say, replies, panel } = await openChat(page)
  model.answers.push(wantsPrice)
  await say('How much is IELTS?')
  await expect(replies.last()).toContainText("What's your name?")
  await expect(panel.getByText('We use your details to contact you about classes')).toBeVisible()
  await say('Sari Sembilan')
  await expect(replies.last()).toContainText("Nice to meet you, Sari! What's your email?")
  await expect.poll(() => leadsIn(site.dataDir, 'Sari Sembilan')).toMatchObject([{ status: 'partial', email: null }])
  await say('sari9@contoh.id')
  await expect(replies.last()).toContainText("what's your phone number?")
  await expect(panel.getByRole('button', { name: 'Chat on WhatsApp' })).toBeHidden()
  await say('0812-3456-7899')
  await expect(replies.last()).toContainText('I have all I need')
  await expect(panel.getByRole('button', { name: 'Chat on WhatsApp' })).toBeVisible()
  await expect
    .poll(() => leadsIn(site.dataDir, 'Sari Sembilan'))
    .toMatchObject([
      {
        status: 'complete',
        name: 'Sari Sembilan',
        email: 'sari9@contoh.id',
        phone: '+6281234567899',
        goal: 'IELTS for a scholarship',
      },
    ])
  await expect.poll(() => calls.at(-1)?.path).toBe('/api/notify-whatsapp')
  const excerpt = String(calls.at(-1)?.body.conversationExcerpt)
  expect(excerpt.split('\n')).toHaveLength(5)
  expect(excerpt).toContain('user: 0812-3456-7899')
  expect(excerpt).toMatch(/assistant: .*I have all I need/)
})

test('CHAT-07 a wrong value is explained by the assistant, and the field is asked for again', async ({
  page,
  model,
}) => {
  const { say, replies, input } = await openChat(page)
  model.answers.push(wantsPrice)
  await say('How much is it?')
  for (const [value, problem] of [
    ['<>', 'This field is required'],
    ['X', 'Please enter a valid name (2-50 characters)'],
  ] as const) {
    await say(value)
    await expect(replies.nth(-2)).toContainText(problem)
    await expect(replies.last()).toContainText("what's your name?")
  }
  await say('Budi')
  await say('budi@contoh')
  await expect(replies.nth(-2)).toContainText('Please enter a valid email address')
  await expect(input).toHaveAttribute('type', 'email')
  await say('budi@contoh.id')
  await say('12ab')
  await expect(replies.nth(-2)).toContainText('Please enter a valid phone number')
  expect(model.asked).toHaveLength(1)
})

test('CHAT-05 a question in the middle is answered, with leadInfo only then, and the field is asked for again', async ({
  page,
  model,
}) => {
  const bodies: { leadInfo?: unknown; messages: { content: string }[] }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/chat')) bodies.push(request.postDataJSON())
  })
  const { say, replies, input } = await openChat(page)
  model.answers.push(wantsPrice, says('Only to call you back.', { intent: 'about_school' }))
  await say('How much is it?')
  await say('Rahasia Sekali')
  await say('What is it for?')
  await expect(replies.nth(-2)).toContainText('Only to call you back.')
  await expect(replies.last()).toContainText("what's your email?")
  await expect(input).toHaveAttribute('type', 'email')
  expect(bodies[0]).not.toHaveProperty('leadInfo')
  expect(bodies[1]?.leadInfo).toEqual({ name: 'Rahasia Sekali', goal: 'IELTS for a scholarship' })
  expect(JSON.stringify(bodies[1]?.messages)).not.toContain('Rahasia')
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

test('a visitor who leaves halfway is remembered, and goes on where they were', async ({ page, model, site }) => {
  const first = await openChat(page)
  model.answers.push(wantsPrice)
  await first.say('How much is it?')
  await first.say('Wati Setengah')
  await expect.poll(() => leadsIn(site.dataDir, 'Wati Setengah')).toMatchObject([{ status: 'partial' }])
  const { say, input } = await openChat(page)
  await expect(input).toHaveAttribute('type', 'email')
  await say('wati@contoh.id')
  await expect.poll(() => leadsIn(site.dataDir, 'Wati Setengah')).toMatchObject([{ email: 'wati@contoh.id' }])
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
  test('CHAT-10 CHAT-13 the button posts the handoff, opens the link without opener or referrer, hides, and the panel closes after 3 s', async ({
    page,
    model,
    context,
  }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp', contentType: 'text/html' }))
    const { say, panel } = await openChat(page)
    model.answers.push(wantsPrice)
    await say('How much is it?')
    await say('Sari Wulandari')
    await say('sari@contoh.id')
    await say('081234567890')
    const button = panel.getByRole('button', { name: 'Chat on WhatsApp' })
    await expect(button).toBeVisible()
    await page.clock.install()
    const [popup, request] = await Promise.all([
      context.waitForEvent('page'),
      page.waitForRequest('**/api/chat/whatsapp-handoff'),
      button.click(),
    ])
    expect(request.postDataJSON()).toMatchObject({
      leadInfo: {
        name: 'Sari Wulandari',
        email: 'sari@contoh.id',
        phone: '081234567890',
        goal: 'IELTS for a scholarship',
      },
      userId: expect.stringMatching(/^user_/),
      conversationExcerpt: expect.stringMatching(/^(?:(?:user|assistant): .*\n?){5}$/),
    })
    await popup.waitForURL(/^https:\/\/wa\.me\//)
    const link = new URL(popup.url())
    expect(link.pathname).toBe('/6282222222222')
    expect(link.searchParams.get('text')).toBe(
      "Hi, I'm Sari Wulandari from Jakarta, I'd like to learn more about your English programs. My goal is: IELTS for a scholarship",
    )
    expect(await popup.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
    await expect(button).toBeHidden()
    await page.clock.runFor(2900)
    await expect(panel).toBeVisible()
    await page.clock.runFor(200)
    await expect(panel).toBeHidden()
  })

  test('CHAT-09 the button also appears when the server says so; a person is always one press away', async ({
    page,
    model,
    context,
  }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp', contentType: 'text/html' }))
    const { say, panel } = await openChat(page)
    model.answers.push(says('I will connect you.', { intent: 'human' }))
    await say('I want to talk to a person')
    await expect(panel.getByRole('button', { name: 'Chat on WhatsApp' })).toBeVisible()
    const [popup] = await Promise.all([
      context.waitForEvent('page'),
      panel.getByRole('button', { name: 'Talk to our team' }).click(),
    ])
    await popup.waitForURL(/^https:\/\/wa\.me\//)
    expect(new URL(popup.url()).searchParams.get('text')).toMatch(/^Hi, I'd like to learn more/)
  })

  test.describe('when it fails', () => {
    test.use({ expectedProblems: [/503|ERR_FAILED|Failed to load/] })
    test('CHAT-11 the assistant says so, by kind of failure, and how else to reach the school', async ({ page }) => {
      const { panel, replies } = await openChat(page)
      const person = panel.getByRole('button', { name: 'Talk to our team' })
      await page.route('**/api/chat/whatsapp-handoff', (route) => route.fulfill({ status: 503, body: '{}' }))
      await person.click()
      await expect(replies.last()).toContainText(
        "I'm having trouble connecting you right now. Please try again in a moment, or contact us directly via WhatsApp.",
      )
      await expect(replies.last().getByRole('link', { name: /^\+62/ })).toBeVisible()
      await page.unroute('**/api/chat/whatsapp-handoff')
      await page.route('**/api/chat/whatsapp-handoff', (route) => route.abort())
      await person.click()
      await expect(replies.last()).toContainText(
        "I apologize, but I'm having technical difficulties. Please try contacting us directly via WhatsApp or try again later.",
      )
      await expect(panel).toBeVisible()
    })
  })
})

test.describe('the notification of the team', () => {
  const logged: string[] = []
  test.use({ expectedProblems: [/500|Failed to send WhatsApp notification/] })
  test('CHAT-15 a failure is logged, and the visitor sees nothing of it', async ({ page, model }) => {
    page.on('console', (message) => logged.push(message.text()))
    await page.route('**/api/notify-whatsapp', (route) => route.fulfill({ status: 500, body: '{}' }))
    const { say, replies } = await openChat(page)
    model.answers.push(wantsPrice)
    await say('How much is it?')
    await say('Sari Diam')
    await say('sari@contoh.id')
    await say('081234567890')
    await expect.poll(() => logged).toContain('Failed to send WhatsApp notification: HTTP error! status: 500')
    await expect(replies.last()).toContainText('I have all I need')
  })
})
