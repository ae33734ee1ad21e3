const EVALS: Record<string, () => Promise<{ run(file: string): Promise<void> }>> = {
  alarms: () => import('./alarms.ts'),
  book: () => import('./book.ts'),
  certainty: () => import('./certainty.ts'),
  conversations: () => import('./conversations.ts'),
  correct: () => import('./correct.ts'),
  essays: () => import('./essays.ts'),
  find: () => import('./find.ts'),
  golden: () => import('./golden.ts'),
  grammar: () => import('./grammar.ts'),
  inject: () => import('./inject.ts'),
  intents: () => import('./intents.ts'),
  learners: () => import('./learners.ts'),
  practised: () => import('./practised.ts'),
  translations: () => import('./translations.ts'),
  unseen: () => import('./unseen.ts'),
  voices: () => import('./voices.ts'),
  wishes: () => import('./wishes.ts'),
  words: () => import('./words.ts'),
}
const USAGE = `npm run eval -- words FILE.tsv     looks up every row (id, lookup, kind, essential_meaning) in the dictionary
npm run eval -- grammar FILE.tsv   corrects every row (id, wrong, correct, error_type)
npm run eval -- intents FILE.tsv   understands every row (id, lang, utterance, intent, start_lead_capture)
npm run eval -- alarms FOLDER      corrects right English out of a folder of texts; what was changed, by rule
npm run eval -- book               counts and checks the teacher's book
npm run eval -- certainty          learns from all sets how sure each grammar rule is (english/data/certainty.tsv)
npm run eval -- correct FILE.txt   corrects one text a line: text, corrected text, reasons with their certainty
npm run eval -- golden FILE.tsv    corrects every sentence in evals/ and shows what differs from an earlier FILE
npm run eval -- inject [CLASS]   puts one error into each right development sentence; found and exact by class
npm run eval -- find FILE.tsv      finds every row (question, name of an entry or -) in the teacher's book
npm run eval -- essays FOLDER      reviews every text of a folder (.txt, mistakes marked as {wrong|right})
npm run eval -- learners FOLDER    corrects every text of a folder (.txt, mistakes marked as {wrong|right|also right})
npm run eval -- practised          learns what practised writers do more often than learners (english/data/practised.tsv)
npm run eval -- translations FILE.tsv   asks for every row (to, says, accepted)
npm run eval -- wishes FILE.tsv    asks every row (wish, utterance: join, refuse, elsewhere or none) of a new visitor
npm run eval -- voices             weighs evals/wishes-training.tsv by what was learnt from other voices
npm run eval -- unseen             totals of the sets that nobody reads (evals/unseen)`
/** Those that need no file. */
const ALONE = ['book', 'certainty', 'inject', 'practised', 'unseen', 'voices']

/** Every evaluation prints a row per item, and totals as JSON in the last line. */
const [, , , name = '', file = ''] = process.argv
const load = EVALS[name]
if (load && (file || ALONE.includes(name))) await (await load()).run(file)
else {
  console.log(USAGE)
  process.exitCode = 1
}
