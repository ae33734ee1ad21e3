import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attribute, type Element, element, elements, wordsOf } from '../../tests/harness/html.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'

let site: TestSite
let html: string
beforeAll(async () => {
  site = await createTestSite()
  html = await (await site.request('/programs?lang=en')).text()
})
afterAll(() => site.close())

const words = (part: string, name: string, having?: RegExp) => elements(part, name, having).map(wordsOf)
const program = (id: string) => element(html, 'section', new RegExp(` id="${id}"`))

const COURSE = {
  register: 'Register Now',
  titles: ['What You’ll Learn', /Curriculum|Choose Your Exam/, /^Why Choose/, 'Instructors', 'Common Questions'],
  instructors: 3,
}
const SECTIONS = [
  { id: 'general-english', name: 'General English', ...COURSE },
  { id: 'business-english', name: 'Business English', ...COURSE },
  { id: 'exam-prep', name: 'Exam Preparation', ...COURSE },
  {
    id: 'interpreter-services',
    name: 'Interpreter Services',
    register: 'Book Service',
    titles: ['Our Services', 'Service Types', /^Why Choose/, 'Common Questions'],
    instructors: 0,
  },
]

test('PROG-01 the navigation holds a home link and the four sections', () => {
  const tabs = element(html, 'nav', /class="program-tabs"/).inner
  expect(words(tabs, 'a')).toEqual(['Home', ...SECTIONS.map(({ name }) => name)])
  expect(elements(tabs, 'a').map((link) => attribute(link, 'href'))).toEqual([
    '/',
    ...SECTIONS.map(({ id }) => `#${id}`),
  ])
})

describe.each(SECTIONS)('PROG-03 $name', ({ id, name, register, titles, instructors }) => {
  test('has its heading, a way to the form, a picture, its parts in order, instructors and questions', () => {
    const { opening, inner } = program(id)
    const labelled = opening.match(/aria-labelledby="([^"]*)"/)?.[1]
    expect(labelled ? wordsOf(element(inner, 'h2', new RegExp(`id="${labelled}"`))) : opening).toContain(name)
    const links = elements(inner, 'a').filter((link) => wordsOf(link).includes(register))
    expect(links.map((link) => attribute(link, 'href'))).toEqual(['#global-registration'])
    expect(words(inner, 'h3')).toEqual(
      titles.map((title) => (typeof title === 'string' ? title : expect.stringMatching(title))),
    )
    const people = elements(inner, 'ul', /class="[^"]*\binstructors\b/).flatMap((list) => elements(list.inner, 'li'))
    expect(people).toHaveLength(instructors)
    expect(elements(inner, 'img').length).toBeGreaterThan(0)
    const questions = elements(inner, 'details')
    expect(questions.length).toBeGreaterThan(1)
    expect(new Set(questions.map((question) => attribute(question, 'name'))).size).toBe(1)
    expect(questions.filter(({ opening }) => opening.includes(' open'))).toEqual([])
  })
})

test('PROG-03 opening a question closes those of its own section only: no section shares its group', () => {
  const groups = SECTIONS.map(({ id }) => attribute(elements(program(id).inner, 'details')[0] as Element, 'name'))
  expect(new Set(groups).size).toBe(4)
})

test('PROG-04 the catalogue names its exams and kinds of interpreting', () => {
  const stair = (id: string) =>
    elements(program(id).inner, '\\w+', /class="[^"]*\bstair\b/)
      .map(wordsOf)
      .join(' ')
  for (const exam of ['IELTS', 'TOEFL iBT', 'FCE', 'CAE', 'CPE']) expect(stair('exam-prep')).toContain(exam)
  for (const kind of ['Consecutive', 'Simultaneous', 'Whisper']) expect(stair('interpreter-services')).toContain(kind)
})
