import { besideStop, stopsScene } from '../../content/tutor-off-script.ts'
import { bare } from '../dialogue/phrases.ts'
import { holding } from '../word-pattern.ts'

const CLAUSE = /[.!?;,\n]+/
const LONGEST = 9
const TO_DRIVER = /\bstop here\b/
const NOT_TO_DRIVER = holding('notToDriver')

/**
 * 'I can start in January. And stop now please': a clause that only stops, whatever else is said; 'stop!' before more is of
 * the scene.
 */
export function stopsIn(text: string): boolean {
  const clauses = text.split(CLAUSE).filter((one) => bare(one) !== '')
  return clauses.some((one, at) => isStop(one) && (bare(one).includes(' ') || at === clauses.length - 1))
}

/** 'Stop here, please' may be said to a driver. */
function isStop(clause: string): boolean {
  const words = bare(clause).split(' ')
  const isAll = words.every((word) => stopsScene.has(word) || besideStop.has(word))
  return (
    isAll &&
    words.length <= LONGEST &&
    words.some((word) => stopsScene.has(word)) &&
    !(TO_DRIVER.test(bare(clause)) && !NOT_TO_DRIVER.test(bare(clause)))
  )
}
