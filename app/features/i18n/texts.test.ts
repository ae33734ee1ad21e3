import { expect, test, vi } from 'vitest'
import { type TextKey, translator } from './texts.ts'

test('values are filled in, unknown ones stay as they are', () => {
  const t = translator({ 'nav.homeLink': '{brand}, {other}' })
  expect(t('nav.homeLink', { brand: 'Langkah' })).toBe('Langkah, {other}')
})

test('a key that no page and no part has does not compile', () => {
  const keys: TextKey[] = ['thanks.title', 'nav.homeLink', 'chat.send', 'explainer.busy']
  // @ts-expect-error a misspelt key
  keys.push('thanks.titel')
  expect(keys).toHaveLength(5)
})

test('APP-05 a missing translation shows the key itself and logs a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(translator({})('hero.start')).toBe('hero.start')
  expect(warn).toHaveBeenCalledWith('Missing translation: hero.start')
})
