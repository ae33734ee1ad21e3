import type { Page } from '@playwright/test'
import { alive, expect, expectAccessible, expectNoOverflow, test } from './site-test.ts'

const section = (page: Page) => page.locator('#ai-explainer')
const input = (page: Page) => page.getByLabel('English word')
const card = (page: Page) => page.getByRole('article', { name: 'Explanation' })
const status = (page: Page) => page.locator('#explainer-problem')
const TOO_QUICK = "You're asking questions too quickly! Please wait a moment before asking about another word."
const NOON = Date.UTC(2026, 10, 15, 12)

/** Each test is a visitor of its own. */
async function open(page: Page, { language = 'en', quota }: { language?: string; quota?: object | string } = {}) {
  await page.addInitScript(
    ([record]) => {
      if (record && !localStorage.getItem('explainer-quota')) localStorage.setItem('explainer-quota', record)
    },
    [typeof quota === 'object' ? JSON.stringify(quota) : (quota ?? '')] as const,
  )
  await page.goto(`/?lang=${language}#ai-explainer`)
  await alive(page)
  await expect(section(page).getByRole('button', { name: /Explain resilient|Jelaskan resilient/ })).toBeVisible()
  await page.waitForFunction(() => !document.querySelector('#ai-explainer')?.closest('[data-asleep]'))
}
async function ask(page: Page, word: string) {
  await input(page).fill(word)
  await input(page).press('Enter')
}
const calls = (page: Page) => {
  const bodies: { word: string; userId: string }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/explain-word')) bodies.push(request.postDataJSON())
  })
  return bodies
}
const quotaOf = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('explainer-quota') ?? 'null'))

test('EXPL-01 an empty or short word is told; a word is sent trimmed and in lower case', async ({ page }) => {
  await open(page)
  const sent = calls(page)
  await input(page).press('Enter')
  await expect(status(page)).toHaveText('Please enter a word.')
  await expect(input(page)).toBeFocused()
  await ask(page, ' a ')
  await expect(status(page)).toHaveText('Please enter a word with at least 2 characters.')
  expect(sent).toEqual([])
  await ask(page, '  BRAVE ')
  await expect(card(page).getByRole('heading', { name: 'brave' })).toBeVisible()
  await expect(status(page)).toBeEmpty()
  expect(sent).toEqual([{ word: 'brave', userId: expect.stringMatching(/^user_/) }])
})

test('EXPL-02 EXPL-03 the busy label, a cleared result, and a card with word, definition, example, synonyms and badge', async ({
  page,
}) => {
  await open(page)
  await ask(page, 'brave')
  await expect(card(page)).toContainText('without showing fear')
  await expect(card(page).locator('mark').first()).toHaveText(/brave/i)
  await expect(card(page)).toContainText('Dictionary')
  await expect(card(page)).toContainText('/breɪv/')
  await expect(card(page)).toContainText('berani')
  await expectAccessible(page, 'a result', '#ai-explainer')
  await expectNoOverflow(page, 'a result')

  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/explain-word', async (route) => {
    await gate
    await route.continue()
  })
  await ask(page, 'calm')
  const button = section(page).locator('form button')
  await expect(button).toHaveText('explaining')
  await expect(card(page)).not.toContainText('brave')
  await expect(card(page)).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(card(page).getByRole('heading', { name: 'calm' })).toBeVisible()
  await expect(button).toHaveText('Explain')
  await expect(card(page)).toHaveAttribute('aria-live', 'polite')
})

test('EXPL-02 a synonym looks itself up, and the focus goes on to its explanation', async ({ page }) => {
  await open(page)
  await ask(page, 'brave')
  await card(page).getByRole('button', { name: 'Explain bold' }).press('Enter')
  await expect(card(page).getByRole('heading', { name: 'bold' })).toBeFocused()
  await expect(input(page)).toHaveValue('bold')
})

test('the word is spoken by the browser’s own voice', async ({ page }) => {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    speechSynthesis.speak = (utterance) => said.push(`${utterance.lang} ${utterance.text}`)
  })
  await open(page)
  await ask(page, 'went')
  await card(page).getByRole('button', { name: 'Listen to went' }).click()
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual(['en-US went'])
  await expect(card(page)).toContainText('went: past of go')
})

test('EXPL-04 the fourth word within a minute waits; the countdown runs, and then it is explained', async ({
  page,
}) => {
  await open(page)
  await page.clock.install({ time: NOON })
  for (const word of ['one', 'two', 'three']) {
    await ask(page, word)
    await expect(card(page).getByRole('heading', { name: word })).toBeVisible()
  }
  await page.clock.pauseAt(NOON + 20_000)
  const sent = calls(page)
  await ask(page, 'four')
  await expect(status(page)).toContainText(TOO_QUICK)
  const hint = status(page).locator('[aria-hidden]').last()
  await expect(hint).toHaveText(/^Try again in \d\d seconds\.$/)
  const before = Number((await hint.textContent())?.match(/\d+/)?.[0])
  await page.clock.runFor(5000)
  await expect(hint).toHaveText(`Try again in ${before - 5} seconds.`)
  await ask(page, 'two')
  await expect(card(page).getByRole('heading', { name: 'two' })).toBeVisible()
  expect(sent).toEqual([])
  await ask(page, 'four')
  await page.clock.runFor(60_000)
  await expect(status(page)).toContainText('You can ask again now.')
})

test.describe('the server’s own limit', () => {
  test.use({ expectedProblems: [/429/] })
  test('EXPL-04 is held when the browser has forgotten, with its time to wait', async ({ page }) => {
    await open(page)
    for (const word of ['one', 'two', 'three']) {
      await ask(page, word)
      await expect(card(page).getByRole('heading', { name: word })).toBeVisible()
    }
    await page.evaluate(() => localStorage.removeItem('explainer-recent'))
    await ask(page, 'four')
    await expect(status(page)).toContainText(TOO_QUICK)
    await expect(status(page)).toContainText(/Try again in [345]\d seconds\./)
    await expectAccessible(page, 'a countdown', '#ai-explainer')
  })
})

