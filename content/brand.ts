/** The school itself. Another school changes this file. All of it is sample content: no such academy exists. */
export const brand = {
  name: 'Langkah English Academy',
  shortName: 'Langkah',
  suffix: 'English Academy',
  email: 'halo@langkah.example',
  phone: '+62 21 5550 0150',
  address: 'Jl. Contoh No. 50, Jakarta Pusat 10110',
  foundedYear: 1974,
  social: {
    instagram: 'https://www.instagram.com/langkah.example',
    facebook: 'https://www.facebook.com/langkah.example',
    tiktok: 'https://www.tiktok.com/@langkah.example',
    linkedin: 'https://www.linkedin.com/company/langkah-example',
  },
} as const

export const socialNetworks = [
  { network: 'instagram', name: 'Instagram' },
  { network: 'facebook', name: 'Facebook' },
  { network: 'tiktok', name: 'TikTok' },
  { network: 'linkedin', name: 'LinkedIn' },
] as const
