import type { AccountDeletedTexts } from '../../../content/id/account-deleted.ts'
import type { ChatTexts } from '../../../content/id/chat.ts'
import type { CommonTexts } from '../../../content/id/common.ts'
import type { ConsentTexts } from '../../../content/id/consent.ts'
import type { DataRequestTexts } from '../../../content/id/data-request.ts'
import type { DocumentsTexts } from '../../../content/id/documents.ts'
import type { ExplainerTexts } from '../../../content/id/explainer.ts'
import type { FormRefusedTexts } from '../../../content/id/form-refused.ts'
import type { FormTroubleTexts } from '../../../content/id/form-trouble.ts'
import type { HomeTexts } from '../../../content/id/home.ts'
import type { HomeSectionsTexts } from '../../../content/id/home-sections.ts'
import type { LoginTexts } from '../../../content/id/login.ts'
import type { NotFoundTexts } from '../../../content/id/not-found.ts'
import type { PrivacyTexts } from '../../../content/id/privacy.ts'
import type { ProgramsTexts } from '../../../content/id/programs.ts'
import type { RefusalTexts } from '../../../content/id/refusal.ts'
import type { ResetPasswordTexts } from '../../../content/id/reset-password.ts'
import type { SheetTexts } from '../../../content/id/sheet.ts'
import type { SignupTexts } from '../../../content/id/signup.ts'
import type { ThanksTexts } from '../../../content/id/thanks.ts'
import type { UnsentTexts } from '../../../content/id/unsent.ts'

export type TextKey =
  | keyof AccountDeletedTexts
  | keyof ChatTexts
  | keyof CommonTexts
  | keyof ConsentTexts
  | keyof DataRequestTexts
  | keyof ExplainerTexts
  | keyof FormRefusedTexts
  | keyof FormTroubleTexts
  | keyof HomeTexts
  | keyof HomeSectionsTexts
  | keyof DocumentsTexts
  | keyof LoginTexts
  | keyof NotFoundTexts
  | keyof PrivacyTexts
  | keyof ProgramsTexts
  | keyof RefusalTexts
  | keyof ResetPasswordTexts
  | keyof SheetTexts
  | keyof SignupTexts
  | keyof ThanksTexts
  | keyof UnsentTexts

/** The catalogue of one page, or of a part of it, in one language: not every key. */
export type Texts = Partial<Record<TextKey, string>>

export type Translate = (key: TextKey, values?: Record<string, string | number>) => string

/** Looks texts up and fills in {values}. A missing one shows its key, so that it is seen and mended. */
export const translator =
  (texts: Texts): Translate =>
  (key, values) => {
    const text = texts[key]
    if (text === undefined) {
      console.warn(`Missing translation: ${key}`)
      return key
    }
    if (!values) return text
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole))
  }
