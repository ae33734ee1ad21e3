/** A setting as lines that two people may change without minding each other. A line that is not there is undefined. */
export type Lines = Readonly<Record<string, unknown>>

export interface Merged {
  lines: Lines
  /** Lines that both have changed, each otherwise; in `lines` they are as wanted. */
  clashing: readonly string[]
}

/** What was wanted of `base`, over what others have made of it since. */
export function mergeLines(base: Lines, theirs: Lines, wanted: Lines): Merged {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(wanted)])]
  const isMine = (name: string) => !isSame(wanted[name], base[name])
  const isClashing = (name: string) =>
    isMine(name) && !isSame(theirs[name], base[name]) && !isSame(theirs[name], wanted[name])
  const lines = names.map((name) => [name, isMine(name) ? wanted[name] : theirs[name]] as const)
  return {
    lines: Object.fromEntries(lines.filter(([, line]) => line !== undefined)),
    clashing: names.filter(isClashing),
  }
}

/** Others may have stored the parts of a line in another order. */
export const isSame = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other)

const sorted = (line: unknown): string | undefined =>
  JSON.stringify(line, (_, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => one.localeCompare(other)))
      : value,
  )
