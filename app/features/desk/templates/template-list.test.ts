import { expect, test } from 'vitest'
import type { MessageTemplate } from '../../../../domain/desk/templates.ts'
import { saveOver } from '../saving/save-over.ts'
import { basesOf, templatesForm, withDrafts, withoutDraft, withRestored } from './template-list.ts'

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

const written = { base: trial, now: template('trial', 'Coba') }

test('what is being written stands in place of what is stored, and new ones after them', () => {
  const fresh = { base: null, now: fees }
  expect(withDrafts([hello, trial], { trial: written, fees: fresh })).toEqual([hello, written.now, fees])
  expect(withoutDraft({ trial: written }, 'trial')).toBeNull()
})

test('a template that somebody else has changed since it was begun is asked about, however old the draft is', async () => {
  const stored = { version: 7, value: [template('hello', 'Hai'), template('trial', 'Kelas'), fees] }
  const wanted = { base: basesOf(stored.value, written), value: withDrafts(stored.value, { trial: written }) }
  const send = () => Promise.reject(new Error('sent'))
  expect(await saveOver(wanted, { form: templatesForm, stored, send })).toMatchObject({
    kind: 'clash',
    clash: { lines: ['trial'] },
  })
})

test('a new template is added to those that others have written meanwhile', () => {
  const [draft, theirs] = [{ base: null, now: fees }, [hello, trial, template('theirs')]]
  expect(basesOf(theirs, draft)).toEqual(theirs)
  expect(withDrafts(theirs, { fees: draft }).map(({ id }) => id)).toEqual(['hello', 'trial', 'theirs', 'fees'])
})
