import type { School } from '../../domain/school/school.ts'

/** Parts of the keys of the claims below the hero. */
export const claimsOf = ({ own }: School): readonly string[] => own?.claims ?? ['years', 'guarantee', 'bonus']
