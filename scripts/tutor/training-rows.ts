import { readFileSync } from 'node:fs'
import { PROJECT_ROOT } from '../project-root.ts'
import type { Example } from './fit-linear.ts'

/** A file in evals with a label and an utterance a line, and whose voice it is where that is kept. */
export const trainingRows = <Label extends string>(file: string, labels: readonly Label[]): Example<Label>[] =>
  readFileSync(`${PROJECT_ROOT}/evals/${file}`, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [label = '', utterance = '', voice] = line.split('\t')
      if (!labels.includes(label as Label)) throw new Error(`No such label in ${file}: ${label}`)
      return { label: label as Label, utterance, ...(voice && { voice }) }
    })
