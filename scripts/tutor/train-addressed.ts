/**
 * Trains whether an English message asks the tutor something or is written for practice (`tutor/intents/addressed.ts`):
 * questions and follow-ups of the teacher's book against the sentences of its phrase book and of learners;
 * deterministic. Run it when the book's questions, evals/addressed-training.tsv or the features change.
 */
import { writeFileSync } from 'node:fs'
import { detectLanguage } from '../../english/language/detect-language.ts'
import { openLexicon } from '../../english/words/lexicon.ts'
import { readBook } from '../../tutor/book/read-book.ts'
import { readPhrasings } from '../../tutor/find/facet-index.ts'
import { ADDRESSED_WEIGHTS, ADDRESSEES, type Addressee } from '../../tutor/intents/addressed.ts'
import { LABELS } from '../../tutor/intents/classifier.ts'
import { type Example, fitLinear, packLinear } from './fit-linear.ts'
import { everyOf, practisedTexts } from './practised-texts.ts'
import { trainingRows } from './training-rows.ts'

const OWN_WEIGHT = 4
const FOLLOW_UP_WEIGHT = 2
const EVERY_ASKED = 2

const lexicon = openLexicon()
const isEnglish = (text: string): boolean => detectLanguage(text, lexicon) === 'en'
const times = (count: number, texts: readonly string[]): string[] => Array.from({ length: count }, () => texts).flat()
const labelled = (label: Addressee, texts: readonly string[]): Example<Addressee>[] =>
  texts.map((utterance) => ({ label, utterance }))

const intents = trainingRows('intents-training.tsv', LABELS).filter(({ label }) => label !== 'sentence')
const asked = [
  ...everyOf(
    EVERY_ASKED,
    readBook()
      .book.entries.flatMap(({ ask }) => ask)
      .filter(isEnglish),
  ),
  ...times(
    FOLLOW_UP_WEIGHT,
    readPhrasings()
      .map(({ text }) => text)
      .filter(isEnglish),
  ),
  ...intents.map(({ utterance }) => utterance).filter(isEnglish),
]
const practised = practisedTexts()
const own = trainingRows('addressed-training.tsv', ADDRESSEES)
const examples = [
  ...labelled('tutor', asked),
  ...labelled('practice', practised),
  ...Array.from({ length: OWN_WEIGHT }, () => own).flat(),
]
writeFileSync(ADDRESSED_WEIGHTS, packLinear(fitLinear(examples, ADDRESSEES)))
console.log(`${asked.length} to the tutor, ${practised.length} for practice, ${own.length} of both`)
