import { mentions } from '../../content/tutor-mentions.ts'
import { phrases } from '../../content/tutor-phrases.ts'
import { talkedAbout } from './memory.ts'
import { holdsOneOf, isOneOf } from './phrases.ts'
import { say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'

const LEARNING =
  '(?:english|inggris\\w*|grammar|tenses?|speaking|vocab\\w*|belajar|learning|learn|study|studying|ielts|toefl|toeic|les|bahasa)'
const AT_YOU = /\b(?:kamu|lo|lu|elo|bot\w*|situs\w*|web\w*|you|your|kau|kalian)\b/i

const FEELS_STUPID = new RegExp(
  [
    '\\b(?:aku|saya|gue|gw|gua|ku)\\b.*\\b(?:bego|bodoh|tolol|goblok|oon|bloon|dungu|payah|lemot|gak bakat|ga bakat|nggak bakat|gak pinter|ga pinter|nggak pinter|gak pintar|malu-maluin)\\b',
    "\\b(?:i'm|im|i am|i feel|i'm so|makes me feel)\\b.*\\b(?:stupid|dumb|an idiot|useless|hopeless|a failure|not smart|not clever|not talented)\\b",
    `\\b(?:i'm|im|i am) (?:\\w+ )?(?:bad|terrible|awful|hopeless) at ${LEARNING}`,
    '\\bmy english (?:is|sounds)\\b.*\\b(?:bad|terrible|awful|horrible|embarrassing|hopeless|broken|suck|sucks|trash)\\b',
    '\\b(?:inggris(?:ku| (?:aku|saya|gue|gw))|bahasa inggris(?:ku| (?:aku|saya|gue|gw)))\\b.*\\b(?:jelek|ancur|hancur|parah|payah|kacau|amburadul|belepotan|malu-maluin|minus)\\b',
  ].join('|'),
  'i',
)
const GIVES_UP =
  /\b(?:giv(?:e|ing) up|quit|nyerah|menyerah|putus asa|pesimis|hopeless|frustrated|frustasi|frustrasi|stuck|gak bisa-bisa|ga bisa-bisa|gak bisa bisa|ga bisa bisa|ga maju-maju|gak maju-maju|gak ada kemajuan|ga ada kemajuan|no progress)\b/i
const ABOUT_LEARNING = new RegExp(`\\b${LEARNING}\\b`, 'i')
const FAILED =
  /\b(?:failed|fail|failing|gagal|gak lulus|ga lulus|nggak lulus|tidak lulus|didn't pass|did not pass|never pass)\b/i
/** Words that make it a question about classes. */
const WANTS_CLASS =
  /\b(?:kelas|kursus|daftar|program|class(?:es)?|courses?|join|ikut|biaya|price|recommend|rekomendasi)\b/i

/** Encourages a visitor who doubts their ability, with one small step to start. */
export function encourage({ text, book, analysis, memory }: Turn): Said | null {
  const isAside =
    /\?\s*$|\b(?:what|how|why|gimana|kenapa) /i.test(text) ||
    analysis.quoted !== null ||
    WANTS_CLASS.test(text) ||
    AT_YOU.test(text)
  const isScene = memory.practice?.kind === 'role-play' && analysis.written === 'en'
  if (isAside || isScene || isOneOf(text, phrases.skip)) return null
  const isOwn = holdsOneOf(text, mentions.myself)
  const givesUp = GIVES_UP.test(text) && ABOUT_LEARNING.test(text)
  const hasFailed = FAILED.test(text) && ABOUT_LEARNING.test(text) && isOwn
  if (!FEELS_STUPID.test(text) && !(givesUp && (isOwn || analysis.written !== 'en')) && !hasFailed) return null
  return {
    ...said('practice', [say(book, hasFailed ? 'encourage.failed' : 'encourage'), say(book, 'encourage.next')], {
      last: talkedAbout('entry', 'shame-of-speaking'),
    }),
    neverAsks: true,
    isCare: true,
  }
}
