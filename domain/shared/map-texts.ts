/** The same content with every text changed. */
export function mapTexts<Content>(content: Content, change: (text: string) => string): Content {
  const changed = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value)
    if (Array.isArray(value)) return value.map(changed)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, changed(part)]))
  }
  return changed(content) as Content
}
