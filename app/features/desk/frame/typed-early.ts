type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const TYPED = 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea, select'

/**
 * Fields that say something else than the server has rendered: somebody has typed there already. In a page that is loaded
 * anew or come back to, browsers fill in what stood there before: only where the focus is does somebody type.
 */
export const typedEarly = (root: ParentNode): ReadonlyMap<Field, string> =>
  new Map(
    [...root.querySelectorAll<Field>(TYPED)]
      .filter((field) => field.value !== renderedValue(field) && (isFresh() || field === document.activeElement))
      .map((field) => [field, field.value]),
  )

const isFresh = (): boolean =>
  performance.getEntriesByType('navigation').every((entry) => 'type' in entry && entry.type === 'navigate')

const renderedValue = (field: Field): string =>
  field instanceof HTMLSelectElement
    ? (([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? '')
    : field.defaultValue

/** Types it once more, for the page to hear of it. React overlooks what it finds in a field when it wakes. */
export function typeAgain(value: string, field: Field): void {
  if (!field.isConnected) return
  // React watches the field's own property: set through it, the rendered value is what counts as known.
  field.value = renderedValue(field)
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Whoever has left the field already has finished with it. */
export function leaveAgain(field: Field): void {
  if (field.isConnected && field !== document.activeElement)
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
