import type { Sounds } from '../../content/id/tutor-sounds.ts'
import { jokes } from '../../content/tutor-jokes.ts'
import { phrases } from '../../content/tutor-phrases.ts'
import { vocabularySets } from '../../content/tutor-vocabulary.ts'
import { wordSet } from '../book/read-topics.ts'
import { wordPattern } from '../word-pattern.ts'
import { aboutExercise, exampleOf, exerciseAt, pendingExercise, ruleOf, waitingFor } from './exercise.ts'
import { asksMore } from './follow-up-words.ts'
import { type Last, remember, talkedAbout } from './memory.ts'
import { chooseScene } from './name-scene.ts'
import { openEntry } from './open-entry.ts'
import { isOneOf } from './phrases.ts'
import { questionAgain, startQuiz } from './quiz.ts'
import { say } from './school-book.ts'
import { praiseOf } from './small-talk.ts'
import { tellFacet } from './tell-facet.ts'
import { moreOfWord } from './tell-word.ts'
import { type Said, said, type Turn } from './turn.ts'
import { goOnWithWord, isAboutWord } from './word-continuations.ts'
import { sentencesWith } from './word-sentences.ts'
import { askForWord, teachWords } from './words.ts'

/** 'More', 'why?', 'for example', 'ok': short messages whose meaning depends on the previous turn. */
export function goOn(turn: Turn): Said | null {
  const { text, memory } = turn
  const says = (list: ReadonlySet<string>) => isOneOf(text, list)
  if (memory.practice?.kind === 'quiz' && [phrases.more, phrases.yes, phrases.repeat].some(says)) {
    return { ...said('practice', [questionAgain(turn, memory.practice)]), isWaiting: true }
  }
  if (wantsMore(turn)) return more(turn)
  if (says(phrases.example)) return anotherExample(turn)
  if (isWhyNoFees(turn)) return said('programs', [say(turn.book, 'price.why')], { last: memory.last })
  if (says(phrases.why) || says(phrases.unclear) || isWhyWrong(turn)) return explainAgain(turn)
  if (says(phrases.stop)) return said('thanks_bye', [say(turn.book, 'stop.done', { praise: praiseOf(turn) })])
  if (says(phrases.no)) return offerPractice(turn, 'no.fine')
  if (says(phrases.lol)) return { ...tellJoke(turn), intent: 'off_topic' }
  if (says(phrases.yes)) return memory.last ? more(turn) : offerPractice(turn, 'next.practice')
  if (says(phrases.thinking)) return giveTime(turn)
  return memory.last?.kind === 'entry' ? null : goOnWithWord(turn)
}

const wantsMore = ({ text, memory }: Turn): boolean =>
  isOneOf(text, phrases.more) || (memory.last !== null && asksMore(text))

/** 'Why are the prices not on the site?' */
const isWhyNoFees = ({ text, memory }: Turn): boolean =>
  memory.last?.kind === 'school' && memory.last.about === 'price' && /^(?:why|kenapa|mengapa|kok)\b/i.test(text.trim())

/** Why something is wrong that was just corrected, not something that the book knows. */
const isWhyWrong = ({ text, memory, analysis }: Turn): boolean =>
  reasonIn(memory.last) !== undefined &&
  ((WHY_WRONG.test(text) && (analysis.found[0]?.probability ?? 0) < KNOWN) || WHY_SO.test(text.trim()))

const KNOWN = 0.6

/** 'Kenapa ga berubah?' names nothing else. */
const WHY_SO = wordPattern('^@why(?: @whySo)+\\s*\\?*$')

const WHY_WRONG =
  /^(?:but |tapi )?(?:why|kenapa|mengapa|kok)\b.*\b(?:wrong|salah|correct|benar|incorrect|not|bukan|pakai|pake|use)\b/i

const offerPractice = ({ book }: Turn, key: 'no.fine' | 'next.practice' | 'think'): Said =>
  said('practice', [say(book, key)], { offered: ['quiz', 'scenes'] })

function giveTime(turn: Turn): Said {
  const gap = pendingExercise(turn)?.gap
  if (!gap) return offerPractice(turn, 'think')
  return said('practice', [say(turn.book, 'think.exercise', { gap })], { exercise: turn.memory.exercise })
}

/** The grammar reason of the last subject, under the name that its exercises have. */
const reasonIn = (last: Last | null): string | undefined =>
  last?.kind === 'reason' || last?.kind === 'quiz' ? last.about : undefined

const later = (last: Last): Last => ({ ...last, step: last.step + 1 })

