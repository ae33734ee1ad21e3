import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const policy = (extraContentSources: string) =>
  securityHeaders({ siteUrl: null, inlineScripts: ['x'], extraContentSources })['content-security-policy']

test('configuration extends the lists without loosening the rest', () => {
  const extended = policy('connect-src https://a.example; frame-src https://b.example')
  expect(extended).toContain("connect-src 'self' https://a.example;")
  expect(extended).toContain('frame-src https://b.example;')
  expect(extended).toContain("script-src 'self' 'sha256-")
})

test('only an https address asks for https for ever', () => {
  const headers = (siteUrl: string) => securityHeaders({ siteUrl, inlineScripts: [], extraContentSources: '' })
  expect(headers('https://a.example')).toHaveProperty('strict-transport-security')
  expect(headers('http://a.example')).not.toHaveProperty('strict-transport-security')
})

test('text never becomes script, but where Google’s tag brings scripts of its own', () => {
  const base = { siteUrl: null, inlineScripts: [], extraContentSources: '' }
  expect(securityHeaders(base)['content-security-policy']).toMatch(
    /; require-trusted-types-for 'script'; trusted-types desk-worker$/,
  )
  expect(securityHeaders({ ...base, hasForeignScripts: true })['content-security-policy']).not.toContain(
    'trusted-types',
  )
})
