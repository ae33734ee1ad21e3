import type { School } from '../domain/school/school.ts'

/**
 * The sample school itself. A folder of files takes its place (docs/school.md), or the SCHOOL_ variables over it.
 * All of it is sample content: no such academy exists.
 */
export const brand: School = {
  name: 'Langkah English Academy',
  shortName: 'Langkah',
  suffix: 'English Academy',
  email: 'halo@langkah.example',
  phone: '+62 21 5550 0150',
  address: 'Jl. Contoh No. 50, Jakarta Pusat 10110',
  contactIsSample: true,
  foundedYear: 1974,
  social: {
    instagram: 'https://www.instagram.com/langkah.example',
    facebook: 'https://www.facebook.com/langkah.example',
    tiktok: 'https://www.tiktok.com/@langkah.example',
    linkedin: 'https://www.linkedin.com/company/langkah-example',
  },
}

/** Colours of the browser's own interface, for the web manifest and meta tags. */
export const brandColours = { theme: '#0e1c42', background: '#fffdf9' } as const
