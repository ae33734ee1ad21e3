import { deedAsked, deedFrame, deeds, deedWords, noObjects, onlyAsking } from '../content/tutor-deeds.ts'
import { framesIn, indexClasses, textsOf } from './request-frames.ts'
import { taggedIn, withoutMarks } from './request-words.ts'
import { wordPattern } from './word-pattern.ts'

const BECAUSE = wordPattern('^@because ')
const ASKED = indexClasses(deedWords)
/** Every deed with its words as a class of their own. */
const DEEDS = deeds.map(({ words, says }) => ({ says, classes: indexClasses({ ...deedWords, deed: words }) }))
const FRAMES = framesIn(deedFrame)
/** What stands behind it is whom it is said to. */
const TO = /\b(?:ke|kepada|pada)\s+$/i

/**
 * 'Cara nanya harga yang sopan': what is to be said by what is done with words, as Indonesian sentences that do it;
 * none where a message asks for nothing of the kind.
 */
export function sentencesOfDeed(text: string): string[] {
  const asked = taggedIn(text, ASKED)
  if (!deedAsked.some((name) => asked.holds(name))) return []
  const found = DEEDS.flatMap(({ says, classes }) => {
    const tagged = taggedIn(text, classes)
    return FRAMES.flatMap((frame) =>
      [...textsOf(tagged, frame)].map(({ start, end, found: count }) => ({
        says,
        count,
        isWhom: TO.test(text.slice(0, tagged.words[start]?.start)),
        object: withoutMarks(text.slice(tagged.words[start]?.start, tagged.words[end - 1]?.end)).replace(BECAUSE, ''),
      })),
    )
  })
  const best = found
    .filter(({ object, isWhom }) => !isWhom && isObject(object.toLowerCase()))
    .toSorted((one, other) => other.count - one.count)[0]
  return best ? best.says.map((pattern) => pattern.replace('{text}', () => best.object)) : []
}

const isObject = (object: string): boolean => !onlyAsking.has(object) && !noObjects.has(object.split(' ')[0] ?? '')
