const KEY = 'registration'

/** What was typed into the registration, kept in this tab until it is sent: a reload does not lose it. */
export const unsentFields = {
  read(): Record<string, string> {
    try {
      return JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    } catch {
      return {}
    }
  },
  keep(form: HTMLFormElement): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(new FormData(form))))
    } catch {}
  },
  forget(): void {
    try {
      sessionStorage.removeItem(KEY)
    } catch {}
  },
}
