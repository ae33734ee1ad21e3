import { MIN_PASSWORD_LENGTH } from '../../domain/auth/account-rules.ts'
import { roleOf } from '../../domain/auth/roles.ts'
import type { Brand } from '../../domain/brand/brand.ts'
import { Failure } from '../../domain/shared/failure.ts'
import { isCommonPassword, isMadeOfWords } from './common-passwords.ts'

/** For accounts that can see or change more than their own data. */
const MIN_LENGTH_WITH_ROLE = 10

export interface PasswordOwner {
  email: string
  role?: string | null | undefined
}

interface RuleParts {
  brand: Brand
  configuration: { passwordMin: number; siteUrl: string | null }
}

interface Rules {
  minLength: number
  /** Known to every guesser: the school's names and its address. */
  schoolWords: readonly string[]
}

/** Rejects new passwords that would be guessed first. The specification's minimum has a code and message of its own. */
export function passwordRules({ minLength, schoolWords }: Rules) {
  const requiredLength = (owner: PasswordOwner) =>
    hasRole(owner) ? Math.max(minLength, MIN_LENGTH_WITH_ROLE) : minLength
  return {
    check: (password: string, owner: PasswordOwner): void => {
      if (password.length < MIN_PASSWORD_LENGTH) throw new Failure('auth.password_short')
      const required = requiredLength(owner)
      if (password.length < required) throw new Failure('auth.password_weak', { details: { minLength: required } })
      const isGuessed = isCommonPassword(password) || isMadeOfWords(password, [...schoolWords, owner.email])
      if (isGuessed) throw new Failure('auth.password_weak', { details: { minLength: required } })
    },
    /** For an account that got its role after its password. */
    isTooShortForRole: (password: string, owner: PasswordOwner): boolean =>
      hasRole(owner) && password.length < requiredLength(owner),
  }
}

const hasRole = ({ role }: PasswordOwner): boolean => roleOf(role) !== null

/** The rules of this site. */
export const passwordRulesOf = ({ brand, configuration: { passwordMin, siteUrl } }: RuleParts) =>
  passwordRules({ minLength: passwordMin, schoolWords: [brand.name, brand.shortName, brand.suffix, siteUrl ?? ''] })

export type PasswordRules = ReturnType<typeof passwordRules>
