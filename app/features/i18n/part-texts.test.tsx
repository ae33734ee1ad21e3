import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { brand } from '../../../content/brand.ts'
import { BrandContext } from '../brand/brand-context.ts'
import { LanguageContext, useText } from './language-context.ts'
import { loadPartTexts, partTexts, withTexts } from './part-texts.tsx'
import { translator } from './texts.ts'

const page = {
  language: 'en' as const,
  t: translator({ skip: 'Skip to content', 'faq.title': 'of the page' }),
  lists: {},
  switchLanguage: async () => true,
}
const Part = () => {
  const t = useText()
  return `${t('faq.title')}, ${t('skip')}`
}

test('a part has its own texts before the page’s, and names the school in them', async () => {
  const texts = partTexts('home-sections', {
    id: async () => ({ texts: { 'faq.title': 'Tanya {shortBrand}' } }),
    en: async () => ({ texts: { 'faq.title': 'Ask {shortBrand}' } }),
  })
  const { default: Loaded } = await withTexts(texts, async () => Part)()
  await loadPartTexts('en')
  const html = renderToString(
    <BrandContext value={{ ...brand, shortName: 'Maju' }}>
      <LanguageContext value={page}>
        <Loaded />
      </LanguageContext>
    </BrandContext>,
  )
  expect(html).toBe('Ask Maju, Skip to content')
})

test('texts are fetched once, and again after a failure', async () => {
  const fetchTexts = vi.fn(async () => ({ texts: { skip: 'Lewati' } }))
  fetchTexts.mockRejectedValueOnce(new Error('offline'))
  const texts = partTexts('home-sections', { id: fetchTexts, en: fetchTexts })
  await expect(texts.load('id')).rejects.toThrow('offline')
  await texts.load('id')
  expect(await texts.load('id')).toEqual({ skip: 'Lewati' })
  expect(fetchTexts).toHaveBeenCalledTimes(2)
})
