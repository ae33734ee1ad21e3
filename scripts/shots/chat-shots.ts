import type { Page } from '@playwright/test'

const reply = (assistantMessage: string, changes: object = {}) =>
  JSON.stringify({
    assistantMessage,
    mode: 'teaching',
    userId: 'user_1_shots',
    shouldCaptureLead: false,
    suggestedGoal: null,
    showWhatsAppButton: false,
    ...changes,
  })

const LESSON = reply(
  'Nearly there! Yesterday is over, so use the **past tense**:\n- *I go* → **I went**\n\nNow your turn: what did you do yesterday?',
  { terms: ['past tense'] },
)
const FEES = reply('Our fees are not on the site, but our team can tell you.', { shouldCaptureLead: true })

export async function openChat(page: Page): Promise<void> {
  await page.locator('.floating-chat').click()
  await page.locator('.chat[open] .chat-theirs').first().waitFor()
}

export async function say(page: Page, ...messages: string[]): Promise<void> {
  for (const message of messages) {
    await page.locator('#chat-input').fill(message)
    await page.locator('#chat-input').press('Enter')
    await page.locator('#chat-input:enabled').waitFor()
  }
}

const answering = (page: Page, body: string) =>
  page.route('**/api/chat', (route) => route.fulfill({ body, contentType: 'application/json' }))

/** What is asked of the embedded tutor, in each language of the page. */
const ASKED = {
  'sheet': {
    id: 'buatkan 5 soal past tense sekaligus sama kunci jawabannya',
    en: 'give me a sheet of 5 past tense exercises with the key',
  },
  'list': {
    id: 'bahasa inggrisnya: jadwal, rapat, gaji, cuti',
    en: 'what is the Indonesian for: schedule, meeting, salary, leave?',
  },
  'sentence': {
    id: 'bahasa inggrisnya "saya sudah mengirim laporan ke atasan kemarin sore" apa?',
    en: 'how do I say "I already sent the report to my boss" in Indonesian?',
  },
  'school': {
    id: 'biayanya berapa, ada kelas malam, dan lokasinya di mana?',
    en: 'How much is it, are there evening classes, and where are you?',
  },
}

const asking =
  (asked: Record<string, string>) =>
  async (page: Page): Promise<void> => {
    await say(page, asked[(await page.locator('html').getAttribute('lang')) ?? 'id'] ?? '')
    await page.locator('.chat-theirs').nth(1).waitFor()
  }

const ANSWERED = Object.fromEntries(Object.entries(ASKED).map(([name, asked]) => [`chat-${name}`, asking(asked)]))

const CHAT_STATES: Record<string, (page: Page) => Promise<void>> = {
  'chat': async () => {},
  'chat-waiting': async (page) => {
    await page.route('**/api/chat', () => {})
    await page.locator('#chat-input').fill('Yesterday I go to Bandung')
    await page.locator('#chat-input').press('Enter')
  },
  'chat-lesson': async (page) => {
    await answering(page, LESSON)
    await say(page, 'Yesterday I go to Bandung')
  },
  'chat-word': async (page) => {
    await answering(page, LESSON)
    await say(page, 'Yesterday I go to Bandung')
    await page.locator('.chat-term').first().click()
    await page.locator('.chat-word p').nth(1).waitFor()
  },
  'chat-start-over': async (page) => {
    await answering(page, LESSON)
    await say(page, 'Yesterday I go to Bandung')
    await page.locator('.chat-ways button').nth(1).click()
    await page.locator('.chat-question').waitFor()
  },
  'chat-capture': async (page) => {
    await answering(page, FEES)
    await say(page, 'How much is it?', 'Sari Wulandari', 'sari@contoh')
  },
  'chat-complete': async (page) => {
    await answering(page, FEES)
    await say(page, 'How much is it?', 'Sari Wulandari', 'sari@contoh.id', '0812-3456-7890')
  },
  'chat-not-handed-over': async (page) => {
    await page.route('**/whatsapp-handoff', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.locator('.chat-ways button').first().click()
    await page.locator('.chat-contact').waitFor()
  },
  'chat-away': async (page) => {
    await page.route('**/api/chat', (route) => route.abort())
    await say(page, 'Help me with grammer')
  },
  ...ANSWERED,
}

export const CHAT_SHOTS = Object.entries(CHAT_STATES).map(([name, prepare]) => ({
  name,
  path: '/',
  onlyWindow: true,
  prepare: async (page: Page) => {
    await openChat(page)
    await prepare(page)
  },
}))
