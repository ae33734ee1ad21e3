import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reasons } from '../../english/grammar/reasons/en.ts'
import { readBlocks } from './blocks.ts'
import { type Entry, KINDS } from './entry.ts'
import type { Problem, Report } from './problem.ts'
import { readEntry } from './read-entry.ts'
import { type Filling, type Phrase, readFillings, readPhrases } from './read-phrases.ts'
import { readScene, type Scene } from './read-scene.ts'

export const TEACHING = join(import.meta.dirname, '../../content/teaching')
export const FILLINGS = 'slots.tsv'

export interface WholeBook {
  entries: Entry[]
  phrases: Phrase[]
  fillings: Filling[]
  scenes: Scene[]
}

/** Everything at once, with a list of what is malformed; for checks and for building the index. */
export function readBook(folder = TEACHING): { book: WholeBook; problems: Problem[] } {
  const problems: Problem[] = []
  const read = <Read>(file: string, reader: (text: string, report: Report) => Read): Read =>
    reader(readFileSync(join(folder, file), 'utf8'), (line, says) => problems.push({ file, line, says }))
  const named: Named[] = []

  const entries = KINDS.flatMap((kind) =>
    filesIn(folder, kind, '.md').flatMap((file) =>
      read(file, (text, report) =>
        readBlocks(text, report).map((block) => {
          const entry = readEntry(block, kind, report)
          named.push({ file, line: block.line, entry })
          return entry
        }),
      ),
    ),
  )
  const scenes = filesIn(folder, 'scenes', '.md').flatMap((file) =>
    read(file, (text, report) => {
      const blocks = readBlocks(text, report)
      return blocks.map((block) => readScene(block, report))
    }),
  )
  const tables = filesIn(folder, 'phrases', '.tsv')
  const phrases = tables.filter((file) => !file.endsWith(FILLINGS)).flatMap((file) => read(file, readPhrases))
  const fillings = tables.filter((file) => file.endsWith(FILLINGS)).flatMap((file) => read(file, readFillings))
  problems.push(...problemsBetween(named))
  return { book: { entries, phrases, fillings, scenes }, problems }
}

interface Named {
  file: string
  line: number
  entry: Entry
}

/** Paths below the folder, in order; a kind without a folder has none. */
export function filesIn(folder: string, kind: string, ending: string): string[] {
  try {
    return readdirSync(join(folder, kind), { recursive: true })
      .map(String)
      .filter((name) => name.endsWith(ending) && !name.includes('README'))
      .sort()
      .map((name) => join(kind, name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Names are unique; what an entry leads to is there. */
function problemsBetween(named: readonly Named[]): Problem[] {
  const first = new Map<string, Named>()
  const twice = named.flatMap((one) => {
    const before = first.get(one.entry.name)
    if (!before) first.set(one.entry.name, one)
    return before ? [{ ...one, says: `${one.entry.name}: also in ${before.file}:${before.line}` }] : []
  })
  const nowhere = named.flatMap(({ file, line, entry: { name, next, reasons: ofEntry } }) => [
    ...next.filter((to) => !first.has(to)).map((to) => ({ file, line, says: `${name}: no such next: ${to}` })),
    ...ofEntry
      .filter((reason) => !Object.hasOwn(reasons, reason))
      .map((reason) => ({ file, line, says: `${name}: no such reason: ${reason}` })),
  ])
  return [...twice.map(({ file, line, says }) => ({ file, line, says })), ...nowhere]
}
