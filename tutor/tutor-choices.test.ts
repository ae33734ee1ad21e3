import { describe, expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'
import { openBook } from './book/open-book.ts'

const { scenes } = openBook()
const titleOf = (name: string): string => scenes.find((scene) => scene.name === name)?.title.en ?? '?'

describe('what was offered is understood', () => {
  test.each([
    ['airport', titleOf('airport')],
    ['bandara', titleOf('airport')],
    ['the airport one please', titleOf('airport')],
    ['3', titleOf('hotel')],
    ['the third one', titleOf('hotel')],
    ['the first one', titleOf('job-interview')],
    ['yang pertama', titleOf('job-interview')],
    ['rapat', titleOf('meeting')],
    ['quiz', 'Grammar quiz'],
    ['kuis', 'Grammar quiz'],
    ['terserah', titleOf('job-interview')],
  ])('after the scenes: %s', async (choice, begun) => {
    expect((await conversation('en')('I would like to practise my English', choice)).text).toContain(begun)
  })

  test.each([
    ['keluarga', '**niece**'],
    ['travel', '**luggage**'],
    ['yang kedua', '**deadline**'],
    ['about family', '**niece**'],
  ])('after the themes: %s', async (choice, word) => {
    expect((await conversation()('minta kosakata tentang makanan dong', choice)).text).toContain(word)
  })

  test.each([
    ['everyday life', 'General English'],
    ['buat kerja', 'Business English'],
    ['ujian', 'IELTS'],
  ])('after the goals: %s', async (choice, program) => {
    expect((await conversation()('ada kelas apa aja?', choice)).text).toContain(program)
  })

  test.each(['the second one', 'B', 'ask about our classes', 'soal kelas'])(
    'after a clarifying question: %s',
    async (choice) => {
      expect((await conversation('en')('blip blop blup', choice)).intent).toBe('programs')
    },
  )

  test('a sentence that only holds the name of a theme is checked, not taken for a choice', async () => {
    const { text } = await conversation('en')(
      'Can you teach me some new words about food?',
      'My family are live in Solo.',
    )
    expect(text).toContain('Better')
  })

  test('a wish that says more than the offer is heard whole', async () => {
    expect((await conversation('en')('hi again', "let's practise vocabulary")).intent).toBe('vocabulary')
  })

  test('a scene is begun by its name without any offer', async () => {
    expect((await conversation()('main peran di bandara yuk')).text).toContain(
      scenes.find((scene) => scene.name === 'airport')?.steps[0]?.say,
    )
  })
})

describe('a clarifying question', () => {
  test.each(['no more', 'much', 'how many', 'blip blop blup', 'gimana ya'])(
    'never asks for name and number: %s',
    async (unclear) => {
      expect((await conversation('en')(unclear)).asksWho).toBe(false)
    },
  )
})
