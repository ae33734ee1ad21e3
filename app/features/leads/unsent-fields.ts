import type { LeadKind } from './submit-lead.ts'

/** What was typed into a form, kept in this tab until it is sent: a reload does not lose it. */
export const unsentFields = {
  read(kind: LeadKind): Record<string, string> {
    try {
      return JSON.parse(sessionStorage.getItem(kind) ?? '{}')
    } catch {
      return {}
    }
  },
  keep(kind: LeadKind, form: HTMLFormElement): void {
    try {
      sessionStorage.setItem(kind, JSON.stringify(Object.fromEntries(new FormData(form))))
    } catch {}
  },
  forget(kind: LeadKind): void {
    try {
      sessionStorage.removeItem(kind)
    } catch {}
  },
}
