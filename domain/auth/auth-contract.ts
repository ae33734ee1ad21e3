import { z } from 'zod'
import { exactText } from '../shared/contract-text.ts'
import { MAX_EMAIL_LENGTH, MAX_PASSWORD_LENGTH } from './account-rules.ts'
import { ROLES } from './roles.ts'

export const authState = z
  .discriminatedUnion('status', [
    z.object({
      status: z.literal('signed-out'),
      codeNeeded: z.literal(true).optional().meta({ description: 'The password was right; a code is asked for' }),
    }),
    z.object({
      status: z.literal('signed-in'),
      user: z.object({
        email: z.string(),
        emailVerified: z.boolean(),
        role: z.enum(ROLES).optional(),
        needsTwoStep: z
          .literal(true)
          .optional()
          .meta({ description: 'The role counts once a second factor is set up' }),
      }),
    }),
  ])
  .meta({ id: 'AuthState' })

export type AuthState = z.infer<typeof authState>

const email = exactText().trim().max(MAX_EMAIL_LENGTH)
const password = z.string().max(MAX_PASSWORD_LENGTH)

export const credentials = z.object({ email, password }).meta({ id: 'Credentials' })
export type Credentials = z.infer<typeof credentials>

export const emailRequest = z.object({ email }).meta({ id: 'EmailRequest' })
export type EmailRequest = z.infer<typeof emailRequest>

export const verifyOtpRequest = z.object({ email, otp: exactText().max(20) }).meta({ id: 'VerifyOtpRequest' })
export type VerifyOtpRequest = z.infer<typeof verifyOtpRequest>

export const newPasswordRequest = z
  .object({ token: exactText().min(1).max(200), password })
  .meta({ id: 'NewPasswordRequest' })
export type NewPasswordRequest = z.infer<typeof newPasswordRequest>

export const changePasswordRequest = z
  .object({ currentPassword: password, newPassword: password })
  .meta({ id: 'ChangePasswordRequest' })
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>

export const deleteAccountRequest = z
  .object({ password: password.optional().meta({ description: 'Required of an account that has one' }) })
  .meta({ id: 'DeleteAccountRequest' })
export type DeleteAccountRequest = z.infer<typeof deleteAccountRequest>

export const accountDone = z.object({ success: z.literal(true) }).meta({ id: 'AccountDone' })
export type AccountDone = z.infer<typeof accountDone>

export const otpSent = z
  .object({
    success: z.literal(true),
    expiresInS: z.number().meta({ description: 'How long the code works' }),
    demoCode: z.string().optional().meta({ description: 'The code itself; only for a browser in demo mode' }),
  })
  .meta({ id: 'OtpSent' })
export type OtpSent = z.infer<typeof otpSent>

export const accountDetails = z
  .object({
    email: z.string(),
    emailVerified: z.boolean(),
    hasPassword: z.boolean(),
    hasGoogle: z.boolean(),
    /** Of a new password of this account. */
    minPasswordLength: z.number(),
  })
  .meta({ id: 'AccountDetails' })
export type AccountDetails = z.infer<typeof accountDetails>
