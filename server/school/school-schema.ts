import { z } from 'zod'
import { words } from './words.ts'

/** A file in the school's folder. */
const picture = () => z.string().regex(/^[\w./ -]+\.(?:svg|png|jpe?g|webp|avif)$/i, 'must be the name of a picture')
const line = (max: number) =>
  z.string().trim().min(1, 'must not be empty').max(max, `must have at most ${max} characters`)
const slug = () =>
  z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens, such as "kelas-malam"')
const colour = () =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as "#1b3369", in quotation marks')
    .transform((text) => text.toLowerCase())
const profile = () => z.url({ protocol: /^https$/, error: 'must be an https:// address' })
const icon = () => slug().default('badge-check')
const titled = z.strictObject({ title: words(120), text: words(600), icon: icon() })
const question = z.strictObject({ question: words(200), answer: words(2000) })

export const schoolSchema = z.strictObject({
  name: line(80),
  shortName: line(40).optional(),
  suffix: z.string().max(40).optional(),
  email: z.email('must be an e-mail address'),
  phone: z
    .string({ error: 'must be a phone number in quotation marks, such as "+62 411 555 0100"' })
    .regex(/^\+?(?=(\D*\d){5})[\d ().-]{5,30}$/, 'must be a phone number, such as "+62 411 555 0100"'),
  address: line(200),
  founded: z.number().int().min(1800).max(2100).optional(),
  isSample: z.boolean().default(false),
  social: z
    .strictObject({ instagram: profile(), facebook: profile(), tiktok: profile(), linkedin: profile() })
    .partial()
    .default({}),
  cities: z.array(line(60)).min(1, 'must name at least one city').max(100),
  trialCities: z.array(line(60)).min(1).max(100).optional(),
  hours: words(300).optional(),
  colours: z.strictObject({ primary: colour(), accent: colour(), highlight: colour() }).optional(),
  logo: picture().optional(),
  figure: z
    .union([z.string(), z.number()])
    .transform(String)
    .pipe(z.string().regex(/^\d{1,2}\+?$/, 'must be one or two digits, perhaps with a +'))
    .optional(),
  claims: z
    .array(z.strictObject({ number: words(12), text: words(160) }))
    .max(4)
    .default([]),
  reasons: z.array(titled).max(8).default([]),
  promo: z
    .strictObject({
      title: words(160),
      voice: words(60).optional(),
      lead: words(400),
      perks: z.array(titled).max(6).default([]),
    })
    .optional(),
  guarantee: z.strictObject({ title: words(120), text: words(400) }).optional(),
  answers: z
    .strictObject({
      fees: words(),
      schedule: words(),
      placement: words(),
      beginners: words(),
      online: words(),
      trial: words(),
    })
    .partial()
    .default({}),
})

export const priceSchema = words(160)

const LOOKS = {
  gold: 'general-english',
  blue: 'business-english',
  green: 'exam-prep',
  red: 'interpreter-services',
} as const
const KINDS = {
  general: 'general-english',
  business: 'business-english',
  exam: 'exam-prep',
  interpreter: 'interpreter-services',
} as const
const keyOf = <Table extends Record<string, string>>(table: Table, error: string) =>
  z.enum(Object.keys(table) as [keyof Table & string], { error }).transform((key) => table[key] as Table[keyof Table])

export const programsSchema = z
  .array(
    z.strictObject({
      id: slug(),
      kind: keyOf(KINDS, 'must be general, business, exam or interpreter, or be left out').optional(),
      look: keyOf(LOOKS, 'must be gold, blue, green or red').optional(),
      picture: picture().optional(),
      name: words(80),
      shortName: words(40).optional(),
      saying: line(120),
      summary: words(300),
      lead: words(600),
      price: priceSchema.optional(),
      register: words(60).optional(),
      offered: z.boolean().optional(),
      learnTitle: words(80).optional(),
      learn: z.array(titled).max(12).default([]),
      pathTitle: words(80).optional(),
      path: z
        .array(z.strictObject({ mark: words(6), title: words(80), text: words(600) }))
        .max(10)
        .default([]),
      whyTitle: words(120).optional(),
      why: z.array(words(200)).max(10).default([]),
      teachers: z.array(slug()).max(20).default([]),
      questions: z.array(question).max(20).default([]),
    }),
    { error: 'must be a list of programs' },
  )
  .min(1, 'must have at least one program')
  .max(12)

export const teachersSchema = z
  .array(
    z.strictObject({
      id: slug(),
      name: line(80),
      title: words(60),
      bio: words(400),
      experience: words(60),
      specialties: z.array(words(60)).default([]),
      education: z.array(words(120)).default([]),
      certifications: z.array(words(120)).default([]),
      languages: z.array(words(60)).default([]),
      achievements: z.array(words(160)).default([]),
      photo: picture().optional(),
    }),
    { error: 'must be a list of teachers' },
  )
  .max(60)

export const reviewsSchema = z
  .array(z.strictObject({ quote: words(400), name: line(80), role: words(120) }), {
    error: 'must be a list of reviews',
  })
  .max(60)

export const questionsSchema = z.array(question, { error: 'must be a list of questions' }).max(40)

/** By catalogue, then by key. */
export const textsSchema = z.record(z.string(), z.record(z.string(), words(4000)))

export type SchoolFile = z.infer<typeof schoolSchema>
export type ProgramsFile = z.infer<typeof programsSchema>
export type TeachersFile = z.infer<typeof teachersSchema>
export type ReviewsFile = z.infer<typeof reviewsSchema>
export type QuestionsFile = z.infer<typeof questionsSchema>
export type TextsFile = z.infer<typeof textsSchema>
