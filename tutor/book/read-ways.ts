import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Way } from '../../english/grammar/in-way.ts'
import { TEACHING } from './read-book.ts'

export interface InWay {
  from: string
  sentence: string
}

let known: ReadonlyMap<string, readonly InWay[]> | undefined

/** The examples of an entry said in another way (`scripts/tutor/build-ways.ts`). */
export function sentencesInWay(entry: string, way: Way): readonly InWay[] {
  known ??= readWays()
  return known.get(`${entry} ${way}`) ?? []
}

function readWays(folder = TEACHING): ReadonlyMap<string, readonly InWay[]> {
  const rows = readFileSync(join(folder, 'ways.tsv'), 'utf8').trimEnd().split('\n').slice(1)
  const ways = new Map<string, InWay[]>()
  for (const row of rows) {
    const [entry = '', way = '', from = '', sentence = ''] = row.split('\t')
    const key = `${entry} ${way}`
    ways.set(key, [...(ways.get(key) ?? []), { from, sentence }])
  }
  return ways
}
