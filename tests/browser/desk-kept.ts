import type { Page } from '@playwright/test'
import { expect } from './site-test.ts'

export const isOffline = (page: Page) => page.getByText('Kamu sedang luring.')
export const waits = (page: Page, count: number) => page.getByText(`${count} perubahan menunggu dikirim.`)
export const putOnStep = (page: Page, label: string) =>
  page.locator('.step-stair').getByText(label, { exact: true }).click()

/** The page with this name and every file that it has loaded are on the device: the worker starts when all else is done. */
export const isKept = (page: Page, name: string) =>
  expect
    .poll(
      () =>
        page.evaluate(async (text) => {
          const [pages, files] = [await caches.open('desk-pages'), await caches.open('desk-files')]
          const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
          const needed = loaded.filter(
            ({ pathname, origin }) => origin === location.origin && /^\/assets\/|-words-/.test(pathname),
          )
          const kept = await Promise.all(needed.map((file) => files.match(file)))
          const copy = await (await pages.match(location.href))?.text()
          return navigator.serviceWorker.controller !== null && kept.every(Boolean) && copy?.includes(text)
        }, name),
      { timeout: 30_000 },
    )
    .toBe(true)

/** How many kept pages have the text in them. */
export const keptWith = (page: Page, text: string) =>
  page.evaluate(async (wanted) => {
    const pages = await caches.open('desk-pages')
    const kept = await Promise.all((await pages.keys()).map(async (key) => (await pages.match(key))?.text()))
    return kept.filter((copy) => copy?.includes(wanted)).length
  }, text)
