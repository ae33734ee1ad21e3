/**
 * Writes content/teaching/ways.tsv: for entries without sentences of their own in the negative, as a question, in the
 * past or in the future, their examples said in that way. Only what the checker finds right is kept. Run it when
 * entries or the grammar change.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { correctSentence } from '../../english/grammar/correct.ts'
import { sentenceInWay, WAYS } from '../../english/grammar/in-way.ts'
import { openLexicon } from '../../english/words/lexicon.ts'

import { type Entry, SENTENCE_FACETS } from '../../tutor/book/entry.ts'
import { readBook } from '../../tutor/book/read-book.ts'
import { PROJECT_ROOT } from '../project-root.ts'

const MOST = 2
const DICTIONARY = `${PROJECT_ROOT}/content/dictionary`
const lexicon = openLexicon()
const examplesOf = Map.groupBy(dictionaryRows(), ({ word }) => word)
const isRight = (sentence: string): boolean => correctSentence(sentence, lexicon).findings.length === 0

const rows = readBook().book.entries.flatMap((entry) =>
  entry.kind === 'care' ? [] : WAYS.flatMap((way) => (entry[way].length > 0 ? [] : rowsOf(entry, way))),
)
writeFileSync(`${PROJECT_ROOT}/content/teaching/ways.tsv`, `entry\tway\tfrom\tsentence\n${rows.join('\n')}\n`)

function rowsOf(entry: Entry, way: (typeof WAYS)[number]): string[] {
  const made = sentencesOf(entry).flatMap((from) => {
    const sentence = sentenceInWay(from, way, lexicon)
    const isForbidden = entry.kind === 'situations' && sentence?.startsWith("Don't")
    return sentence !== null && !isForbidden && isRight(sentence) ? [{ from, sentence }] : []
  })
  return inTurn(entry, made)
    .slice(0, MOST)
    .map(({ from, sentence }) => [entry.name, way, from, sentence].join('\t'))
}

/** Its own sentences first, then what its mistakes and exercises become; of a pair also those of the dictionary. */
function sentencesOf(entry: Entry): string[] {
  return [
    ...SENTENCE_FACETS.flatMap((facet) => entry[facet].map(({ en }) => en)),
    ...entry.mistake.sentences.map(({ right }) => right),
    ...entry.exercise.map(({ sentence, keys }) => sentence.replace('…', keys[0] ?? '').replaceAll(/\s*\([^)]*\)/g, '')),
    ...(entry.kind === 'pairs' ? entry.items : []).flatMap((item) =>
      (examplesOf.get(item) ?? []).map(({ example }) => example),
    ),
  ]
}

function dictionaryRows(): { word: string; example: string }[] {
  const files = readdirSync(DICTIONARY).filter((name) => name.endsWith('.tsv'))
  const lines = files.flatMap((name) => readFileSync(`${DICTIONARY}/${name}`, 'utf8').trimEnd().split('\n').slice(1))
  return lines.map((line) => {
    const [word = '', , , example = ''] = line.split('\t')
    return { word, example }
  })
}

/** Of a pair one sentence with each of its words before a second one with the same. */
function inTurn({ kind, items }: Entry, made: readonly Made[]): Made[] {
  if (kind !== 'pairs') return [...made]
  const first = items.flatMap((item) => made.find(({ from }) => ` ${from.toLowerCase()}`.includes(` ${item}`)) ?? [])
  return [...new Set([...first, ...made])]
}

interface Made {
  from: string
  sentence: string
}
