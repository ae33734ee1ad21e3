import type { Tips } from '../../../content/id/tutor-tips.ts'
import type { Intent } from '../../../domain/chat/intents.ts'
import { talkedAbout } from './memory.ts'
import { say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'

const ASKS_ADVICE =
  /\b(?:tips?|trik|saran|advice|advise|strategi|strategy|strategies|what should i learn|what should i say about)\b/i
const WANTS_TO_IMPROVE =
  /\b(?:cara (?:meningkatkan|belajar|ningkatin|cepat|biar|supaya|menulis|nulis|jawab|menjawab)|how (?:can|do|to|should) (?:i |we )?(?:improve|get better|prepare|practise|practice|speak|become|write|answer|talk about)|apa yang harus (?:aku |saya |gw )?(?:pelajari|dipelajari)|biar (?:lancar|cepat|bisa|pede))\b/i
const ASKS_START =
  /\b(?:(?:don'?t know|no idea) what (?:i want|to do|to learn|i need)|(?:bingung|gak tau|ga tau) mau (?:apa|ngapain|belajar apa)|mulai dari mana|mulai darimana|where (?:should|do|can) (?:i|we) (?:start|begin)|how (?:should|do) i start)\b/i
const IS_SHY = /\b(?:malu|takut|grogi|gugup|ga pede|gak pede|nggak pede|tidak pede|minder|shy|nervous|afraid|scared)\b/i
const SPEAKS = /\b(?:speak\w*|talk\w*|bicara|ngomong|inggris|english|salah|mistakes?)\b/i

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
  [IS_SHY, 'shy'],
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
]

/** Advice that was asked for, or that somebody needs who is afraid to speak. */
export function giveTips(turn: Turn): Said | null {
  const { text, analysis } = turn
  const isLearning = PRACTISED.includes(analysis.guess.intent) || analysis.guess.confidence < 0.6
  const isSound = analysis.guess.intent === 'pronunciation' && analysis.guess.confidence > 0.5
  const isShy = IS_SHY.test(text) && SPEAKS.test(text)
  if (isSound) return null
  const isOpen = isLearning && (isShy || ASKS_START.test(text) || WANTS_TO_IMPROVE.test(text))
  if (!ASKS_ADVICE.test(text) && !isOpen) return null
  const topic = TOPICS.find(([words]) => words.test(text))?.[1] ?? 'start'
  return adviseOn(turn, topic)
}

/** When a word on how to begin is better than a list of classes. */
export function adviseOn(turn: Turn, topic: keyof Tips): Said {
  const { book, analysis } = turn
  const isWriting = topic.startsWith('task') || topic === 'email'
  const isExam = ['task-1', 'task-2', 'speaking-test', 'reading', 'listening', 'toefl'].includes(topic)
  const intent = isExam && analysis.guess.intent === 'exam_prep' ? 'exam_prep' : 'practice'
  return {
    ...said(intent, [book.tips[topic].join('\n'), say(book, isWriting ? 'tips.write' : 'tips.next')], {
      last: talkedAbout('tip', topic),
      offered: isWriting ? [] : ['quiz', 'scenes'],
    }),
    neverAsks: true,
  }
}
