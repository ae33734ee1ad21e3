import { resolve } from 'node:path'
import { z } from 'zod'
import type { BrandOverrides } from '../../../domain/brand/brand.ts'
import { PROJECT_DIR } from './data.ts'
import { settingsGroup } from './group.ts'
import { oneLine, TEXT } from './values.ts'

const PROFILE = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'must be an https:// address' })
  .optional()

export interface SchoolSettings {
  /** The folder of the school; null for the sample school. */
  schoolDir: string | null
  /** Set values replace those of the school. */
  brandOverrides: BrandOverrides
  /** 'log' as in the specification: forms send nothing. */
  leadForms: 'store' | 'log'
}

export const school = settingsGroup({
  title: 'The school',
  variables: {
    SCHOOL_DIR: {
      about: `The folder of your school: its names, programs, teachers, texts, colours and pictures (docs/school.md).
        Without it the sample school is shown. To begin one: npm run school -- new ./school`,
      example: './school',
      schema: TEXT.optional(),
    },
    SCHOOL_NAME: {
      about: `Single values over those of the school, for a first look without a folder. A name alone stands in the logo,
        too; a short name and a suffix split it there. Of the four networks only those that are set are shown, once
        one is.`,
      example: 'Langkah English Academy',
      schema: oneLine(80).optional(),
    },
    SCHOOL_SHORT_NAME: { example: 'Langkah', schema: oneLine(40).optional() },
    SCHOOL_SUFFIX: { example: 'English Academy', schema: oneLine(40).optional() },
    SCHOOL_EMAIL: { example: 'halo@langkah.example', schema: z.email('must be an e-mail address').optional() },
    SCHOOL_PHONE: {
      example: '+62 21 5550 0150',
      schema: z
        .string()
        .regex(/^\+?(?=(\D*\d){5})[\d ().-]{5,30}$/, 'must be a phone number, such as +62 21 5550 0150')
        .optional(),
    },
    SCHOOL_ADDRESS: { example: 'Jl. Contoh No. 50, Jakarta Pusat 10110', schema: oneLine(200).optional() },
    SCHOOL_INSTAGRAM: { example: 'https://www.instagram.com/langkah.example', schema: PROFILE },
    SCHOOL_FACEBOOK: { example: 'https://www.facebook.com/langkah.example', schema: PROFILE },
    SCHOOL_TIKTOK: { example: 'https://www.tiktok.com/@langkah.example', schema: PROFILE },
    SCHOOL_LINKEDIN: { example: 'https://www.linkedin.com/company/langkah-example', schema: PROFILE },
    LEAD_FORMS: {
      about: "What forms do: store (default), or log, which only writes to the browser's console and sends nothing.",
      example: 'store',
      schema: z.enum(['store', 'log']).default('store'),
    },
  },
  configure: (values): SchoolSettings => ({
    schoolDir: values.SCHOOL_DIR ? resolve(PROJECT_DIR, values.SCHOOL_DIR) : null,
    brandOverrides: brandOverrides(values),
    leadForms: values.LEAD_FORMS,
  }),
})

function brandOverrides(values: Parameters<typeof school.configure>[0]): BrandOverrides {
  const social = onlySet({
    instagram: values.SCHOOL_INSTAGRAM,
    facebook: values.SCHOOL_FACEBOOK,
    tiktok: values.SCHOOL_TIKTOK,
    linkedin: values.SCHOOL_LINKEDIN,
  })
  return onlySet({
    name: values.SCHOOL_NAME,
    shortName: values.SCHOOL_SHORT_NAME,
    suffix: values.SCHOOL_SUFFIX,
    email: values.SCHOOL_EMAIL,
    phone: values.SCHOOL_PHONE,
    address: values.SCHOOL_ADDRESS,
    social: Object.keys(social).length > 0 ? social : undefined,
  })
}

function onlySet<Values extends object>(values: Values) {
  const set = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(set) as { [Key in keyof Values]?: NonNullable<Values[Key]> }
}
