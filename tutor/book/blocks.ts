import type { Report } from './problem.ts'

export interface Line {
  text: string
  line: number
}

export interface Section {
  name: string
  line: number
  lines: Line[]
}

/** '# name', fields, then sections. */
export interface Block {
  name: string
  line: number
  fields: Map<string, Line>
  sections: Section[]
}

const FIELD = /^([a-z]+):\s*(.*)$/

export function readBlocks(text: string, report: Report): Block[] {
  const blocks: Block[] = []
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const one = { text: raw.trim(), line: at + 1 }
    if (one.text !== '') readLine(blocks, one, report)
  }
  return blocks
}

function readLine(blocks: Block[], one: Line, report: Report): void {
  const { text, line } = one
  const block = blocks.at(-1)
  const section = block?.sections.at(-1)
  if (text.startsWith('# ')) {
    blocks.push({ name: text.slice(2).trim(), line, fields: new Map(), sections: [] })
  } else if (!block) {
    report(line, `stands before the first '# name': ${text}`)
  } else if (text.startsWith('## ')) {
    block.sections.push({ name: text.slice(3).trim(), line, lines: [] })
  } else if (section) {
    section.lines.push(one)
  } else {
    readField(block, one, report)
  }
}

function readField({ name, fields }: Block, { text, line }: Line, report: Report): void {
  const [, key = '', value = ''] = FIELD.exec(text) ?? []
  if (key === '') report(line, `${name}: neither a field nor a section: ${text}`)
  else if (fields.has(key)) report(line, `${name}: '${key}' stands there twice`)
  else fields.set(key, { text: value.trim(), line })
}

/** 'Indonesian | English'. */
export function splitLanguages({ text, line }: Line, report: Report): { id: string; en: string } {
  const [id = '', en = '', ...others] = text.split(/\s+\|\s+/).map((part) => part.trim())
  if (id === '' || en === '' || others.length > 0) report(line, `not 'Indonesian | English': ${text}`)
  return { id, en }
}
