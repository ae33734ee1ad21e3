import { mentions } from '../../content/tutor-mentions.ts'
import type { Intent } from '../../domain/chat/intents.ts'
import { speaksOf } from '../intents/evidence.ts'
import { putsOff, type Refused, refusedIn } from '../intents/refusals.ts'
import { asksWhatToSay } from '../intents/what-to-say.ts'
import { teachCorrections } from './corrections.ts'
import { declineKindly } from './limits.ts'
import { remember, talkedAbout, WAS_ASKED_WHO } from './memory.ts'
import { holdsOneOf } from './phrases.ts'
import { say } from './school-book.ts'
import { asIf, type Said, said, type Turn } from './turn.ts'
import { asksSomething, tellsOnly } from './understood.ts'

const tellsOf = ({ text, analysis }: Turn, list: ReadonlySet<string>): boolean =>
  holdsOneOf(text, list) &&
  isOfMyself(text, analysis.written) &&
  analysis.quoted === null &&
  !/\?\s*$/.test(text) &&
  !isBesidePractice(analysis)

/** 'I live in Tegal. gimana kak? deg degan': the sentences are read first. */
const isBesidePractice = ({ englishSentences, allEnglish }: Turn['analysis']): boolean =>
  englishSentences > 0 && !allEnglish

/** Indonesian leaves 'I' out. */
const isOfMyself = (text: string, written: Turn['analysis']['written']): boolean =>
  holdsOneOf(text, mentions.myself) || (written !== 'en' && !holdsOneOf(text, mentions.others))

/** Good news or bad. */
export const tellsFeeling = (turn: Turn): boolean =>
  tellsOf(turn, mentions.sad) || tellsOf(turn, mentions.glad) || tellsOf(turn, mentions.nervous)

/** Sympathy comes before corrections. */
export function comfort(turn: Turn): Said | null {
  const { book } = turn
  if (tellsOf(turn, mentions.glad)) return null
  if (tellsOf(turn, mentions.nervous))
    return said('off_topic', [say(book, 'chat.nervous'), say(book, 'chat.nervous.more')], {
      last: talkedAbout('sad'),
    })
  if (!tellsOf(turn, mentions.sad)) return null
  return said('off_topic', [say(book, 'chat.sad'), say(book, 'chat.sad.more')], { last: talkedAbout('sad') })
}

export function congratulate(turn: Turn): Said | null {
  if (!tellsOf(turn, mentions.glad)) return null
  const { book, analysis } = turn
  const last = talkedAbout('glad')
  if (analysis.corrections.length === 0)
    return said('grammar', [say(book, 'chat.glad'), say(book, 'chat.glad.more')], { last })
  const lesson = teachCorrections(turn)
  return { ...lesson, parts: [say(book, 'chat.glad'), ...lesson.parts] }
}

/** The next message of a sad or happy story gets a listening answer. */
export function listen({ book, memory, analysis, text }: Turn): Said | null {
  const { last } = memory
  const tells = analysis.quoted === null && !asksSomething(text)
  const isOurs = analysis.allEnglish || analysis.guess.intent === 'off_topic'
  if (!tells || !isOurs) return null
  if (last?.kind === 'sad') return said('off_topic', [say(book, 'chat.sad.next')], { last: null })
  if (last?.kind !== 'glad' || analysis.corrections.length > 0) return null
  return said('off_topic', [say(book, 'chat.glad.next')], { last: null, offered: ['quiz', 'scenes'] })
}

/** Rude messages get a calm answer and a way to reach the team. */
export function stayCalm({ text, book, memory }: Turn): Said | null {
  const wasRude = memory.facts.includes('rude')
  if (wasRude && holdsOneOf(text, mentions.sorry))
    return said('off_topic', [say(book, 'rude.sorry'), say(book, 'next.practice')], { offered: ['quiz', 'scenes'] })
  if (!holdsOneOf(text, mentions.rude) || holdsOneOf(text, mentions.aboutWords)) return null
  if (wasRude) return said('off_topic', [say(book, 'rude.again')])
  return said('off_topic', [say(book, 'rude'), say(book, 'rude.team')], { facts: remember(memory.facts, 'rude') })
}

