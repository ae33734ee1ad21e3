import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Document, isMap, isScalar } from 'yaml'
import { plain } from '../../content/id/plain.ts'
import { sampleData } from '../../server/school/sample-data.ts'
import { toBoth } from '../../server/school/to-both.ts'
import { FILE_COMMENTS, KEY_COMMENTS, MORE_KEYS } from './comments.ts'

const LINE_WIDTH = 118

/** The sample school as a folder, with comments. Returns the names of the files. */
export async function writeSampleFolder(folder: string): Promise<string[]> {
  const { school, programs, teachers, reviews, questions } = sampleData()
  const files: Record<string, unknown> = {
    'school.yaml': school,
    'programs.yaml': programs,
    'teachers.yaml': teachers,
    'reviews.yaml': reviews,
    'questions.yaml': questions,
    'texts.yaml': await sampleTexts(),
  }
  for (const inside of ['icons', 'documents', 'photos']) mkdirSync(join(folder, inside), { recursive: true })
  for (const [name, data] of Object.entries(files)) writeFileSync(join(folder, name), commented(name, data))
  return Object.keys(files)
}

/** In a school's folder its own texts would be missing where the sample school speaks of itself. */
async function sampleTexts(): Promise<Record<string, unknown>> {
  const groups = Object.entries(plain).map(async ([catalogue, texts]) => {
    const [id, en] = await Promise.all(['id', 'en'].map((language) => shipped(language, catalogue)))
    const own = Object.keys(texts).filter((key) => !HAVE_A_PLACE.test(key))
    return [catalogue, Object.fromEntries(own.map((key) => [key, toBoth(id?.[key], en?.[key])]))]
  })
  return Object.fromEntries(await Promise.all(groups))
}

/** These stand in school.yaml. */
const HAVE_A_PLACE = /^promo\.(?:title|voice|lead)$/

async function shipped(language: string, catalogue: string): Promise<Record<string, string>> {
  return Object.assign({}, ...Object.values(await import(`../../content/${language}/${catalogue}.ts`)))
}

function commented(name: string, data: unknown): string {
  const document = new Document(data, { aliasDuplicateObjects: false })
  document.commentBefore = asComment(FILE_COMMENTS[name] ?? '')
  if (name === 'school.yaml' && isMap(document.contents)) {
    for (const { key } of document.contents.items) {
      if (!isScalar(key)) continue
      const comment = KEY_COMMENTS[String(key.value)]
      if (!comment) continue
      key.commentBefore = asComment(comment)
      key.spaceBefore = true
    }
  }
  return document.toString({ lineWidth: LINE_WIDTH }) + (name === 'school.yaml' ? MORE_KEYS : '')
}

const asComment = (text: string): string =>
  text
    .split('\n')
    .map((line) => ` ${line}`.trimEnd())
    .join('\n')
