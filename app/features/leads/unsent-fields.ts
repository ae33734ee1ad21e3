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
  /** Into a form that came without them. What has been typed since is newer; a box is ticked by hand alone. */
  fill(kind: LeadKind, form: HTMLFormElement): void {
    for (const [name, value] of Object.entries(unsentFields.read(kind))) {
      const field = form.elements.namedItem(name)
      if (field instanceof RadioNodeList) choose(field, value)
      else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value ||= value
    }
  },
  forget(kind: LeadKind): void {
    try {
      sessionStorage.removeItem(kind)
    } catch {}
  },
}

/** React hears of a later choice only if each of them was told. */
function choose(radios: RadioNodeList, value: string): void {
  for (const radio of radios) {
    if (radio instanceof HTMLInputElement) radio.checked = radio.value === value
  }
}
