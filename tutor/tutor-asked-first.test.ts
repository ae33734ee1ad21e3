import { describe, expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'

describe('what is asked of English decides before what is named beside it', () => {
  test.each([
    [
      'an age',
      "Anak saya kelas 8 bingung membedakan 'some' dan 'any'. Tolong jelaskan ya Bu.",
      /any[\s\S]*negati/i,
      /16 tahun/,
    ],
    ['a mood', 'kak aku panik banget besok ujian, jelasin passive voice dong', /V3/, /bisikkan/],
    ['a theme', 'kasih contoh kalimat pakai although dong, tema masak kalau bisa', /although/i, /Ini \d+ kata/],
    ['a word of another theme', "What's the difference between say and tell, and an exercise please?", /say/, /gym/],
  ])('%s', async (_, message, expected, other) => {
    const { text } = await conversation('id')(message)
    expect(text).toMatch(expected)
    expect(text).not.toMatch(other)
  })

  test.each([
    ['band berapa kira-kira jawaban aku tadi?', /Band tidak bisa kuberi/],
    ['lagu apa yang cocok buat anak 8 tahun?', /^(?![\s\S]*karyanya kutulis)/],
  ])('%s: by its object, not by a word beside it', async (message, expected) => {
    expect((await conversation('id')(message)).text).toMatch(expected)
  })

  test('a word at the margin of a complaint opens no list', async () => {
    const { text } = await conversation('id')(
      'Saya sudah daftar 3 hari lalu tapi belum ada yang menghubungi!! Gimana sih',
    )
    expect(text).not.toMatch(/kata tentang/)
  })
})

describe('of a quoted sentence the saying that tells most is explained', () => {
  test.each([
    ["dia chat 'I feel like we are drifting apart'. artinya apa ya?", /drift apart/],
    ["di lagu itu ada 'I can't get over you', artinya apa?", /get over = /],
  ])('%s', async (message, saying) => {
    expect((await conversation('id')(message)).text).toMatch(saying)
  })
})
