import type { Page } from '@playwright/test'
import { expectPartAccessible } from './alone.ts'
import { ask, askAnew, card, countCalls, input, openExplainer, section, status } from './explainer-page.ts'
import { alive, expect, expectNoOverflow, RING_ON_WHITE, test } from './site-test.ts'

const NIGHT = Date.UTC(2026, 10, 15, 23, 50)
const title = (page: Page, word: string) => card(page).getByRole('heading', { name: word, exact: true })

test('EXPL-01 EXPL-02 EXPL-03 what is no word is told; a card with all of its parts and the browser’s own voice; a synonym and a near word look themselves up; the words of this device stay and open without a call', async ({
  page,
}) => {
  await page.addInitScript(addVoice)
  await openExplainer(page)
  await test.step('EXPL-01 an empty or short word is told; a word is sent trimmed and in lower case', async () => {
    const sent = countCalls(page)
    await input(page).press('Enter')
    await expect(status(page)).toHaveText('Please enter a word.')
    await expect(input(page)).toBeFocused()
    await ask(page, ' a ')
    await expect(status(page)).toHaveText('Please enter a word with at least 2 characters.')
    expect(sent).toEqual([])
    await ask(page, '  BRAVE ')
    await expect(title(page, 'brave')).toBeVisible()
    await expect(status(page)).toBeEmpty()
    expect(sent).toEqual([{ word: 'brave', userId: expect.stringMatching(/^user_/) }])
  })
  await test.step('EXPL-02 the busy label in a button of the same width, and a cleared result', async () => {
    await expect(card(page)).toHaveAccessibleName('Explanation')
    const { promise: gate, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/explain-word', async (route) => {
      await gate
      await route.continue()
    })
    const button = section(page).locator('form button')
    const { width } = (await button.boundingBox()) ?? {}
    await ask(page, 'calm')
    await expect(button).toHaveText('explaining')
    expect(await button.boundingBox()).toMatchObject({ width })
    await expect(card(page)).not.toContainText('brave')
    await expect(card(page)).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(title(page, 'calm')).toBeVisible()
    await expect(button).toHaveText('Explain')
    await page.unroute('**/api/explain-word')
  })
  await test.step('EXPL-03 a synonym looks itself up, and its heading has the focus; a word of before needs no call', async () => {
    const sent = countCalls(page)
    await ask(page, 'brave')
    await expect(card(page)).toContainText('without showing fear')
    expect(sent).toEqual([])
    const synonym = card(page).getByRole('button', { name: 'Explain bold' })
    await synonym.focus()
    await expect(synonym).toHaveCSS('outline-color', RING_ON_WHITE)
    await synonym.press('Enter')
    await expect(title(page, 'bold')).toBeFocused()
    await expect(input(page)).toHaveValue('bold')
  })
  await test.step('a wrong form has its right ones; the word is spoken by the browser’s own voice', async () => {
    await askAnew(page, 'goed')
    await expect(card(page)).toContainText('Almost! “goed” is not the right form.')
    await expectPartAccessible(page, 'a wrong form', '#ai-explainer')
    await expectNoOverflow(page, 'a wrong form')
    await card(page).getByRole('button', { name: 'Explain went' }).click()
    await card(page).getByRole('button', { name: 'Listen went' }).click()
    await expect(card(page).getByRole('button', { name: 'Listen went' })).toHaveClass(/listen-now/)
    await expect(card(page).getByRole('button', { name: 'Slowly went' })).not.toHaveClass(/listen-now/)
    expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual(['en-US went'])
  })
  await test.step('a word that is nearly one of several: which one was meant is asked, and the nearest needs no further look-up', async () => {
    await askAnew(page, 'tought')
    await expect(title(page, 'tought')).toBeVisible()
    await expect(card(page).getByRole('button', { name: /Listen/ })).toHaveCount(0)
    await expectPartAccessible(page, 'a misspelt word', '#ai-explainer')
    const calls: string[] = []
    page.on('request', (request) => calls.push(request.url()))
    await card(page).getByRole('button', { name: 'Explain thought' }).first().click()
    await expect(title(page, 'thought')).toBeVisible()
    expect(calls.filter((url) => /explain-word|word-lookup/.test(url))).toEqual([])
  })
  await test.step('the one near word is shown as such, and there is a way back to what was typed', async () => {
    await askAnew(page, 'beautifull')
    await expect(card(page)).toContainText('You typed “beautifull”.')
    await expectPartAccessible(page, 'a mended word', '#ai-explainer')
    await card(page).getByRole('button', { name: 'Not that one?' }).press('Enter')
    await expect(title(page, 'beautifull')).toBeFocused()
    await card(page).getByRole('button', { name: 'Explain beautiful' }).press('Enter')
    await expect(title(page, 'beautiful')).toBeFocused()
  })
  await test.step('the words of this device stay, newest first, and open again without a call; who clears them goes on at the field', async () => {
    const words = section(page).getByRole('region', { name: 'Your words' })
    const newest = ['beautiful', 'thought', 'went', 'goed', 'bold', 'brave', 'calm']
    await expect(words.getByRole('button')).toHaveText([...newest, 'Clear'])
    await page.reload()
    await alive(page)
    await section(page).scrollIntoViewIfNeeded()
    const calls = countCalls(page)
    await words.getByRole('button', { name: 'brave' }).click()
    await expect(card(page)).toContainText('berani')
    expect(calls).toEqual([])
    await words.getByRole('button', { name: 'Clear' }).press('Enter')
    await expect(words).toHaveCount(0)
    await expect(input(page)).toBeFocused()
  })
})

