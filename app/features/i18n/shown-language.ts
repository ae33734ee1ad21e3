import { isLanguage, type Language } from '../../../domain/shared/language.ts'

const STORAGE_KEY = 'shown-language'

/** What this tab showed last: on the way back, an older address with ?lang= must not undo what was chosen since. */
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
    // a closed storage: then the address decides
  }
}
