import { expect, test } from 'vitest'
import { createTestSite } from '../../tests/harness/test-site.ts'

test('on https a language remembered without prefix is kept, once, under the name that subdomains cannot set', async () => {
  const online = await createTestSite({ environment: { SITE_URL: 'https://www.langkah.example/' } })
  const ask = async (cookie: string, path = '/') => {
    const response = await online.request(path, { headers: { cookie } })
    const language = (await response.text()).match(/<html lang="(\w+)"/)?.[1]
    return [language, response.headers.get('set-cookie')?.split(';')[0]]
  }
  expect(await ask('lang=en')).toEqual(['en', '__Host-lang=en'])
  expect(await ask('lang=en; __Host-lang=en')).toEqual(['en', undefined])
  expect(await ask('lang=en; __Host-lang=id')).toEqual(['id', undefined])
  expect(await ask('__Host-lang=id', '/?lang=en')).toEqual(['en', '__Host-lang=en'])
  await online.close()
})
