import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LEVELS, type Level } from './levels.ts'

/** Its title stands on the line of the call or on the next one; after a table of cases, on the line that ends the table. */
const CALL = /\b(?:test|demo|describe)\b[.\w]*\(|^\s*\]\)\(/

/** The files of a level that are about a feature: those with its name in their path or in the title of a test. */
export function featureFiles(root: string, level: Level, feature: string): string[] {
  const name = feature.toLowerCase()
  const isAbout = (file: string): boolean => {
    if (file.toLowerCase().includes(name)) return true
    const lines = readFileSync(join(root, file), 'utf8').toLowerCase().split('\n')
    return lines.some((line, i) => CALL.test(line) && `${line}${lines[i + 1]}`.includes(name))
  }
  const { include, exclude } = LEVELS[level]
  return globSync(include, { cwd: root, exclude }).filter(isAbout).sort()
}
