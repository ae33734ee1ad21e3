import { z } from 'zod'
import { exactText } from '../shared/contract-text.ts'
import { MAX_PASSWORD_LENGTH } from './account-rules.ts'
import { ROLES } from './roles.ts'

/** Of the app or for recovery. */
const code = exactText().trim().min(1).max(30)
const password = z.string().max(MAX_PASSWORD_LENGTH).optional()

export const signInAnswer = z
  .object({
    success: z.literal(true),
    codeNeeded: z.literal(true).optional().meta({ description: 'Nobody is signed in yet: a code is asked for next' }),
    role: z.enum(ROLES).optional(),
    needsTwoStep: z.literal(true).optional().meta({ description: 'The role counts once a second factor is set up' }),
  })
  .meta({ id: 'SignInAnswer' })
export type SignInAnswer = z.infer<typeof signInAnswer>

export const signInCodeRequest = z
  .object({ code, trust: z.boolean().optional().meta({ description: 'Asks this device for no code for 30 days' }) })
  .meta({ id: 'SignInCodeRequest' })
export type SignInCodeRequest = z.infer<typeof signInCodeRequest>

export const twoStepState = z
  .object({
    isOffered: z.boolean().meta({ description: 'Only accounts with a role have a second factor' }),
    isOn: z.boolean(),
    isRequired: z.boolean(),
    recoveryCodesLeft: z.number(),
  })
  .meta({ id: 'TwoStepState' })
export type TwoStepState = z.infer<typeof twoStepState>

export const beginTwoStepRequest = z
  .object({ password: password.meta({ description: 'Required after the first minutes of a session' }) })
  .meta({ id: 'BeginTwoStepRequest' })
export type BeginTwoStepRequest = z.infer<typeof beginTwoStepRequest>

export const twoStepKey = z
  .object({
    key: z.string().meta({ description: 'In groups of four' }),
    link: z.string().meta({ description: 'Opens an authenticator app on the same device' }),
    qr: z.object({ size: z.number(), path: z.string() }).meta({ description: 'SVG path on size × size units' }),
  })
  .meta({ id: 'TwoStepKey' })
export type TwoStepKey = z.infer<typeof twoStepKey>

export const confirmTwoStepRequest = z.object({ code }).meta({ id: 'ConfirmTwoStepRequest' })
export type ConfirmTwoStepRequest = z.infer<typeof confirmTwoStepRequest>

export const provenRequest = z.object({ password, code }).meta({ id: 'ProvenRequest' })
export type ProvenRequest = z.infer<typeof provenRequest>

export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' })
export type RecoveryCodes = z.infer<typeof recoveryCodes>
