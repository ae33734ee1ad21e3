import type { WordAspect } from '../../content/tutor-word-questions.ts'
import { sayShape } from '../../english/sentences/reshape.ts'
import { comparesOthers, tellGuessed } from '../dialogue/about-word.ts'
import { namesQuiz } from '../dialogue/asked-quiz.ts'
import { moreExercise } from '../dialogue/continuations.ts'
import { isElliptical } from '../dialogue/ellipsis.ts'
import { aboutExercise, exerciseOfWord, waitingFor } from '../dialogue/exercise.ts'
import { chooseFixed, explainFixes, showFixes } from '../dialogue/explain-fixes.ts'
import { opensAsFollowUp } from '../dialogue/follow-up-words.ts'
import type { Fix, Last, Memory } from '../dialogue/memory.ts'
import { openEntry } from '../dialogue/open-entry.ts'
import { openWord } from '../dialogue/open-word.ts'
import { bare, holdsOneOf, wordCount } from '../dialogue/phrases.ts'
import { isFaulty } from '../dialogue/practised-question.ts'
import { hintFor, questionAgain, reasonOfLast } from '../dialogue/quiz.ts'
import { sayInWay } from '../dialogue/say-in-way.ts'
import { changeSentence, sayOtherwise, type Way } from '../dialogue/say-otherwise.ts'
import { say } from '../dialogue/school-book.ts'
import { moreOfWord, tellWord } from '../dialogue/tell-word.ts'
import { fixesNamed, placeNamed, type Thread, type ThreadOf, threadOf } from '../dialogue/thread.ts'
import { type Manner, rewordSentence, sayAlso } from '../dialogue/translate-register.ts'
import { type Said, said, type Turn } from '../dialogue/turn.ts'
import { isAddressed, SURE } from '../dialogue/understood.ts'
import { tellWordFacet } from '../dialogue/word-facets.ts'
import { sentencesWith } from '../dialogue/word-sentences.ts'
import type { FollowUp } from '../find/facet-index.ts'
import { feedbackSoFar, repeatLine, sampleAnswer } from '../scenes/play-scene.ts'
import { lineWith, OF_LINE } from './ask-of-line.ts'
import { asksOtherWord, asksSchool } from './from-book.ts'
import { CERTAIN, FACET_OPEN, SHORT, SURE_TOPIC } from './limits.ts'
import { asksVersion } from './situations.ts'

const ofWord =
  (asks: WordAspect) =>
  (turn: Turn, { word }: ThreadOf<'word'>): Said | null =>
    tellWord(turn, asks, [word.about])

const noExample = ({ book }: Turn, word: Last): Said =>
  said('vocabulary', [say(book, 'example.last', { word: word.about })], { last: word })

type Answers<Kind extends Thread['kind']> = Partial<
  Record<FollowUp, (turn: Turn, thread: ThreadOf<Kind>) => Said | null>
>

const inOtherWay =
  (way: Way) =>
  (turn: Turn, { sentence }: { sentence: Memory['sentence'] }): Said | null =>
    sayOtherwise(turn, sentence, way)

/** What is negative already stays so. */
const inNegative = (turn: Turn, open: OpenSentence): Said | null =>
  sayOtherwise(turn, open.sentence, 'negative') ?? (open.sentence && asItIs(turn, sayShape(open.sentence)))

const ofLine =
  (facet: FollowUp) =>
  (turn: Turn, { sentence, text }: OpenSentence): Said | null => {
    const line = text ?? (sentence && sayShape(sentence))
    return line ? (OF_LINE[facet]?.(turn, lineWith(turn, line)) ?? null) : null
  }

/** Of the line itself, not of the grammar in it. */
const AS_LINE = {
  'meaning': ofLine('meaning'),
  'translate': ofLine('translate'),
  'in-indonesian': ofLine('in-indonesian'),
  'aloud': ofLine('aloud'),
  'message': ofLine('message'),
  'email': ofLine('email'),
}

/** Of any English sentence that is open. */
const OF_SENTENCE = {
  negative: inNegative,
  question: inOtherWay('question'),
  past: inOtherWay('past'),
  future: inOtherWay('future'),
}

const OF_FIXES = { mistake: explainFixes, which: showFixes, short: showFixes }

interface OpenSentence {
  sentence: Memory['sentence']
  /** As it was written, where it has no shape. */
  text?: string
  fixes?: readonly Fix[]
}

const inManner =
  (name: Manner) =>
  (turn: Turn, { sentence, text, fixes }: OpenSentence): Said | null => {
    const line = text ?? (sentence && sayShape(sentence))
    return line ? (rewordSentence(turn, line, name) ?? (fixes ? asItIs(turn, line) : null)) : null
  }

/** What is said of the grammar of a sentence has no manner. */
const asItIs = ({ book, memory }: Turn, line: string): Said =>
  said('vocabulary', [say(book, 'translation.same', { said: line })], { last: memory.last })

