import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { StartError } from '../log/start-error.ts'
import { readConfiguration } from './configuration.ts'
import { configurationWarnings } from './configuration-warnings.ts'
import { SETTINGS } from './settings/all-settings.ts'
import { describeSettings } from './settings/describe-settings.ts'
import type { Variable } from './settings/group.ts'

test('an empty environment starts on the embedded defaults', () => {
  expect(readConfiguration({})).toMatchObject({
    port: 3000,
    host: null,
    dataDir: resolve('data'),
    databaseUrl: null,
    siteUrl: null,
  })
})

test('an empty value counts as not set', () => {
  expect(readConfiguration({ PORT: '', DATABASE_URL: '', SITE_URL: '' })).toEqual(readConfiguration({}))
})

test('SITE_URL is kept as an origin', () => {
  expect(readConfiguration({ SITE_URL: 'https://www.langkah.example/' }).siteUrl).toBe('https://www.langkah.example')
})

test.each([
  ['0812-9999-0000', '6281299990000'],
  ['+62 812 9999 0000', '6281299990000'],
  ['6281299990000', '6281299990000'],
  ['+65 9123 4567', '6591234567'],
])('a WhatsApp number %s is %s in links and messages', (typed, digits) => {
  const { whatsApp } = readConfiguration({ WHATSAPP_BUSINESS_NUMBER: typed, WHATSAPP_ADMIN_NUMBER: typed })
  expect([whatsApp.businessNumber, whatsApp.adminNumber]).toEqual([digits, digits])
})

describe('what the operator says of the school', () => {
  test('nothing, by default', () => {
    expect(readConfiguration({ SCHOOL_NAME: '' }).brandOverrides).toEqual({})
  })

  test('is kept as it was said, without what was not', () => {
    const { brandOverrides } = readConfiguration({
      SCHOOL_NAME: ' Maju "English" </script> ',
      SCHOOL_EMAIL: 'halo@maju.example',
      SCHOOL_PHONE: '(021) 555-0199',
      SCHOOL_TIKTOK: 'https://www.tiktok.com/@maju',
    })
    expect(brandOverrides).toEqual({
      name: 'Maju "English" </script>',
      email: 'halo@maju.example',
      phone: '(021) 555-0199',
      social: { tiktok: 'https://www.tiktok.com/@maju' },
    })
  })
})

describe('a wrong value stops the start with one line that names the variable', () => {
  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '30.5'],
    ['GOOGLE_CLIENT_ID', 'x'],
    ['MAIL_FROM', 'Your School'],
    ['MAIL_FROM', 'Your School <halo>'],
    ['DATABASE_URL', 'mysql://x'],
    ['SITE_URL', 'langkah.example'],
    ['SITE_URL', 'https://langkah.example/path'],
    ['SITE_URL', 'ftp://langkah.example'],
    ['TRUST_PROXY', 'yes'],
    ['AUTH_SECRET', 'short'],
    ['CSP_EXTRA', "script-src 'unsafe-inline'"],
    ['CSP_EXTRA', 'connect-src https://a.example; \n evil'],
    ['LOG_LEVEL', 'loud'],
    ['WHATSAPP_BUSINESS_NUMBER', '0812'],
    ['WHATSAPP_ADMIN_NUMBER', 'the office'],
    ['AI_PROVIDER', 'skynet'],
    ['AI_PROVIDER', 'anthropic'],
    ['AI_PROVIDER', 'openai-compatible'],
    ['AI_BASE_URL', 'ftp://x.example'],
    ['AI_DAILY_TOKENS', '-1'],
    ['AI_TIMEOUT_S', '60'],
    ['SCHOOL_NAME', 'Maju\nEnglish'],
    ['SCHOOL_NAME', '   '],
    ['SCHOOL_SHORT_NAME', 'x'.repeat(41)],
    ['SCHOOL_ADDRESS', 'Jl. Maju\u0000'],
    ['SCHOOL_EMAIL', 'halo@'],
    ['SCHOOL_EMAIL', 'halo@maju.example?bcc=a@b.example'],
    ['SCHOOL_PHONE', 'call us'],
    ['SCHOOL_PHONE', '+((((('],
    ['SCHOOL_INSTAGRAM', 'http://www.instagram.com/maju'],
    ['SCHOOL_FACEBOOK', 'javascript:alert(1)'],
    ['SCHOOL_TIKTOK', '@maju'],
    ['SCHOOL_LINKEDIN', 'https://'],
  ])('%s=%s', (name, value) => {
    const read = () => readConfiguration({ [name]: value })
    expect(read).toThrow(StartError)
    expect(read).toThrow(new RegExp(`^Configuration: ${name}(?:=.+ needs| must| is not| also)[^\\n]+$`))
  })
})

