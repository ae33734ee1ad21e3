import type { School } from '../domain/school/school.ts'
import { brand, brandColours } from './brand.ts'

const CITIES =
  'Jakarta Surabaya Bandung Medan Semarang Palembang Makassar Tangerang Depok Bekasi Bogor Malang Yogyakarta Denpasar Manado Padang Balikpapan Pontianak Banjarmasin Pekanbaru'.split(
    ' ',
  )

const PROGRAMS = [
  ['general-english', 'General English'],
  ['business-english', 'Business English'],
  ['exam-prep', 'Exam Preparation'],
  ['interpreter-services', 'Interpreter Services'],
] as const

/** The sample school but for its texts, which are in `id/` and `en/`. A folder of files takes its place: docs/school.md. */
export const sampleSchool: School = {
  ...brand,
  words: null,
  cities: CITIES,
  trialCities: CITIES.slice(0, 10),
  programs: PROGRAMS.map(([kind, storedAs]) => ({
    id: kind,
    kind,
    look: kind,
    picture: null,
    storedAs,
    isOffered: kind !== 'interpreter-services',
  })),
  claims: ['years', 'guarantee', 'bonus'],
  figure: '50+',
  reasons: ['history', 'users', 'shield-check', 'route'].map((icon, index) => ({ key: `${index + 1}`, icon })),
  perks: ['gift', 'clipboard-check', 'shield-check'].map((icon, index) => ({ key: `perk${index + 1}`, icon })),
  documents: ['brochure', 'proposal'],
  hidden: [],
  hours: null,
  logo: null,
  hasPreviewPicture: true,
  icons: [
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
    '/icon-192.png',
    '/icon-512.png',
    '/icon-maskable-512.png',
  ],
  theme: { colour: brandColours.theme, background: brandColours.background },
}
