import { describe, expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'

describe('a few words refer to what went before', () => {
  const WRONG = 'Yesterday I go to the market with my mother.'

  test.each(['lagi', 'lanjut', 'next', 'ok', 'ya', 'more', 'another one'])('%s: another exercise', async (more) => {
    const say = conversation('en')
    const first = await say(WRONG)
    const { text } = await say(more)
    expect(text).toContain('___')
    expect(text.slice(text.indexOf('Try this'))).not.toBe(first.text.slice(first.text.indexOf('Try this')))
  })

  test.each(['why?', 'kenapa?', "I don't understand", 'gak ngerti'])('%s: the reason with an example', async (why) => {
    const { text } = await conversation('en')(WRONG, why)
    expect(text).toContain('past')
    expect(text).toContain('Example')
  })

  test.each(['contoh', 'contohnya lagi dong', 'can you give me example'])('%s: another example', async (wish) => {
    expect((await conversation()('apa itu conditional type 2?', wish)).text).toMatch(/Contoh lain|Another example/)
  })

  test('lagi after words: other words; after a quiz: a new one; after a joke: another', async () => {
    expect((await conversation()('minta kosakata tentang makanan dong', 'lagi')).text).not.toContain('**recipe**')
    expect((await conversation()('kuis', 'stop', 'lagi')).text).toContain('**1/5**')
    const say = conversation('en')
    const joke = await say('tell me a joke')
    expect((await say('another one')).text).not.toBe(joke.text)
  })

  test.each(['selesai', 'no more', 'can we stop now?'])('%s ends it kindly', async (stop) => {
    expect((await conversation()(WRONG, stop)).intent).toBe('thanks_bye')
  })

  test.each(['no', 'ga usah', 'no thanks'])('%s is respected', async (no) => {
    const { asksWho, text } = await conversation()('kelas malam hari apa aja?', no)
    expect(asksWho).toBe(false)
    expect(text).toMatch(/tidak apa-apa/)
  })

  test('a word leads on: synonyms, opposite, sound, meaning, the next word', async () => {
    const say = conversation()
    await say('arti kata reluctant')
    expect((await say('sinonimnya apa')).text).toContain('unwilling')
    expect((await say('lawan katanya')).text).toContain('willing')
    expect((await say('cara bacanya')).text).toContain('rɪˈlʌktənt')
    expect((await say('artinya apa')).text).toContain('enggan')
    expect((await say("kalo 'gercep'?")).text).toContain('quick')
  })

  test('a question is asked of somebody else', async () => {
    const say = conversation()
    expect((await say('anak saya 12 tahun bisa les disini?')).text).toContain('16')
    expect((await say('kalau yang 17?')).text).toContain('izin orang tua')
  })
})
