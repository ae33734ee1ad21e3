import { expect, test } from 'vitest'
import { contactLinks } from './contact-links.ts'

const linksIn = (text: string) => contactLinks(text).flatMap(({ href }) => href ?? [])

test.each([
  ['Tulis ke halo@langkah.example.', ['mailto:halo@langkah.example']],
  ['Telepon +62 21 5550 0150, ya.', ['tel:+622155500150']],
  ['WhatsApp (0812) 3456-7890 atau 0812-3456-7890', ['tel:081234567890', 'tel:081234567890']],
  ['Biayanya Rp 1.200.000 sebulan, sejak 2024.', []],
  ['Senin sampai Sabtu, 09.00–20.00 WIB', []],
  ['Jam 09.00 - 20.00, harga 10.000.000', []],
  ['I scored 6.5 in 2023 and 7.0 in 2024', []],
])('in %j the links are %j', (text, links) => {
  expect(linksIn(text)).toEqual(links)
  expect(
    contactLinks(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})
