import { ask, askAnew, card, countCalls, input, openExplainer, section, status } from './explainer-page.ts'
import { expect, expectAccessible, expectNoOverflow, RING_ON_WHITE, test } from './site-test.ts'

const TOO_QUICK = 'You’re asking questions too quickly! Please wait a moment before asking about another word.'
const NOON = Date.UTC(2026, 10, 15, 12)

test('EXPL-01 EXPL-02 EXPL-03 what is no word is told; a card with word, definition, example, synonyms, badge and the browser’s own voice; a synonym looks itself up', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    speechSynthesis.speak = (utterance) => said.push(`${utterance.lang} ${utterance.text}`)
    // Not every browser on a server has voices.
    Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { value: null, writable: true })
    speechSynthesis.getVoices = () => [
      { lang: 'en-US', name: 'English', default: true, localService: true, voiceURI: '' },
    ]
  })
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
    await expect(card(page).getByRole('heading', { name: 'brave' })).toBeVisible()
    await expect(status(page)).toBeEmpty()
    expect(sent).toEqual([{ word: 'brave', userId: expect.stringMatching(/^user_/) }])
  })
  await test.step('EXPL-02 EXPL-03 the busy label, a cleared result, a card with all of its parts; a synonym looks itself up', async () => {
    await ask(page, 'brave')
    await expect(card(page)).toHaveAccessibleName('Explanation')
    await expect(card(page)).toContainText('without showing fear')
    await expect(card(page).locator('mark').first()).toHaveText(/brave/i)
    await expect(card(page)).toContainText('Dictionary')
    await expect(card(page)).toContainText('/breɪv/')
    await expect(card(page)).toContainText('berani')
    await expectAccessible(page, 'a result', '#ai-explainer')
    await expectNoOverflow(page, 'a result')

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
    await expect(card(page).getByRole('heading', { name: 'calm' })).toBeVisible()
    await expect(button).toHaveText('Explain')
    await expect(card(page)).toHaveAttribute('aria-live', 'polite')

    await ask(page, 'brave')
    const synonym = card(page).getByRole('button', { name: 'Explain bold' })
    await synonym.focus()
    await expect(synonym).toHaveCSS('outline-color', RING_ON_WHITE)
    await synonym.press('Enter')
    await expect(card(page).getByRole('heading', { name: 'bold' })).toBeFocused()
    await expect(input(page)).toHaveValue('bold')
  })
  await test.step('the word is spoken by the browser’s own voice', async () => {
    await askAnew(page, 'went')
    await card(page).getByRole('button', { name: 'Listen went' }).click()
    await expect(card(page).getByRole('button', { name: 'Listen went' })).toHaveClass(/listen-now/)
    await expect(card(page).getByRole('button', { name: 'Slowly went' })).not.toHaveClass(/listen-now/)
    expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual(['en-US went'])
    await expect(card(page)).toContainText('went: past of go')
  })
})

test('EXPL-04 the fourth word within a minute waits; the countdown runs, and then it is explained', async ({
  page,
}) => {
  await openExplainer(page)
  await page.clock.install({ time: NOON })
  for (const word of ['one', 'two', 'three']) {
    await ask(page, word)
    await expect(card(page).getByRole('heading', { name: word })).toBeVisible()
  }
  await page.clock.pauseAt(NOON + 50_000)
  const sent = countCalls(page)
  // The word is looked up after the tap is painted.
  const askNow = async (word: string) => {
    await ask(page, word)
    await page.clock.runFor(100)
  }
  await askNow('four')
  await expect(status(page)).toContainText(TOO_QUICK)
  const hint = status(page).locator('span[aria-hidden]')
  const left = await page.evaluate(() => {
    const [first] = JSON.parse(localStorage.getItem('explainer-recent') ?? '[]')
    return Math.ceil((first + 60_000 - Date.now()) / 1000)
  })
  await expect(hint).toHaveText(`Try again in ${left} seconds.`)
  await page.clock.runFor(5000)
  await expect(hint).toHaveText(`Try again in ${left - 5} seconds.`)
  await askNow('two')
  await expect(card(page).getByRole('heading', { name: 'two' })).toBeVisible()
  expect(sent).toEqual([])
  await askNow('four')
  await page.clock.runFor(60_000)
  await expect(status(page)).toContainText('You can ask again now.')
})

test('EXPL-05 EXPL-06 the day’s quota: the count from 10 on, ‘only N remaining’ from 5 on, a fallback once used up; anew at midnight UTC', async ({
  page,
}) => {
  const quota = (count: number) => JSON.stringify({ date: '2026-11-15', count, lastReset: NOON })
  const openWith = async (count: number, language = 'en') => {
    await page.goto('/thanks')
    await page.evaluate((record) => localStorage.setItem('explainer-quota', record), quota(count))
    await openExplainer(page, { language })
  }
  await page.clock.install({ time: Date.UTC(2026, 10, 15, 23, 50) })
  await openWith(34)
  await expect(section(page)).not.toContainText('left today')
  await ask(page, 'brave')
  await expect(section(page)).toContainText('You have 10 explanations left today.')
  await openWith(40)
  await expect(section(page)).toContainText('only 5 remaining')

  await openWith(45, 'id')
  await expect(page.locator('.explainer-quota')).toContainText('kamus yang menjawab')
  await askAnew(page, 'sungguh')
  await expect(card(page)).toContainText(/Kuota AI harian sudah habis\..*Sepertinya ini bahasa Indonesia\./s)
  await expect(card(page).getByRole('button', { name: 'Jelaskan truly' })).toBeVisible()
  await expect(card(page)).not.toContainText('This looks')

  await openWith(45)
  await expect(section(page)).toContainText('You’ve used all of today’s explanations. New ones come at 07:00')
  const sent = countCalls(page)
  await askAnew(page, 'calm')
  await expect(card(page).locator('dd').first()).toHaveText(/^Daily AI quota reached\. \S/)
  await expect(card(page)).toContainText('Limited Service')
  await askAnew(page, 'blorfity')
  await expect(card(page)).toContainText(/Daily AI quota reached\..*could not find this word/s)
  await expect(card(page).getByRole('button', { name: /Listen/ })).toHaveCount(0)
  expect(sent).toEqual([])
  await expectAccessible(page, 'an exhausted quota', '#ai-explainer')

  await page.clock.fastForward(11 * 60_000)
  await expect(section(page)).not.toContainText('all of today')
  await askAnew(page, 'bold')
  await expect(card(page)).toContainText('Dictionary')
  const record = await page.evaluate(() => JSON.parse(localStorage.getItem('explainer-quota') ?? 'null'))
  expect(record).toMatchObject({ date: '2026-11-16', count: 1 })
})

test('the words of this device stay, newest first, and open again without a call; who clears them goes on at the field', async ({
  page,
}) => {
  await openExplainer(page)
  await ask(page, 'brave')
  await expect(card(page)).toContainText('berani')
  await ask(page, 'went')
  const words = section(page).getByRole('region', { name: 'Your words' })
  await expect(words.getByRole('button')).toHaveText(['went', 'brave', 'Clear'])
  await page.reload()
  await section(page).scrollIntoViewIfNeeded()
  const calls = countCalls(page)
  await words.getByRole('button', { name: 'brave' }).click()
  await expect(card(page)).toContainText('berani')
  expect(calls).toEqual([])
  await words.getByRole('button', { name: 'Clear' }).press('Enter')
  await expect(words).toHaveCount(0)
  await expect(input(page)).toBeFocused()
})
