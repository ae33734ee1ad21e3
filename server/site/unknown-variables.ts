/** Prefixes of variables that only this site has. */
const OWN_PREFIXES = /^(WHATSAPP|SCHOOL|AI|GOOGLE|KEEP|BACKUP|DESK)_/
const MAX_TYPOS = 2
/** Short names are near to too many others, such as HOST to HOME. */
const MIN_NAME_LENGTH = 7

/** Warnings about variables that were probably meant for the site, but have a wrong name. */
export function unknownVariables(given: readonly string[], known: readonly string[]): string[] {
  const warnings: string[] = []
  for (const name of given) {
    if (known.includes(name)) continue
    const meant = nearest(name, known)
    if (meant) warnings.push(`WARNING: ${name} is not known. Is ${meant} meant?`)
    else if (OWN_PREFIXES.test(name)) warnings.push(`WARNING: ${name} is not known. .env.example lists all variables.`)
  }
  return warnings
}

function nearest(name: string, known: readonly string[]): string | null {
  const near = known
    .filter((other) => other.length >= MIN_NAME_LENGTH && Math.abs(other.length - name.length) <= MAX_TYPOS)
    .map((other) => ({ other, typos: editDistance(name, other) }))
    .filter(({ typos }) => typos <= MAX_TYPOS)
    .sort((a, b) => a.typos - b.typos)
  return near[0]?.other ?? null
}

/** Levenshtein: the number of letters to insert, remove or replace. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
