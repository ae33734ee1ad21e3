import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TEACHING } from './read-book.ts'

let known: ReadonlyMap<string, readonly string[]> | undefined

/** Words that go together, by the word that is asked about; the commonest first. */
export function collocationsOf(word: string): readonly string[] {
  known ??= new Map(
    readFileSync(join(TEACHING, 'collocations.tsv'), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line): [string, readonly string[]] => {
        const [asked = '', together = ''] = line.split('\t')
        return [asked, together.split(', ')]
      }),
  )
  return known.get(word) ?? []
}
