import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Way } from '../../english/grammar/in-way.ts'
import { TEACHING } from './read-book.ts'

export interface InWay {
  from: string
  sentence: string
}

interface Row extends InWay {
  entry: string
  way: Way
}

let known: ReadonlyMap<string, readonly InWay[]> | undefined

/** The examples of an entry said in another way (`scripts/tutor/build-ways.ts`). */
export function sentencesInWay(entry: string, way: Way): readonly InWay[] {
  known ??= Map.groupBy(wayRows(), ({ entry, way }) => `${entry} ${way}`)
  return known.get(`${entry} ${way}`) ?? []
}

export function wayRows(): Row[] {
  const lines = readFileSync(join(TEACHING, 'ways.tsv'), 'utf8').trimEnd().split('\n').slice(1)
  return lines.map((line) => {
    const [entry = '', way = '', from = '', sentence = ''] = line.split('\t')
    return { entry, way: way as Way, from, sentence }
  })
}
