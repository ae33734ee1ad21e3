import { type Role, roleOf } from '../../domain/auth/roles.ts'
import type { Database } from '../outside/database/tables.ts'
import { hasTwoStep } from './two-step/two-step.ts'

export interface Access {
  /** What somebody may do now. */
  role: Role | null
  /** What they may do once they have a second factor. */
  accountRole: Role | null
  needsTwoStep: boolean
}

export interface AccessParts {
  database: Database
  configuration: { twoStepRoles: readonly Role[] }
}

export type ReadAccess = (user: { id: string; role?: string | null | undefined }) => Promise<Access>

/** Whose role needs a second factor is a visitor until they set one up. */
export const readAccess =
  ({ database, configuration }: AccessParts): ReadAccess =>
  async ({ id, role: stored }) => {
    const accountRole = roleOf(stored)
    const isRequired = accountRole !== null && configuration.twoStepRoles.includes(accountRole)
    const needsTwoStep = isRequired && !(await hasTwoStep(database.queries, id))
    return { role: needsTwoStep ? null : accountRole, accountRole, needsTwoStep }
  }

/** As answers say it: nothing about visitors. */
export const describeAccess = ({ role, needsTwoStep }: Access) => ({
  ...(role && { role }),
  ...(needsTwoStep && { needsTwoStep: true as const }),
})
