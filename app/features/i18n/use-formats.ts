import type { Language } from '../../../domain/shared/language.ts'
import { useLanguage } from './language-context.ts'

const LOCALES: Record<Language, string> = { id: 'id-ID', en: 'en-GB' }

/** Of dates: fixed, so that server and browser render the same. Times are shown in the browser only, in its own zone. */
const TIME_ZONE = 'Asia/Jakarta'

/** Number and date formats of the page's language: 4,2 and 09.41, or 4.2 and 09:41. */
export function useFormats() {
  return formatsFor(useLanguage().language)
}

type Formats = ReturnType<typeof makeFormats>
const made: Partial<Record<Language, Formats>> = {}

/** Cached per language: Intl formatters are expensive to make. */
export function formatsFor(language: Language): Formats {
  made[language] ??= makeFormats(language)
  return made[language]
}

function makeFormats(language: Language) {
  const locale = LOCALES[language]
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const date = new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, day: 'numeric', month: 'long', year: 'numeric' })
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hour12: false })
  return {
    number: (value: number) => number.format(value),
    date: (value: Date) => date.format(value),
    time: (value: Date) => time.format(value),
  }
}