/** Complaints about the school go to the team; another company's are not ours. */
export function answerComplaint({ text, book, judgement }: Turn): Said | null {
  if (judgement.wish.isElsewhere || !holdsOneOf(text, mentions.complaint)) return null
  return said('human', [say(book, 'complaint'), say(book, 'human.contact')])
}

/** After the question for name and number less is enough to hear a refusal. */
const REFUSED_ASKED = 0.35

/** A refusal to give contact details is remembered: they are not asked for again. */
export function respectNo(turn: Turn): Said | null {
  const { text, book, judgement, memory, analysis } = turn
  const { isRefused, chances } = judgement.wish
  if (isPlaying(turn)) return null
  const mayRefuse = chances.refuse >= REFUSED_ASKED && analysis.guess.intent !== 'thanks_bye'
  const isAnswer = wasAskedWho(turn) && (mayRefuse || (putsOff(text) && !memory.declined))
  const isHeard = isAnswer || (isRefused && OF_DETAILS.some((intent) => speaksOf(text, intent)))
  if (!isRefusedOutright(turn) && (/\?\s*$/.test(text) || !isHeard)) return null
  const parts = [say(book, 'declined'), say(book, 'declined.contact')]
  return { ...said('off_topic', parts, { declined: true }), neverAsks: true }
}

/** In a scene an English 'no' is part of it. */
const isPlaying = ({ memory, analysis }: Turn): boolean =>
  memory.practice?.kind === 'role-play' && analysis.written !== 'id'

const REFUSALS: ReadonlySet<Refused | null> = new Set<Refused>(['details', 'offers'])

const isRefusedOutright = (turn: Turn): boolean => !isSpokenOf(turn) && REFUSALS.has(refusedIn(turn.text))

/** Words that are to be said to others, or practice. */
const isSpokenOf = (turn: Turn): boolean =>
  turn.analysis.quoted !== null ||
  (turn.analysis.translation !== null && !wasAskedWho(turn)) ||
  asksWhatToSay(turn.text) !== null ||
  (tellsOnly(turn) && !wasAskedWho(turn) && turn.judgement.wish.chances.refuse < PLAINLY_REFUSED)

const PLAINLY_REFUSED = 0.5

const wasAskedWho = ({ memory }: Turn): boolean => memory.facts.includes(WAS_ASKED_WHO) && memory.practice === null

/** 'Gak usah nanya nama, cuma mau tau harganya': what else is asked gets its answer, and nobody is asked who they are. */
export function answerBesideRefusal(heard: Turn, choose: (turn: Turn) => Said): { turn: Turn; said: Said } | null {
  const { besideRefusal } = heard.analysis
  if (!besideRefusal || isPlaying(heard)) return null
  if (besideRefusal.isPutOff) return answerBesidePutOff(heard, besideRefusal, choose)
  if (isSpokenOf(heard)) return null
  const memory = { ...heard.memory, declined: true }
  const turn = { ...asIf(heard, besideRefusal.text), analysis: besideRefusal.analysis, memory }
  const answer = choose(turn)
  const parts = [say(heard.book, 'declined.first'), ...answer.parts]
  return { turn, said: { ...answer, parts, memory: { ...answer.memory, declined: true }, neverAsks: true } }
}

/** 'Nanti aja. Satu lagi: …', behind what was offered of the school. */
function answerBesidePutOff(
  heard: Turn,
  { text, analysis }: { text: string; analysis: Turn['analysis'] },
  choose: (turn: Turn) => Said,
): { turn: Turn; said: Said } | null {
  if (heard.memory.last?.kind !== 'school' && !wasAskedWho(heard)) return null
  const turn = { ...asIf(heard, text), analysis, memory: { ...heard.memory, last: null } }
  const answer = choose(turn)
  return { turn, said: { ...answer, parts: [say(heard.book, 'later.fine'), ...answer.parts], neverAsks: true } }
}

const OF_DETAILS: readonly Intent[] = ['human', 'register']

/** 'No quiz please': nothing waits then, and she offers something lighter. */
export function respectWish(turn: Turn): Said | null {
  if (isSpokenOf(turn) || refusedIn(turn.text) !== 'activity' || declineKindly(turn)) return null
  return said('practice', [say(turn.book, 'refused.activity')], { practice: null, exercise: null })
}
