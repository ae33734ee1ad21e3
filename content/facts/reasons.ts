import type { MarkedText, School } from '../../domain/school/school.ts'

const marked = (prefix: string, icons: string): readonly MarkedText[] =>
  icons.split(' ').map((icon, at) => ({ key: `${prefix}${at + 1}`, icon }))

/** Parts of the keys of the reasons to learn here, and of what a promo brings, with their icons. */
export const reasonsOf = ({ own }: School) => own?.reasons ?? marked('', 'history users shield-check route')
export const perksOf = ({ own }: School) => own?.perks ?? marked('perk', 'gift clipboard-check shield-check')

/** The figure that leads the reasons; null for none. */
export const figureOf = ({ own }: School): string | null => (own ? own.figure : '50+')
