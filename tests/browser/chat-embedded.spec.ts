import { expectPartAccessible } from './alone.ts'
import { openChat } from './chat-test.ts'
import { expect, test } from './site-test.ts'

const ESSAY = `Nowadays, many people works from home. I think this is a good thing because it make us more free.

However, some people feels lonely. For example, my brother work alone and he is very enjoy his garden. Beside that, we \
can have lunch with our family every day, and I am agree that this is better than an office in a big city.`

test('with no key and no network Ms Kiky corrects and says why, in the language of the page, with one tap in the other; a longer text has a note for each change; a change that is not sure is a question; who asks for the price is offered the team, and asked for a name when that is taken', async ({
  page,
}) => {
  const { say, replies, panel, log } = await openChat(page, 'id')
  const composer = panel.getByRole('textbox')
  await test.step('a correction is explained in the language of the page, with one tap in the other', async () => {
    await say('tolong cek: Yesterday I go to Bandung with my friend.')
    await expect(replies.last()).toContainText('Yesterday I went to Bandung with my friend.')
    await expect(replies.last().getByRole('insertion')).toHaveText('went')
    await replies.last().getByText('Kenapa?').click()
    await expect(replies.last()).toContainText('Ada keterangan waktu lampau')
    const other = replies.last().getByRole('button', { name: 'In English' })
    await expect(other).toHaveAttribute('aria-expanded', 'false')
    await other.click()
    await expect(replies.last().locator('.fix-other')).toBeVisible()
    await replies.last().getByRole('button', { name: 'Coba lagi' }).click()
    await expect(composer).toBeFocused()
    await expect(replies.last().getByText('Giliranmu.')).toBeVisible()
    await expect(replies.last().getByText('Coba ini')).toBeHidden()
  })
  await test.step('a sentence that is right is shown whole', async () => {
    await say('tolong cek: She goes to school every day.')
    await expect(replies.last().locator('.fix-right')).toHaveText('She goes to school every day.')
    await expect(replies.last().getByRole('button', { name: 'Coba lagi' })).toBeVisible()
  })
  await test.step('a change that is not sure is a question: it is taken, or what was written is left as it is', async () => {
    await say('tolong cek: They watching TV at 7.')
    const readings = replies.last().locator('.fix-unsure .woven-chip')
    await expect(readings).toHaveText([/Kalau diubah sedikit.*They are watching TV/])
    await expectPartAccessible(page, 'a change that is not sure', 'dialog.chat')
    await replies.last().getByRole('button', { name: 'Bukan itu' }).click()
    await expect(composer).toBeFocused()
    await readings.first().click()
    await expect(replies.last().locator('.fix-line ins').first()).toBeVisible()
  })
  await test.step('a longer text has a note for each change, of one kind if wanted, and what is missing can be begun', async () => {
    await say(ESSAY)
    const essay = replies.last().getByRole('article', { name: 'Teksmu sudah kubaca' })
    await expect(essay.getByText('works', { exact: true }).first()).toHaveRole('deletion')
    const notes = essay.getByRole('list', { name: /Catatan paragraf/ }).getByRole('listitem')
    const all = await notes.count()
    await essay.getByRole('button', { name: /Pilihan kata/ }).click()
    await expect(notes.first()).toContainText('Pilihan kata.')
    expect(await notes.count()).toBeLessThan(all)
    await expect(essay).toContainText('Penutup belum ada')
    await expectPartAccessible(page, 'a longer text', 'dialog.chat')
    await essay.getByRole('button', { name: 'Tulis penutup' }).click()
    await expect(composer).toBeFocused()
    await expect(composer).toHaveValue('For these reasons, ')
    await composer.fill('')
    await essay.getByRole('button', { name: 'Tulis ulang' }).click()
    await expect(composer).toHaveValue(/^Nowadays, many people works from home/)
  })
  await test.step('who asks for the price is offered the team, and asked for a name when that is taken', async () => {
    await say('biaya kelas IELTS berapa ya?')
    await expect(log).toContainText('Biaya belum dipublikasikan')
    await expect(log).not.toContainText('namamu')
    await say('iya')
    await expect(replies.last()).toContainText(/nama/i)
  })
  await test.step('the language of the reasons is remembered, and what is being typed', async () => {
    await composer.fill('Sekar Lest')
    await page.reload()
    await page.getByRole('button', { name: 'Buka chat' }).click()
    await expect(composer).toHaveValue('Sekar Lest')
    await log.getByText('Kenapa?').first().click()
    await expect(log.locator('.fix-other').first()).toBeVisible()
  })
})

