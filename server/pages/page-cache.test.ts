import { expect, test } from 'vitest'
import { createScreen } from '../../app/entry-server.tsx'
import type { Screen } from '../../domain/shared/screen-contract.ts'
import { createPageCache } from './page-cache.ts'

const linked = { entry: '/assets/entry.js', stylesheets: [], scriptsOf: () => [] }

test('the pages that search engines list are rendered ahead, once in each language', async () => {
  const rendered: string[] = []
  const screen = await counting(rendered)
  const cache = createPageCache(screen, null)
  await cache.prepare()
  expect(rendered.toSorted()).toEqual(['home en', 'home id', 'privacy en', 'privacy id', 'programs en', 'programs id'])
  await cache.get('home', 'en')
  expect(rendered).toHaveLength(6)
})

test('in development, where no page may be kept, nothing is rendered ahead', async () => {
  const rendered: string[] = []
  const screen = await counting(rendered)
  const live = { ...screen, pages: screen.pages.map((page) => ({ ...page, cached: false })) }
  await createPageCache(live, null).prepare()
  expect(rendered).toEqual([])
})

async function counting(rendered: string[]): Promise<Screen> {
  const screen: Screen = await createScreen(linked)
  return {
    ...screen,
    render(request) {
      rendered.push(`${request.page} ${request.language}`)
      return screen.render(request)
    },
  }
}
