import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Word, WordKind } from './word.ts'

const DICTIONARY = join(import.meta.dirname, '../../content/dictionary')
const FILES = ['phrases.tsv', 'set-phrases.tsv']

/** Set phrases of the dictionary, which come before their words; from English only. */
export function phraseWords(verbs: ReadonlySet<string>): Word[] {
  return FILES.flatMap((file) =>
    readFileSync(join(DICTIONARY, file), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .flatMap((line): Word[] => {
        const [en = '', part = '', , , , gloss = ''] = line.split('\t')
        const id = (gloss.split(/[,;]\s*/)[0] ?? '').trim()
        return id === '' || id === '-' || SHORTEST > en.split(' ').length
          ? []
          : kindsOf(en, part, verbs).map((kind) => phraseWord(kind, en, id))
      }),
  )
}

const SHORTEST = 2

/** Somebody else, or what is named, stands in the phrase. */
const OPEN = /\b(?:someone|somebody|something)\b/
const BEHIND =
  /^(?:in|on|at|by|for|out|off|under|over|behind|beyond|up|across|around|until|without|to|as|from|ahead|once)$/
const PREPOSITION_LAST = /^(?:of|to|for|with|from|about|on|at|in|as|than|into)$/

function kindsOf(en: string, part: string, verbs: ReadonlySet<string>): WordKind[] {
  const words = en.split(' ')
  const [first = ''] = words
  if (OPEN.test(en)) return []
  if (part === 'noun') return ['noun']
  if (part === 'phrasal verb') return ['verb']
  if (/^(?:be|an?|the|I|you|it|let|what|how|that)\b/.test(en) || /[,']/.test(en)) return []
  if (BEHIND.test(first) && PREPOSITION_LAST.test(words.at(-1) ?? '')) return []
  if (BEHIND.test(first)) return ['adverb', 'adjective']
  return verbs.has(first) && part !== 'exclamation' ? ['verb'] : []
}

/** Before what its words mean one by one; two words may stand side by side by chance. */
const LIKELY = 0.1
const SURE = -0.6
const LONG = 3
const NOTES: Partial<Record<WordKind, ReadonlySet<string>>> = { adverb: new Set(['end', 'to-id']) }
const FROM_ENGLISH: ReadonlySet<string> = new Set(['to-id'])

const phraseWord = (kind: WordKind, en: string, id: string): Word => ({
  kind,
  en: [en.replaceAll(/\byour/g, 'my')],
  id: [id],
  notes: NOTES[kind] ?? FROM_ENGLISH,
  cost: en.split(' ').length < LONG ? LIKELY : SURE,
})
