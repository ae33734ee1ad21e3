import type { Page } from '@playwright/test'
import { OPEN_HOURS } from './places.ts'
import type { Shot } from './shot.ts'

const api = (page: Page, path: string) => new URL(`/api/desk/${path}`, page.url()).href
const dialog = (page: Page) => page.locator('dialog[open]').waitFor()

/** Changes a setting behind the page's back, and answers with how to set it back. */
async function changeBehind(page: Page, part: 'hours' | 'templates', change: (settings: Settings) => object) {
  const send = async (of: (settings: Settings) => object) => {
    const settings = await (await page.request.get(api(page, 'settings'))).json()
    await page.request.post(api(page, `settings/${part}`), {
      data: { version: settings.versions[part], ...of(settings) },
    })
    return settings as Settings
  }
  const before = await send(change)
  return () => send(() => (part === 'hours' ? OPEN_HOURS : { templates: before.templates }))
}

interface Settings {
  templates: readonly { text: Record<string, string> }[]
}

const withoutMonday = () => ({ ...OPEN_HOURS, week: [null, ...OPEN_HOURS.week.slice(1)] })
const withOtherWords = ({ templates: [first, ...others] }: Settings) => ({
  templates: [{ ...first, text: { ...first?.text, id: 'Halo Kak {nama}, ada yang bisa kami bantu?' } }, ...others],
})

/** Two have changed the same, and times that cannot be read. */
export const CONFLICT_SHOTS: readonly Shot[] = [
  {
    name: 'desk-settings-hours-conflict',
    place: 'desk',
    path: '/admin/settings/hours',
    onlyWindow: true,
    prepare: async (page) => {
      const setBack = await changeBehind(page, 'hours', withoutMonday)
      await page.locator('.hours-row input').first().fill('9')
      await page.locator('.hours-row input').first().blur()
      await dialog(page)
      await setBack()
    },
  },
  {
    name: 'desk-settings-templates-conflict',
    place: 'desk',
    path: '/admin/settings/templates',
    onlyWindow: true,
    prepare: async (page) => {
      const setBack = await changeBehind(page, 'templates', withOtherWords)
      await page.locator('.template-edit textarea').fill('Halo Kak {nama}, saya {staf}.')
      await page.locator('.template-edit .box-head button').filter({ visible: true }).nth(2).click()
      await dialog(page)
      await setBack()
    },
  },
  {
    name: 'desk-settings-hours-wrong',
    place: 'desk',
    path: '/admin/settings/hours',
    prepare: async (page) => {
      await page.locator('.hours-row input').nth(0).fill('pagi')
      await page.locator('.hours-row input').nth(2).fill('')
      await page.locator('.hours-row input').nth(4).focus()
    },
  },
]
