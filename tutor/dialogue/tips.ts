import type { Tips } from '../../content/id/tutor-tips.ts'
import { mentions } from '../../content/tutor-mentions.ts'
import type { Intent } from '../../domain/chat/intents.ts'
import { talkedAbout } from './memory.ts'
import { holdsOneOf } from './phrases.ts'
import { say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'
import { SURE } from './understood.ts'

const TOPICS: [RegExp, keyof Tips][] = [
  [/\btask ?(?:1|one)\b|\bgraph|\bgrafik|\bchart/i, 'task-1'],
  [/\btask ?(?:2|two)\b|\bessay|\besai/i, 'task-2'],
  [/\b(?:ielts|band)\b.*\bspeaking\b|\bspeaking\b.*\b(?:ielts|test|part|band)\b/i, 'speaking-test'],
  [/\binterview|wawancara|\bsalary\b|\bgaji\b/i, 'interview'],
  [/\be-?mails?\b|surel/i, 'email'],
  [/\bpresent(?:ation|asi|ing)\b/i, 'presentation'],
  [/\breading\b/i, 'reading'],
  [/\blisten/i, 'listening'],
  [/\btoefl\b/i, 'toefl'],
  [/\bwriting\b/i, 'task-2'],
  [/\bvocab|kosakata|kosa kata|\bwords\b|hafal/i, 'vocabulary'],
  [/\bgrammar\b|\btenses?\b/i, 'grammar'],
  [/\b(?:malu|takut|grogi|gugup|pede|minder|pemalu|shy|nervous|afraid|scared)\b/i, 'shy'],
  [/\bspeak|bicara|ngomong|lancar|fluen/i, 'speaking'],
]
const PRACTISED: readonly Intent[] = [
  'practice',
  'grammar',
  'vocabulary',
  'pronunciation',
  'off_topic',
  'thanks_bye',
  'greeting',
  'placement',
]

/** 'Where do I begin?' may be a question to the school; without a word about classes it gets advice. */
const STARTS: readonly Intent[] = ['programs', 'placement']

/** Advice, for those who ask for it or are afraid to speak. */
export function giveTips(turn: Turn): Said | null {
  const { text, analysis } = turn
  const { intent, confidence } = analysis.guess
  const holds = (list: ReadonlySet<string>) => holdsOneOf(text, list)
  if (intent === 'pronunciation' && confidence > SURE) return null
  const isLearning =
    PRACTISED.includes(intent) || confidence < DOUBTFUL || (STARTS.includes(intent) && !holds(mentions.classes))
  const isShy = holds(mentions.shy) && holds(mentions.speaking)
  const isOpen = isLearning && (isShy || holds(mentions.starting) || holds(mentions.improving))
  if (!holds(mentions.advice) && !isOpen) return null
  return adviseOn(turn, topicIn(text) ?? untold(turn, topicIn(turn.before)) ?? untold(turn, 'start') ?? 'speaking')
}

const topicIn = (text: string): keyof Tips | undefined => TOPICS.find(([words]) => words.test(text))?.[1]

/** Skips the advice that was just given. */
const untold = ({ memory }: Turn, topic: keyof Tips | undefined): keyof Tips | undefined =>
  memory.last?.kind === 'tip' && memory.last.about === topic ? undefined : topic

const DOUBTFUL = 0.6

function adviseOn(turn: Turn, topic: keyof Tips): Said {
  const { book, analysis } = turn
  const isWriting = topic.startsWith('task') || topic === 'email'
  const isExam = ['task-1', 'task-2', 'speaking-test', 'reading', 'listening', 'toefl'].includes(topic)
  const guessed = analysis.guess.intent
  const isOfSchool = (isExam && guessed === 'exam_prep') || (topic === 'start' && STARTS.includes(guessed))
  const intent = isOfSchool ? guessed : 'practice'
  return {
    ...said(intent, [book.tips[topic].join('\n'), say(book, isWriting ? 'tips.write' : 'tips.next')], {
      last: talkedAbout('tip', topic),
      offered: isWriting ? [] : ['quiz', 'scenes'],
    }),
    neverAsks: true,
  }
}
