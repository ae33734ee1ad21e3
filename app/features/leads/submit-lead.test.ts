import { afterEach, expect, test, vi } from 'vitest'
import { pageGlobals } from '../../../tests/harness/page-globals.ts'
import { submitLead } from './submit-lead.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('LEAD_FORMS=log restores the letter: a form only logs, asks for nothing, and counts as taken', async () => {
  const { calls, kept } = pageGlobals(() => Response.json({}))
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: { leadForms: 'log' } } })
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  const fields = { name: 'Logged Sari', email: 'sari@contoh.id' }
  expect(await submitLead({ kind: 'registration', fields })).toBeNull()
  expect(info).toHaveBeenCalledWith('Lead form submitted:', 'registration', fields)
  expect([calls, [...kept.keys()]]).toEqual([[], []])
})
