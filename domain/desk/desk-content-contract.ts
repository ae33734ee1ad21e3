import { z } from 'zod'
import { exactText, textBlock, textLine } from '../shared/contract-text.ts'

/** What the school's people change at the desk. Each section is published, kept and taken back for itself. */
export const SECTIONS = ['promo', 'fees', 'teachers', 'reviews', 'questions', 'claims', 'contact'] as const
export type Section = (typeof SECTIONS)[number]
/** For owners only; staff do not see them. */
export const OWNER_SECTIONS: readonly Section[] = ['claims', 'contact']

/** A text in both languages. Where one is empty, the other is shown. */
const text = (max: number) => z.object({ id: textBlock(max), en: textBlock(max) })
/** Several texts, one a line. */
const lines = () => text(4000)
const line = (max: number) => textLine(max)

const teacher = z.object({
  id: line(60),
  name: line(200),
  title: text(200),
  experience: text(200),
  bio: text(1000),
  specialties: lines(),
  education: lines(),
  certifications: lines(),
  languages: lines(),
  achievements: lines(),
  /** A file of the school, or a photo that was sent to the desk; empty for none. */
  photo: line(200),
})

/** As the desk edits them. The school's own schema has the last word about lengths and forms. */
export const contentValues = {
  promo: z.object({
    isShown: z.boolean(),
    title: text(500),
    voice: text(200),
    lead: text(1000),
    perks: z.array(z.object({ icon: line(60), title: text(300), text: text(1000) })).max(6),
    /** The last day, such as 2026-12-31; empty for no end. */
    until: z.union([z.literal(''), z.iso.date()]),
  }),
  fees: z.object({
    /** What Ms Kiky says about fees in general. */
    answer: text(2000),
    prices: z.array(z.object({ program: line(100), price: text(500) })).max(12),
  }),
  teachers: z.array(teacher).max(60),
  reviews: z.array(z.object({ quote: text(1000), name: line(200), role: text(500) })).max(60),
  questions: z.array(z.object({ question: text(500), answer: text(4000) })).max(40),
  claims: z.array(z.object({ number: text(50), text: text(500) })).max(4),
  contact: z.object({
    email: line(200),
    phone: line(100),
    address: line(500),
    hours: text(500),
    instagram: line(300),
    facebook: line(300),
    tiktok: line(300),
    linkedin: line(300),
  }),
} satisfies Record<Section, z.ZodType>

export type ContentValues = { [Key in Section]: z.infer<(typeof contentValues)[Key]> }
export type ContentText = { id: string; en: string }

const publication = z.object({
  /** 0 while the school's files hold. */
  version: z.number(),
  byName: z.string().nullable(),
  atMs: z.number().nullable(),
})

export const deskContent = z
  .object({
    /** Sections that the user may change, as they are published. */
    sections: z.array(publication.extend({ section: z.enum(SECTIONS), value: z.unknown() })),
    programs: z.array(z.object({ id: z.string(), name: z.object({ id: z.string(), en: z.string() }) })),
    /** Addresses of photos that are files of the school; the others have theirs in their names. */
    photos: z.record(z.string(), z.string()),
  })
  .meta({ id: 'DeskContent' })
export type DeskContent = z.infer<typeof deskContent>
export type PublishedSection = DeskContent['sections'][number]

export const sectionParams = z.object({ section: z.enum(SECTIONS) })
export const publishRequest = z.object({
  version: z.number().int().min(0).meta({ description: 'The version that was changed; an outdated one is refused' }),
  value: z.unknown().meta({ description: 'As the section has it; null takes the files again' }),
})
export type PublishRequest = z.infer<typeof publishRequest>

export const contentVersions = z
  .object({ versions: z.array(publication.extend({ value: z.unknown() })) })
  .meta({ id: 'DeskContentVersions' })
export type ContentVersions = z.infer<typeof contentVersions>

/** `details` of 'desk.conflict' (409) for content: what somebody else has published meanwhile. */
const contentConflict = publication.extend({ value: z.unknown() })
export type ContentConflict = z.infer<typeof contentConflict>

/** `details` of 'body.invalid' (400): what is wrong, by where it stands. */
const contentProblems = z.object({
  problems: z.array(z.object({ path: z.array(z.union([z.string(), z.number()])), reason: z.string() })),
})
export type ContentProblems = z.infer<typeof contentProblems>

/** The name that a teacher's `photo` gets, and where it is. */
export const sentPhoto = z.object({ photo: exactText(), address: exactText() }).meta({ id: 'DeskPhoto' })
export type SentPhoto = z.infer<typeof sentPhoto>

export const PHOTO = { leastPx: 600, mostPx: 2400, mostBytes: 600_000, types: ['image/webp', 'image/jpeg'] } as const
