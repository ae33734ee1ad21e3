import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Its title stands on the line of the call or on the next one; after a table of cases, on the line that ends the table. */
const CALL = /\b(?:test|demo|describe)\b[.\w]*\(|^\s*\]\)\(/

/** The tests of one feature among the files of this pattern: those with its name in their path or in a title. */
export function featureFiles(root: string, pattern: string, feature: string): string[] {
  const name = feature.toLowerCase()
  const isAbout = (file: string): boolean => {
    if (file.toLowerCase().includes(name)) return true
    const lines = readFileSync(join(root, file), 'utf8').toLowerCase().split('\n')
    return lines.some((line, i) => CALL.test(line) && `${line}${lines[i + 1]}`.includes(name))
  }
  return globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] })
    .filter(isAbout)
    .sort()
}
