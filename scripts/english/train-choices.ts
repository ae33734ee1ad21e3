/**
 * Learns which choices are usual (`english/grammar/choices/`) from right English: the text files of the folder that is its
 * argument, and our dictionary, book and WordNet; deterministic. What the sets in evals have is not learnt, so that they
 * can judge it. Run it when features, slots or tags have changed; a second argument names the one file of weights to learn.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { weightsFile } from '../../english/grammar/choices/choice.ts'
import { openLexicon } from '../../english/words/lexicon.ts'
import { developmentRight } from '../eval/learnt-from.ts'
import { choiceExamples, type Learnt, type PhraseSlot } from './choice-examples.ts'
import { fitChoice, packChoice } from './fit-choice.ts'
import { learntArticle } from './learnt-choices.ts'
import { ownTexts, proseOf, wordNetTexts } from './right-english.ts'

const [folder, only] = process.argv.slice(2)
if (!folder) throw new Error('Usage: train-choices.ts FOLDER [FILE]')
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
].map(({ texts, weight }) => ({ texts: [...new Set(texts)].filter((text) => !judged.has(text)), weight }))

function learn<Name extends string, Slot extends PhraseSlot<Name>>(learnt: Learnt<Name, Slot>) {
  const { choice } = learnt
  if (only && only !== choice.file) return
  const examples = sources.flatMap(({ texts, weight }) =>
    texts.flatMap((text) => choiceExamples(learnt, text, lexicon)).map((example) => ({ ...example, weight })),
  )
  writeFileSync(weightsFile(choice), packChoice(choice, fitChoice(choice, examples)))
  console.log(`${choice.file}: ${examples.length} examples`)
}

learn(learntArticle)
