import { readFileSync } from 'node:fs'
import type { LookUp } from '../../domain/explainer/look-up.ts'
import { lookUp } from '../../english/dictionary/look-up.ts'
import { mentions } from '../../server/explainer/mentions.ts'
import { ensureIndex } from '../dictionary/ensure-index.ts'
import { PROJECT_ROOT } from '../project-root.ts'

/** Prints a row per item (id, lookup, result, definition, example, synonyms, gloss), then the totals. */
export async function run(file: string): Promise<void> {
  await ensureIndex(PROJECT_ROOT)
  const items = readItems(file).map(({ id, lookup }) => ({ id, lookup, answer: lookUp(lookup) }))
  for (const { id, lookup, answer } of items) console.log([id, lookup, ...cellsOf(answer)].join('\t'))
  const found = items.map(({ answer }) => answer).filter((answer) => answer.found)
  const share = (count: number) => Number((count / Math.max(1, items.length)).toFixed(4))
  console.log(
    JSON.stringify({
      items: items.length,
      found: share(found.length),
      withExample: share(found.filter(hasGoodExample).length),
      withSynonyms: share(found.filter(hasSynonyms).length),
    }),
  )
}

function readItems(file: string): { id: string; lookup: string }[] {
  const [header = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  const columns = header.split('\t')
  const idAt = Math.max(0, columns.indexOf('id'))
  const lookupAt = columns.includes('lookup') ? columns.indexOf('lookup') : 1
  return lines
    .map((line) => line.split('\t'))
    .map((cells) => ({ id: cells[idAt] ?? '', lookup: cells[lookupAt] ?? '' }))
}

function cellsOf(answer: LookUp): string[] {
  if (!answer.found)
    return [`not found (${answer.reason})`, '-', '-', '-', `try: ${answer.suggestions.join(', ') || '-'}`]
  const { definition, example, synonyms, gloss, partOfSpeech } = answer.senses[0]
  return [foundAs(answer), `(${partOfSpeech}) ${definition}`, example ?? '-', synonyms.join(', ') || '-', gloss ?? '-']
}

function foundAs({ word, by, baseForm }: Extract<LookUp, { found: true }>): string {
  if (baseForm) return `${baseForm.relations.join(' and ')} of ${baseForm.word}`
  return by === 'exact' ? word : `${word} (${by})`
}

/** Entries of the learner's dictionary have two or say that there is no other; a test of its own checks that. */
const hasSynonyms = ({ source, senses: [first] }: Extract<LookUp, { found: true }>): boolean =>
  source === 'learner' || first.synonyms.length > 1

const hasGoodExample = ({ word, senses: [first] }: Extract<LookUp, { found: true }>): boolean =>
  first.example !== null && mentions(word, first.example)
