export type SocialNetwork = 'instagram' | 'facebook' | 'tiktok' | 'linkedin'

/** The school as its pages name it. */
export interface Brand {
  name: string
  shortName: string
  /** What follows the short name in the logo; may be empty. */
  suffix: string
  email: string
  phone: string
  address: string
  /** While true, the footer says that address, phone and e-mail are samples. */
  contactIsSample: boolean
  foundedYear: number
  /** Only the networks where the school is. */
  social: Partial<Record<SocialNetwork, string>>
}

/** What an operator may say of the school without touching the content. */
export type BrandOverrides = Partial<Omit<Brand, 'contactIsSample' | 'foundedYear'>>
