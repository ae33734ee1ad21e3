import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Document, LineCounter, Node } from 'yaml'

/** Loaded on first use: it takes 9 MB, which a site without a folder of its own does not need. */
const yaml = (): typeof import('yaml') => createRequire(import.meta.url)('yaml')

export interface Problem {
  file: string
  /** From 1; null if it is about the whole file. */
  line: number | null
  reason: string
}

export interface YamlFile {
  name: string
  /** Undefined if there is no such file. */
  value: unknown
  lineOf(path: readonly PropertyKey[]): number | null
}

/** A file of a school's folder. Mistakes of form are added to `problems`. */
export function readYaml(folder: string, name: string, problems: Problem[]): YamlFile {
  const path = join(folder, name)
  if (!existsSync(path)) return { name, value: undefined, lineOf: () => null }
  const { LineCounter, parseDocument } = yaml()
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''), { lineCounter: lines })
  for (const { linePos, message } of document.errors)
    problems.push({ file: name, line: linePos?.[0].line ?? null, reason: message.split(' at line ')[0] ?? message })
  return {
    name,
    value: document.errors.length > 0 ? undefined : document.toJS(),
    lineOf: (wanted) => lineIn(document, lines, wanted),
  }
}

/** The line of the deepest part of the path that is in the file; for a key that is there, the line of the key. */
function lineIn(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number | null {
  const { isCollection, isMap, isPair } = yaml()
  let node: unknown = document.contents
  let offset = offsetOf(node) ?? 0
  for (const part of path) {
    const pair = isMap(node) ? node.items.find((item) => isPair(item) && keyOf(item.key) === String(part)) : undefined
    const next = pair ? pair.value : isCollection(node) ? node.get(part, true) : undefined
    const found = offsetOf(pair?.key) ?? offsetOf(next)
    if (found === null) break
    offset = found
    node = next
  }
  return lines.linePos(offset).line
}

const keyOf = (key: unknown): string => String((key as { value?: unknown } | null)?.value ?? '')
const offsetOf = (node: unknown): number | null => (node as Node | undefined | null)?.range?.[0] ?? null
