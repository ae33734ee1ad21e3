import type { Page } from '@playwright/test'
import { alive, expect, expectAccessible, expectNoOverflow, test } from './site-test.ts'

const cardOf = (page: Page) => page.locator('#ai-explainer article')

async function open(page: Page, language: 'id' | 'en') {
  await page.goto(`/?lang=${language}#ai-explainer`)
  await alive(page)
  await page.waitForFunction(() => !document.querySelector('#ai-explainer')?.closest('[data-asleep]'))
}
async function ask(page: Page, word: string) {
  const input = page.locator('#explainer-word')
  await page.evaluate(() => {
    localStorage.removeItem('explainer-recent')
    localStorage.setItem('user-id', `user_${Math.random()}`)
  })
  await input.fill(word)
  await input.press('Enter')
}

test('a form that does not exist is told kindly, and the right one can be pressed', async ({ page }) => {
  await open(page, 'en')
  await ask(page, 'goed')
  const card = cardOf(page)
  await expect(card.getByRole('heading', { name: 'go', exact: true })).toBeVisible()
  await expect(card).toContainText('Almost! “goed” is not the right form.')
  await expect(card).toContainText(/went\s*past of go/)
  await expect(card).toContainText(/gone\s*past participle of go/)
  await expectAccessible(page, 'a wrong form', '#ai-explainer')
  await card.getByRole('button', { name: 'Explain went' }).click()
  await expect(card).toContainText('went: past of go')
  await ask(page, 'advices')
  await expect(card).toContainText('“advice” has no plural: it always stays “advice”.')
})

test('and in Indonesian, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, 'id')
  await ask(page, 'childs')
  const card = cardOf(page)
  await expect(card).toContainText('Hampir benar! “childs” bukan bentuk yang tepat.')
  await expect(card).toContainText(/children\s*bentuk jamak dari child/)
  await expectNoOverflow(page, 'a wrong form')
  await ask(page, 'advices')
  await expect(card).toContainText('“advice” tidak punya bentuk jamak')
  await ask(page, 'left')
  await expect(card).toContainText(/juga: bentuk lampau \(past\) dan past participle dari\s*leave/)
  await expectAccessible(page, 'a phone', '#ai-explainer')
})

test('what else a word is can be pressed, with its sound where it differs', async ({ page }) => {
  await open(page, 'en')
  await ask(page, 'lives')
  const card = cardOf(page)
  await expect(card).toContainText('/laɪvz/')
  await expect(card).toContainText(/also: he, she, it form of\s*live\s*\/lɪvz\//)
  await card.getByRole('button', { name: 'Explain live', exact: true }).click()
  await expect(card.getByRole('heading', { name: 'live', exact: true })).toBeVisible()
  await ask(page, 'read')
  await expect(card).toContainText(/also: past and past participle of\s*read\s*\/red\//)
})

test('a sentence is told to be one, with its words and phrases; a phrase in it says that it is', async ({ page }) => {
  await open(page, 'en')
  await ask(page, 'I want to go home')
  const card = cardOf(page)
  await expect(card).toContainText('more than one word, perhaps a sentence')
  await card.getByRole('button', { name: 'Explain go home' }).click()
  await expect(card.getByRole('heading', { name: 'go home' })).toBeVisible()
  await ask(page, 'it was a piece of cake')
  await expect(card).toContainText(
    'You typed “it was a piece of cake”. This explains the phrase in it: “piece of cake”.',
  )
})

test('broader words are named as such', async ({ page }) => {
  await open(page, 'en')
  await ask(page, 'obfuscate')
  const card = cardOf(page)
  await expect(card).toContainText(/Synonyms\s*It has no common synonym\..*More general words.*change/s)
})

test('EXPL-06 at quota, what is not found gets the usual card with its suggestions', async ({ page }) => {
  await page.addInitScript(() => {
    const date = new Date().toISOString().slice(0, 10)
    localStorage.setItem('explainer-quota', JSON.stringify({ date, count: 45, lastReset: Date.now() }))
  })
  await open(page, 'id')
  await ask(page, 'sungguh')
  const card = cardOf(page)
  await expect(card).toContainText(/Kuota AI harian sudah habis\..*Sepertinya ini bahasa Indonesia\./s)
  await expect(card.getByRole('button', { name: 'Jelaskan truly' })).toBeVisible()
  await expect(card.getByRole('button', { name: /Dengarkan/ })).toHaveCount(0)
  await expect(card).not.toContainText('This looks')
  await expect(page.locator('.explainer-quota')).toContainText('kamus yang menjawab')
  await ask(page, 'brave')
  await expect(card.locator('dd').first()).toHaveText(/^Kuota AI harian sudah habis\. \S/)
})
