import type { AfterTexts } from '../../../content/id/after-registering.ts'
import type { ChatTexts } from '../../../content/id/chat.ts'
import type { ChatEssayTexts } from '../../../content/id/chat-essay.ts'
import type { ConsentTexts } from '../../../content/id/consent.ts'
import type { FormTroubleTexts } from '../../../content/id/form-trouble.ts'
import type { HeroPlayTexts } from '../../../content/id/hero-play.ts'
import type { HomeSectionsTexts } from '../../../content/id/home-sections.ts'
import type { RefusalTexts } from '../../../content/id/refusal.ts'
import type { Lists } from '../../../content/shapes.ts'

/** Tables of texts by who loads them. The table of pages adds the keys of its own: this room imports no page. */
export interface TextKeys {
  parts:
    | keyof AfterTexts
    | keyof ChatEssayTexts
    | keyof ChatTexts
    | keyof ConsentTexts
    | keyof FormTroubleTexts
    | keyof HeroPlayTexts
    | keyof HomeSectionsTexts
    | keyof RefusalTexts
    | keyof NonNullable<Lists['explainer']>
}

export type TextKey = TextKeys[keyof TextKeys]

/** The texts of a page or part in one language: a subset of all keys. */
export type Texts = Partial<Record<TextKey, string>>

export type Translate = (key: TextKey, values?: Record<string, string | number>) => string

/** Looks texts up and fills in {values}. A missing text shows its key. */
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
