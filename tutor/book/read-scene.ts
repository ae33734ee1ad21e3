import { type Block, type Line, type Section, splitLanguages } from './blocks.ts'
import { type InBoth, LEVELS, type Level } from './entry.ts'
import type { Report } from './problem.ts'

/** A role-play. */
export interface Scene {
  name: string
  title: InBoth
  level: Level | null
  role: InBoth
  /** Words for who the learner is. */
  learner: string[]
  names: string[]
  facts: string[]
  /** The first one is where it starts. */
  steps: SceneStep[]
  /** Answers to questions that may come at any step; the scene then waits where it was. */
  asides: { words: string[]; say: string }[]
}

export interface SceneStep {
  name: string
  say: string
  /** The same in words of a beginner, and in Indonesian. */
  simple: string
  meaning: string
  help: string
  good: string[]
  /** The first that fits leads on; no words: anything. */
  choices: { words: string[]; to: string }[]
}

/** Where a choice leads that ends the scene. */
export const END = 'end'
const ASIDE = 'ask:'
const FIELDS = new Set(['title', 'level', 'role', 'learner', 'names', 'facts'])

export function readScene(block: Block, report: Report): Scene {
  const { name, line, fields, sections } = block
  for (const [key, field] of fields) if (!FIELDS.has(key)) report(field.line, `${name}: no such field: ${key}`)
  const inBoth = (key: string): InBoth => {
    const field = fields.get(key)
    if (!field) report(line, `${name}: no ${key}`)
    return field ? splitLanguages(field, report) : { id: name, en: name }
  }
  const isAside = (section: Section) => section.name.startsWith(ASIDE)
  const steps = sections.filter((section) => !isAside(section))
  checkTargets(name, steps, report)
  return {
    name,
    title: inBoth('title'),
    level: LEVELS.find((level) => level === fields.get('level')?.text) ?? null,
    role: inBoth('role'),
    learner: split(fields.get('learner')?.text, ','),
    names: split(fields.get('names')?.text, ','),
    facts: split(fields.get('facts')?.text, ';'),
    steps: steps.map((section) => readStep(section, report)),
    asides: sections.filter(isAside).map((section) => {
      const [say = ''] = valuesOf(section, 'say')
      if (say === '') report(section.line, `${name}: no 'say:' in '${section.name}'`)
      return { words: split(section.name.slice(ASIDE.length), '|'), say }
    }),
  }
}

function readStep(section: Section, report: Report): SceneStep {
  const [say = '', ...others] = valuesOf(section, 'say')
  if (say === '' || others.length > 0) report(section.line, `'${section.name}' needs one line 'say:'`)
  for (const { text, line } of section.lines) {
    if (!/^(?:(?:say|simple|id|help|good):|- )/.test(text))
      report(line, `neither say, simple, id, help, good nor a choice: ${text}`)
  }
  const only = (key: string): string => {
    const [one = ''] = valuesOf(section, key)
    if (one === '') report(section.line, `'${section.name}' needs a line '${key}:'`)
    return one
  }
  const choices = section.lines.filter(isChoice).map((one) => readChoice(one, report))
  if (choices.length === 0) report(section.line, `'${section.name}' leads nowhere`)
  return {
    name: section.name,
    say,
    simple: only('simple'),
    meaning: only('id'),
    help: valuesOf(section, 'help').join(' '),
    good: valuesOf(section, 'good'),
    choices,
  }
}

const isChoice = ({ text }: Line): boolean => text.startsWith('- ')

function readChoice({ text, line }: Line, report: Report): SceneStep['choices'][number] {
  const [words = '', to = '', ...others] = text.slice(2).split(/\s*→\s*/)
  if (words === '' || to === '' || others.length > 0) report(line, `not 'words → step': ${text}`)
  return { words: words === '*' ? [] : split(words, '|'), to }
}

function checkTargets(name: string, steps: readonly Section[], report: Report): void {
  const known = new Set([END, ...steps.map((step) => step.name)])
  if (steps.length === 0) report(0, `${name}: no steps`)
  if (known.size <= steps.length) report(steps[0]?.line ?? 0, `${name}: two steps have the same name`)
  for (const { text, line } of steps.flatMap(({ lines }) => lines).filter(isChoice)) {
    const to = text.split('→').at(-1)?.trim() ?? ''
    if (!known.has(to)) report(line, `${name}: no such step: ${to}`)
  }
}

const valuesOf = ({ lines }: Section, key: string): string[] =>
  lines.filter(({ text }) => text.startsWith(`${key}:`)).map(({ text }) => text.slice(key.length + 1).trim())

const split = (text: string | undefined, by: string): string[] =>
  (text ?? '')
    .split(by)
    .map((part) => part.trim())
    .filter(Boolean)
