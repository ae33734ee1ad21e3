import { wordsToTutor } from '../../content/tutor-translation-requests.ts'
import { asksAnything } from '../find/asked.ts'
import { namesSchool } from '../intents/evidence.ts'
import { isElliptical } from './ellipsis.ts'
import { openEntry } from './open-entry.ts'
import { holdsOneOf, wordCount } from './phrases.ts'
import { askedOf } from './tell-word.ts'
import { tellTranslation, tellUnsure } from './translate.ts'
import type { Said, Turn } from './turn.ts'

const SHORTEST = 3
const SURE = 0.75
const WISHES = 0.5

/** 'Maaf pak, jalannya ditutup', while she tells how things are said: to be said in English, too; no story for her. */
export function translateTold(turn: Turn): Said | null {
  const { analysis, judgement, memory, text } = turn
  const { spoken } = analysis
  if (spoken?.to !== 'en' || analysis.written !== 'id' || memory.practice || !isAboutSaying(turn)) return null
  if (wordCount(text) < SHORTEST || asksAnything(text) || isElliptical(turn) || holdsOneOf(text, wordsToTutor))
    return null
  if (namesSchool(text) || judgement.wish.chances.join > WISHES) return null
  const { told: found, sentence, isTold } = spoken
  const isSaid = found?.to === 'en' && found.sure >= SURE
  if (isSaid && (isTold || OPENS_POLITELY.test(text))) return tellTranslation(turn, found, null)
  return isTold && memory.last?.kind === 'phrase' ? tellUnsure(turn, sentence, 'en', found) : null
}

/** Said to somebody else: she is not asked anything. */
const OPENS_POLITELY = /^(?:maaf|permisi|mohon|tolong|selamat|sil?akan|silahkan)\b/i

const RECENT = 2

/** Something was translated just before, or what to say is what is open. */
function isAboutSaying(turn: Turn): boolean {
  const { last, earlier } = turn.memory
  if (last?.kind === 'phrase' || askedOf(last) === 'english' || openEntry(turn)?.kind === 'situations') return true
  return earlier.slice(0, RECENT).some(({ kind }) => kind === 'phrase')
}
