/** Options of the forms. The values are stored; their labels are in content. */
export const LEAD_TYPES = ['Individual', 'Business'] as const
export type LeadType = (typeof LEAD_TYPES)[number]

export const CITIES = [
  'Jakarta',
  'Surabaya',
  'Bandung',
  'Medan',
  'Semarang',
  'Palembang',
  'Makassar',
  'Tangerang',
  'Depok',
  'Bekasi',
  'Bogor',
  'Malang',
  'Yogyakarta',
  'Denpasar',
  'Manado',
  'Padang',
  'Balikpapan',
  'Pontianak',
  'Banjarmasin',
  'Pekanbaru',
] as const
/** The programs page offers the first ten. */
export const TRIAL_CITIES = CITIES.slice(0, 10)

export const COMPANY_SIZES = ['1-10', '11-50', '51-200', '201-500', '500+'] as const

export const INDUSTRIES = [
  { value: 'Technology', key: 'technology' },
  { value: 'Finance', key: 'finance' },
  { value: 'Healthcare', key: 'healthcare' },
  { value: 'Education', key: 'education' },
  { value: 'Manufacturing', key: 'manufacturing' },
  { value: 'Retail', key: 'retail' },
  { value: 'Consulting', key: 'consulting' },
  { value: 'Real Estate', key: 'realEstate' },
  { value: 'Hospitality', key: 'hospitality' },
  { value: 'Other', key: 'other' },
] as const

/** Programs as they are stored with a trial; the first three can be chosen in the form. */
export const TRIAL_PROGRAMS = ['General English', 'Business English', 'Exam Preparation'] as const
export const DEFAULT_PROGRAM = TRIAL_PROGRAMS[0]
export const PROGRAM_OF_SECTION = {
  'general-english': 'General English',
  'business-english': 'Business English',
  'exam-prep': 'Exam Preparation',
  'interpreter-services': 'Interpreter Services',
} as const
export type ProgramSection = keyof typeof PROGRAM_OF_SECTION
export type ProgramChoice = (typeof PROGRAM_OF_SECTION)[ProgramSection]