test.describe('EXPL-05 the day’s quota', () => {
  const today = () => new Date().toISOString().slice(0, 10)
  const used = (count: number) => ({ date: today(), count, lastReset: Date.now() })

  test('is kept as date, count and lastReset, and counted by what is asked', async ({ page }) => {
    await open(page)
    await ask(page, 'brave')
    await expect(card(page).getByRole('heading', { name: 'brave' })).toBeVisible()
    expect(await quotaOf(page)).toEqual({ date: today(), count: 1, lastReset: expect.any(Number) })
    await expect(section(page)).not.toContainText('left today')
  })

  test('shows the count from 10 on', async ({ page }) => {
    await open(page, { quota: used(34) })
    await expect(section(page)).not.toContainText('left today')
    await ask(page, 'brave')
    await expect(section(page)).toContainText('You have 10 explanations left today.')
  })

  test('says ‘only N remaining’ from 5 on', async ({ page }) => {
    await open(page, { quota: used(40) })
    await expect(section(page)).toContainText('only 5 remaining')
  })

  test('EXPL-06 used up: a fallback that begins with ‘Daily AI quota reached.’ and still explains', async ({
    page,
  }) => {
    await open(page, { quota: used(45) })
    await expect(section(page)).toContainText("You've used all of today's explanations.")
    const sent = calls(page)
    await ask(page, 'brave')
    await expect(card(page).locator('dd').first()).toHaveText(/^Daily AI quota reached\. ready to do dangerous/)
    await expect(card(page)).toContainText('Limited Service')
    await ask(page, 'blorfity')
    await expect(card(page)).toContainText(/Daily AI quota reached\..*could not find this word/s)
    await expect(card(page).getByRole('button', { name: /Listen/ })).toHaveCount(0)
    expect(sent).toEqual([])
    expect((await quotaOf(page)).count).toBe(45)
    await expectAccessible(page, 'an exhausted quota', '#ai-explainer')
  })

  test('resets at midnight UTC while the page is open', async ({ page }) => {
    const beforeMidnight = Date.UTC(2026, 10, 15, 23, 59, 50)
    await page.clock.install({ time: beforeMidnight })
    await open(page, { quota: { date: '2026-11-15', count: 45, lastReset: NOON } })
    await expect(section(page)).toContainText("You've used all of today's explanations. New ones come at 07:00")
    await page.clock.fastForward(11_000)
    await expect(section(page)).not.toContainText('all of today')
    await ask(page, 'brave')
    await expect(card(page)).toContainText('Dictionary')
    expect(await quotaOf(page)).toMatchObject({ date: '2026-11-16', count: 1 })
  })

  test('survives a broken record', async ({ page }) => {
    await open(page, { quota: '{"date":12' })
    await ask(page, 'brave')
    await expect(card(page).getByRole('heading', { name: 'brave' })).toBeVisible()
    expect((await quotaOf(page)).count).toBe(1)
  })
})

test('EXPL-07 a word is kept 24 hours and costs neither a call nor quota; then it is asked again', async ({ page }) => {
  await page.clock.install({ time: NOON })
  await open(page)
  const sent = calls(page)
  await ask(page, 'brave')
  await expect(card(page).getByRole('heading', { name: 'brave' })).toBeVisible()
  await page.reload()
  await alive(page)
  await page.waitForFunction(() => !document.querySelector('#ai-explainer')?.closest('[data-asleep]'))
  await ask(page, 'Brave')
  await expect(card(page).getByRole('heading', { name: 'brave' })).toBeVisible()
  expect(sent).toHaveLength(1)
  expect((await quotaOf(page)).count).toBe(1)
  await page.clock.fastForward(24 * 60 * 60_000)
  await ask(page, 'brave')
  await expect.poll(() => sent.length).toBe(2)
})

test('anything may be typed: a clear, kind answer', async ({ page }) => {
  await open(page)
  const answers = [
    ['I want to buy a beautiful house near the river', /more than one word.*beautiful/s],
    ['😀😀', /not a word that we can explain/],
    ['makan', /looks like Indonesian.*eat/s],
    ['for (let i = 0; i < 3; i++) {}', /not a word/],
    ['long words '.repeat(455), /more than one word/],
    ['blorfity', /could not find this word/],
    ['recieve', /You typed “recieve”/],
  ] as const
  for (const [typed, answer] of answers) {
    await page.evaluate(() => {
      localStorage.removeItem('explainer-recent')
      localStorage.setItem('user-id', `user_${Math.random()}`)
    })
    await ask(page, typed)
    await expect(card(page)).toContainText(answer)
    await expectNoOverflow(page, typed.slice(0, 20))
  }
  await expectAccessible(page, 'an odd question', '#ai-explainer')
})

test('in Indonesian, on a phone, everything is said in Indonesian but the English itself', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, { language: 'id' })
  await page.getByLabel('Kata bahasa Inggris').fill('went')
  await page.getByRole('button', { name: 'Jelaskan', exact: true }).click()
  const answer = page.getByRole('article', { name: 'Penjelasan' })
  await expect(answer).toContainText('went: bentuk lampau (past) dari go')
  for (const word of ['Definisi', 'Contoh', 'Sinonim', 'Kamus', 'kata kerja', 'pergi']) {
    await expect(answer).toContainText(word)
  }
  await expect(answer).toBeInViewport()
  await expectNoOverflow(page, 'a phone')
  await expectAccessible(page, 'a phone', '#ai-explainer')
})
