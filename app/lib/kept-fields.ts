const KEY = 'fields'

const formOfPage = () => document.querySelector<HTMLFormElement>('section form[action="/register"]')

/** What the visitor has written, for the time that the page takes to be reloaded. */
export function keepFields(): void {
  const form = formOfPage()
  if (form) sessionStorage.setItem(KEY, JSON.stringify([...new FormData(form)]))
}

/** Choices are clicked, so that what depends on them follows. */
export function bringFieldsBack(): void {
  const kept: [string, string][] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
  sessionStorage.removeItem(KEY)
  const fields = [...(formOfPage()?.querySelectorAll<HTMLInputElement>('input:not([type=hidden]),select') ?? [])]
  for (const [name, value] of kept)
    for (const field of fields.filter((one) => one.name === name)) {
      if (!/radio|checkbox/.test(field.type)) field.value = value
      else if (field.value === value && !field.checked) field.click()
    }
}
