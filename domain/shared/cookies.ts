/** The value of one cookie in a Cookie header or document.cookie. Nothing else is parsed. */
export function cookieValue(header: string | null | undefined, name: string): string | undefined {
  if (!header) return undefined
  let from = 0
  while (from < header.length) {
    const semicolon = header.indexOf(';', from)
    const end = semicolon === -1 ? header.length : semicolon
    const start = header.charCodeAt(from) === 32 ? from + 1 : from
    if (header.startsWith(name, start) && header.charCodeAt(start + name.length) === 61) {
      return header.slice(start + name.length + 1, end)
    }
    from = end + 1
  }
  return undefined
}
