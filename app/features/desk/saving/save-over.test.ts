import { expect, test } from 'vitest'
import type { Outcome } from '../../../lib/api-client.ts'
import { decided, type LineForm, type Stored, saveOver } from './save-over.ts'

type Hours = Record<string, string>
const form: LineForm<Hours> = { linesOf: (hours) => hours, fromLines: (lines) => lines as Hours }
const base = { monday: '08', tuesday: '08' }

/** A server that somebody else has changed once, unseen. */
function serverWith(theirs: Hours) {
  let stored: Stored<Hours> = { version: 1, value: theirs }
  return {
    stored: () => stored,
    send: async (value: Hours, { version }: Stored<Hours>): Promise<Outcome<Stored<Hours>>> => {
      if (version !== stored.version) {
        const details = { ...stored, byId: 'bima', byName: 'Bima Satrio', atMs: 5 }
        const error = { code: 'desk.conflict', message: '', details }
        return { kind: 'refused', status: 409, retryAfterS: 0, error }
      }
      stored = { version: version + 1, value }
      return { kind: 'answered', answer: stored }
    },
  }
}
const seen = { version: 0, value: base }

test('what somebody else has changed elsewhere stays, and it is told whose it was', async () => {
  const server = serverWith({ ...base, monday: '09' })
  const wanted = { base, value: { ...base, tuesday: '10' } }
  expect(await saveOver(wanted, { form, stored: seen, send: server.send })).toMatchObject({
    kind: 'saved',
    stored: { version: 2, value: { monday: '09', tuesday: '10' } },
    with: { byName: 'Bima Satrio' },
  })
})

test('the same line is asked about and nothing is written; what is decided then is saved', async () => {
  const server = serverWith({ monday: '09', tuesday: '11' })
  const wanted = { base, value: { monday: '07', tuesday: '10' } }
  const saved = await saveOver(wanted, { form, stored: seen, send: server.send })
  if (saved.kind !== 'clash') throw new Error(saved.kind)
  expect(saved.clash).toMatchObject({ lines: ['monday', 'tuesday'], theirs: { byName: 'Bima Satrio', version: 1 } })
  expect(server.stored().value).toEqual({ monday: '09', tuesday: '11' })
  const decision = decided(form, saved.clash, ['monday'])
  await saveOver(decision, { form, stored: saved.clash.theirs, send: server.send })
  expect(server.stored().value).toEqual({ monday: '07', tuesday: '11' })
})

test('whoever keeps all their own lines leaves what the other has changed elsewhere', () => {
  const theirs = { version: 1, value: { monday: '09', tuesday: '11' }, byId: null, byName: null, atMs: 0 }
  const clash = { base, value: { ...base, monday: '07' }, theirs, lines: ['monday'] }
  expect(decided(form, clash, clash.lines)).toEqual({ base: theirs.value, value: { monday: '07', tuesday: '11' } })
})

test('what was kept from before is compared with what is stored now, before it is sent', async () => {
  const server = serverWith({ ...base, monday: '09' })
  const kept = { base, value: { ...base, monday: '07' } }
  expect((await saveOver(kept, { form, stored: server.stored(), send: server.send })).kind).toBe('clash')
  expect(server.stored().version).toBe(1)
})

test('an answer that was lost on its way is no conflict with oneself', async () => {
  const server = serverWith({ ...base, monday: '07' })
  const again = { base, value: { ...base, monday: '07' } }
  expect((await saveOver(again, { form, stored: seen, send: server.send })).kind).toBe('saved')
})
