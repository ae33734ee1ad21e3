/** Owners manage the team, connections and privacy; staff answer people and change content. */
export const ROLES = ['owner', 'staff'] as const
export type Role = (typeof ROLES)[number]

/** The role in a stored text; null for visitors, whom the sign-in library stores as 'user'. */
export const roleOf = (stored: string | null | undefined): Role | null => ROLES.find((role) => role === stored) ?? null
