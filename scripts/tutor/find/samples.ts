import type { Finding } from '../../../english/grammar/correct.ts'
import { correctText } from '../../../english/grammar/correct-text.ts'
import type { Lexicon } from '../../../english/words/lexicon.ts'
import { type Entry, type Kind, SENTENCE_FACETS } from '../../../tutor/book/entry.ts'
import { englishFragment } from '../../../tutor/find/fragment.ts'
import { plainWords } from '../../../tutor/find/words.ts'

/** A text that speaks of an entry. */
export interface Sample {
  entry: number
  words: string[]
  findings: Finding[]
  weight: number
}

const WEIGHTS = { ask: 1, question: 1, title: 1, keyword: 2, item: 1.2, wrong: 0.6, sentence: 0.8, text: 0.3 }

/** Elsewhere a quoted mistake is not what the entry is about. */
const CHECKED: ReadonlySet<Kind> = new Set<Kind>(['grammar', 'pairs'])

export function samplesOf(entry: Entry, number: number, questions: readonly string[], lexicon: Lexicon): Sample[] {
  const sample = (text: string, weight: number, wrong: string | null = null): Sample => ({
    entry: number,
    words: plainWords(text),
    findings: wrong === null ? [] : correctText(wrong, lexicon).flatMap(({ findings }) => findings),
    weight,
  })
  const isChecked = CHECKED.has(entry.kind)
  const { ask, title, keywords, items, mistake, short, compare } = entry
  return [
    ...ask.map((text) => sample(text, WEIGHTS.ask, isChecked ? englishFragment(text, lexicon) : null)),
    ...questions.map((text) => sample(text, WEIGHTS.question, isChecked ? englishFragment(text, lexicon) : null)),
    ...[title.id, title.en].map((text) => sample(text, WEIGHTS.title)),
    ...keywords.map((text) => sample(text, WEIGHTS.keyword)),
    ...items.map((text) => sample(text, WEIGHTS.item)),
    ...mistake.sentences.map(({ wrong }) => sample(wrong, WEIGHTS.wrong, wrong)),
    ...SENTENCE_FACETS.flatMap((facet) => entry[facet])
      .flatMap(({ en, id }) => [en, id])
      .map((text) => sample(text, WEIGHTS.sentence)),
    ...[short, compare].flatMap((text) => (text ? [text.id, text.en] : [])).map((text) => sample(text, WEIGHTS.text)),
    ...(entry.meaning ? [sample(entry.meaning, WEIGHTS.text)] : []),
  ].filter(({ words }) => words.length > 0)
}
