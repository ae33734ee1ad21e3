import { openChat } from './chat-test.ts'
import { expect, test } from './site-test.ts'

test.describe('with no key and no network', () => {
  test('Ms Kiky corrects a sentence, says why, and sets an exercise that she checks', async ({ page }) => {
    const { say, replies } = await openChat(page, 'id')
    await say('tolong cek: Yesterday I go to Bandung with my friend.')
    await expect(replies.last()).toContainText('Yesterday I went to Bandung with my friend.')
    await expect(replies.last()).toContainText('Kenapa:')
    await expect(replies.last()).toContainText('Yesterday I ___ (go) to the market.')
    await say('went')
    await expect(replies.last()).toContainText(/tepat|benar|betul/i)
  })

  test('a quiz goes on after a reload, and a question about the school is answered in the middle of it', async ({
    page,
  }) => {
    const { say, replies } = await openChat(page, 'id')
    await say('kuis dong')
    await expect(replies.last()).toContainText('1/5')
    await say('a')
    await expect(replies.last()).toContainText('2/5')
    await page.reload()
    await page.getByRole('button', { name: 'Buka chat' }).click()
    await say('b')
    await expect(replies.last()).toContainText('3/5')
    await say('pengajarnya siapa aja kak?')
    await expect(replies.last()).toContainText(/pengajar/i)
    await expect(replies.last()).toContainText('3/5')
  })

  test('CHAT-06 whoever asks for the price is answered and asked for a name; whoever only learns is not', async ({
    page,
  }) => {
    const { say, replies, log } = await openChat(page, 'id')
    await say('apa artinya reluctant?')
    await expect(replies.last()).toContainText('enggan')
    await expect(log).not.toContainText('nama')
    await say('biaya kelas IELTS berapa ya?')
    await expect(log).toContainText('Biaya belum dipublikasikan')
    await expect(replies.last()).toContainText(/nama/i)
  })
})
