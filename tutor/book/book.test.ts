import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { openBook } from './open-book.ts'
import { problemText } from './problem.ts'
import { readBook } from './read-book.ts'

describe('the book as it is', () => {
  const { book, problems } = readBook()

  test('nothing is malformed, every name is unique, and what it leads to is there', () => {
    expect(problems.map(problemText)).toEqual([])
  })

  test('opened entry by entry it says the same', () => {
    const opened = openBook()
    expect(opened.names).toEqual(book.entries.map(({ name }) => name))
    for (const entry of book.entries) expect(opened.entry(entry.name)).toEqual(entry)
    expect(opened.scenes).toEqual(book.scenes)
    expect(opened.phrases()).toEqual(book.phrases)
    expect(opened.fillings()).toEqual(book.fillings)
  })

  test('no way to ask stands there twice', () => {
    const asked = book.entries.flatMap(({ name, ask }) => ask.map((line) => ({ name, line: line.toLowerCase() })))
    const first = new Map<string, string>()
    const twice = asked.filter(({ name, line }) => first.has(line) || !first.set(line, name))
    expect(twice.map(({ name, line }) => `${name}, ${first.get(line)}: ${line}`)).toEqual([])
  })
})

describe('what is malformed is named with its file and line', () => {
  let folder = ''
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  function problemsOf(files: Record<string, string>): string[] {
    folder = mkdtempSync(join(tmpdir(), 'book-'))
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
    return readBook(folder).problems.map(problemText)
  }

  const ENTRY = `# thanks
title: Terima kasih | Thanks

## ask
- makasih inggrisnya apa

## short
id: Bilang **thanks**.
en: Say **thanks**.

## examples
- Thank you. = Terima kasih.
`

  test.each([
    ['a good entry', ENTRY, []],
    ['no title', ENTRY.replace(/^title.*\n/m, ''), ['care/a.md:1: thanks: no title']],
    ['one language only', ENTRY.replace(' | Thanks', ''), ["care/a.md:2: not 'Indonesian | English': Terima kasih"]],
    ['a missing section', ENTRY.replace(/## examples.*/s, ''), ["care/a.md:1: thanks: no section 'examples'"]],
    ['an unknown section', `${ENTRY}\n## extra\n- a\n`, ['care/a.md:14: thanks: no such section: extra']],
    ['an unknown field', ENTRY.replace('title', 'titel: x\ntitle'), ['care/a.md:2: thanks: no such field: titel']],
    ['a sentence without Indonesian', `${ENTRY}- Bye.\n`, ["care/a.md:13: not 'English = Indonesian': Bye."]],
    [
      'an exercise without a key',
      `${ENTRY}## exercise\n- I … it.\n`,
      ['care/a.md:14: an exercise without a key: I … it.'],
    ],
    [
      'an exercise without a gap',
      `${ENTRY}## exercise\n- I it. = do\n`,
      ["care/a.md:14: an exercise without '…': I it. = do"],
    ],
    [
      'a next that is not there',
      ENTRY.replace('title', 'next: bye\ntitle'),
      ['care/a.md:1: thanks: no such next: bye'],
    ],
    [
      'a reason that is not there',
      ENTRY.replace('title', 'reasons: article-a, borrow-lend, zzz\ntitle'),
      ['care/a.md:1: thanks: no such reason: borrow-lend', 'care/a.md:1: thanks: no such reason: zzz'],
    ],
    ['a name twice', `${ENTRY}\n${ENTRY}`, ['care/a.md:14: thanks: also in care/a.md:1']],
  ])('%s', (_, text, said) => {
    expect(problemsOf({ 'care/a.md': text })).toEqual(said)
  })

  test('a pair without a mistake and an exercise', () => {
    expect(problemsOf({ 'pairs/a.md': ENTRY })).toEqual([
      "pairs/a.md:1: thanks: no section 'mistake'",
      "pairs/a.md:1: thanks: no section 'exercise'",
    ])
  })

  test.each([
    ['Hello {name}!\tHalo {name}! / hai {name}\n', []],
    ['Hello {name}!\tHalo!\n', ["phrases/a.tsv:1: other slots than 'Hello {name}!': Halo!"]],
    ['Hello\n', ['phrases/a.tsv:1: not two columns: Hello']],
    ['Hi {nam}\tHai {nam}\n', ['phrases/a.tsv:1: no such slot: nam']],
  ])('phrases: %j', (text, said) => {
    expect(problemsOf({ 'phrases/a.tsv': text })).toEqual(said)
  })

  test('a scene whose line cannot be said in simpler words or in Indonesian', () => {
    const scene = `# cafe
title: Di kafe | At a café
role: barista | a barista

## start
say: Hello!
- * → end
`
    expect(problemsOf({ 'scenes/a.md': scene })).toEqual([
      "scenes/a.md:5: 'start' needs a line 'simple:'",
      "scenes/a.md:5: 'start' needs a line 'id:'",
    ])
  })

  test('a scene that leads to a step that is not there', () => {
    const scene = `# cafe
title: Di kafe | At a café
role: barista | a barista

## start
say: Hello!
simple: Hello!
id: Halo!
- tea|coffee → pay
- * → end
`
    expect(problemsOf({ 'scenes/a.md': scene })).toEqual(['scenes/a.md:9: cafe: no such step: pay'])
  })
})
