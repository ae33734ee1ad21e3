import type { ProgramFacts, School } from '../../domain/school/school.ts'

const CITIES =
  'Jakarta Surabaya Bandung Medan Semarang Palembang Makassar Tangerang Depok Bekasi Bogor Malang Yogyakarta Denpasar Manado Padang Balikpapan Pontianak Banjarmasin Pekanbaru'.split(
    ' ',
  )
const IN_TRIAL_FORM = 10

const PROGRAMS = (
  [
    ['general-english', 'General English'],
    ['business-english', 'Business English'],
    ['exam-prep', 'Exam Preparation'],
    ['interpreter-services', 'Interpreter Services'],
  ] as const
).map(
  ([kind, storedAs], at): ProgramFacts => ({ id: kind, kind, look: kind, picture: null, storedAs, isOffered: at < 3 }),
)

/** What the school's forms and pages offer: its own, or what the sample school does. */
export const citiesOf = ({ own }: School): readonly string[] => own?.cities ?? CITIES
export const trialCitiesOf = ({ own }: School): readonly string[] => own?.trialCities ?? CITIES.slice(0, IN_TRIAL_FORM)
export const programsOf = ({ own }: School): readonly ProgramFacts[] => own?.programs ?? PROGRAMS
