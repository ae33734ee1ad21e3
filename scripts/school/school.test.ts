import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { programs } from '../../content/en/programs-list.ts'
import { teachers } from '../../content/en/teachers.ts'
import { testimonials } from '../../content/id/testimonials.ts'
import { ICONS } from '../../server/school/icons.ts'
import { readSchoolFolder } from '../../server/school/school-folder.ts'
import { runSchoolCommand } from './commands.ts'

const TIMUR = join(import.meta.dirname, '../../tests/schools/timur')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-school-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('a new folder', () => {
  test('is the sample school, with comments, and in order', async () => {
    expect(await runSchoolCommand(['new', folder], {})).toContain('npm run school -- check')
    expect(await runSchoolCommand(['check', folder], {})).toContain('4 programs, 8 teachers, 16 reviews')
    expect(readFileSync(join(folder, 'school.yaml'), 'utf8')).toContain('# Required: name')
    const { school, words } = readSchoolFolder(folder)
    expect(school.name).toBe('Langkah English Academy')
    expect(words.en.programs.map(({ kind: _, ...program }) => program)).toEqual(programs)
    expect(words.en.teachers).toEqual(teachers)
    expect(words.id.testimonials).toEqual(testimonials)
    expect(words.id.texts.common?.['footer.about']).toContain('50 tahun')
  })

  test('never replaces what is there', async () => {
    writeFileSync(join(folder, 'mine.txt'), '')
    await expect(runSchoolCommand(['new', folder], {})).rejects.toThrow('is not empty')
  })

  test('where nothing can be written, that is said', async () => {
    writeFileSync(join(folder, 'a-file'), '')
    await expect(runSchoolCommand(['new', join(folder, 'a-file/school')], {})).rejects.toThrow(/cannot be written \(/)
  })
})

describe('what is wrong is named with file, line and reason', () => {
  const problemsAfter = (file: string, change: (text: string) => string): string => {
    cpSync(TIMUR, folder, { recursive: true })
    const path = join(folder, file)
    writeFileSync(path, change(readFileSync(path, 'utf8')))
    try {
      readSchoolFolder(folder)
      return 'nothing'
    } catch (error) {
      return String(error)
    }
  }

  test.each([
    ['school.yaml', 'email: kabar@timur.test', 'email: kabar', 'school.yaml, line 5: email must be an e-mail address'],
    ['school.yaml', 'suffix: ""', 'suffix: School', 'line 4: suffix makes the logo "Timur School", which is not part'],
    ['school.yaml', 'founded:', 'fonded:', 'school.yaml, line 8: fonded is unknown'],
    [
      'school.yaml',
      '"#0f6b8a"',
      '"#ff9999"',
      'school.yaml, line 17: colours.accent is hard to read: its contrast is 2,',
    ],
    ['school.yaml', 'icon: users', 'icon: rocket', 'line 26: reasons[1].icon "rocket" is no icon'],
    ['school.yaml', 'logo: logo.svg', 'logo: ../logo.svg', 'line 19: logo "../logo.svg" is not in the folder'],
    ['school.yaml', '"+62 411 777 0821"', '+62411', 'line 6: phone must be a phone number in quotation marks'],
    [
      'programs.yaml',
      '[nurul-hikmah]',
      '[siti]',
      'programs.yaml, line 27: [1].teachers[1] "siti" is not in teachers.yaml',
    ],
    ['programs.yaml', '  saying: Shall we take the boat?\n', '', 'programs.yaml, line 1: [1].saying is missing'],
    ['programs.yaml', '- id: pelaut', '- id: percakapan', 'programs.yaml, line 31: [2].id "percakapan" is there twice'],
    ['reviews.yaml', 'name: Baso', 'name: "Baso', 'reviews.yaml, line'],
    ['texts.yaml', 'chat.role', 'chat.rolle', 'texts.yaml, line 6: chat.chat.rolle is no text of the site'],
    [
      'texts.yaml',
      'enam orang sekelas.',
      '{number} orang.',
      'line 2: home.hero.lead has {number}, which nothing fills in',
    ],
  ])('%s: %s', (file, right, wrong, problem) => {
    expect(problemsAfter(file, (text) => text.replace(right, wrong))).toContain(problem)
  })

  test('a folder that is not there says how to begin one', () => {
    expect(() => readSchoolFolder('/no/such/school')).toThrow('npm run school -- new /no/such/school')
  })
})

test('the icons to choose from are those of the sprite', () => {
  const sprite = readFileSync(join(import.meta.dirname, '../../app/art/icons.svg'), 'utf8')
  expect(ICONS.filter((icon) => !sprite.includes(`id="${icon}"`))).toEqual([])
})
