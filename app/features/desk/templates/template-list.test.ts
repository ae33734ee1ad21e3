import { expect, test } from 'vitest'
import type { MessageTemplate } from '../../../../domain/desk/templates.ts'
import { withDrafts, withoutDraft, withRestored } from './template-list.ts'

const template = (id: string, name = id): MessageTemplate => ({
  id,
  name: { id: name, en: name },
  text: {},
  isPromo: false,
})
const [hello, trial, fees] = [template('hello'), template('trial'), template('fees')]

test('a template that was deleted comes back to its place, beside what was changed meanwhile', () => {
  const later = template('later')
  expect(withRestored([hello, fees, later], trial, 1)).toEqual([hello, trial, fees, later])
  expect(withRestored([], trial, 1)).toEqual([trial])
  expect(withRestored([hello, trial], trial, 1)).toEqual([hello, trial])
})

test('what is being written stands in place of what is stored, and new ones after them', () => {
  const written = template('trial', 'Coba')
  expect(withDrafts([hello, trial], { trial: written, fees })).toEqual([hello, written, fees])
  expect(withoutDraft({ trial: written }, 'trial')).toBeNull()
})
