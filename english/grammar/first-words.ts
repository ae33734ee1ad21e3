/**
 * The words that can begin a match of a pattern; undefined where that cannot be told:
 * `(make|makes) (?:a )?cake` begins with 'make' or 'makes'. A sentence without them need not be searched.
 */
export function firstWords(pattern: string): ReadonlySet<string> | undefined {
  const found = new Set<string>()
  return alternatives(pattern).every((one) => collect(one, found)) ? found : undefined
}

const ENDS_WORD = /^(?:$|[ ',-]|\\b|\(\?[=!])/

function collect(pattern: string, found: Set<string>): boolean {
  const rest = pattern.replace(/^\^/, '')
  if (rest.startsWith('(?<') || rest.startsWith('(?!') || rest.startsWith('(?=')) {
    const end = closing(rest)
    return collect(rest.slice(end + 1), found)
  }
  if (rest.startsWith('(')) return collectGroup(rest, found)
  const [, mark = '', word = ''] = /^(\\b|['’])?([a-z]+)/i.exec(rest) ?? []
  if (!word || !ENDS_WORD.test(rest.slice(mark.length + word.length))) return false
  found.add(word.toLowerCase())
  return true
}

function collectGroup(pattern: string, found: Set<string>): boolean {
  const end = closing(pattern)
  const inner = pattern.slice(pattern.startsWith('(?:') ? 3 : 1, end)
  const after = pattern.slice(end + 1)
  const isOptional = /^(?:[?*]|\{0)/.test(after)
  if (!isOptional && !ENDS_WORD.test(after) && !/[ )]$/.test(inner)) return false
  const begins = alternatives(inner).every((one) => collect(one, found))
  return begins && (!isOptional || collect(after.replace(/^(?:[?*]|\{[^}]*\})\??/, ''), found))
}

/** The index of the bracket that closes the first one. */
function closing(pattern: string): number {
  let depth = 0
  for (let at = 0; at < pattern.length; at += 1) {
    const character = pattern[at]
    if (character === '\\') at += 1
    else if (character === '[') at = pattern.indexOf(']', at)
    else if (character === '(') depth += 1
    else if (character === ')') {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return pattern.length
}

function alternatives(inner: string): string[] {
  const found: string[] = []
  let from = 0
  let depth = 0
  for (let at = 0; at < inner.length; at += 1) {
    const character = inner[at]
    if (character === '\\') at += 1
    else if (character === '[') at = inner.indexOf(']', at)
    else if (character === '(') depth += 1
    else if (character === ')') depth -= 1
    else if (character === '|' && depth === 0) {
      found.push(inner.slice(from, at))
      from = at + 1
    }
  }
  return [...found, inner.slice(from)]
}
