import { expect, test } from 'vitest'
import { namedProgram } from './named-program.ts'

test.each([
  ['mau persiapan ujian masuk kampus', 'exam-prep'],
  ['I have two exams next month', 'exam-prep'],
  ['english for my company', 'business-english'],
  ['butuh juru bahasa besok', 'interpreter-services'],
])('%s: %s', (text, program) => expect(namedProgram(text)).toBe(program))

test.each(['john@example.com', 'my mail is sari@company.co.id', 'a class in the evening, for example'])(
  'an address and an example name no program: %s',
  (text) => expect(namedProgram(text)).toBeUndefined(),
)