const MORE: Record<Last['kind'], (turn: Turn, last: Last) => Said> = {
  'entry': moreOfEntry,
  'reason': moreExercise,
  'phrase': (turn) => offerPractice(turn, 'next.practice'),
  'word': (turn, last) => moreOfWord(turn, last) ?? askForWord(turn, 'more.word'),
  'theme': moreWords,
  'quiz': (turn) => startQuiz(turn),
  'scene': (turn) => chooseScene(turn),
  'school': ({ book }, last) =>
    said('programs', [say(book, 'more.school')], {
      last,
      offered: ['intent schedule', 'intent price', 'intent trainers', 'intent placement'],
    }),
  'sound': moreSound,
  'joke': (turn) => tellJoke(turn),
  'how-are-you': (turn) => offerPractice(turn, 'next.practice'),
  'sad': (turn) => offerPractice(turn, 'next.practice'),
  'glad': (turn) => offerPractice(turn, 'next.practice'),
  'care': (turn) => offerPractice(turn, 'next.practice'),
}

function more(turn: Turn): Said {
  const { last } = turn.memory
  return last ? MORE[last.kind](turn, last) : offerPractice(turn, 'next.practice')
}

/** 'More' of an entry: examples first, then exercises. */
function moreOfEntry(turn: Turn, last: Last): Said {
  const entry = turn.teaching.entry(last.about)
  if (!entry) return offerPractice(turn, 'next.practice')
  const isPractice = last.step > 0 || /\b(?:exercises?|soal\w*|latihan\w*)\b/i.test(turn.text)
  return tellFacet(turn, entry, isPractice ? 'exercise' : 'more')
}

export function moreExercise(turn: Turn, last: Last): Said {
  const reason = reasonIn(last)
  const before = turn.memory.exercise?.index ?? last.step
  const exercise = reason ? exerciseAt(reason, before + 1) : null
  if (!reason || !exercise) return offerPractice(turn, 'next.practice')
  return said('grammar', [say(turn.book, 'more.exercise'), say(turn.book, 'exercise.try', { gap: exercise.gap })], {
    last: later(last),
    ...waitingFor(exercise),
  })
}

/** The rest of a long list, then another one. */
function moreWords(turn: Turn, { about, step }: Last): Said {
  const open = wordSet(about)
  return open && open.words.length > step ? teachWords(turn, open, step) : teachWords(turn, freshTheme(turn))
}

const freshTheme = ({ memory }: Turn) => vocabularySets.find(({ id }) => !memory.themes.includes(id))

function moreSound({ book, memory }: Turn, last: Last): Said {
  const keys = Object.keys(book.sounds) as (keyof Sounds)[]
  const key = keys.find((one) => !memory.facts.includes(`sound ${one}`)) ?? 'twister'
  return said('pronunciation', [book.sounds[key], say(book, 'sound.ask')], {
    last,
    facts: remember(memory.facts, `sound ${key}`),
  })
}

export function tellJoke({ book, memory, lower }: Turn): Said {
  const step = memory.last?.kind === 'joke' ? memory.last.step + 1 : 0
  const one = jokes[step % jokes.length]
  const laughs = isOneOf(lower, phrases.lol)
  return said(
    'off_topic',
    laughs
      ? [say(book, 'lol'), say(book, 'next.practice')]
      : [say(book, 'joke', { joke: one?.joke ?? '', word: one?.word[book.language] ?? '' })],
    laughs ? { offered: ['quiz', 'scenes'] } : { last: talkedAbout('joke', '', step) },
  )
}

function anotherExample(turn: Turn): Said {
  const { book, memory } = turn
  const { last } = memory
  const reason = reasonIn(last)
  const example = reason ? exampleOf(reason, (last?.step ?? 0) + 1) : null
  if (isAboutWord(last))
    return (
      sentencesWith(turn, last.about) ?? said('vocabulary', [say(book, 'example.last', { word: last.about })], { last })
    )
  const entry = openEntry(turn)
  if (entry && (turn.memory.last?.kind === 'entry' || !example)) return tellFacet(turn, entry, 'examples')
  if (!last || !example) return said('vocabulary', [say(book, 'example.none')])
  const exercise = memory.practice ? null : say(book, 'example.try')
  return said('grammar', [say(book, 'example.more', { example }), exercise], { last: later(last) })
}

/** The reason once more, with another example. */
function explainAgain(turn: Turn): Said {
  const { last } = turn.memory
  const reason = reasonIn(last)
  if (reason) return explainReason(turn, reason, last?.step ?? 0)
  const entry = openEntry(turn)
  if (entry) return tellFacet(turn, entry, 'mistake')
  return said('grammar', [say(turn.book, 'unclear')], { last })
}

export function explainReason(turn: Turn, reason: string, step = 0): Said {
  const { book, memory } = turn
  const example = exampleOf(reason, step + 1)
  const waiting = pendingExercise(turn)?.gap
  const to = memory.last?.to || '…'
  return said(
    'grammar',
    [
      say(book, 'why.reason', { reason: ruleOf(turn, reason, to) }),
      example && say(book, 'lesson.example', { example }),
      waiting ? say(book, 'wait.exercise', { gap: waiting }) : memory.practice ? null : say(book, 'example.try'),
    ],
    { last: aboutExercise(reason, step + 1, to), exercise: memory.exercise },
  )
}
