export interface Element {
  /** As the server wrote it. */
  opening: string
  inner: string
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: '\u00a0' }

/** Of a page that the server rendered: the elements of this name whose opening tag matches, in the page's order. */
export function elements(html: string, name: string, having = /(?:)/): Element[] {
  const tags = [...html.matchAll(new RegExp(`<(/?)${name}(?=[\\s/>])[^>]*>`, 'g'))]
  return tags.flatMap((tag, at) => {
    const [opening, slash] = tag
    if (slash || !having.test(opening)) return []
    const start = tag.index + opening.length
    return [{ opening, inner: html.slice(start, opening.endsWith('/>') ? start : endOf(tags, at)) }]
  })
}

function endOf(tags: RegExpExecArray[], at: number): number | undefined {
  let depth = 0
  for (const { 0: tag, 1: slash, index } of tags.slice(at)) {
    if (!tag.endsWith('/>')) depth += slash ? -1 : 1
    if (depth === 0) return index
  }
}

/** The one element that matches; throws if there is none or another. */
export function element(html: string, name: string, having?: RegExp): Element {
  const [first, ...others] = elements(html, name, having)
  if (!first || others.length > 0)
    throw new Error(`${others.length + (first ? 1 : 0)} elements ${name} ${having ?? ''}`)
  return first
}

export const attribute = ({ opening }: Element, name: string): string | undefined => {
  const value = opening.match(new RegExp(` ${name}="([^"]*)"`))?.[1]
  return value === undefined ? undefined : decoded(value)
}

/** What is read of it. */
export const wordsOf = ({ inner }: Element): string =>
  decoded(inner.replace(/<!--.*?-->|<noscript>.*?<\/noscript>|<[^>]*>/gs, ''))

const decoded = (text: string): string => text.replace(/&([#\w]+);/g, (whole, name) => ENTITIES[name] ?? whole)
