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
  configuration: { requiresTwoStep: boolean }
}

export type ReadAccess = (user: { id: string; role?: string | null | undefined }) => Promise<Access>

/** An owner without a second factor is a visitor until they set one up, unless the operator asks for none. */
export const readAccess =
  ({ database, configuration }: AccessParts): ReadAccess =>
  async ({ id, role: stored }) => {
    const accountRole = roleOf(stored)
    const isRequired = accountRole === 'owner' && configuration.requiresTwoStep
    const needsTwoStep = isRequired && !(await hasTwoStep(database.queries, id))
    return { role: needsTwoStep ? null : accountRole, accountRole, needsTwoStep }
  }

/** As answers say it: nothing about visitors. */
export const describeAccess = ({ role, needsTwoStep }: Access) => ({
  ...(role && { role }),
  ...(needsTwoStep && { needsTwoStep: true as const }),
})
