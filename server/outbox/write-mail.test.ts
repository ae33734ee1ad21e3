import { expect, test } from 'vitest'
import { brand } from '../../content/brand.ts'
import { type Letter, writeMail } from './write-mail.ts'

const letter: Letter = {
  language: 'en',
  school: { ...brand, name: 'Kursus & Co' },
  subject: 'Your code',
  title: 'Hello <b>',
  paragraphs: ['Type "this" code.'],
  code: '123456',
  button: { label: 'Open', link: 'https://site.example/x?a=1&b="2"' },
  footnotes: ['You asked for it.'],
}

test('a mail says the same in both of its forms', () => {
  const { text, html } = writeMail(letter)
  for (const words of ['123456', 'You asked for it.']) {
    expect(text).toContain(words)
    expect(html).toContain(words)
  }
  expect(text).toContain('https://site.example/x?a=1&b="2"')
  expect(html).toContain('href="https://site.example/x?a=1&amp;b=&quot;2&quot;"')
})

test('nothing in a mail becomes markup', () => {
  const { html } = writeMail(letter)
  expect(html).not.toContain('<b>')
  expect(html).toContain('Kursus &amp; Co')
})

test('a mail without a code or a button has no trace of them', () => {
  const { code: _, button: __, ...bare } = letter
  const { text, html } = writeMail(bare)
  expect(text).not.toContain('undefined')
  expect(html).not.toMatch(/undefined|<a /)
})
