import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from '../project-root.ts'

/** The cells of every numbered row in the tables of a page. */
export const rowsOf = (text: string): string[][] =>
  [...text.matchAll(/^\| (\d.*) \|$/gm)].map(([, row = '']) => row.split(' | '))

/** Whether `file`: title names a test file of the project, and a title in it. */
export function isTest(named: string): boolean {
  const [, file = '', title = ''] = named.match(/^`((?:app|server|domain|scripts|tests)\/[^`]+\.ts)`: (.+)$/) ?? []
  const path = join(PROJECT_ROOT, file)
  return file !== '' && existsSync(path) && readFileSync(path, 'utf8').includes(title)
}
