import { besideStop, stopsScene } from '../../content/tutor-off-script.ts'
import { bare } from '../dialogue/phrases.ts'

const CLAUSE = /[.!?;,\n]+/
const LONGEST = 9
const TO_DRIVER = /\bstop here\b/

/** 'I can start in January. And stop now please': a clause that only stops, whatever else is said. */
export const stopsIn = (text: string): boolean => text.split(CLAUSE).some(isStop)

/** 'Stop here, please' may be said to a driver. */
export function isStop(clause: string): boolean {
  const words = bare(clause).split(' ')
  const isAll = words.every((word) => stopsScene.has(word) || besideStop.has(word))
  return (
    isAll &&
    words.length <= LONGEST &&
    words.some((word) => stopsScene.has(word)) &&
    !(TO_DRIVER.test(bare(clause)) && !/\b(?:let's|lets|we|dulu)\b/.test(bare(clause)))
  )
}
