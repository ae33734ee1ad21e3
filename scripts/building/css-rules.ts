/** A rule of a style sheet: a statement (`@layer a, b;`), declarations, or a group of rules such as `@media`. */
export type CssRule =
  | { kind: 'statement'; prelude: string }
  | { kind: 'declarations'; prelude: string; body: string }
  | { kind: 'group'; prelude: string; rules: CssRule[] }

const GROUP = /^@(layer|media|supports|container|starting-style)\b/

const COMMENT = /\/\*.*?\*\//gs

/** Reads minified CSS, as the build writes it; drops what is said about licences. */
export function parseCss(css: string): CssRule[] {
  const rules: CssRule[] = []
  let start = 0
  while (start < css.length) {
    const end = indexOutsideStrings(css, start, '{;')
    if (end < 0) break
    const prelude = css.slice(start, end).replace(COMMENT, '').trim()
    if (css[end] === ';') {
      rules.push({ kind: 'statement', prelude })
      start = end + 1
      continue
    }
    const close = closingBrace(css, end)
    const body = css.slice(end + 1, close)
    rules.push(
      GROUP.test(prelude) ? { kind: 'group', prelude, rules: parseCss(body) } : { kind: 'declarations', prelude, body },
    )
    start = close + 1
  }
  return rules
}

export const formatCss = (rules: readonly CssRule[]): string =>
  rules
    .map((rule) => {
      if (rule.kind === 'statement') return `${rule.prelude};`
      return `${rule.prelude}{${rule.kind === 'group' ? formatCss(rule.rules) : rule.body}}`
    })
    .join('')

/** Splits at a separator that is not inside brackets or strings. */
export function splitTopLevel(text: string, separator: string): string[] {
  const parts: string[] = []
  let start = 0
  for (;;) {
    const end = indexOutsideStrings(text, start, separator)
    if (end < 0) return [...parts, text.slice(start)].map((part) => part.trim()).filter(Boolean)
    parts.push(text.slice(start, end))
    start = end + 1
  }
}

function indexOutsideStrings(text: string, from: number, wanted: string): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const char = text[at] as string
    if (char === '\\') at++
    else if (char === '"' || char === "'") at = closingQuote(text, at, char)
    else if (depth === 0 && wanted.includes(char)) return at
    else if (char === '(' || char === '[') depth++
    else if (char === ')' || char === ']') depth--
  }
  return -1
}

function closingQuote(text: string, open: number, quote: string): number {
  for (let at = open + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === quote) return at
  }
  return text.length
}

function closingBrace(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at++) {
    const char = css[at] as string
    if (char === '\\') at++
    else if (char === '"' || char === "'") at = closingQuote(css, at, char)
    else if (char === '{') depth++
    else if (char === '}' && --depth === 0) return at
  }
  return css.length
}
