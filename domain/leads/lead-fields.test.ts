import { describe, expect, test } from 'vitest'
import { problemWithField, sanitise } from './lead-fields.ts'

describe('CHAT-07 CHAT-16 a lead’s values', () => {
  test.each([
    ['  Sari  ', 'Sari'],
    ['<b>Sari</b>', 'bSari/b'],
    ['<>', ''],
    ['x'.repeat(150), 'x'.repeat(100)],
    ['👩‍💼'.repeat(60), expect.any(String)],
  ])('%j is sanitised', (value, expected) => {
    expect(sanitise(value)).toEqual(expected)
  })

  test.each([
    ['name', 'Sari Wulandari', null],
    ['name', "Nur'aini", null],
    ['name', 'Siti-Rahma', null],
    ['name', 'M. Yusuf', null],
    ['name', 'عائشة', null],
    ['name', 'Nguyễn Thị', null],
    ['name', 'X', 'name.invalid'],
    ['name', 'Sari99', 'name.invalid'],
    ['name', "'Sari", 'name.invalid'],
    ['name', 'a'.repeat(51), 'name.invalid'],
    ['name', '   ', 'field.required'],
    ['email', 'sari@contoh.id', null],
    ['email', 'sari@@contoh.id', 'email.invalid'],
    ['email', 'sari@contoh', 'email.invalid'],
    ['email', 'sa ri@contoh.id', 'email.invalid'],
    ['email', '', 'field.required'],
    ['phone', '0812-3456-7890', null],
    ['phone', '+1 415 555 2671', null],
    ['phone', 'nanti ya', 'phone.invalid'],
    ['phone', '', 'field.required'],
  ] as const)('%s %j: %s', (field, value, problem) => {
    expect(problemWithField(field, value)).toBe(problem)
  })
})
