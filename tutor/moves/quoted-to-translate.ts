import { answerTranslation } from '../dialogue/translate.ts'
import type { Said, Turn } from '../dialogue/turn.ts'
import { isMarked } from '../quoted-part.ts'

/** 'Mau chat bos: "materialnya belum datang"': Indonesian that is quoted to an English teacher is to be said in English. */
export function quotedToTranslate(turn: Turn): Said | null {
  const { analysis } = turn
  const { quoted, quotedIn, spoken } = analysis
  if (quoted === null || quotedIn !== 'id' || analysis.translation !== null || !isMarked(quoted, turn.text)) return null
  const said = spoken?.to === 'en' ? spoken.said : null
  return answerTranslation({ ...turn, analysis: { ...analysis, translation: { sentence: quoted, to: 'en', said } } })
}
