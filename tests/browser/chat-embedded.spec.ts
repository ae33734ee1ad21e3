import { openChat } from './chat-test.ts'
import { expect, test } from './site-test.ts'

test('with no key and no network Ms Kiky corrects, says why, sets a quiz that goes on after a reload, and asks for a name only when the price is asked for', async ({
  page,
}) => {
  const { say, replies, log } = await openChat(page, 'id')
  await say('tolong cek: Yesterday I go to Bandung with my friend.')
  await expect(replies.last()).toContainText('Yesterday I went to Bandung with my friend.')
  await expect(replies.last()).toContainText('Kenapa?')
  await say('kuis dong')
  await expect(replies.last()).toContainText('Soal 1 dari 5')
  await say('a')
  await expect(replies.last()).toContainText('Soal 2 dari 5')
  await page.reload()
  await page.getByRole('button', { name: 'Buka chat' }).click()
  await say('b')
  await expect(replies.last()).toContainText('Soal 3 dari 5')
  await expect(log).not.toContainText('namamu')
  await say('biaya kelas IELTS berapa ya?')
  await expect(log).toContainText('Biaya belum dipublikasikan')
  await expect(replies.last()).toContainText(/nama/i)
})
