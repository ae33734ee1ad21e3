import { type Block, type Line, type Section, splitLanguages } from './blocks.ts'
import {
  type Entry,
  type Exercise,
  FACETS,
  type Facet,
  type InBoth,
  type Kind,
  LEVELS,
  type Level,
  type Mistake,
  REQUIRED,
  SENTENCE_FACETS,
  TEXT_FACETS,
} from './entry.ts'
import type { Report } from './problem.ts'

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const FIELDS = new Set(['level', 'title', 'items', 'keywords', 'reasons', 'next'])
const WITH_MISTAKES: readonly Kind[] = ['grammar', 'pairs']
/** Of what to say the best line may stand for the short answer. */
const WITHOUT_SHORT: readonly Kind[] = ['situations']
const GAP = '…'

export function readEntry(block: Block, kind: Kind, report: Report): Entry {
  const { name, line, fields } = block
  if (!NAME.test(name)) report(line, `${name}: a name is lower case with hyphens`)
  for (const [key, field] of fields) if (!FIELDS.has(key)) report(field.line, `${name}: no such field: ${key}`)
  const sections = sectionsOf(block, kind, report)
  const linesOf = (facet: Facet): Line[] => sections.get(facet)?.lines ?? []
  const textOf = (facet: Facet): InBoth | null =>
    sections.has(facet) ? readText(linesOf(facet), `${name}, ${facet}`, report) : null
  const sentencesOf = (facet: Facet): InBoth[] => linesOf(facet).map((one) => readSentence(one, report))
  const title = fields.get('title')
  if (!title) report(line, `${name}: no title`)
  return {
    name,
    kind,
    level: readLevel(block, kind, report),
    title: title ? splitLanguages(title, report) : { id: name, en: name },
    ...(Object.fromEntries(
      ['items', 'keywords', 'reasons', 'next'].map((key) => [key, listOf(fields.get(key))]),
    ) as Lists),
    ...(Object.fromEntries(SENTENCE_FACETS.map((facet) => [facet, sentencesOf(facet)])) as Sentences),
    ...(Object.fromEntries(TEXT_FACETS.map((facet) => [facet, textOf(facet)])) as Texts),
    short: textOf('short') ?? bestLine(linesOf('examples')),
    ask: linesOf('ask').map((one) => bullet(one, report)),
    meaning: readMeaning(linesOf('meaning'), report),
    mistake: readMistakes(linesOf('mistake'), name, report),
    steps: linesOf('steps').map((one) => splitLanguages({ ...one, text: bullet(one, report) }, report)),
    model: linesOf('model').map((one) => bullet(one, report)),
    exercise: linesOf('exercise').map((one) => readExercise(one, report)),
  }
}

const bestLine = ([first]: readonly Line[]): InBoth => {
  const { en } = first ? readSentence(first, () => {}) : { en: '' }
  return { id: `Kalimat terbaik: **${en}**`, en: `Best line: **${en}**` }
}

type Lists = Pick<Entry, 'items' | 'keywords' | 'reasons' | 'next'>
type Sentences = Pick<Entry, (typeof SENTENCE_FACETS)[number]>
type Texts = Pick<Entry, 'form' | 'compare' | 'aloud'>

function sectionsOf({ name, line, sections }: Block, kind: Kind, report: Report): Map<Facet, Section> {
  const found = new Map<Facet, Section>()
  for (const section of sections) {
    const facet = FACETS.find((one) => one === section.name)
    if (!facet) report(section.line, `${name}: no such section: ${section.name}`)
    else if (found.has(facet)) report(section.line, `${name}: '${facet}' stands there twice`)
    else found.set(facet, section)
    if (section.lines.length === 0) report(section.line, `${name}: '${section.name}' is empty`)
  }
  const required = WITH_MISTAKES.includes(kind) ? [...REQUIRED, 'mistake' as const, 'exercise' as const] : REQUIRED
  const isNeeded = (facet: Facet) => facet !== 'short' || !WITHOUT_SHORT.includes(kind)
  for (const facet of required.filter(isNeeded)) if (!found.has(facet)) report(line, `${name}: no section '${facet}'`)
  return found
}

function readLevel({ name, line, fields }: Block, kind: Kind, report: Report): Level | null {
  const field = fields.get('level')
  const level = LEVELS.find((one) => one === field?.text) ?? null
  if (field && !level) report(field.line, `${name}: no such level: ${field.text}`)
  if (!field && kind === 'grammar') report(line, `${name}: no level`)
  return level
}

const listOf = (field: Line | undefined): string[] =>
  (field?.text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

function bullet({ text, line }: Line, report: Report): string {
  if (!text.startsWith('- ')) report(line, `not a line of a list ('- …'): ${text}`)
  return text.replace(/^-\s*/, '')
}

/** English may hold '=' itself, as in '5 + 5 = 10': the last one counts. */
function readSentence(one: Line, report: Report): InBoth {
  const text = bullet(one, report)
  const at = text.lastIndexOf(' = ')
  if (at < 0) report(one.line, `not 'English = Indonesian': ${text}`)
  return { en: text.slice(0, at).trim(), id: text.slice(at + 3).trim() }
}

function readText(lines: readonly Line[], where: string, report: Report): InBoth {
  const found = { id: '', en: '' }
  for (const { text, line } of lines) {
    const [, key = '', value = ''] = /^(id|en):\s*(.+)$/.exec(text) ?? []
    if (key !== 'id' && key !== 'en') report(line, `${where}: neither 'id:' nor 'en:': ${text}`)
    else if (found[key] !== '') report(line, `${where}: '${key}:' stands there twice`)
    else found[key] = value
  }
  const missing = (['id', 'en'] as const).filter((key) => found[key] === '')
  if (missing.length > 0) report(lines[0]?.line ?? 0, `${where}: no '${missing.join(':, ')}:'`)
  return found
}

function readMeaning(lines: readonly Line[], report: Report): string | null {
  const [first, ...others] = lines
  if (!first) return null
  const text = /^id:\s*(.+)$/.exec(first.text)?.[1]
  if (!text || others.length > 0) report(first.line, `a meaning is one line 'id: …': ${first.text}`)
  return text ?? null
}

function readMistakes(lines: readonly Line[], name: string, report: Report): Entry['mistake'] {
  const isSentence = ({ text }: Line) => text.startsWith('-')
  const why = lines.filter((one) => !isSentence(one))
  const sentences = lines.filter(isSentence).map((one) => readMistake(one, report))
  if (lines.length > 0 && sentences.length === 0) report(lines[0]?.line ?? 0, `${name}: a mistake without a sentence`)
  return { sentences, why: why.length > 0 ? readText(why, `${name}, mistake`, report) : null }
}

function readMistake(one: Line, report: Report): Mistake {
  const [wrong = '', right = '', ...others] = bullet(one, report).split(/\s+→\s+/)
  if (wrong === '' || right === '' || others.length > 0) report(one.line, `not 'wrong → right': ${one.text}`)
  return { wrong, right }
}

function readExercise(one: Line, report: Report): Exercise {
  const text = bullet(one, report)
  const at = text.lastIndexOf(' = ')
  const sentence = text.slice(0, at).trim()
  const keys = text
    .slice(at + 3)
    .split(' / ')
    .map((key) => key.trim())
  if (at < 0 || keys.some((key) => key === '')) report(one.line, `an exercise without a key: ${text}`)
  else if (!sentence.includes(GAP)) report(one.line, `an exercise without '${GAP}': ${text}`)
  return { sentence, keys }
}
