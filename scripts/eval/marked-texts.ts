import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface MarkedSentence {
  /** The text it stands in: who wrote it. */
  voice: string
  wrong: string
  /** What it may be instead, the best first; the sentence itself where nothing is marked. */
  right: readonly string[]
}

/** A mistake in a text: 'He {go|goes|went} home'. */
const MARK = /\{([^{}]*)\}/
const MOST_VERSIONS = 24

/** The sentences of the texts in a folder: a line each, behind a line '# whose | kind'. */
export function readMarkedTexts(folder: string): MarkedSentence[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((name) => {
      let voice = name
      return readFileSync(join(folder, name), 'utf8')
        .split(/\r?\n/)
        .flatMap((line) => {
          if (line.startsWith('#')) voice = `${name} ${line.slice(1).trim()}`
          return line.startsWith('#') || line.trim() === '' ? [] : [readMarked(line.trim(), voice)]
        })
    })
}

export function readMarked(line: string, voice: string): MarkedSentence {
  const wrong = tidy(line.replaceAll(new RegExp(MARK, 'g'), (_, inside: string) => inside.split('|')[0] ?? ''))
  const right = [...new Set(versions(line).map(tidy))]
  return { voice, wrong, right }
}

function versions(line: string): string[] {
  const mark = MARK.exec(line)
  if (!mark) return [line]
  const [whole, inside = ''] = mark
  const [before, behind] = [line.slice(0, mark.index), line.slice(mark.index + whole.length)]
  const rest = versions(behind)
  return inside
    .split('|')
    .slice(1)
    .flatMap((one) => rest.map((end) => `${before}${one}${end}`))
    .slice(0, MOST_VERSIONS)
}

const tidy = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.?!;:](?:\s|$))/g, '')
    .trim()
