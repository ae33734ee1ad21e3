export type SocialNetwork = 'instagram' | 'facebook' | 'tiktok' | 'linkedin'

export interface Brand {
  name: string
  shortName: string
  /** What follows the short name in the logo; may be empty. */
  suffix: string
  email: string
  phone: string
  address: string
  /** True shows a note in the footer that address, phone and e-mail are samples. */
  contactIsSample: boolean
  foundedYear: number
  /** Profile addresses of the networks that the school uses. */
  social: Partial<Record<SocialNetwork, string>>
}

/** What the SCHOOL_ variables can change. */
export type BrandOverrides = Partial<Omit<Brand, 'contactIsSample' | 'foundedYear'>>