test.describe('on a phone, in Indonesian', () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|Failed to load/] })

  test('EXPL-04 EXPL-05 EXPL-06 EXPL-09 a card that nothing lies on, and odd ones, fit; no network is told; the fourth word within a minute waits, and a countdown runs; the day’s quota is anew at midnight UTC', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.clock.install({ time: NIGHT })
    await openExplainer(page, { language: 'id' })
    const quota = page.locator('.explainer-quota')
    await test.step('the answer comes into view; the chat’s button does not lie on it', async () => {
      await input(page).fill('left')
      await page.getByRole('button', { name: 'Jelaskan', exact: true }).click()
      await expect(card(page)).toContainText(/juga: bentuk lampau \(past\) dan past participle dari\s*leave/)
      await expect(card(page)).toBeInViewport()
      await expectNoOverflow(page, 'an answer')
      await expectPartAccessible(page, 'a phone', '#ai-explainer')
      const chatButton = page.getByRole('button', { name: 'Buka chat' })
      await card(page).evaluate((answer) => answer.scrollIntoView({ block: 'end' }))
      await expect(card(page).getByRole('button', { name: /Tanya Ms Kiky/ })).toBeVisible()
      await expect(chatButton, 'does not lie on the card').toBeHidden()
      await page.locator('#faq').scrollIntoViewIfNeeded()
      await expect(chatButton).toBeVisible()
    })
    await test.step('whatever is typed, nothing overflows', async () => {
      for (const [typed, answer] of [
        ['childs', 'Hampir benar! “childs” bukan bentuk yang tepat.'],
        ['for (let i = 0; i < 3; i++) {}', 'Ini bukan kata'],
        ['long words '.repeat(455), 'Ini lebih dari satu kata'],
        ['I want to buy a beautiful house near the river', 'beautiful'],
      ] as const) {
        await askAnew(page, typed)
        await expect(card(page)).toContainText(answer)
        await expectNoOverflow(page, typed.slice(0, 20))
      }
    })
    await test.step('EXPL-09 no network is told, and the word can be asked again', async () => {
      await keepQuota(page, 43)
      await context.setOffline(true)
      await askAnew(page, 'one')
      await expect(status(page)).toHaveText('Ada gangguan jaringan. Periksa koneksi internetmu, lalu coba lagi.')
      await context.setOffline(false)
      await input(page).press('Enter')
      await expect(title(page, 'one')).toBeVisible()
      await expect(status(page)).toBeEmpty()
    })
    await test.step('EXPL-04 EXPL-05 the last of the day is counted; the fourth within a minute waits, but not one of before', async () => {
      await ask(page, 'two')
      await expect(title(page, 'two')).toBeVisible()
      const sent = countCalls(page)
      await expect(quota).toContainText('Jatah baru tersedia pukul 07.00; sampai saat itu, kamus yang menjawab')
      await ask(page, 'four')
      await expect(status(page)).toContainText('Pelan-pelan, ya! Tunggu sebentar sebelum mencari kata lain.')
      await expectPartAccessible(page, 'a countdown, and an exhausted quota', '#ai-explainer')
      const hint = status(page).locator('span[aria-hidden]')
      const secondsLeft = async () => Number(/\d+/.exec((await hint.textContent()) ?? '')?.[0])
      const before = await secondsLeft()
      await page.clock.fastForward(5000)
      await expect.poll(secondsLeft).toBeLessThanOrEqual(before - 5)
      expect(await secondsLeft()).toBeGreaterThan(0)
      await ask(page, 'two')
      await expect(title(page, 'two')).toBeVisible()
      expect(sent).toEqual([])
      await ask(page, 'four')
      await expect(hint).toBeVisible()
      await page.clock.fastForward(60_000)
      await expect(status(page)).toContainText('Sekarang kamu bisa bertanya lagi.')
    })
    await test.step('EXPL-06 the dictionary answers: an Indonesian word has English ones, which look themselves up; at midnight UTC it begins anew', async () => {
      const sent = countCalls(page)
      await askAnew(page, 'sungguh')
      await expect(card(page)).toContainText(/Kuota AI harian sudah habis\..*Sepertinya ini bahasa Indonesia\./s)
      await expectPartAccessible(page, 'meanings', '#ai-explainer')
      await card(page).getByRole('button', { name: 'truly' }).click()
      await expect(title(page, 'truly')).toBeVisible()
      await expect(card(page)).toContainText('Layanan Terbatas')
      expect(sent).toEqual([])
      await page.clock.fastForward(11 * 60_000)
      await expect(quota).toBeEmpty()
      await askAnew(page, 'bold')
      await expect(title(page, 'bold')).toBeVisible()
      const record = await page.evaluate(() => JSON.parse(localStorage.getItem('explainer-quota') ?? 'null'))
      expect(record).toMatchObject({ date: '2026-11-16', count: 1 })
    })
  })
})

const keepQuota = (page: Page, count: number) =>
  page.evaluate((record) => localStorage.setItem('explainer-quota', JSON.stringify(record)), {
    date: '2026-11-15',
    count,
    lastReset: NIGHT,
  })

/** Not every browser on a server has voices. */
function addVoice(): void {
  const said: string[] = []
  Object.assign(window, { said })
  speechSynthesis.speak = (utterance) => said.push(`${utterance.lang} ${utterance.text}`)
  Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { value: null, writable: true })
  speechSynthesis.getVoices = () => [
    { lang: 'en-US', name: 'English', default: true, localService: true, voiceURI: '' },
  ]
}