/** The sentence that is open, to somebody else. */
const IN_MANNER = { formal: inManner('polite'), informal: inManner('casual'), shorter: inManner('short') }

/** Another of the kind; a quiz is something else. */
const anotherExercise = (turn: Turn): Said | null => {
  const { last } = turn.memory
  return last?.kind === 'reason' && !namesQuiz(turn) ? moreExercise(turn, last) : null
}

/** A sentence with a gap for the word that is open. */
const exerciseOn = (turn: Turn, word: Last): Said | null => {
  const exercise = namesQuiz(turn) ? null : exerciseOfWord(turn, word.about)
  if (!exercise) return null
  const last = aboutExercise(exercise.reason, exercise.index, '')
  const told = say(turn.book, 'exercise.try', { gap: exercise.gap })
  return { ...said('practice', [told], { last, ...waitingFor(exercise) }), isWaiting: true }
}

/** What is answered about each kind of thread; anything else is asked of the open entry or word. */
const ANSWERS: { [Kind in Thread['kind']]: Answers<Kind> } = {
  correction: { ...OF_SENTENCE, ...IN_MANNER, ...AS_LINE, ...OF_FIXES, exercise: anotherExercise },
  sentence: { ...OF_SENTENCE, ...IN_MANNER },
  given: { ...OF_SENTENCE, ...IN_MANNER },
  scene: {
    which: (turn, { playing }) => feedbackSoFar(turn, playing),
    mistake: (turn, { playing, fixes }) => explainFixes(turn, { fixes }) ?? feedbackSoFar(turn, playing),
    more: (turn, { playing }) => sampleAnswer(turn, playing),
    shorter: (turn, { playing }) => sampleAnswer(turn, playing),
    model: (turn, { playing }) => sampleAnswer(turn, playing),
    short: (turn, { playing }) => repeatLine(turn, playing),
    meaning: (turn, { playing }) => sampleAnswer(turn, playing),
    translate: (turn, { playing }) => sampleAnswer(turn, playing),
    easier: (turn, { playing }) => sampleAnswer(turn, playing),
    examples: (turn, { playing }) => sampleAnswer(turn, playing),
  },
  quiz: {
    short: (turn, { quiz }) => ({ ...said('practice', [questionAgain(turn, quiz)]), isWaiting: true }),
    mistake: (turn, { quiz }) => reasonOfLast(turn, quiz),
    easier: (turn, { quiz }) => hintFor(turn, quiz),
  },
  translation: {
    ...OF_SENTENCE,
    ...AS_LINE,
    short: ofLine('short'),
    easier: ofLine('easier'),
    mistake: (turn, thread) => (isElliptical(turn) ? ofLine('meaning')(turn, thread) : null),
    which: (turn, { text }) => asItIs(turn, text),
    more: (turn, { text }) => sayAlso(turn, text),
    examples: (turn, { text }) => sentencesWith(turn, text.replace(/[.!?]$/, '').toLowerCase()),
  },
  word: {
    'more': (turn, { word }) =>
      (asksExercise(turn) ? exerciseOn(turn, word) : null) ??
      moreOfWord(turn, word) ??
      (word.to === 'example' ? noExample(turn, word) : null),
    'examples': (turn, { word }) => tellWord(turn, 'example', [word.about]) ?? noExample(turn, word),
    'meaning': ofWord('meaning'),
    'translate': ofWord('meaning'),
    'in-indonesian': ofWord('indonesian'),
    'formal': ofWord('formal'),
    'past': (turn, { word }) => tellWord(turn, 'past', [word.about]) ?? sayInWay(turn, word.about, 'past'),
    'aloud': ofWord('sound'),
    'harder': ofWord('strong'),
    'short': ofWord('meaning'),
    'use': (turn, { word }) => tellWordFacet(turn, word.about, 'example'),
    'shorter': (turn, { word }) => tellWordFacet(turn, word.about, 'easier'),
    'email': ofWord('formal'),
    'message': (turn, { word }) => tellWordFacet(turn, word.about, 'informal'),
    'negative': (turn, { word }) => sayInWay(turn, word.about, 'negative'),
    'question': (turn, { word }) => sayInWay(turn, word.about, 'question'),
    'future': (turn, { word }) => sayInWay(turn, word.about, 'future'),
    'easier': (turn, { word }) => tellWordFacet(turn, word.about, 'example'),
    'exercise': (turn, { word }) => exerciseOn(turn, word),
    'compare': (turn, { word }) => (comparesOthers(turn) ? null : tellWordFacet(turn, word.about, 'compare')),
  },
}

