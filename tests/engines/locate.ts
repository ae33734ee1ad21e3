/** Runs in the page: what can be used there now, by its kind and name, in the middle of the window. */
export function locate(kind: 'button' | 'link' | 'field', name: string): Element | null {
  const kinds = { button: 'button', link: 'a[href]', field: 'input, select, textarea' }
  const nameOf = (element: HTMLElement): string => {
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent ?? '')
    return (element.getAttribute('aria-label') ?? (labels.join(' ') || element.textContent) ?? '').trim()
  }
  const root = document.querySelector('dialog:modal') ?? document
  const all = [...root.querySelectorAll<HTMLElement>(kinds[kind])]
  const found = all.find(
    (element) => nameOf(element).startsWith(name) && element.checkVisibility() && !element.matches(':disabled'),
  )
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found ?? null
}
