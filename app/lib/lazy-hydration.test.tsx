import { expect, test } from 'vitest'
import { hydrateLazyParts, lazyHydrate } from './lazy-hydration.tsx'

test('a part that the page does not show is not waited for', async () => {
  lazyHydrate(() => Promise.reject(new Error('loaded without need')), { near: true })
  expect(await hydrateLazyParts()).toEqual([])
})
