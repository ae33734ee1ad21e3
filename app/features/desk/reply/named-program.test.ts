import { expect, test } from 'vitest'
import { deskTemplates } from '../../../../content/desk-templates.ts'
import { fillTemplate, templateText } from '../../../../domain/desk/templates.ts'
import { namedProgram } from './named-program.ts'

test('a message names the program, or else the goal', () => {
  expect(namedProgram({ program: 'IELTS', goal: 'kerja', language: 'id' })).toBe('IELTS')
  expect(namedProgram({ program: null, goal: 'kerja', language: 'id' })).toBe('kerja')
})

test.each([
  ['Free trial class', 'kelas bahasa Inggris'],
  ['Course fees: IELTS Preparation', 'IELTS Preparation'],
  ['Two months of bonus courses', 'kelas bahasa Inggris'],
  ['Interpreter services', 'Interpreter services'],
  ['Course fees in dollars', 'Course fees in dollars'],
])('of the goal %s that the tutor heard, %s is asked about', (goal, program) => {
  expect(namedProgram({ program: null, goal, language: 'id' })).toBe(program)
})

test.each(['id', 'en'] as const)('to somebody who has named no program every template can be sent (%s)', (language) => {
  const program = namedProgram({ program: null, goal: null, language })
  for (const template of deskTemplates)
    expect(fillTemplate(templateText(template, language), { program })).not.toContainEqual(
      expect.objectContaining({ kind: 'gap', word: 'program' }),
    )
})
