import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { LanguageContext } from '../../i18n/language-context.ts'
import { type Desk, DeskContext } from '../frame/desk-context.ts'
import { OwnerLine } from './owner-line.tsx'

const page = { language: 'en' as const, t: (key: string) => key, lists: {}, switchLanguage: async () => true }
const desk = { frame: { me: { id: 'tari' }, team: [{ id: 'tari', name: 'Tari Handayani' }] } } as unknown as Desk
const shown = (ownerId: string | null) =>
  renderToString(
    <LanguageContext value={page}>
      <DeskContext value={desk}>
        <OwnerLine person={{ ownerId } as PersonRow} />
      </DeskContext>
    </LanguageContext>,
  )
const chosenIn = (html: string) => html.match(/<option value="(\w*)" selected="">/)?.[1]

test('a person whose owner has left the team has an owner, who can be replaced or taken out', () => {
  expect(chosenIn(shown('rina'))).toBe('rina')
  expect(shown('rina')).toContain('person.owner.former')
  expect(shown('tari')).not.toContain('person.owner.former')
  expect(chosenIn(shown(null))).toBe('')
})
