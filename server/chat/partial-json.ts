/** The text so far of one field in incomplete JSON; null while the field has not begun. */
export function textSoFar(json: string, field: string): string | null {
  const opening = json.match(new RegExp(`"${field}"\\s*:\\s*"`))
  if (opening?.index === undefined) return null
  const rest = json.slice(opening.index + opening[0].length)
  const inside = rest.match(/^(?:[^"\\]|\\(?:u[0-9a-fA-F]{4}|[^u]))*/)?.[0] ?? ''
  try {
    return withoutHalfCharacter(JSON.parse(`"${inside}"`))
  } catch {
    return null
  }
}

/** A surrogate pair may be cut in half. */
const withoutHalfCharacter = (text: string): string => (/[\ud800-\udbff]$/.test(text) ? text.slice(0, -1) : text)
