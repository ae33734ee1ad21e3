import { expect, test } from 'vitest'
import { CLIENT_PARAMETERS, thirdPartyEvents } from './client-events.ts'
import { CLIENT_EVENTS, EVENT_TYPES } from './events.ts'

test('ANA-03 each of the fifteen events goes out under its own name, with its documented parameters only', () => {
  expect(CLIENT_EVENTS).toHaveLength(15)
  for (const name of CLIENT_EVENTS) {
    const everything = Object.fromEntries(
      [...CLIENT_PARAMETERS[name], 'name', 'email', 'message'].map((key) => [key, 'x']),
    )
    const [sent, ...more] = thirdPartyEvents(name, everything)
    expect(more).toEqual([])
    expect(sent?.name).toBe(name)
    expect(Object.keys(sent?.parameters ?? {}).sort()).toEqual([...CLIENT_PARAMETERS[name]].sort())
  }
})

test('what the site’s own events mean to a third party', () => {
  expect(
    thirdPartyEvents('registration_completed', { form: 'trial', program: 'General English', name: 'Sari' }),
  ).toEqual([
    { name: 'form_submission', parameters: { form: 'trial', program: 'General English' } },
    { name: 'conversion', parameters: { type: 'registration' } },
  ])
  expect(thirdPartyEvents('message_sent', { mode: 'teaching', text: 'Halo, aku Sari' })).toEqual([
    { name: 'ai_chat_interaction', parameters: { action: 'message_sent', mode: 'teaching' } },
  ])
  expect(thirdPartyEvents('session_ended', {})).toEqual([])
  for (const name of EVENT_TYPES)
    for (const sent of thirdPartyEvents(name, {})) expect(CLIENT_EVENTS).toContain(sent.name)
})

test('an address or number in a parameter is removed', () => {
  expect(thirdPartyEvents('button_click', { label: 'sari@contoh.id' })[0]?.parameters).toEqual({ label: '(removed)' })
})

test('every parameter is documented', async () => {
  const { readFile } = await import('node:fs/promises')
  const text = await readFile('docs/analytics.md', 'utf8')
  for (const name of CLIENT_EVENTS) {
    const row = text.split('\n').find((line) => line.startsWith(`| \`${name}\` |`)) ?? ''
    for (const parameter of CLIENT_PARAMETERS[name]) expect(row, name).toContain(`\`${parameter}\``)
  }
})
