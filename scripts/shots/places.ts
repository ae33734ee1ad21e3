import { resolve } from 'node:path'
import type { Browser, Cookie } from '@playwright/test'
import { joinTeam, register } from '../../tests/browser/desk-test.ts'
import { type SiteProcess, startSite } from '../../tests/harness/site-process.ts'
import { runSeedCommand } from '../seeding/commands.ts'
import type { PlaceName } from './shot.ts'
import { visitSite } from './visits.ts'

export interface Place {
  site: SiteProcess
  cookies: Cookie[]
}

/** One site a place, started when a shot first needs it. */
export function createPlaces(browser: Browser) {
  const started = new Map<PlaceName, Promise<Place>>()
  return {
    open(name: PlaceName): Promise<Place> {
      const place = started.get(name) ?? PLACES[name](browser)
      started.set(name, place)
      return place
    },
    async stop() {
      for (const place of started.values()) await (await place).site.stop()
    },
  }
}

const PLACES: Record<PlaceName, (browser: Browser) => Promise<Place>> = {
  async plain() {
    const { SCHOOL_DIR } = process.env
    const site = await startSite(SCHOOL_DIR ? { SCHOOL_DIR: resolve(SCHOOL_DIR) } : {})
    return { site, cookies: [] }
  },
  async 'first-day'(browser) {
    const site = await startSite()
    const { page, cookies } = await member(browser, site, 'owner', 'Rina Maheswari')
    await page.context().close()
    return { site, cookies: await cookies }
  },
  async desk(browser) {
    const site = await startSite({ ADMIN_EMAIL: 'meja@langkah.sch.id' })
    await runSeedCommand(['60', '90'], { DATA_DIR: site.dataDir }, () => {})
    const rina = await member(browser, site, 'owner', 'Rina Maheswari')
    const bima = await member(browser, site, 'staff', 'Bima Satrio')
    await fill(site, rina.page.request, bima.page.request)
    await visitSite(bima.page.request, site)
    const cookies = await rina.cookies
    for (const { page } of [rina, bima]) await page.context().close()
    return { site, cookies }
  },
}

async function member(browser: Browser, site: SiteProcess, role: 'owner' | 'staff', name: string) {
  const page = await (await browser.newContext()).newPage()
  await joinTeam(page, site, role, name)
  return { page, cookies: page.context().cookies() }
}

type Requests = Parameters<typeof register>[0]

const HOUR_MS = 60 * 60_000
const ALL_DAY = { open: '00:00', close: '24:00' }
export const OPEN_HOURS = { week: Array.from({ length: 7 }, () => ALL_DAY), holidays: [] }

/** People as they are on an ordinary morning: doubles, promises, notes, and one whom somebody else is answering. */
async function fill(site: SiteProcess, rina: Requests, bima: Requests): Promise<void> {
  const post = async (as: Requests, path: string, data: object) => {
    const answer = await as.post(`${site.address}/api/desk/${path}`, { data })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  }
  const find = async (text: string) => {
    const answer = await rina.post(`${site.address}/api/desk/search`, { data: { text } })
    return (await answer.json()).rows[0] as { id: string; version: number }
  }
  await post(rina, 'settings/hours', { version: 0, ...OPEN_HOURS })
  const dimas = { phone: '0813 5550 0177', city: 'Surabaya', program: 'Business English', goal: 'Business English' }
  await register(rina, site, { ...dimas, name: 'Dimas Aryo Wibowo', email: 'dimas@contoh.id' })
  await register(rina, site, { ...dimas, name: 'Dimas A. W.', email: 'd.aryo@contoh.id', city: 'Malang' })
  await register(rina, site, { name: 'Sekar Ayu Lestari', email: 'sekar@contoh.id', phone: '0812 5550 0142' })
  await register(rina, site, { name: 'Maria Goreti Tanjung', city: 'Makassar', program: 'Exam Preparation' })
  await register(rina, site, { name: 'Sekar Lestari', email: 'sekar.dua@contoh.id', phone: '0857 5550 0901' })
  await register(rina, site, { name: 'Putri Handayani', city: 'Solo' })
  await register(rina, site, { name: 'Putri Handayani', city: 'Klaten' })
  await post(bima, `people/${(await find('Maria')).id}/claim`, {})
  const sekar = await find('Sekar Ayu')
  await post(rina, `people/${sekar.id}/notes`, {
    text: 'Lebih suka dihubungi setelah jam kuliah.',
    key: 'note-of-sekar',
  })
  const promised = (await (await rina.get(`${site.address}/api/desk/people?view=all&step=contacted`)).json()).rows
  const times = [-2, 0.5, 2].map((hours) => Date.now() + hours * HOUR_MS)
  for (const [index, { id, version }] of promised.slice(0, 3).entries()) {
    const words = ['Janji kirim jadwal kelas malam', 'Tanya hasil diskusi dengan istri', 'Ingatkan kelas coba'][index]
    await post(rina, `people/${id}/next-contact`, { version, atMs: times[index], words })
    const now = (await (await rina.get(`${site.address}/api/desk/people/${id}`)).json()).person.version
    await post(rina, `people/${id}/owner`, { version: now, ownerId: (await frameOf(site, rina)).me.id })
  }
}

const frameOf = async (site: SiteProcess, as: Requests) => (await as.get(`${site.address}/api/desk/frame`)).json()