/** A short question about what was said last. */
export function followThread(turn: Turn): Said | null {
  const thread = threadOf(turn)
  if (!thread) return ofSentenceBefore(turn)
  if (!isToTeacher(turn, thread) || isFaulty(turn)) return null
  const sentence = 'sentence' in thread && !asksOfWord(turn) ? thread.sentence : null
  const changed = changeSentence(turn, sentence, !namesWay(turn))
  if (changed) return changed
  const chosen = 'fixes' in thread ? chooseFixed(turn, thread) : null
  if (chosen) return chosen
  if (asksOtherWord(turn)) return null
  const told = OF_WORD.has(thread.kind) && !asksExercise(turn) ? ofOpenWord(turn) : null
  if (told) return told
  const facet = facetIn(turn, thread)
  return facet && answered(turn, thread, facet)
}

const RECENT = 4
const splitWords = (phrase: string): string[] => bare(phrase).split(' ')

/** 'Kalau istri saya?', behind the explanation of a correction: still of the sentence that was corrected. */
function ofSentenceBefore(turn: Turn): Said | null {
  const { memory, text } = turn
  const { practice, sentence } = memory
  const entry = openEntry(turn)
  const isOpen = sentence !== null && memory.turn - sentence.turn <= RECENT && entry?.kind !== 'situations'
  const isOfEntry = entry !== undefined && holdsOneOf(text, [...entry.items, ...entry.keywords].flatMap(splitWords))
  return practice || !isOpen || isOfEntry || asksOfWord(turn) || !opensAsFollowUp(text)
    ? null
    : changeSentence(turn, sentence, false)
}

/** What was learnt of questions about words, unless a follow-up of any other kind is surer. */
function ofOpenWord(turn: Turn): Said | null {
  const { facet, wordFacet } = turn.analysis
  const word = openWord(turn)
  const isSurer = (facet?.sure ?? 0) * NEARLY <= (wordFacet?.sure ?? 0)
  return word === null || !isSurer ? null : tellGuessed(turn, word)
}

const NEARLY = 0.8

const OF_WORD: ReadonlySet<Thread['kind']> = new Set<Thread['kind']>(['word', 'translation'])

/** 'Kalau banyak jadi apa?', of a word that is open. */
const asksOfWord = (turn: Turn): boolean => {
  const { wordFacet } = turn.analysis
  return openWord(turn) !== null && wordFacet !== null && wordFacet.facet !== 'other' && wordFacet.sure > SURE_TOPIC
}

/** 'And the question form' names no new subject. */
const namesWay = ({ analysis: { facet } }: Turn): boolean =>
  facet !== null && facet.facet in OF_SENTENCE && facet.sure > SURE_TOPIC

/** Behind an exercise on a word, 'another one' is another of these. */
const asksExercise = ({ analysis: { facet }, memory: { last } }: Turn): boolean =>
  (facet?.facet === 'exercise' || (facet?.facet === 'more' && last?.exercise !== undefined)) && facet.sure > FACET_OPEN

/** The same, before any other request: in a scene or a quiz it is about what waits. */
export const followWaiting = (turn: Turn): Said | null => (turn.memory.practice ? followThread(turn) : null)

/** Whatever the kind, its own answers get it. */
const answered = <Kind extends Thread['kind']>(turn: Turn, thread: ThreadOf<Kind>, facet: FollowUp): Said | null =>
  (ANSWERS[thread.kind as Kind] as Answers<Kind>)[facet]?.(turn, thread) ?? null

/** In a scene, English is said to her role unless it surely asks the teacher. */
const isToTeacher = ({ analysis }: Turn, { kind }: Thread): boolean =>
  kind !== 'scene' || analysis.written !== 'en' || isAddressed(analysis) || (analysis.facet?.sure ?? 0) > CERTAIN

const LONGEST = 10

/** Where the words of a correction are named, its reason is asked for, however unsure the rest is. */
function facetIn(turn: Turn, thread: Thread): FollowUp | null {
  const { analysis, text } = turn
  const { facet, found } = analysis
  const length = wordCount(text)
  const names = namesPart(thread, text)
  if (names === 'place' && length <= SHORT) return 'mistake'
  if (!facet || length > LONGEST) return null
  const known = found[0]?.probability ?? 0
  if (names && facet.sure < SURE) return facet.facet in OF_FIXES ? 'mistake' : null
  const limit = length <= SHORT ? FACET_OPEN : SURE
  const isOther = !names && length > SHORT && known > Math.max(SURE_TOPIC, facet.sure)
  const isOfSchool = facet.sure < CERTAIN && asksSchool(turn) && !asksVersion(turn)
  return facet.sure < limit || isOther || isOfSchool ? null : facet.facet
}

/** Which of the corrections the question names, by its words or its place in the list. */
function namesPart(thread: Thread, text: string): 'words' | 'place' | null {
  if (!('fixes' in thread) || thread.fixes.length === 0) return null
  if (fixesNamed(thread.fixes, text).length > 0) return 'words'
  return thread.fixes.length > 1 && placeNamed(text) >= 0 ? 'place' : null
}
