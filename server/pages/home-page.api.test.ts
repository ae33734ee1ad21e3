import { afterAll, beforeAll, expect, test } from 'vitest'
import { attribute, element, elements, wordsOf } from '../../tests/harness/html.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'

let site: TestSite
let html: string
beforeAll(async () => {
  site = await createTestSite()
  html = await (await site.request('/?lang=en')).text()
})
afterAll(() => site.close())

const SECTIONS = ['courses', 'why-us', 'teachers', 'testimonials', 'ai-explainer', 'promo', 'faq', 'register']
const NETWORKS = ['Instagram', 'Facebook', 'TikTok', 'LinkedIn']

const section = (id: string) => element(html, 'section', new RegExp(` id="${id}"`)).inner
const hrefs = (part: string, having?: RegExp) => elements(part, 'a', having).map((link) => attribute(link, 'href'))
const words = (part: string, name: string, having?: RegExp) => elements(part, name, having).map(wordsOf)

test('HOME-01 header, hero, sections and footer stand in order, under one main heading', () => {
  const ids = ['home', ...SECTIONS, 'contact']
  const places = [html.indexOf('<header'), ...ids.map((id) => html.indexOf(` id="${id}"`))]
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places.toSorted((a, b) => a - b)).toEqual(places)
  expect(elements(html, 'h1')).toHaveLength(1)
})

test('HOME-02 the header has its links, the social links, the language switch and Register Now', () => {
  const header = element(html, 'header').inner
  const links = element(header, 'nav').inner
  expect(words(links, 'a')).toEqual(['Home', 'Our Programs', 'Why Us', 'Teachers', 'Reviews', 'Contact'])
  for (const name of NETWORKS)
    expect(hrefs(header, new RegExp(`aria-label="${name}"`)), name).toEqual([expect.stringMatching(/^https:/)])
  expect(elements(header, 'button', /aria-label="[^"]*switch language/)).toHaveLength(1)
  expect(words(header, 'button')).toContain('Register Now')
})

test('HOME-06 the hero offers to start and to explore the courses', () => {
  const hero = section('home')
  expect(words(hero, 'button')).toContain('Get Started')
  expect(words(hero, 'a', /href="#courses"/)).toEqual([expect.stringContaining('Explore Courses')])
})

test('HOME-07 four course cards lead to their sections', () => {
  const links = elements(section('courses'), 'a').filter((link) => wordsOf(link).includes('Explore program'))
  expect(links.map((link) => attribute(link, 'href'))).toEqual(
    ['general-english', 'business-english', 'exam-prep', 'interpreter-services'].map((id) => `/programs#${id}`),
  )
})

test('HOME-08 there are four reasons, and both documents', () => {
  const why = section('why-us')
  expect(elements(why, 'h3')).toHaveLength(4)
  for (const name of ['See Brochure', 'See Proposal']) {
    const links = elements(why, 'a').filter((link) => wordsOf(link).includes(name))
    expect(links.map((link) => attribute(link, 'href'))).toEqual(['/documents'])
  }
})

test('HOME-09 eight cards have initials, a name, a title, a quoted bio, at most three specialties and four lists', () => {
  const cards = elements(html, 'article', /class="flip-card[ "]/)
  expect(cards).toHaveLength(8)
  for (const { inner } of cards) {
    const front = element(inner, 'div', /class="flip-card-front"/).inner
    const cloth = elements(front, 'span', /class="[^"]*\bcloth\b/)[0] ?? element(front, 'div', /class="[^"]*\bcloth\b/)
    expect(words(cloth.inner, 'span').filter(Boolean)).toEqual([expect.stringMatching(/^\p{Lu}{1,2}$/u)])
    expect(words(front, 'h3')).toEqual([expect.stringMatching(/\S/)])
    const title = wordsOf(element(front, 'p', /class="flip-card-title"/))
    expect(title).toMatch(/^(Local|International) Trainer · \d+\+ years$/)
    expect(wordsOf(element(front, 'blockquote'))).toMatch(/^“.+”$/)
    expect(elements(front, 'li').length).toBeLessThanOrEqual(3)
    const lists = words(element(inner, 'div', /class="flip-card-back"/).inner, 'dt')
    expect(lists).toEqual(['Education', 'Certifications', 'Languages', 'Achievements'])
  }
})

test('HOME-10 sixteen quotes have five stars, words, a name and a role', () => {
  const quotes = elements(html, 'figure', /class="quote"/)
  expect(quotes).toHaveLength(16)
  for (const { inner } of quotes) {
    expect(elements(inner, 'span', /role="img" aria-label="5 out of 5 stars"/)).toHaveLength(1)
    expect(words(inner, 'blockquote')).toEqual([expect.stringMatching(/^“.+”$/)])
    expect(inner).toMatch(/<b>[^<]+<\/b><span>[^<]+<\/span>/)
  }
})

test('HOME-12 HOME-16 five questions, at most one open, with what is needed, and Start Learning Now', () => {
  const faq = section('faq')
  const items = elements(faq, 'details')
  expect(items.filter(({ opening }) => opening.includes(' open')).length).toBeLessThanOrEqual(1)
  expect(new Set(items.map((item) => attribute(item, 'name')))).toEqual(new Set(['faq']))
  expect(words(faq, 'summary')).toEqual([
    expect.stringMatching(/course/i),
    expect.stringMatching(/why/i),
    expect.stringMatching(/need|require/i),
    expect.stringMatching(/teach/i),
    expect.stringMatching(/career|job/i),
  ])
  expect(items[2] && wordsOf(items[2])).toMatch(/16[\s\S]*placement test|placement test[\s\S]*16/)
  expect(words(faq, 'button')).toEqual(['Start Learning Now'])
})

test('HOME-13 the banner has a title, a subtitle and a button', () => {
  const banner = section('register')
  expect(words(banner, 'h2')).toEqual([expect.stringMatching(/\S/)])
  expect(words(banner, 'p').join('')).not.toBe('')
  expect(elements(banner, 'button')).toHaveLength(1)
})

test('HOME-14 the footer leads to the parts of the page and the networks, and has the logo, mail, phone and address', () => {
  const { opening, inner: footer } = element(html, 'footer')
  expect(opening).toContain('id="contact"')
  expect(elements(footer, 'nav').flatMap(({ inner }) => hrefs(inner))).toEqual([
    '/programs',
    '#testimonials',
    '#ai-explainer',
    '#why-us',
    '#teachers',
  ])
  for (const name of NETWORKS)
    expect(hrefs(footer, new RegExp(`aria-label="${name}"`)), name).toEqual([expect.stringMatching(/^https:/)])
  expect(hrefs(footer, /href="mailto:/)).toHaveLength(1)
  expect(hrefs(footer, /href="tel:/)).toHaveLength(1)
  expect(footer).toContain('Jakarta')
  expect(footer).toMatch(/class="[^"]*\blogo\b/)
})

test('HOME-15 the claims: 50+ years, 30-day money-back, 2 months of bonus courses, which the promo repeats', () => {
  const claims = words(element(html, 'div', /class="claims"/).inner, 'li')
  expect(claims).toEqual([
    expect.stringMatching(/^50\+.*years/),
    expect.stringMatching(/^30.*day.*money‑back/i),
    expect.stringMatching(/^2.*months.*bonus/),
  ])
  const promo = wordsOf(element(html, 'section', / id="promo"/))
  expect(promo).toMatch(/2 months/i)
  expect(promo).toMatch(/30[- ]day/i)
})
