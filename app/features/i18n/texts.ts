import type { ChatTexts } from '../../../content/id/chat.ts'
import type { ConsentTexts } from '../../../content/id/consent.ts'
import type { FormTroubleTexts } from '../../../content/id/form-trouble.ts'
import type { HomeSectionsTexts } from '../../../content/id/home-sections.ts'
import type { RefusalTexts } from '../../../content/id/refusal.ts'
import type { Lists } from '../../../content/shapes.ts'
import type { PageTextKey } from '../../pages.ts'

/** Of texts that are loaded apart from a page's own. */
type PartTextKey =
  | keyof ChatTexts
  | keyof ConsentTexts
  | keyof FormTroubleTexts
  | keyof HomeSectionsTexts
  | keyof RefusalTexts
  | keyof NonNullable<Lists['explainer']>

export type TextKey = PageTextKey | PartTextKey

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
