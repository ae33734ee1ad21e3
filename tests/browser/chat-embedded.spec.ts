import { openChat } from './chat-test.ts'
import { expect, expectAccessible, test } from './site-test.ts'

const ESSAY = `Nowadays, many people works from home. I think this is a good thing because it make us more free.

However, some people feels lonely. For example, my brother work alone and he is very enjoy his garden. Beside that, we \
can have lunch with our family every day, and I am agree that this is better than an office in a big city.`

test('a quiz by touch: words tell what is right, a skipped question is no mistake and comes once more, the end is a cloth', async ({
  page,
}) => {
  const { panel, replies, log } = await openChat(page, 'id')
  await panel.getByRole('button', { name: 'Beri aku kuis grammar' }).click()
  const chips = replies.last().getByRole('group').getByRole('button')
  const next = panel.getByRole('button', { name: /Soal berikutnya|Lihat kainmu/ })
  for (const [at, number] of [1, 2, 3, 4, 5, 2].entries()) {
    const isSkipped = at === 1
    await expect(replies.last()).toContainText(`Soal ${number} dari 5`)
    if (isSkipped) await panel.getByRole('button', { name: 'Belum yakin, lewati' }).press('Enter')
    else await chips.first().click()
    await expect(next).toBeFocused()
    const told = isSkipped ? /Tidak apa-apa/ : /Benar|Jawabanmu/
    await expect(replies.last()).toContainText(told)
    await next.click()
  }
  await expect(log.getByRole('heading', { name: 'Kainmu selesai!' })).toBeVisible()
  await expectAccessible(page, 'the end of a quiz', 'dialog.chat')
  await panel.getByRole('button', { name: 'Lima soal lagi' }).click()
  await expect(replies.last()).toContainText('Soal 1 dari 5')
})

test('a double tap on the next question of a quiz does not skip that question', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { panel, replies } = await openChat(page, 'id')
  await panel.getByRole('button', { name: 'Beri aku kuis grammar' }).click()
  const chips = replies.last().getByRole('group').getByRole('button')
  await chips.first().click()
  const next = panel.getByRole('button', { name: 'Soal berikutnya' })
  await expect(next).toBeFocused()
  const { x, y, width, height } = (await next.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + width / 2, y + height / 2)
  const skip = panel.getByRole('button', { name: 'Belum yakin, lewati' })
  await skip.waitFor()
  await page.mouse.click(x + width / 2, y + height / 2)
  await chips.first().click()
  await expect(replies.last()).toContainText(/Benar|Jawabanmu/)
})

test('a correction is explained in the language of the page, with one tap in the other, which is remembered', async ({
  page,
}) => {
  const { say, replies, panel } = await openChat(page, 'id')
  await say('tolong cek: Yesterday I go to Bandung with my friend.')
  await replies.last().getByText('Kenapa?').click()
  await expect(replies.last()).toContainText('Ada keterangan waktu lampau')
  const other = replies.last().getByRole('button', { name: 'In English' })
  await expect(other).toHaveAttribute('aria-expanded', 'false')
  await other.click()
  await expect(replies.last().locator('.fix-other')).toBeVisible()
  await replies.last().getByRole('button', { name: 'Coba lagi' }).click()
  await expect(panel.getByRole('textbox')).toBeFocused()
  await expect(replies.last().getByText('Giliranmu.')).toBeVisible()
  await expect(replies.last().getByText('Coba ini')).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: 'Buka chat' }).click()
  await replies.last().getByText('Kenapa?').click()
  await expect(replies.last().locator('.fix-other')).toBeVisible()
})

test('a sentence that is right is shown whole, and a longer text with a note for each change', async ({ page }) => {
  const { say, replies, panel } = await openChat(page, 'id')
  await say('tolong cek: She goes to school every day.')
  await expect(replies.last().locator('.fix-right')).toHaveText('She goes to school every day.')
  await expect(replies.last().getByRole('button', { name: 'Coba lagi' })).toBeVisible()

  await say(ESSAY)
  const essay = replies.last().getByRole('article', { name: 'Teksmu sudah kubaca' })
  await expect(essay.getByText('works', { exact: true }).first()).toHaveRole('deletion')
  const notes = essay.getByRole('list', { name: /Catatan paragraf/ }).getByRole('listitem')
  const all = await notes.count()
  await essay.getByRole('button', { name: /Pilihan kata/ }).click()
  await expect(notes.first()).toContainText('Pilihan kata.')
  expect(await notes.count()).toBeLessThan(all)
  await expect(essay).toContainText('Penutup belum ada')
  await expectAccessible(page, 'a longer text', 'dialog.chat')
  await essay.getByRole('button', { name: 'Tulis penutup' }).click()
  await expect(panel.getByRole('textbox')).toBeFocused()
  await expect(panel.getByRole('textbox')).toHaveValue('For these reasons, ')
  await panel.getByRole('textbox').fill('')
  await essay.getByRole('button', { name: 'Tulis ulang' }).click()
  await expect(panel.getByRole('textbox')).toHaveValue(/^Nowadays, many people works from home/)
})

test('a change that is not sure is a question: it is taken, or what was written is left as it is', async ({ page }) => {
  const { say, replies, panel } = await openChat(page, 'id')
  await say('tolong cek: They watching TV at 7.')
  const readings = replies.last().locator('.woven-chip')
  await expect(readings).toHaveText([/Kalau diubah sedikit.*They are watching TV/])
  await expectAccessible(page, 'a change that is not sure', 'dialog.chat')
  await replies.last().getByRole('button', { name: 'Bukan itu' }).click()
  await expect(panel.getByRole('textbox')).toBeFocused()
  await readings.first().click()
  await expect(replies.last().locator('.fix-line ins').first()).toBeVisible()
})

test('with no key and no network Ms Kiky corrects and says why; a quiz goes on after a reload; who asks for the price is asked for a name', async ({
  page,
}) => {
  const { say, replies, log } = await openChat(page, 'id')
  await say('tolong cek: Yesterday I go to Bandung with my friend.')
  await expect(replies.last()).toContainText('Yesterday I went to Bandung with my friend.')
  await expect(replies.last()).toContainText('Kenapa?')
  await say('kuis dong')
  await expect(replies.last()).toContainText('Soal 1 dari 5')
  await say('a')
  await page.getByRole('button', { name: 'Soal berikutnya' }).click()
  await expect(replies.last()).toContainText('Soal 2 dari 5')
  await page.reload()
  await page.getByRole('button', { name: 'Buka chat' }).click()
  await expect(replies.last()).toBeInViewport()
  await say('b')
  await page.getByRole('button', { name: 'Soal berikutnya' }).click()
  await expect(replies.last()).toContainText('Soal 3 dari 5')
  await expect(log).not.toContainText('namamu')
  await say('biaya kelas IELTS berapa ya?')
  await expect(log).toContainText('Biaya belum dipublikasikan')
  await expect(replies.last()).toContainText(/nama/i)
})
