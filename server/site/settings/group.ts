import type { z } from 'zod'
import { StartError } from '../../log/start-error.ts'

/** One environment variable. */
export interface Variable {
  /** For operators, in .env.example: what it is for, and what happens without it. The ones below it share it. */
  about?: string
  example?: string
  schema: z.ZodType
}

type Values<Variables extends Record<string, Variable>> = {
  [Name in keyof Variables]: z.infer<Variables[Name]['schema']>
}

/** The variables of one subject, and what they make of the configuration. */
export interface SettingsGroup<Variables extends Record<string, Variable>, Part> {
  title: string
  variables: Variables
  configure: (values: Values<Variables>) => Part
}
export type AnyGroup = SettingsGroup<Record<string, Variable>, object>
export type ValuesOf<Group> = Group extends SettingsGroup<infer Variables, infer _> ? Values<Variables> : never

export const settingsGroup = <Variables extends Record<string, Variable>, Part>(
  group: SettingsGroup<Variables, Part>,
): SettingsGroup<Variables, Part> => group

/** Both values, or null for neither; one alone stops the start. */
export function bothOrNeither<First, Second>(
  [firstName, secondName]: readonly [string, string],
  [first, second]: readonly [First | undefined, Second | undefined],
): [First, Second] | null {
  if (first !== undefined && second !== undefined) return [first, second]
  if (first === undefined && second === undefined) return null
  throw new StartError(`Configuration: ${firstName} and ${secondName} belong together: set both or neither.`)
}
