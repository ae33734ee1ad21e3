import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { insertBefore, lowerAt, type Rule, type Sentence } from '../sentence.ts'

const words = (text: string) => new Set(text.trim().split(/\s+/))

/** There is one of these where we are: it takes 'the' behind a preposition of place. */
const HERE =
  words(`car kitchen bathroom bedroom living-room garage garden fridge refrigerator freezer table floor wall door window drawer
  shelf cupboard wardrobe sofa couch roof gate corner counter board whiteboard blackboard yard backyard balcony elevator lift lobby terrace
  toilet basement parking-lot garbage-bin dustbin trash-bin microwave oven stove sink desk ceiling stairs ground sky beach
  forest jungle desert river lake sea village countryside city office cinema mall supermarket airport station market bank library
  park zoo gym hotel restaurant post-office hospital pharmacy stadium canteen cafeteria warehouse factory embassy mosque
  museum pool border harbour harbor pharmacy clinic salon terminal playground meeting-room classroom hallway entrance`)
const OFTEN_BARE = words(
  'hospital office city sea ground market park village table board floor beach library sky desert bank station restaurant hotel factory',
)
const PLACE_PREPOSITIONS =
  /^(?:in|on|at|under|behind|near|from|into|inside|onto|to|outside|beside|across|through|around)$/
const CLOSES = oneOf(`
  again yesterday today now tomorrow tonight and because when with every last before after but so to for this by
  at on in is was near until since already while if together alone first right`)

/** 'I left my keys in car', 'She is in kitchen'. */
export const definitePlaces: Rule = {
  id: 'article-place',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      const isBefore = token.lower === 'of' && lowerAt(sentence, at - 1) === 'front'
      if ((!isBefore && !PLACE_PREPOSITIONS.test(token.lower)) || !isBarePlace(sentence, at)) return []
      return [insertBefore(sentence, at + 1, 'the', 'article-the')]
    }),
}

function isBarePlace(sentence: Sentence, at: number): boolean {
  const noun = sentence.tokens[at + 1] as Token | undefined
  const next = sentence.tokens[at + 2]
  if (!noun || !HERE.has(noun.lower) || noun.readings.singular !== undefined || noun.text !== noun.lower) return false
  if (next && next.tag !== 'punct' && !CLOSES.test(next.lower) && !isMeasure(sentence, at + 2)) return false
  if (next?.text === '-' || next?.lower === 'to') return false
  if (WORKPLACES.test(noun.lower) && /^work(?:s|ed|ing)?$/.test(lowerAt(sentence, at - 1))) return false
  return takesThe(lowerAt(sentence, at), noun.lower, lowerAt(sentence, at - 1))
}

/** 'works in factory': one of many, not the one we know. */
const WORKPLACES = oneOf(`
  factory hotel restaurant bank hospital pharmacy clinic salon museum warehouse supermarket mall library embassy
  cafeteria`)
/** 'at airport two hours before'; not 'gate five'. */
const isMeasure = (sentence: Sentence, at: number) =>
  sentence.tokens[at]?.tag === 'num' && /^(?:hours?|minutes?|days?|weeks?|times?)$/.test(lowerAt(sentence, at + 1))

const GOES = oneOf(`
  go goes went going come came comes back walk walked way return returned moved get got drive drove run ran
  close next take took brought`)
const VERB_TOO = /^(?:park|bank|corner|floor|market|table|board|desert|wall|sink|ground)$/

function takesThe(link: string, noun: string, before: string): boolean {
  if (link === 'to')
    return GOES.test(before) && !(VERB_TOO.test(noun) && /^(?:way|close|take|took|got|get)$/.test(before))
  if (link === 'at')
    return !OFTEN_BARE.has(noun) || /^(?:office|library|hotel|restaurant|market|beach|park|station)$/.test(noun)
  if (/^(?:from|across|around|on|through|under)$/.test(link) && OFTEN_BARE.has(noun)) return false
  return !(link === 'in' && /^(?:hospital|city|ground)$/.test(noun))
}
