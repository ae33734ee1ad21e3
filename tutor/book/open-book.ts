import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { rememberLatest } from '../../domain/shared/remember-last.ts'
import { readBlocks } from './blocks.ts'
import { type Entry, KINDS, type Kind } from './entry.ts'
import { problemText } from './problem.ts'
import { FILLINGS, filesIn, TEACHING } from './read-book.ts'
import { readEntry } from './read-entry.ts'
import { type Filling, type Phrase, readFillings, readPhrases } from './read-phrases.ts'
import { readScene, type Scene } from './read-scene.ts'

/** The teacher's book as the tutor uses it: an entry is read from its file when it is asked for. */
export interface Book {
  /** The names of all entries. */
  names: readonly string[]
  entry(name: string): Entry | undefined
  kindOf(name: string): Kind | undefined
  /** The entry that a grammar reason leads to. */
  leadsFrom(reason: string): string | undefined
  scenes: readonly Scene[]
  phrases(): readonly Phrase[]
  fillings(): Filling[]
}

/** Those that the conversations of a moment are about. */
const LATEST_ENTRIES = 50

interface Place {
  kind: Kind
  file: string
  start: number
  end: number
  line: number
  reasons: string[]
}

export function openBook(folder = TEACHING): Book {
  const places = placesIn(folder)
  // The first entry that names a reason explains it: grammar stands before pairs and situations.
  const byReason = new Map(
    [...places].flatMap(([name, { reasons }]) => reasons.map((reason) => [reason, name] as const)).reverse(),
  )
  let phrases: Phrase[] | undefined
  return {
    names: [...places.keys()],
    entry: rememberLatest(LATEST_ENTRIES, (name) => {
      const place = places.get(name)
      return place && readAt(folder, place)
    }),
    kindOf: (name) => places.get(name)?.kind,
    leadsFrom: (reason) => byReason.get(reason),
    scenes: filesIn(folder, 'scenes', '.md').flatMap((file) => {
      const report = refuse(file)
      return readBlocks(textOf(folder, file), report).map((block) => readScene(block, report))
    }),
    phrases: () => {
      phrases ??= filesIn(folder, 'phrases', '.tsv')
        .filter((file) => !file.endsWith(FILLINGS))
        .flatMap((file) => readPhrases(textOf(folder, file), refuse(file)))
      return phrases
    },
    fillings: () => {
      const file = join('phrases', FILLINGS)
      return filesIn(folder, 'phrases', FILLINGS).includes(file) ? readFillings(textOf(folder, file), refuse(file)) : []
    },
  }
}

const textOf = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8')

const refuse =
  (file: string, before = 0) =>
  (line: number, says: string): never => {
    throw new Error(problemText({ file, line: line + before, says }))
  }

const NEW_LINE = 10
/** The fields of an entry stand within these bytes. */
const HEAD = 1200

const reasonsIn = (head: string): string[] =>
  (/^reasons:(.*)$/m.exec(head)?.[1] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

/** Where each entry stands. Only its heading is read: the whole text would take 20 MB. */
function placesIn(folder: string): Map<string, Place> {
  const places = new Map<string, Place>()
  for (const kind of KINDS) {
    for (const file of filesIn(folder, kind, '.md')) {
      const bytes = readFileSync(join(folder, file))
      for (const place of headingsIn(bytes)) places.set(place.name, { kind, file, ...place })
    }
  }
  return places
}

function headingsIn(bytes: Buffer): (Omit<Place, 'kind' | 'file'> & { name: string })[] {
  const starts: number[] = bytes.subarray(0, 2).toString() === '# ' ? [0] : []
  for (let at = bytes.indexOf('\n# '); at >= 0; at = bytes.indexOf('\n# ', at + 1)) starts.push(at + 1)
  let line = 0
  let counted = 0
  return starts.map((start, index) => {
    for (; counted < start; counted += 1) if (bytes[counted] === NEW_LINE) line += 1
    const newLine = bytes.indexOf('\n', start)
    const name = bytes.toString('utf8', start + 2, newLine < 0 ? bytes.length : newLine).trim()
    const end = starts[index + 1] ?? bytes.length
    return { name, start, end, line, reasons: reasonsIn(bytes.toString('utf8', start, Math.min(end, start + HEAD))) }
  })
}

function readAt(folder: string, { kind, file, start, end, line }: Place): Entry {
  const bytes = Buffer.alloc(end - start)
  const handle = openSync(join(folder, file), 'r')
  try {
    readSync(handle, bytes, 0, bytes.length, start)
  } finally {
    closeSync(handle)
  }
  const report = refuse(file, line)
  const [block] = readBlocks(bytes.toString('utf8'), report)
  if (!block) throw new Error(problemText({ file, line, says: 'the book has changed since it was opened' }))
  return readEntry(block, kind, report)
}
