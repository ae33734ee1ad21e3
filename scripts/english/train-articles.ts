/**
 * Learns which article a noun phrase takes (`english/grammar/noun-phrases/article-model.ts`) from right English: the
 * text files of the folder that is its argument, and our dictionary, book and WordNet; deterministic. What the sets in
 * evals have is not learnt, so that they can judge it. Run it when the features, the slots or the tags have changed.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ARTICLE_WEIGHTS } from '../../english/grammar/noun-phrases/article-weights.ts'
import { openLexicon } from '../../english/words/lexicon.ts'
import { developmentRight } from '../eval/learnt-from.ts'
import { articleExamples } from './article-examples.ts'
import { fitArticles, packArticles } from './fit-articles.ts'
import { ownTexts, proseOf, wordNetTexts } from './right-english.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Usage: train-articles.ts FOLDER')
/** Our own texts are nearest to what learners write. */
const OWN_WEIGHT = 3
/** They know every noun, but are no whole sentences. */
const DEFINITION_WEIGHT = 0.5

const lexicon = openLexicon()
const judged = new Set(developmentRight())
const { definitions, examples: written } = wordNetTexts()
const prose = readdirSync(folder)
  .toSorted()
  .flatMap((name) => proseOf(readFileSync(join(folder, name), 'utf8')))
const sources = [
  { texts: ownTexts(), weight: OWN_WEIGHT },
  { texts: [...prose, ...written], weight: 1 },
  { texts: definitions, weight: DEFINITION_WEIGHT },
]
const examples = sources.flatMap(({ texts, weight }) =>
  [...new Set(texts)]
    .filter((text) => !judged.has(text))
    .flatMap((text) => articleExamples(text, lexicon))
    .map((example) => ({ ...example, weight })),
)
writeFileSync(ARTICLE_WEIGHTS, packArticles(fitArticles(examples)))
console.log(`${examples.length} examples`)
