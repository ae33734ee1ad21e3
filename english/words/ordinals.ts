const IRREGULAR: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

/** 'seventeen' → 'seventeenth', 'twenty-one' → 'twenty-first', '22' → '22nd'. */
export function ordinalOf(number: string): string {
  if (/^\d+$/.test(number)) return number + endingOf(number)
  const [, tens = '', unit = number] = /^(.*[- ])(\w+)$/.exec(number) ?? []
  return tens + (IRREGULAR[unit] ?? (/y$/.test(unit) ? unit.replace(/y$/, 'ieth') : `${unit}th`))
}

function endingOf(digits: string): string {
  if (/1[123]$/.test(digits)) return 'th'
  return { 1: 'st', 2: 'nd', 3: 'rd' }[digits.slice(-1)] ?? 'th'
}
