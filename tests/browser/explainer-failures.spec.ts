import type { Page } from '@playwright/test'
import { type FakeModelService, type ModelAnswer, startFakeModelService } from '../harness/fake-model-service.ts'
import { FAKE_KEY } from '../harness/model-wires.ts'
import { type SiteProcess, startSite } from '../harness/site-process.ts'
import { alive, expect, test } from './site-test.ts'

const input = (page: Page) => page.getByLabel('English word')
const card = (page: Page) => page.getByRole('article', { name: 'Explanation' })
const status = (page: Page) => page.locator('#explainer-problem')
const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('explainer-kept') ?? '[]').length)

async function open(page: Page, address = '') {
  await page.goto(`${address}/?lang=en#ai-explainer`)
  await alive(page)
  await page.waitForFunction(() => !document.querySelector('#ai-explainer')?.closest('[data-asleep]'))
}
async function ask(page: Page, word: string) {
  await input(page).fill(word)
  await input(page).press('Enter')
}

test.describe('with a model', () => {
  let service: FakeModelService
  let site: SiteProcess
  const said = {
    isEnglish: true,
    partOfSpeech: 'adjective',
    definition: 'able to feel well again soon',
    example: 'Small shops have been brave.',
    synonyms: ['strong', 'tough'],
    gloss: 'tangguh',
  }
  test.beforeEach(async () => {
    service = await startFakeModelService({ says: said })
    site = await startSite({
      AI_PROVIDER: 'gemini',
      AI_API_KEY: FAKE_KEY,
      AI_MODEL: 'some-model',
      AI_BASE_URL: service.url.gemini,
      AI_TIMEOUT_S: '4',
    })
  })
  test.afterEach(async () => {
    await site.stop()
    await service.close()
  })

  test('EXPL-03 its answer has the badge ‘AI Powered’', async ({ page }) => {
    await open(page, site.address)
    await ask(page, 'brave')
    await expect(card(page)).toContainText('AI Powered')
    await expect(card(page)).toContainText(said.definition)
    await expect(card(page).getByRole('button', { name: 'Explain tough' })).toBeVisible()
  })

  const fallbacks: [string, ModelAnswer, number][] = [
    ['429', { status: 429, retryAfterS: 60 }, 1],
    ['500', { status: 500 }, 0],
    ['a timeout', 'hang', 0],
    ['nonsense', { says: 'As a large language model, I like words.' }, 0],
  ]
  for (const [what, answer, keptAfter] of fallbacks) {
    test(`EXPL-08 ${what}: a fallback explanation, ${keptAfter ? 'cached' : 'not cached'}, with the badge ‘Limited Service’`, async ({
      page,
    }) => {
      service.usual = answer
      await open(page, site.address)
      await ask(page, 'brave')
      await expect(card(page)).toContainText('Limited Service')
      await expect(card(page)).toContainText('without showing fear')
      await expect(status(page)).toBeEmpty()
      expect(await kept(page)).toBe(keptAfter)
    })
  }

  test('EXPL-08 403: ‘temporarily unavailable’, and what the dictionary says', async ({ page }) => {
    service.usual = { status: 403 }
    await open(page, site.address)
    await ask(page, 'brave')
    await expect(status(page)).toHaveText('Our AI service is temporarily unavailable. Please check back later.')
    await expect(card(page)).toContainText('Limited Service')
    expect(await kept(page)).toBe(0)
  })
})

test.describe('EXPL-09 on the page', () => {
  test.use({ expectedProblems: [/429|400|ERR_INTERNET_DISCONNECTED|Failed to load/] })

  test('a 429 that is not ours: the daily limit, with tips', async ({ page }) => {
    await page.route('**/api/explain-word', (route) => route.fulfill({ status: 429, body: 'Too many' }))
    await open(page)
    await ask(page, 'brave')
    await expect(status(page)).toContainText(
      'Our AI service has reached its daily limit. Please try again tomorrow or contact us for premium access.',
    )
    await expect(status(page).getByRole('listitem')).toHaveCount(3)
  })

  test('no network: the network error; the word can be asked again, and costs no quota', async ({ page, context }) => {
    await open(page)
    await context.setOffline(true)
    await ask(page, 'brave')
    await expect(status(page)).toHaveText('Network error. Please check your internet connection and try again.')
    expect(await page.evaluate(() => localStorage.getItem('explainer-quota'))).toBeNull()
    await context.setOffline(false)
    await input(page).press('Enter')
    await expect(card(page).getByRole('heading', { name: 'brave' })).toBeVisible()
    await expect(status(page)).toBeEmpty()
  })

  test('anything else: something went wrong', async ({ page }) => {
    await page.route('**/api/explain-word', (route) => route.fulfill({ status: 400, body: '{}' }))
    await open(page)
    await ask(page, 'brave')
    await expect(status(page)).toHaveText('Sorry, something went wrong. Please try again in a few moments.')
  })
})

test.describe('EXPL-10 a server that fails', () => {
  test.use({ expectedProblems: [/500|503|429|403/] })
  const failures = {
    'a 500': { status: 500, body: 'Internal Server Error' },
    'success: false': { json: { success: false } },
    'an unreadable answer': { body: '<html>' },
  }
  for (const [what, answer] of Object.entries(failures)) {
    test(`${what}: the fallback dictionary, or the ‘high demand’ message`, async ({ page }) => {
      await page.route('**/api/explain-word', (route) => route.fulfill(answer))
      await open(page)
      for (const [word, definition] of [
        ['hello', 'a word that you say when you meet somebody'],
        ['good', 'of high quality'],
        ['learn', 'to get new knowledge'],
      ] as const) {
        await ask(page, word)
        await expect(card(page)).toContainText(definition)
        await expect(card(page)).toContainText('Limited Service')
      }
      await page.evaluate(() => localStorage.removeItem('explainer-recent'))
      await ask(page, 'English')
      await expect(card(page)).toContainText('the language of Britain')
      await ask(page, 'umbrella')
      await expect(card(page)).toContainText('high demand')
      await expect(card(page)).toContainText('Limited Service')
    })
  }

  test('with a browser key the page asks the generative service itself; the first line is the definition', async ({
    page,
  }) => {
    const site = await startSite({
      AI_BROWSER_KEY: 'browser-key',
      AI_BROWSER_URL: 'https://service.example/v1/models/fast:generateContent',
    })
    const asked: string[] = []
    await page.route('https://service.example/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
        json: {
          candidates: [{ content: { parts: [{ text: 'not afraid\nExample: Be brave.\nSynonyms: bold, fearless' }] } }],
        },
      })
    })
    await page.route('**/api/explain-word', (route) => route.fulfill({ status: 503, json: {} }))
    await open(page, site.address)
    await ask(page, 'brave')
    await expect(card(page)).toContainText('not afraid')
    await expect(card(page)).toContainText('AI Powered')
    await expect(card(page).getByRole('button', { name: 'Explain fearless' })).toBeVisible()
    expect(asked.at(-1)).toContain(':generateContent?key=browser-key')

    await page.unroute('https://service.example/**')
    await page.route('https://service.example/**', (route) =>
      route.fulfill({
        status: 403,
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
        json: { error: { message: 'API key not valid' } },
      }),
    )
    await ask(page, 'calm')
    await expect(status(page)).toContainText('Our AI service is temporarily unavailable.')
    await site.stop()
  })
})