test('a quiz by touch: words tell what is right, a double tap skips no question, a skipped one is no mistake and comes once more; it goes on after a reload; the end is a cloth', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { panel, replies, log, say, input } = await openChat(page, 'id')
  const chips = replies.last().getByRole('group').getByRole('button')
  const next = panel.getByRole('button', { name: /Soal berikutnya|Lihat kainmu/ })
  const skip = panel.getByRole('button', { name: 'Belum yakin, lewati' })
  await panel.getByRole('button', { name: 'Beri aku kuis grammar' }).click()
  await test.step('a double tap on the next question does not skip that question', async () => {
    await expect(replies.last()).toContainText('Soal 1 dari 5')
    await chips.first().click()
    await expect(next).toBeFocused()
    await expect(replies.last()).toContainText(/Benar|Jawabanmu/)
    const { x, y, width, height } = (await next.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const tap = () => page.mouse.click(x + width / 2, y + height / 2)
    await tap()
    await skip.waitFor()
    await tap()
    await expect(replies.last()).toContainText('Soal 2 dari 5')
  })
  await test.step('a skipped question is no mistake', async () => {
    await skip.press('Enter')
    await expect(next).toBeFocused()
    await expect(replies.last()).toContainText(/Tidak apa-apa/)
  })
  await test.step('it goes on after a reload, also by typing', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Buka chat' }).click()
    await expect(replies.last()).toBeInViewport()
    await next.click()
    await expect(replies.last()).toContainText('Soal 3 dari 5')
    await say('b')
    await expect(replies.last()).toContainText(/Benar|Jawabanmu/)
    await expect(input).toBeEnabled()
    await next.click()
  })
  for (const number of [4, 5, 2]) {
    await expect(replies.last()).toContainText(`Soal ${number} dari 5`)
    await chips.first().click()
    await expect(next).toBeFocused()
    await expect(replies.last()).toContainText(/Benar|Jawabanmu/)
    await next.click()
  }
  await expect(log.getByRole('heading', { name: 'Kainmu selesai!' })).toBeVisible()
  await expectPartAccessible(page, 'the end of a quiz', 'dialog.chat')
  await panel.getByRole('button', { name: 'Lima soal lagi' }).click()
  await expect(replies.last()).toContainText('Soal 1 dari 5')
})

test('what is asked from the page while a reply is arriving is asked after it', async ({ page }) => {
  const { panel, log, say, replies } = await openChat(page, 'id')
  const { promise: gate, resolve } = Promise.withResolvers<void>()
  await page.route(
    '**/api/chat',
    async (route) => {
      await gate
      await route.continue()
    },
    { times: 1 },
  )
  await say('tolong cek: Yesterday I go to Bandung.')
  await expect(log.getByText('Sedang mengetik')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('#explainer-word').fill('brave')
  await page.locator('#explainer-word').press('Enter')
  await page.getByRole('button', { name: /Tanya Ms Kiky/ }).click()
  await expect(panel).toBeVisible()
  await expect(log.locator('.chat-ours')).toHaveCount(1)
  resolve()
  await expect(log.locator('.chat-ours')).toHaveCount(2)
  await expect(log.locator('.chat-ours').last()).toContainText('brave')
  await expect(replies.last()).toContainText('brave')
})
