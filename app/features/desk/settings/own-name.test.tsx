import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageContext } from '../../i18n/language-context.ts'
import { translator } from '../../i18n/texts.ts'
import { type Desk, DeskContext } from '../frame/desk-context.ts'
import { OwnName } from './own-name.tsx'

const page = {
  language: 'id' as const,
  t: translator({ 'desk.tooLong': 'Terlalu panjang: {n} dari {max}', 'account.name': 'Nama lengkap' }),
  lists: {},
  switchLanguage: async () => true,
}
const shown = (name: string) => {
  const desk = { frame: { me: { id: 'rina', name } }, onChange: () => () => {} } as unknown as Desk
  return renderToString(
    <LanguageContext value={page}>
      <DeskContext value={desk}>
        <OwnName />
      </DeskContext>
    </LanguageContext>,
  )
}

test('an own name that is too long stays whole and says how much too long it is, at its field', () => {
  const html = shown('x'.repeat(90))
  const [field = ''] = html.match(/<input[^>]*>/) ?? []
  expect(field).toContain(`value="${'x'.repeat(90)}"`)
  expect(field).not.toMatch(/maxlength/i)
  const [, id] = field.match(/aria-describedby="(?:\S+ )?(\S+-problem)"/) ?? []
  expect(html).toContain(`id="${id}"`)
  expect(html).toContain('Terlalu panjang: 90 dari 80')
  expect(shown('Rina Maheswari Putri')).not.toContain('Terlalu panjang')
})
