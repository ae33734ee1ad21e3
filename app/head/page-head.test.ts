import { describe, expect, test } from 'vitest'
import { brand } from '../../content/brand.ts'
import type { HeadContext } from './head-context.ts'
import { pageHead } from './page-head.ts'

const SITE = 'https://www.langkah.example'
const noStructuredData = () => []

const headOf = (changes: Partial<HeadContext> = {}) =>
  pageHead(
    {
      path: '/programs',
      indexed: true,
      language: 'id',
      texts: { 'page.title': 'Program', 'page.description': 'Semua program.' },
      lists: {},
      brand,
      siteUrl: SITE,
      ...changes,
    },
    noStructuredData,
  )

describe('title and description', () => {
  test('are said to search engines and to link previews', () => {
    const head = headOf()
    expect(head).toContain('<title>Program</title><meta name="description" content="Semua program.">')
    expect(head).toContain('<meta property="og:title" content="Program">')
    expect(head).toContain('<meta property="og:description" content="Semua program.">')
    expect(head).toContain('<meta property="og:site_name" content="Langkah English Academy">')
    expect(head).toContain('<meta property="og:type" content="website">')
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image">')
  })

  test('cannot leave their place', () => {
    const hostile = '</title><script>alert(1)</script>" onload="x" & <b>'
    const head = headOf({
      texts: { 'page.title': hostile, 'page.description': hostile },
      brand: { ...brand, name: hostile },
    })
    const escaped = '&lt;/title>&lt;script>alert(1)&lt;/script>&quot; onload=&quot;x&quot; &amp; &lt;b>'
    expect(head).toContain(`<title>${escaped}</title>`)
    expect(head.split(`content="${escaped}"`)).toHaveLength(6)
    expect(head).not.toContain('<script')
  })
})

describe('languages', () => {
  test.each([
    ['id', 'id_ID', 'en_US', '/programs'],
    ['en', 'en_US', 'id_ID', '/programs?lang=en'],
  ] as const)('%s has its own address and locale and names the other', (language, locale, alternate, address) => {
    const head = headOf({ language })
    expect(head).toContain(`<link rel="canonical" href="${SITE}${address}">`)
    expect(head).toContain(`<link rel="alternate" hreflang="id" href="${SITE}/programs">`)
    expect(head).toContain(`<link rel="alternate" hreflang="en" href="${SITE}/programs?lang=en">`)
    expect(head).toContain(`<link rel="alternate" hreflang="x-default" href="${SITE}/programs">`)
    expect(head).toContain(`<meta property="og:url" content="${SITE}${address}">`)
    expect(head).toContain(`<meta property="og:locale" content="${locale}">`)
    expect(head).toContain(`<meta property="og:locale:alternate" content="${alternate}">`)
  })
})

describe('absolute addresses', () => {
  test('include the picture, with its size', () => {
    const head = headOf()
    expect(head).toContain(`<meta property="og:image" content="${SITE}/og-image.png">`)
    expect(head).toContain('<meta property="og:image:width" content="1200">')
    expect(head).toContain('<meta property="og:image:height" content="630">')
  })

  test.each(['id', 'en'] as const)('are left out in %s when the site has none', (language) => {
    const head = headOf({ language, siteUrl: null })
    expect(head).not.toContain('http')
    expect(head).not.toContain('canonical')
    expect(head).not.toContain('og:url')
    expect(head).not.toContain('og:image')
    expect(head).toContain('og:locale')
  })
})

test('a page that must not be listed says so and names no address of its own', () => {
  const head = headOf({ indexed: false, path: '*' })
  expect(head).toContain('<meta name="robots" content="noindex">')
  expect(head).not.toContain('canonical')
  expect(head).not.toContain('hreflang')
  expect(head).not.toContain('og:url')
  expect(headOf()).not.toContain('noindex')
})
