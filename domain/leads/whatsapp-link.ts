import type { Language } from '../shared/language.ts'
import { phoneDigits } from './phone.ts'

const DEFAULT_CITY = 'Jakarta'
const DEFAULT_GOAL = 'English learning'

export interface HandoffLead {
  name?: string | undefined
  /** Null where the visitor was never asked: then none is named. */
  city?: string | null | undefined
  goal?: string | undefined
}

/** The visitor's prepared first message. Without a name there is no introduction. */
export function whatsAppText({ name, city = DEFAULT_CITY, goal }: HandoffLead, language: Language): string {
  if (language === 'en') {
    const introduction = name ? `I'm ${name}${city === null ? '' : ` from ${city}`}, ` : ''
    return `Hi, ${introduction}I'd like to learn more about your English programs. My goal is: ${goal ?? DEFAULT_GOAL}`
  }
  const introduction = name ? `saya ${name}${city === null ? '' : ` dari ${city}`}, ` : ''
  return `Halo, ${introduction}saya ingin tahu lebih banyak tentang program bahasa Inggris di sini. Tujuan saya: ${goal ?? 'belajar bahasa Inggris'}`
}

export const whatsAppLink = (businessNumber: string, text: string): string =>
  `https://wa.me/${phoneDigits(businessNumber)}?text=${encodeURIComponent(text.toWellFormed())}`
