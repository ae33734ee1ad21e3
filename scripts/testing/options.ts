export interface TestOptions {
  /** Everything that repeats does so as often as before a release. */
  isLong: boolean
  /** The feature whose tests are wanted; null for all. */
  feature: string | null
}

/** What stands after `npm test --`. Throws with a line that says what may stand there. */
export function testOptions(words: readonly string[]): TestOptions {
  const [feature = null, ...more] = words.filter((word) => !word.startsWith('-'))
  const unknown = [...words.filter((word) => word.startsWith('-') && word !== '--long'), ...more]
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(' ')}. Usage: npm test [-- [--long] [a feature, e.g. leads]]`)
  return { isLong: words.includes('--long'), feature }
}
