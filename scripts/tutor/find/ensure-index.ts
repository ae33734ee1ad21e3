import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { KINDS } from '../../../tutor/book/entry.ts'
import { problemText } from '../../../tutor/book/problem.ts'
import { filesIn, readBook } from '../../../tutor/book/read-book.ts'
import { readQuestions } from '../../../tutor/book/read-questions.ts'
import { currentFindIndex, findPointer, packIndex } from '../../../tutor/find/index-file.ts'
import { withLock } from '../../lock.ts'

const BOOK = 'content/teaching'
/** The grammar rules have a part in it too, but a changed rule is not worth a new index. */
const CODE = ['tutor/book', 'tutor/find', 'scripts/tutor/find', 'english/language']

/** Named by a hash of the entries and of the code that reads them. */
function findIndexName(root: string): string {
  const hash = createHash('sha256')
  const folder = join(root, BOOK)
  const entries = KINDS.flatMap((kind) => filesIn(folder, kind, '.md'))
  const tables = [
    'facets.tsv',
    'word-facets.tsv',
    ...filesIn(folder, 'phrases', '.tsv'),
    ...filesIn(folder, 'questions', '.tsv'),
  ]
  const book = [...tables, ...entries].map((file) => join(BOOK, file))
  const code = CODE.flatMap((folder) => filesIn(root, folder, '.ts')).filter((file) => !file.endsWith('.test.ts'))
  for (const file of [...book, ...code]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return `find-${hash.digest('hex').slice(0, 16)}.bin`
}

export const isFindIndexFresh = (root: string): boolean =>
  currentFindIndex(join(root, 'build'))?.name === findIndexName(root)

/** Builds the index of the teacher's book unless it is current. Safe to call from several processes at once. */
export async function ensureFindIndex(root: string): Promise<void> {
  if (isFindIndexFresh(root)) return
  const buildDir = join(root, 'build')
  mkdirSync(buildDir, { recursive: true })
  await withLock(join(buildDir, 'find-lock.db'), async () => {
    if (isFindIndexFresh(root)) return
    console.log('Building the index of the teacher’s book…')
    const { makeFindIndex } = await import('./make-index.ts')
    const name = findIndexName(root)
    const previous = currentFindIndex(buildDir)
    const { book, problems } = readBook(join(root, BOOK))
    for (const problem of problems) console.warn(problemText(problem))
    writeFileSync(
      join(buildDir, `making-${name}`),
      packIndex(makeFindIndex(book, readQuestions(join(root, BOOK, 'questions')))),
    )
    renameSync(join(buildDir, `making-${name}`), join(buildDir, name))
    writeFileSync(`${findPointer(buildDir)}.new`, name)
    renameSync(`${findPointer(buildDir)}.new`, findPointer(buildDir))
    removeOthers(buildDir, [name, previous?.name])
  })
}

/** Keeps the previous one: a running site may be about to open it. */
function removeOthers(buildDir: string, kept: (string | undefined)[]): void {
  for (const name of readdirSync(buildDir)) {
    if (/^find-[0-9a-f]{16}\.bin$/.test(name) && !kept.includes(name)) rmSync(join(buildDir, name))
  }
}
