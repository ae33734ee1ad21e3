import type { CommonTexts } from '../../../content/id/common.ts'
import type { HomeTexts } from '../../../content/id/home.ts'
import type { NotFoundTexts } from '../../../content/id/not-found.ts'
import type { PrivacyTexts } from '../../../content/id/privacy.ts'
import type { ProgramsTexts } from '../../../content/id/programs.ts'
import type { RefusalTexts } from '../../../content/id/refusal.ts'
import type { SheetTexts } from '../../../content/id/sheet.ts'
import type { ThanksTexts } from '../../../content/id/thanks.ts'

export type TextKey =
  | keyof CommonTexts
  | keyof HomeTexts
  | keyof NotFoundTexts
  | keyof PrivacyTexts
  | keyof ProgramsTexts
  | keyof RefusalTexts
  | keyof SheetTexts
  | keyof ThanksTexts

/** The catalogue of one page in one language. A page has the common texts and its own, not every key. */
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
