import { askAnew, card, openExplainer } from './explainer-page.ts'
import { expect, expectAccessible, expectNoOverflow, test } from './site-test.ts'

test('in English: wrong forms, sentences, near words and anything else that is typed is answered kindly, and can be pressed', async ({
  page,
}) => {
  await openExplainer(page)
  await test.step('English readers get the Indonesian meaning last', async () => {
    await askAnew(page, 'brave')
    await expect(card(page)).toContainText(/brave.*Definition.*Example.*berani/s)
  })
  await test.step('a wrong form, what else a word is, a sentence, a phrase in it, broader words', async () => {
    const answer = card(page)
    await askAnew(page, 'goed')
    await expect(answer.getByRole('heading', { name: 'go', exact: true })).toBeVisible()
    await expect(answer).toContainText('Almost! “goed” is not the right form.')
    await expect(answer).toContainText(/went\s*past of go/)
    await expect(answer).toContainText(/gone\s*past participle of go/)
    await expectAccessible(page, 'a wrong form', '#ai-explainer')
    await answer.getByRole('button', { name: 'Explain went' }).click()
    await expect(answer).toContainText('went: past of go')
    await askAnew(page, 'advices')
    await expect(answer).toContainText('“advice” has no plural: it always stays “advice”.')

    await askAnew(page, 'lives')
    await expect(answer).toContainText('/laɪvz/')
    await expect(answer).toContainText(/also: he, she, it form of\s*live\s*\/lɪvz\//)
    await answer.getByRole('button', { name: 'Explain live', exact: true }).click()
    await expect(answer.getByRole('heading', { name: 'live', exact: true })).toBeVisible()
    await askAnew(page, 'read')
    await expect(answer).toContainText(/also: past and past participle of\s*read\s*\/red\//)

    await askAnew(page, 'I want to go home')
    await expect(answer).toContainText('more than one word, perhaps a sentence')
    await answer.getByRole('button', { name: 'Explain go home' }).click()
    await expect(answer.getByRole('heading', { name: 'go home' })).toBeVisible()
    await askAnew(page, 'it was a piece of cake')
    await expect(answer).toContainText(
      'You typed “it was a piece of cake”. This explains the phrase in it: “piece of cake”.',
    )
    await askAnew(page, 'obfuscate')
    await expect(answer).toContainText(/Synonyms\s*It has no common synonym\..*More general words.*change/s)
  })
  await test.step('a word that is nearly one of several: which one was meant is asked, and the nearest needs no further look-up', async () => {
    await askAnew(page, 'tought')
    await expect(card(page).getByRole('heading', { name: 'tought' })).toBeVisible()
    await expect(card(page)).toContainText('a letter or two changed places')
    await expectAccessible(page, 'a misspelt word', '#ai-explainer')
    const calls: string[] = []
    page.on('request', (request) => calls.push(request.url()))
    await card(page).getByRole('button', { name: 'Explain thought' }).first().click()
    await expect(card(page).getByRole('heading', { name: 'thought' })).toBeVisible()
    expect(calls.filter((url) => /explain-word|word-lookup/.test(url))).toEqual([])
  })
  await test.step('the one near word is shown as such, and there is a way back to what was typed', async () => {
    await askAnew(page, 'beautifull')
    await expect(card(page)).toContainText('Showing the meaning of “beautiful”. You typed “beautifull”.')
    await card(page).getByRole('button', { name: 'Not that one?' }).press('Enter')
    await expect(card(page).getByRole('heading', { name: 'beautifull' })).toBeFocused()
    await expect(card(page).getByRole('button', { name: 'Ask Ms Kiky' })).toBeVisible()
    await card(page).getByRole('button', { name: 'Explain beautiful' }).press('Enter')
    await expect(card(page).getByRole('heading', { name: 'beautiful', exact: true })).toBeFocused()
  })
  await test.step('anything may be typed: a clear, kind answer', async () => {
    const answers = [
      ['I want to buy a beautiful house near the river', /more than one word.*beautiful/s],
      ['😀😀', /not a word that we can explain/],
      ['makan', /looks like Indonesian.*eat/s],
      ['for (let i = 0; i < 3; i++) {}', /not a word/],
      ['long words '.repeat(455), /more than one word/],
      ['blorfity', /could not find this word.*Tell me where you found it/s],
      ['recieve', /You typed “recieve”/],
    ] as const
    for (const [typed, answer] of answers) {
      await askAnew(page, typed)
      await expect(card(page)).toContainText(answer)
      await expectNoOverflow(page, typed.slice(0, 20))
    }
    await expectAccessible(page, 'an odd question', '#ai-explainer')
  })
})

test('in Indonesian, on a phone, everything is said in Indonesian but the English itself, the Indonesian meaning first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openExplainer(page, { language: 'id' })
  await page.getByLabel('Kata bahasa Inggris').fill('went')
  await page.getByRole('button', { name: 'Jelaskan', exact: true }).click()
  const answer = page.getByRole('article', { name: 'Penjelasan' })
  await expect(answer).toContainText('went: bentuk lampau (past) dari go')
  for (const word of ['Penjelasan', 'Contoh', 'Mirip artinya', 'Kamus', 'kata kerja', 'pergi']) {
    await expect(answer).toContainText(word)
  }
  await expect(answer).toBeInViewport()
  const chatButton = page.getByRole('button', { name: 'Buka chat' })
  await answer.evaluate((card) => card.scrollIntoView({ block: 'end' }))
  await expect(answer.getByRole('button', { name: /Tanya Ms Kiky/ })).toBeVisible()
  await expect(chatButton, 'does not lie on the card').toBeHidden()
  await page.locator('#faq').scrollIntoViewIfNeeded()
  await expect(chatButton).toBeVisible()
  await askAnew(page, 'childs')
  await expect(answer).toContainText('Hampir benar! “childs” bukan bentuk yang tepat.')
  await expect(answer).toContainText(/children\s*bentuk jamak dari child/)
  await expectNoOverflow(page, 'a wrong form')
  await askAnew(page, 'advices')
  await expect(answer).toContainText('“advice” tidak punya bentuk jamak')
  await askAnew(page, 'left')
  await expect(answer).toContainText(/juga: bentuk lampau \(past\) dan past participle dari\s*leave/)
  await expectNoOverflow(page, 'a phone')
  await expectAccessible(page, 'a phone', '#ai-explainer')
  await test.step('Indonesian readers get the Indonesian meaning first', async () => {
    await askAnew(page, 'brave')
    await expect(card(page)).toContainText(/brave.*Artinya\s*berani.*Contoh.*Penjelasan/s)
  })
  await test.step('an Indonesian word has English ones, told apart by what else they mean', async () => {
    await askAnew(page, 'semangat')
    await expect(card(page)).toContainText('bergantung pada maksudmu')
    const spirit = card(page).getByRole('button', { name: 'spirit' })
    await expect(spirit).toContainText('jiwa')
    await expectAccessible(page, 'meanings', '#ai-explainer')
    await spirit.click()
    await expect(card(page).getByRole('heading', { name: 'spirit' })).toBeVisible()
  })
})
