import type { Logger } from 'pino'
import { MIN_PASSWORD_LENGTH, MIN_TEAM_PASSWORD_LENGTH } from '../../domain/auth/account-rules.ts'
import { roleOf } from '../../domain/auth/roles.ts'
import type { Brand } from '../../domain/brand/brand.ts'
import { Failure } from '../../domain/shared/failure.ts'
import { describeError } from '../log/log.ts'
import type { BreachedPasswords } from '../outside/breaches/breached-passwords.ts'
import { isCommonPassword, isMadeOfWords } from './common-passwords.ts'

export interface PasswordOwner {
  email: string
  role?: string | null | undefined
}

interface RuleParts {
  brand: Brand
  configuration: { passwordMin: number; siteUrl: string | null }
  /** Null where the operator names no list. */
  breaches: BreachedPasswords | null
  log: Logger
}

interface Rules {
  minLength: number
  /** Known to every guesser: the school's names and its address. */
  schoolWords: readonly string[]
  isStolen: (password: string) => Promise<boolean>
}

/** Rejects new passwords that would be guessed first. The specification's minimum has a code and message of its own. */
function passwordRules({ minLength, schoolWords, isStolen }: Rules) {
  const requiredLength = (owner: PasswordOwner) =>
    hasRole(owner) ? Math.max(minLength, MIN_TEAM_PASSWORD_LENGTH) : minLength
  return {
    requiredLength,
    check: async (password: string, owner: PasswordOwner): Promise<void> => {
      if (password.length < MIN_PASSWORD_LENGTH) throw new Failure('auth.password_short')
      const required = requiredLength(owner)
      if (password.length < required) throw new Failure('auth.password_weak', { details: { minLength: required } })
      const isGuessed = isCommonPassword(password) || isMadeOfWords(password, [...schoolWords, owner.email])
      if (isGuessed || (await isStolen(password)))
        throw new Failure('auth.password_weak', { details: { minLength: required } })
    },
    /** For an account that got its role after its password. */
    isTooShortForRole: (password: string, owner: PasswordOwner): boolean =>
      hasRole(owner) && password.length < requiredLength(owner),
  }
}

const hasRole = ({ role }: PasswordOwner): boolean => roleOf(role) !== null

/** The rules of this site. */
export const passwordRulesOf = ({ brand, configuration: { passwordMin, siteUrl }, breaches, log }: RuleParts) =>
  passwordRules({
    minLength: passwordMin,
    schoolWords: [brand.name, brand.shortName, brand.suffix, siteUrl ?? ''],
    isStolen: async (password) => {
      if (!breaches) return false
      return breaches.has(password).catch((error: unknown) => {
        log.warn({ error: describeError(error) }, 'the list of stolen passwords did not answer')
        return false
      })
    },
  })

export type PasswordRules = ReturnType<typeof passwordRules>
