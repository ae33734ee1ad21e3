import { deedAsked, deedFrame, deeds, deedWords, noObjects, onlyAsking } from '../content/tutor-deeds.ts'
import { framesIn, indexClasses, textsOf } from './request-frames.ts'
import { taggedIn, withoutMarks } from './request-words.ts'
import { wordPattern } from './word-pattern.ts'

const BECAUSE = wordPattern('^@because ')
/** Every deed with its words as a class of their own, and the frames that hold it. */
const CLASSES = indexClasses({
  ...deedWords,
  ...Object.fromEntries(deeds.map(({ words }, at) => [`deed${at}`, words])),
})
const DEEDS = deeds.map(({ says }, at) => ({ says, frames: framesIn(deedFrame.replaceAll('@deed ', `@deed${at} `)) }))
/** What stands behind it is whom it is said to. */
const TO = /\b(?:ke|kepada|pada)\s+$/i

/**
 * 'Cara nanya harga yang sopan': what is to be said by what is done with words, as Indonesian sentences that do it;
 * none where a message asks for nothing of the kind.
 */
export function sentencesOfDeed(text: string): string[] {
  const tagged = taggedIn(text, CLASSES)
  if (!deedAsked.some((name) => tagged.holds(name))) return []
  const found = DEEDS.flatMap(({ says, frames }) =>
    frames.flatMap((frame) =>
      [...textsOf(tagged, frame)].map(({ start, end, found: count }) => ({
        says,
        count,
        isWhom: TO.test(text.slice(0, tagged.words[start]?.start)),
        object: withoutMarks(text.slice(tagged.words[start]?.start, tagged.words[end - 1]?.end)).replace(BECAUSE, ''),
      })),
    ),
  )
  const best = found
    .filter(({ object, isWhom }) => !isWhom && isObject(object.toLowerCase()))
    .toSorted((one, other) => other.count - one.count)[0]
  return best ? best.says.map((pattern) => pattern.replace('{text}', () => best.object)) : []
}

const isObject = (object: string): boolean => !onlyAsking.has(object) && !noObjects.has(object.split(' ')[0] ?? '')
