import { vocabularySets } from '../../content/tutor-vocabulary.ts'
import type { VocabularySet } from '../../content/vocabulary-set.ts'
import type { Intent } from '../../domain/chat/intents.ts'
import { wordSet } from '../book/read-topics.ts'
import { namesOf } from '../dialogue/choices.ts'
import { explainReason } from '../dialogue/continuations.ts'
import { chooseScene, unplayedScene } from '../dialogue/name-scene.ts'
import { bare, core, holdsOneOf } from '../dialogue/phrases.ts'
import { startQuiz, startWordQuiz } from '../dialogue/quiz.ts'
import { answerAboutSchool, programOf } from '../dialogue/school-answers.ts'
import { say } from '../dialogue/school-book.ts'
import { teachEntry } from '../dialogue/teach-entry.ts'
import { asIf, type Said, type Turn } from '../dialogue/turn.ts'
import { teachWords } from '../dialogue/words.ts'
import { startLesson } from '../lesson/lesson.ts'
import { startScene } from '../scenes/play-scene.ts'
import { byIntent } from './by-intent.ts'

type Take = (turn: Turn, about: string) => Said

const TAKE: Record<string, Take> = {
  quiz: (turn) => startQuiz(turn),
  scenes: (turn) => chooseScene(turn),
  scene: (turn, about) =>
    startScene(turn, turn.teaching.scenes.find(({ name }) => name === about) ?? unplayedScene(turn)),
  theme: (turn, about) => teachWords(turn, wordSet(about)),
  'theme-quiz': (turn, about) => startWordQuiz(turn, wordSet(about) ?? (vocabularySets[0] as VocabularySet)),
  entry: (turn, about) => {
    const entry = turn.teaching.entry(about)
    return entry ? teachEntry(turn, entry) : startQuiz(turn)
  },
  class: (turn, about) => startLesson(turn, about),
  reason: (turn, about) => explainReason(turn, about),
  program: (turn, about) => suggestProgram(turn, about),
  intent: takeIntent,
}

/** The program that fits the stated goal; offers a trial without asking for details. */
function suggestProgram(turn: Turn, id: string): Said {
  const { book, memory } = turn
  const answer = answerAboutSchool(asIf(turn, id.replaceAll('-', ' ')), 'programs')
  const name = programOf(book, id)?.name
  if (!name) return { ...answer, neverAsks: true }
  const [first = '', ...rest] = answer.parts
  const suits = `${say(book, 'programs.suggest', { name })} ${first.replace(`**${name}**: `, '')}`
  const isOver = memory.declined
  return {
    ...answer,
    parts: [suits, ...rest, ...(isOver ? [] : [say(book, 'programs.trial')])],
    memory: { ...answer.memory, offered: isOver ? [] : ['intent register'] },
    neverAsks: true,
  }
}

export function takeChoice(turn: Turn, choice: string): Said {
  const [kind = '', about = ''] = choice.split(' ')
  return (TAKE[kind] as Take)(turn, about)
}

/** After a clarifying question: answers the message that was unclear. */
function takeIntent(turn: Turn, about: string): Said {
  const names = namesOf(`intent ${about}`, turn.teaching)
  const saysMore = holdsOneOf(turn.text, names) && !names.includes(core(turn.text)) && !names.includes(bare(turn.text))
  if (saysMore) return byIntent(turn, about as Intent)
  return byIntent(asIf(turn, turn.memory.offered.length > 1 ? turn.before : ''), about as Intent)
}
