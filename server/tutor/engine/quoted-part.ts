/** What stands between quotation marks, or behind a colon: the words that a question is about. */
export function quotedPart(text: string): string | null {
  const marked =
    /["“”«»]([^"“”«»]{1,500})["“”«»]/.exec(text) ??
    /(?<![\p{L}\d])['‘]([^'’]{1,300}(?:['’]\p{L}+[^'’]*)*)['’](?!\p{L})/u.exec(text)
  if (marked?.[1]?.trim()) return marked[1].trim()
  const behind = /:\s*(\S.*)$/s.exec(text)
  return behind?.[1] && !/^\/\//.test(behind[1]) && !/\d:\d/.test(text) ? behind[1].trim() : null
}
