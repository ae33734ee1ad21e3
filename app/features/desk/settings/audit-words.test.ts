import { expect, test } from 'vitest'
import { texts as english } from '../../../../content/en/desk-settings.ts'
import { texts as indonesian } from '../../../../content/id/desk-settings.ts'
import { SECTIONS } from '../../../../domain/desk/desk-content-contract.ts'
import { auditKey } from './audit-words.ts'

const CHANGES = [
  ...SECTIONS.map((section) => ({ part: 'content', section })),
  ...['hours', 'templates', 'escalation', 'name'].map((part) => ({ part })),
  ...['invited', 'removed'].map((act) => ({ part: 'team', act })),
]

test('every change of the settings has words of its own in both languages', () => {
  const keys = CHANGES.map((data) => auditKey({ what: 'settings', data }))
  for (const texts of [indonesian, english] as Record<string, string>[])
    expect(new Set(keys.map((key) => texts[key] ?? texts['audit.settings'])).size).toBe(CHANGES.length)
})

test('other lines are named by what was done', () => {
  expect(auditKey({ what: 'step', data: { from: 'new', to: 'trial' } })).toBe('audit.step')
  expect(auditKey({ what: 'settings', data: {} })).toBe('audit.settings')
})