test('a language model is there when it is named; a service of one’s own needs no key', () => {
  expect(readConfiguration({}).ai).toBeNull()
  expect(readConfiguration({ AI_PROVIDER: 'gemini', AI_API_KEY: 'k' }).ai).toMatchObject({
    provider: 'gemini',
    baseUrl: null,
    timeoutMs: 20_000,
  })
  const own = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://127.0.0.1:11434/v1/', AI_MODEL: 'gemma' }
  expect(readConfiguration(own).ai).toMatchObject({ baseUrl: 'http://127.0.0.1:11434/v1', apiKey: null })
  expect(() => readConfiguration({ AI_API_KEY: 'k' })).toThrow('AI_PROVIDER')
})

test('.env.example says of every variable what the table says: else run vitest with -u', async () => {
  await expect(describeSettings(SETTINGS)).toMatchFileSnapshot('../../.env.example')
})

test('each subject begins with a variable that is explained', () => {
  for (const { title, variables } of SETTINGS) expect(Object.values<Variable>(variables)[0]?.about, title).toBeTruthy()
})

test('no variable belongs to two subjects', () => {
  const names = SETTINGS.flatMap(({ variables }) => Object.keys(variables))
  expect(names).toEqual([...new Set(names)])
})

describe('the start warns of what keeps visitors and school apart', () => {
  const NUMBERS = { WHATSAPP_BUSINESS_NUMBER: '6281234567890' }
  const SMTP = { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'halo@example.com' }
  const CLOUD = { WHATSAPP_TOKEN: '0123456789', WHATSAPP_PHONE_NUMBER_ID: '1', WHATSAPP_ADMIN_NUMBER: '6281234567890' }
  const warned = (environment: Record<string, string>) =>
    configurationWarnings(readConfiguration(environment)).map((line) => line.slice('WARNING: '.length).split('.')[0])

  test.each([
    ['nothing is set: demo mode is no public site', {}, []],
    ['all is set', { ...NUMBERS, ...SMTP, ...CLOUD }, []],
    ['leads go by mail', { ...NUMBERS, ...SMTP, ADMIN_EMAIL: 'a@example.com' }, []],
    ['leads go nowhere', { ...NUMBERS, ...SMTP }, ['Nobody is told of new leads, they are only stored']],
    [
      'only the address is public',
      { SITE_URL: 'https://www.example.com', ADMIN_EMAIL: 'a@example.com' },
      [
        'Nobody is told of new leads, they are only stored',
        'WHATSAPP_BUSINESS_NUMBER is still a placeholder',
        'SMTP_URL is not set',
      ],
    ],
    [
      'WhatsApp has no recipient',
      { ...NUMBERS, ...SMTP, ...CLOUD, WHATSAPP_ADMIN_NUMBER: '' },
      ['WHATSAPP_ADMIN_NUMBER is still a placeholder'],
    ],
    ['mails have no sender', { ...NUMBERS, ...SMTP, ...CLOUD, MAIL_FROM: '' }, ['MAIL_FROM is not set']],
  ])('%s', (_case, environment, expected) => {
    expect(warned(environment)).toEqual(expected)
  })
})

describe('a variable that looks mistyped is named at the start', () => {
  const warnings = (...names: string[]) =>
    configurationWarnings(readConfiguration(Object.fromEntries(names.map((name) => [name, 'x']))))

  test.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['WHATSAPP_TOKN', 'WHATSAPP_TOKEN'],
    ['KEEP_LEAD_DAYS', 'KEEP_LEADS_DAYS'],
    ['SITE_ULR', 'SITE_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
  ])('%s, with %s as what is meant', (wrong, meant) => {
    expect(warnings(wrong)).toEqual([`WARNING: ${wrong} is not known. Is ${meant} meant?`])
  })

  test('by its prefix, too', () => {
    expect(warnings('SCHOOL_TELEPHONE')).toEqual([
      'WARNING: SCHOOL_TELEPHONE is not known. .env.example lists all variables.',
    ])
  })

  test('what a system sets is left alone', () => {
    expect(warnings('HOME', 'PATH', 'HOSTNAME', 'LOGNAME', 'SHELL', 'MAIL', 'NODE_ENV', 'npm_lifecycle_event')).toEqual(
      [],
    )
  })
})
