import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { BrandOverrides } from '../../domain/brand/brand.ts'
import { DOCUMENT_IDS, documentFilename, MAX_DOCUMENT_BYTES } from '../../domain/documents/catalogue.ts'
import { LANGUAGES } from '../../domain/shared/language.ts'
import { currentSchool } from '../../server/school/current-school.ts'
import { documentHtml, type Sources, sourceHash, sourcesFile } from './sources.ts'

const all = DOCUMENT_IDS.flatMap((id) => LANGUAGES.map((language) => ({ id, language })))
const school = (brandOverrides: BrandOverrides) => currentSchool({ schoolDir: null, brandOverrides })
const { brandOverrides, made } = JSON.parse(readFileSync(sourcesFile(school({})), 'utf8')) as Sources
const pdfOf = (filename: string) => readFileSync(`documents/${filename}`)

test.each(all)('$id in $language says what the site says: else run npm run documents', ({ id, language }) => {
  expect(made[documentFilename(id, language)]).toBe(sourceHash(id, language, school(brandOverrides)))
})

test.each(all)('$id in $language is small enough for a phone', ({ id, language }) => {
  expect(pdfOf(documentFilename(id, language)).length).toBeLessThanOrEqual(MAX_DOCUMENT_BYTES[id])
})

test.each(all)('$id in $language is a tagged PDF with language, title and outline', ({ id, language }) => {
  const text = pdfOf(documentFilename(id, language)).toString('latin1')
  for (const part of [`/Lang (${language})`, '/StructTreeRoot', '/Outlines', '/Title']) expect(text).toContain(part)
})

test.each(all)('$id in $language names the school that the operator set, and no other', ({ id, language }) => {
  const html = documentHtml(
    id,
    language,
    school({ name: 'Sekolah <Lain>', shortName: 'Lain', suffix: '', email: 'a@b.example' }),
  )
  expect(html).toContain('Sekolah &lt;Lain')
  expect(html).not.toContain('Langkah English')
  expect(html).not.toContain('halo@langkah.example')
})
