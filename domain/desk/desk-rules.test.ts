import { describe, expect, test } from 'vitest'
import { factsOf, findableWords, type StoredSubmission } from './person-facts.ts'
import { wordsAsked, wordsToFind } from './search-words.ts'
import { hasSource, sourceOf } from './sources.ts'
import { fillTemplate, hasGap, knownGaps, wrongGap } from './templates.ts'

const submission = (changes: Partial<StoredSubmission> = {}): StoredSubmission => ({
  kind: 'trial',
  status: 'complete',
  name: 'Dimas Aryo Wibowo',
  email: 'dimas@mail.example',
  phone: '+6281355500177',
  phone_typed: '0813-5550-0177',
  city: 'Surabaya',
  goal: 'Business English',
  details: '{}',
  consent: '{}',
  is_suspect: 0,
  language: 'id',
  conversation_excerpt: null,
  created_at_ms: 0,
  ...changes,
})

describe('searching', () => {
  const stored = wordsToFind({
    names: ['Émile Sekar-Ayu'],
    emails: ['Sekar@Mail.example'],
    phones: ['+6281255500142'],
    browsers: [],
  })
  const isFound = (typed: string) =>
    wordsAsked(typed).length > 0 &&
    wordsAsked(typed).every((alternatives) =>
      alternatives.some((asked) => stored.some((word) => word.startsWith(asked))),
    )

  test.each([
    '0812-5550-0142',
    '0812 5550 0142',
    '+62 812 5550 0142',
    '62812555',
    '812 5550',
    '0142',
    '(0812) 5550.0142',
    'emile',
    'ÉMILE ayu',
    'sek',
    'sekar@mail.example',
    'mail.example',
  ])('%s finds the person', (typed) => {
    expect(isFound(typed)).toBe(true)
  })

  test.each(['0813', 'budi', 'sekar budi', '99', 'a', '', '!user_1', '%'])('%j does not', (typed) => {
    expect(isFound(typed)).toBe(false)
  })
})

describe('what a list shows of a person', () => {
  test.each([
    [['Tini', 'Bu Tini Kusuma'], 'Bu Tini Kusuma'],
    [['Bu Tini Kusuma', 'Tini'], 'Bu Tini Kusuma'],
    [['Tini', 'Bu Tini', 'Bu Tini Kusuma'], 'Bu Tini Kusuma'],
    [['Rina', 'Dimas Aryo Wibowo'], 'Rina'],
    [[null, 'Tini'], 'Tini'],
    [[null], null],
  ])('written as %j, the newest first, somebody is %j', (names, shown) => {
    expect(factsOf(names.map((name) => submission({ name }))).name).toBe(shown)
  })

  test('the newest complete submission speaks, older ones fill its gaps', () => {
    const facts = factsOf([
      submission({ status: 'partial', name: 'Dim', kind: 'chat', goal: null }),
      submission({ city: null, kind: 'promo', goal: 'General English' }),
      submission({ city: 'Medan', consent: '{"marketing":true}' }),
    ])
    expect(facts).toMatchObject({ kind: 'promo', city: 'Medan', program: 'General English', wants_news: 1 })
    expect(facts).toMatchObject({ name: 'Dimas Aryo Wibowo', is_partial: 0, is_set_aside: 0 })
  })

  test('what looks like a program is set aside unless something genuine came, or staff said so', () => {
    const bot = submission({ is_suspect: 1 })
    expect(factsOf([bot]).is_set_aside).toBe(1)
    expect(factsOf([bot, submission()]).is_set_aside).toBe(0)
    expect(factsOf([bot], { isReal: true }).is_set_aside).toBe(0)
  })

  test.each([
    ['Dimas A. W.', 1],
    ['dimas  aryo wibowo', 0],
    ['Dimas', 0],
    ['Sari', 1],
    [null, 0],
  ])('another submission as %j: asks %s', (name, asks) => {
    expect(factsOf([submission({ name }), submission()]).asks_if_same).toBe(asks)
  })

  test('what staff corrected wins and is found', () => {
    const decisions = { values: { name: 'Dimas Wibowo', city: 'Malang' } }
    expect(factsOf([submission()], decisions)).toMatchObject({ name: 'Dimas Wibowo', city: 'Malang' })
    expect(findableWords([submission()], { values: { email: 'baru@mail.example' } })).toContain('baru@mail.example')
  })
})

test.each([
  [{}, 'direct'],
  [{ referrer: 'https://www.google.com/' }, 'google'],
  [{ referrer: 'https://l.instagram.com/x' }, 'instagram'],
  [{ utm: { utm_source: 'IG' }, referrer: 'https://www.google.com/' }, 'instagram'],
  [{ utm: { utm_source: 'tiktok' } }, 'tiktok'],
  [{ referrer: 'https://forum.example/' }, 'other'],
])('%j comes from %s', (origin, source) => {
  expect(sourceOf(origin)).toBe(source)
})

test('of whoever came by or called no source is told, unless they were on the site before', () => {
  expect(hasSource({ kind: 'walk_in', source: 'direct' })).toBe(false)
  expect(hasSource({ kind: 'phone_call', source: 'instagram' })).toBe(true)
  expect(hasSource({ kind: 'chat', source: 'direct' })).toBe(true)
})

test('a template is filled in either language, and a gap stays marked', () => {
  const parts = fillTemplate('Halo Kak {nama}, {Start Date}: {kota}? {apa}', { name: 'Sekar', city: null })
  expect(parts).toEqual([
    { kind: 'text', text: 'Halo Kak ' },
    { kind: 'filled', word: 'name', text: 'Sekar' },
    { kind: 'text', text: ', ' },
    { kind: 'gap', word: 'start', text: '{Start Date}' },
    { kind: 'text', text: ': ' },
    { kind: 'gap', word: 'city', text: '{kota}' },
    { kind: 'text', text: '? ' },
    { kind: 'text', text: '{apa}' },
  ])
})

test.each([
  ['Halo Sekar, kelas {program} dan {apa}', true],
  ['Halo Sekar, kelas {progIELTSram} dan {apa}', true],
  ['Halo Sekar, kelas {program dan {apa}', true],
  ['Halo Sekar, kelas IELTS dan {apa}', false],
  ['Halo Sekar, kelas IELTS', false],
])('a message is ready when no gap is left, not even a part of one: %s', (text, isOpen) => {
  const parts = fillTemplate('Halo {nama}, kelas {program} dan {apa}', { name: 'Sekar' })
  expect(hasGap(parts, text)).toBe(isOpen)
})

test.each([
  ['Halo {nama}, kelas {Program}', null],
  ['Kirim ke {nomor rekening} ya {nama}', '{nomor rekening}'],
  ['Halo {nama', '{nama'],
  ['Halo nama} dan {nama}', '}'],
  ['Halo {nama {kota}', '{nama '],
])('what would go out as it stands is found: %s', (text, wrong) => {
  expect(wrongGap(text)).toBe(wrong)
})

test('the known gaps are named in either language', () => {
  expect(knownGaps('id')).toContain('{nama}, {program}')
  expect(knownGaps('en')).toContain('{start date}')
})
