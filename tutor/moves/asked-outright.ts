import { mentions } from '../../content/tutor-mentions.ts'
import { isLearning } from '../../domain/chat/chat-mode.ts'
import type { Intent } from '../../domain/chat/intents.ts'
import type { Scene } from '../book/read-scene.ts'
import { askedQuiz } from '../dialogue/asked-quiz.ts'
import { tellJoke } from '../dialogue/continuations.ts'
import { chooseScene, lengthOfNames, namedScene } from '../dialogue/name-scene.ts'
import { openEntry } from '../dialogue/open-entry.ts'
import { bare, core, holdsOneOf } from '../dialogue/phrases.ts'
import { answerScore } from '../dialogue/quiz.ts'
import { answerAboutSchool } from '../dialogue/school-answers.ts'
import { say } from '../dialogue/school-book.ts'
import { askedDetail } from '../dialogue/school-details.ts'
import { type Said, said, type Turn } from '../dialogue/turn.ts'
import { SURE, tellsOnly } from '../dialogue/understood.ts'
import { IS_LANGUAGE, teachWords } from '../dialogue/words.ts'
import { wishesPractice, wishesScene } from '../intents/evidence.ts'
import { startLesson } from '../lesson/lesson.ts'
import { startScene } from '../scenes/play-scene.ts'
import { castsBoth, namesRole, SETTING, SOMEBODY, scenesWithRole } from '../scenes/swap-roles.ts'
import { holding, wordPattern } from '../word-pattern.ts'

type Ask = (turn: Turn) => Said | null

/** 'He told me a joke' does not ask for one. */
export function unlessTold(ask: Ask): Ask {
  return (turn) => (tellsOnly(turn) && !WISHES.test(turn.text) ? null : ask(turn))
}

