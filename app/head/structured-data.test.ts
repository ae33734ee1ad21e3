import { describe, expect, test } from 'vitest'
import { brand } from '../../content/brand.ts'
import { lists as englishLists } from '../../content/en/programs-lists.ts'
import { lists as indonesianLists } from '../../content/id/programs-lists.ts'
import type { HeadContext } from './head-context.ts'
import { structuredData as homeData } from './home-structured-data.ts'
import { structuredData as programsData } from './programs-structured-data.ts'
import { structuredDataElement } from './structured-data.ts'

const SITE = 'https://www.langkah.example'
const home: HeadContext = {
  path: '/',
  indexed: true,
  language: 'id',
  texts: { 'page.description': 'Kursus bahasa Inggris.', 'nav.home': 'Beranda', 'nav.programs': 'Program' },
  lists: {},
  brand,
  siteUrl: SITE,
}
const programs: HeadContext = { ...home, path: '/programs', lists: indonesianLists }
const english: HeadContext = {
  ...programs,
  language: 'en',
  texts: { 'nav.home': 'Home', 'nav.programs': 'Our Programs' },
  lists: englishLists,
}
const withoutAddress = { siteUrl: null }

describe('the home page', () => {
  test('tells of the school and of its site', () => {
    expect(homeData(home)).toEqual([
      {
        '@type': 'EducationalOrganization',
        '@id': `${SITE}/#school`,
        'url': `${SITE}/`,
        'name': 'Langkah English Academy',
        'alternateName': 'Langkah',
        'description': 'Kursus bahasa Inggris.',
        'logo': `${SITE}/icon-512.png`,
        'image': `${SITE}/og-image.png`,
        'email': brand.email,
        'telephone': brand.phone,
        'address': brand.address,
        'sameAs': Object.values(brand.social),
      },
      {
        '@type': 'WebSite',
        '@id': `${SITE}/#website`,
        'url': `${SITE}/`,
        'name': 'Langkah English Academy',
        'alternateName': 'Langkah',
        'inLanguage': ['id', 'en'],
        'publisher': { '@id': `${SITE}/#school` },
      },
    ])
  })

  test('without an address tells of the school only, with no address of its own', () => {
    const nodes = homeData({ ...home, ...withoutAddress })
    expect(nodes.map((node) => node['@type'])).toEqual(['EducationalOrganization'])
    expect(nodes[0]).not.toHaveProperty('url')
    expect(JSON.stringify({ ...nodes[0], sameAs: [] })).not.toMatch(/https?:|null/)
  })
})

describe('the programs page', () => {
  test.each([
    ['id', programs, ['Beranda', 'Program'], ''],
    ['en', english, ['Home', 'Our Programs'], '?lang=en'],
  ] as const)('tells the way from home, in %s', (_, context, names, query) => {
    expect(programsData(context)[0]).toEqual({
      '@type': 'BreadcrumbList',
      'itemListElement': [
        { '@type': 'ListItem', 'position': 1, 'name': names[0], 'item': `${SITE}/${query}` },
        { '@type': 'ListItem', 'position': 2, 'name': names[1], 'item': `${SITE}/programs${query}` },
      ],
    })
  })

  test.each([
    ['id', programs, 'Persiapan Ujian', ''],
    ['en', english, 'Exam Preparation', '?lang=en'],
  ] as const)('lists the courses, each at its own place, in %s', (_, context, examPrep, query) => {
    const items = coursesOf(context)
    expect(items.map(({ name }) => name)).toEqual(['General English', 'Business English', examPrep])
    expect(items[2]).toEqual({
      '@type': 'Course',
      'name': examPrep,
      'description': context.lists.programs?.[2]?.summary,
      'url': `${SITE}/programs${query}#exam-prep`,
      'provider': {
        '@type': 'EducationalOrganization',
        '@id': `${SITE}/#school`,
        'url': `${SITE}/`,
        'name': 'Langkah English Academy',
      },
    })
  })

  test('without an address lists the courses only, with no address', () => {
    const nodes = programsData({ ...programs, ...withoutAddress })
    expect(nodes.map((node) => node['@type'])).toEqual(['ItemList'])
    expect(JSON.stringify(nodes)).not.toMatch(/http|"url"|"@id"/)
    expect(coursesOf({ ...programs, ...withoutAddress })).toHaveLength(3)
  })

  test('claims no ratings and no questions', () => {
    expect(JSON.stringify(programsData(programs))).not.toMatch(/[Rr]ating|[Rr]eview|FAQ|Question/)
  })
})

describe('in the document', () => {
  test('no value can end the element', () => {
    const hostile = { ...brand, name: '</script><script>alert("1")</script><!--' }
    const element = structuredDataElement(homeData({ ...home, brand: hostile }))
    const json = element.slice('<script type="application/ld+json">'.length, -'</script>'.length)
    expect(json).not.toContain('<')
    expect(JSON.parse(json)).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [{ name: hostile.name }, { name: hostile.name }],
    })
  })

  test('a page with nothing to tell has no element', () => {
    expect(structuredDataElement([])).toBe('')
  })
})

function coursesOf(context: HeadContext) {
  const list = programsData(context).find((node) => node['@type'] === 'ItemList')
  const elements = list?.itemListElement as { item: Record<string, unknown> }[] | undefined
  return elements?.map(({ item }) => item) ?? []
}
