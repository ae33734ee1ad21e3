import { isLanguage, type Language } from '../../../domain/shared/language.ts'

const STORAGE_KEY = 'shown-language'

/** The language this tab showed last: going back to an older URL with ?lang= must not undo a later choice. */
export function lastShownLanguage(): Language | null {
  try {
    const last = sessionStorage.getItem(STORAGE_KEY)
    return isLanguage(last) ? last : null
  } catch {
    return null
  }
}

export function noteShownLanguage(language: Language): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, language)
  } catch {
    // storage is unavailable: the URL decides
  }
}
