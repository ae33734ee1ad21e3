import { brand } from '../../content/brand.ts'
import { citiesOf, programsOf } from '../../content/facts/offers.ts'
import type { Step } from '../../domain/desk/steps.ts'
import { dialablePhone } from '../../domain/leads/phone.ts'
import type { LeadTable } from '../../server/outside/database/tables/lead-tables.ts'

/** Of persons and of submissions: what begins like it is invented, and is removed together. */
export const DEMO = { person: 'demo-', submission: 'demo:' }

const FIRST =
  'Adi Agus Ayu Bima Citra Dewi Dimas Eka Fitri Gita Hendra Indah Joko Kartika Lestari Maya Nadia Putri'.split(' ')
const MIDDLE = 'Aryo Kusuma Ratna Surya Wahyu Nur Sri Tri Dwi Bagus Gede Made Puspita Cahya Intan'.split(' ')
const LAST =
  'Wibowo Santoso Hidayat Siahaan Nasution Wijaya Kurniawan Saputra Lubis Tanjung Pratama Halim Gunawan'.split(' ')
const KINDS = ['chat', 'trial', 'registration', 'promo'] as const
const SOURCES = ['instagram', 'google', 'tiktok', 'facebook', undefined, 'linkedin', undefined]
const CITIES = citiesOf(brand)
const PROGRAMS = programsOf(brand).map(({ storedAs }) => storedAs)
const STEPS: readonly Step[] = ['contacted', 'contacted', 'trial', 'enrolled', 'lost', 'new']
const HOUR_MS = 60 * 60_000

const pick = <Item>(items: readonly Item[], number: number): Item => items[number % items.length] as Item

export interface DemoPerson {
  id: string
  step: Step
  isWaiting: boolean
  leads: LeadTable[]
}

/** The same for the same number. Later ones came earlier; of the first ones a few wait for an answer. */
export function demoPerson(number: number, submissions: number, nowMs: number): DemoPerson {
  const id = `${DEMO.person}${String(number).padStart(7, '0')}`
  const isWaiting = number < 6
  const newestMs = nowMs - Math.round((number < 6 ? number * 0.4 : number * 1.7) * HOUR_MS)
  const leads = Array.from({ length: submissions }, (_, index) =>
    demoLead(id, number, index, newestMs - index * 30 * HOUR_MS),
  )
  return { id, step: isWaiting ? 'new' : pick(STEPS, number), isWaiting, leads }
}

function demoLead(personId: string, number: number, index: number, atMs: number): LeadTable {
  const name = [pick(FIRST, number), pick(MIDDLE, Math.floor(number / 18)), pick(LAST, Math.floor(number / 270))].join(
    ' ',
  )
  const phone = `0812 ${String(5550 + Math.floor(number / 10_000)).padStart(4, '0')} ${String(number % 10_000).padStart(4, '0')}`
  const source = pick(SOURCES, number)
  const kind = pick(KINDS, number + index)
  return {
    id: `${DEMO.submission}${number}:${index}`,
    idempotency_key: `${DEMO.submission}${number}:${index}`,
    person_id: personId,
    kind,
    status: 'complete',
    name,
    email: `orang${number}@contoh.example`,
    phone_typed: phone,
    phone: dialablePhone(phone),
    city: pick(CITIES, number),
    goal: pick(PROGRAMS, number),
    details: JSON.stringify({ isDemo: true, ...(source && { utm: { utm_source: source } }) }),
    marks: '[]',
    is_suspect: 0,
    language: number % 5 === 0 ? 'en' : 'id',
    consent: JSON.stringify({ wordingVersion: '1', language: 'id', marketing: number % 3 === 0, atMs }),
    conversation_excerpt: kind === 'chat' ? 'user: Aku mau belajar untuk kerja. Bisa kelas malam?' : null,
    source: 'demo',
    created_at_ms: atMs,
    updated_at_ms: atMs,
  }
}
