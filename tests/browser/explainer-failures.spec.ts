import { startFakeModelService } from '../harness/fake-model-service.ts'
import { FAKE_KEY } from '../harness/model-wires.ts'
import { startSite } from '../harness/site-process.ts'
import { ask, askAnew, card, input, openExplainer, status } from './explainer-page.ts'
import { expect, expectAccessible, test } from './site-test.ts'

const said = {
  isEnglish: true,
  partOfSpeech: 'adjective',
  definition: 'able to feel well again soon',
  example: 'Small shops have been brave.',
  synonyms: ['strong', 'tough'],
  gloss: 'tangguh',
}

test.describe('with a model', () => {
  test.use({ expectedProblems: [/503|403/] })

  test('EXPL-03 EXPL-08 badges ‘AI Powered’ and, of the dictionary, ‘Limited Service’; a 403 is told; with a browser key the page asks itself', async ({
    page,
  }) => {
    const service = await startFakeModelService({ says: said })
    const site = await startSite({
      AI_PROVIDER: 'gemini',
      AI_API_KEY: FAKE_KEY,
      AI_MODEL: 'some-model',
      AI_BASE_URL: service.url.gemini,
      AI_BROWSER_KEY: 'browser-key',
      AI_BROWSER_URL: 'https://service.example/v1/models/fast:generateContent',
    })
    await openExplainer(page, site)
    await askAnew(page, 'brave')
    await expect(card(page)).toContainText('AI Powered')
    await expect(card(page)).toContainText(said.definition)
    await expect(card(page).getByRole('button', { name: 'Explain tough' })).toBeVisible()

    service.usual = { status: 500 }
    await askAnew(page, 'bold')
    await expect(card(page)).toContainText('Limited Service')
    await expect(status(page)).toBeEmpty()
    service.usual = { status: 403 }
    await askAnew(page, 'calm')
    await expect(status(page)).toHaveText('Our AI service is temporarily unavailable. Please check back later.')
    await expect(card(page)).toContainText('Limited Service')

    const asked: string[] = []
    await page.route('https://service.example/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
        json: {
          candidates: [{ content: { parts: [{ text: 'not loud\nExample: Be quiet.\nSynonyms: calm, silent' }] } }],
        },
      })
    })
    await page.route('**/api/explain-word', (route) => route.fulfill({ status: 503, json: {} }))
    await askAnew(page, 'quiet')
    await expect(card(page)).toContainText('not loud')
    await expect(card(page)).toContainText('AI Powered')
    await expect(card(page).getByRole('button', { name: 'Explain silent' })).toBeVisible()
    expect(asked.at(-1)).toContain(':generateContent?key=browser-key')
    // What the page still asks for would be refused.
    await page.goto('about:blank')
    await site.stop()
    await service.close()
  })
})

test.describe('a server that fails or refuses', () => {
  test.use({ expectedProblems: [/429|400|500|ERR_INTERNET_DISCONNECTED|Failed to load/] })

  test('EXPL-09 EXPL-10 each failure has its message or the fallback dictionary, and a word can be asked again', async ({
    page,
    context,
  }) => {
    await openExplainer(page)
    await page.route('**/api/explain-word', (route) => route.fulfill({ status: 429, body: 'Too many' }))
    await askAnew(page, 'brave')
    await expect(status(page)).toContainText(
      'Our AI service has reached its daily limit. Please try again tomorrow or contact us for premium access.',
    )
    await expect(status(page).getByRole('listitem')).toHaveCount(3)
    await page.unroute('**/api/explain-word')
    await page.route('**/api/explain-word', (route) => route.fulfill({ status: 400, body: '{}' }))
    await askAnew(page, 'brave')
    await expect(status(page)).toHaveText('Sorry, something went wrong. Please try again in a few moments.')
    await page.unroute('**/api/explain-word')
    await page.route('**/api/explain-word', (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }))
    await askAnew(page, 'English')
    await expect(card(page)).toContainText('the language of Britain')
    await expect(card(page)).toContainText('Limited Service')
    await askAnew(page, 'umbrella')
    await expect(card(page)).toContainText('high demand')
    await page.unroute('**/api/explain-word')

    await context.setOffline(true)
    await askAnew(page, 'brave')
    await expect(status(page)).toHaveText('Network error. Please check your internet connection and try again.')
    await context.setOffline(false)
    await input(page).press('Enter')
    await expect(card(page).getByRole('heading', { name: 'brave' })).toBeVisible()
    await expect(status(page)).toBeEmpty()
    await page.evaluate(() => localStorage.removeItem('explainer-recent'))
    for (const word of ['one', 'two']) {
      await ask(page, word)
      await expect(card(page).getByRole('heading', { name: word })).toBeVisible()
      await page.evaluate(() => localStorage.removeItem('explainer-recent'))
    }
    await ask(page, 'four')
    await expect(status(page)).toContainText(/too quickly!.*Try again in [345]\d seconds\./s)
    await expectAccessible(page, 'a countdown', '#ai-explainer')
  })
})
