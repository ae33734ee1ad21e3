import { expect, test } from 'vitest'
import { createTestSite } from '../../tests/harness/test-site.ts'

test.each([
  [{ LEAD_FORMS: 'log' }, true],
  [{}, false],
] as [Record<string, string>, boolean][])(
  'a page of a site with %j is told to log its forms: %s',
  async (environment, logs) => {
    const site = await createTestSite({ environment })
    const html = await (await site.request('/')).text()
    expect(/<html[^>]* data-lead-forms="log"/.test(html)).toBe(logs)
    await site.close()
  },
)