const WISHES =
  /\b(?:i|we)(?:'d| would| really)? (?:need|want|like|love)\b|\b(?:shy|nervous|afraid|scared|embarrassed)\b/i

/** Between kinds of learning, or of chat, the classifier's intent is the better one. */
export function asGuessed({ analysis }: Turn, answer: Said): Said {
  const { intent, confidence } = analysis.guess
  const areChat = [answer.intent, intent].every((one) => one === 'greeting' || one === 'off_topic')
  const isSame = areChat || (isLearning(answer.intent) && isLearning(intent) && confidence > SURE)
  return isSame && answer.memory.practice === undefined ? { ...answer, intent } : answer
}

/** A detail about the school in a message that the classifier is not sure about. */
export function askedFinePrint(turn: Turn): Said | null {
  const { intent, confidence } = turn.analysis.guess
  const detail = askedDetail(turn.text)
  const isDoubtful = confidence < SURE || (intent === 'off_topic' && confidence < 0.8)
  return detail && isDoubtful ? answerAboutSchool(turn, detail.intent) : null
}

export function askedScore(turn: Turn): Said | null {
  const isOfExam = /ielts|toefl|target|valid|guarantee|garansi|jamin/i.test(turn.text)
  return holdsOneOf(turn.text, mentions.score) && !isOfExam ? answerScore(turn) : null
}

const IELTS_SPEAKING = /\bielts\b.*\bspeaking\b|\bspeaking\b.*\bielts\b/
const PRACTISES =
  /\b(?:practi[sc]e|practi[sc]ing|latih|latihan|latian|simulasi\w*|simulation|mock|try|coba|do|play|(?:be|as|are|act|jadi) (?:\w+ ){0,2}examiner)\b/
const OF_SCHOOL = holding('course', 'fee', 'skill', 'lesson', 'aboutExam')

const MORE_WORDS =
  /^(?:more|another|new|other|some more|tambah|minta) (?:new )?(?:words?|vocab\w*|theme|kata|kosakata|tema)\b|^(?:kata|kosakata|tema) (?:lagi|baru|lain)\b/

const OF_EXAM = /\b(?:tes|ujian|test|tests|exam|mock|kelas\w*|kursus\w*|class|course|program\w*)\b/

/** 'Let's do a role-play: …' */
export function askedScene(turn: Turn): Said | null {
  if (OF_EXAM.test(turn.lower)) return null
  if (!wishesScene(turn.text) && !isCast(turn)) return practisedScene(turn)
  const open = openEntry(turn)
  const scene = sceneMeant(turn) ?? (open && namedScene(turn, [open.title.id, open.title.en].join(' ')))
  const played = scene ?? (namesRole(turn.text) ? sceneOfOwn(turn) : undefined)
  return played ? startScene(turn, played) : chooseScene(turn)
}

/** A free one on a matter or of work, otherwise talk about this and that. */
const sceneOfOwn = ({ teaching, text }: Turn): Scene | undefined => {
  const wanted = OF_MATTER.test(text) ? SETTING : SOMEBODY
  return teaching.scenes.find(({ name }) => name === wanted)
}

const OF_MATTER =
  /\b(?:kerja\w*|kantor|bos|boss|atasan|office|work|clients?|klien\w*|manag\w+|manajer|project|proyek|topi[ck]\w*|tema|tentang|about|ask me|tanya|bahas|discuss|question\w*)\b/i

/** Both roles are given out, or one where a talk is practised. */
function isCast({ text, analysis }: Turn): boolean {
  const said = text.replace(analysis.quoted ?? '', ' ')
  return analysis.gap.length === 0 && CASTS.test(said) && castsBoth(said)
}

const CASTS =
  /\b(?:latih\w*|latian|main peran|ngobrol|role ?-?play\w*|practi[sc]\w*|mock|simulasi|pura-pura|pretend|you be|be (?:my|a|an|the)|(?:kamu|lu|lo|elo|kak\w*|ibu|bapak|miss|mbak|bang|bun) (?:yang )?jadi)\b/i

/** By its name, unless the roles that are named are of another one. */
function sceneMeant(turn: Turn): Scene | undefined {
  const named = namedScene(turn, turn.lower)
  const withRole = scenesWithRole(turn.text, turn.teaching.scenes)
  if (!named || withRole.length === 0 || withRole.includes(named)) return named ?? withRole[0]
  return lengthOfNames(turn.lower, named) > LONG_NAME ? named : withRole[0]
}

/** Longer than a role that any scene may have: 'jadi ojolnya', 'mau beli batik'. */
const LONG_NAME = 9

/** 'Gue sopir, lu penumpang', where a talk is practised: whatever else its words may ask. */
export const askedCast: Ask = (turn) => (turn.memory.practice === null && isCast(turn) ? askedScene(turn) : null)

/** 'Can we practise a check-in?': only where a scene has that name. */
function practisedScene(turn: Turn): Said | null {
  const { text, analysis } = turn
  if (!wishesPractice(text)) return null
  const scene = namesRole(text) ? sceneMeant(turn) : analysis.quoted === null ? namedScene(turn, turn.lower) : undefined
  return scene ? startScene(turn, scene) : null
}

/** A whole lesson, on the topic that is named, if one is. */
export function askedLesson(turn: Turn): Said | null {
  if ((!holdsOneOf(turn.text, mentions.lesson) && !LESSON.test(turn.text)) || turn.memory.practice) return null
  if (ASKS_WHERE.test(turn.text)) return null
  const named = turn.analysis.found.find(({ probability }) => probability > NAMED)
  return startLesson(turn, named?.name ?? null)
}

/** 'Mulai belajar dari mana?' */
const ASKS_WHERE = /\b(?:mana|kapan|gimana|berapa|where|when|how)\b/i
const NAMED = 0.5
const LESSON = wordPattern(
  [
    '\\b@teach\\b.{0,30}\\b@someMinutes[ -]?@minutes\\b',
    '\\b@someMinutes[ -]?@minutes\\b.{0,30}\\b(?:@lesson|belajar)\\b',
    '\\b@lesson @shortly\\b|\\b(?:short|quick|mini) lesson\\b',
  ].join('|'),
)

/** Practice that is asked for by name. */
export function askedPractice(turn: Turn): Said | null {
  const { lower, text } = turn
  if (IELTS_SPEAKING.test(lower) && PRACTISES.test(lower) && !OF_SCHOOL.test(lower) && !tellsOnly(turn)) {
    const scene = namedScene(turn, 'ielts speaking')
    if (scene) return startScene(turn, scene)
  }
  const named = core(text)
  if (holdsOneOf(text, mentions.anything)) return teachWords(turn)
  const isWords = MORE_WORDS.test(named) || MORE_WORDS.test(bare(text))
  if (isWords && turn.memory.last?.kind !== 'sound') return teachWords(turn)
  return askedQuiz(turn)
}

const OF_WORDS: ReadonlySet<Intent> = new Set<Intent>(['vocabulary', 'grammar', 'pronunciation'])

/** 'Bahasa Inggris untuk kerja' asks for a course, not for a word. */
export function askedLanguage(turn: Turn): Said | null {
  const { analysis, text } = turn
  if (analysis.quoted !== null || !OF_WORDS.has(analysis.guess.intent) || !IS_LANGUAGE.test(text)) return null
  return answerAboutSchool(turn, /\b(?:dari (?:nol|awal|dasar|0)|pemula)\b/i.test(text) ? 'placement' : 'programs')
}

/** Homework is helped with, not done. */
export function askedHomework({ text, book }: Turn): Said | null {
  return holdsOneOf(text, mentions.homework) ? said('off_topic', [say(book, 'homework')]) : null
}

export function askedJoke(turn: Turn): Said | null {
  return holdsOneOf(turn.text, mentions.joke) ? tellJoke(turn) : null
}
