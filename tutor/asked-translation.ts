import { aroundTranslation, wordsBesideTranslation } from '../content/tutor-registers.ts'
import { isIndonesianWord } from '../english/language/indonesian-words.ts'
import { slang } from '../english/language/slang.ts'
import { closedWords } from '../english/words/closed-words.ts'
import { bare } from './dialogue/phrases.ts'

/** A sentence that somebody wants in the other language. */
export interface AskedTranslation {
  sentence: string
  to: 'en' | 'id'
}

const ENGLISH = '(?:(?:(?:bahasa|bhs|b\\.?) ?)?ing+ris|english|inglish)'
const INDONESIAN = '(?:(?:bahasa )?indonesian?|bahasa|indo)'
const SAY = '(?:bilang|ngomong|nulis|mengatakan|nyebut|ngucapin|menyebut|ungkapin|nyapa|nanya)(?:nya|in)?'
/** Said of a sentence even without marks; 'cara ngomong di depan umum' is not. */
const TOLD = 'ke|sama|kepada|kalau|kalo|dalam|di|yang|itu|ini|gitu|tidak|enggak'
const SAY_UNQUOTED = `(?:bilang|mengatakan)(?:nya)?(?! (?:${TOLD}) )`
const HOW = '(?:gimana|gmn|bagaimana|gmna|cara|caranya)'
const IF = '(?:kalau|kalo|klo)'
const SAY_CLAUSE = `${SAY}(?: ${IF})?(?! (?:${TOLD}|pakai|pake) )`

interface Cue {
  words: RegExp
  to: 'en' | 'id' | null
  /** Where the sentence stands; without quotation marks only there. */
  sentence: 'behind' | 'before' | 'quoted'
  /** Not where the sentence is English already: 'bos bilang "send it now" itu kasar'. */
  isSaying: boolean
  /** Said of much else, too: only where a whole sentence follows. */
  isUnsure: boolean
}

const cue = (words: string, to: Cue['to'], sentence: Cue['sentence'], isSaying = false): Cue => ({
  words: new RegExp(`(?<![\\p{L}\\d])(?:${words})(?!(?<=[\\p{L}\\d])[\\p{L}\\d])`, 'iu'),
  to,
  sentence,
  isSaying,
  isUnsure: false,
})

const unsure = (words: string, sentence: Cue['sentence']): Cue => ({ ...cue(words, 'en', sentence), isUnsure: true })

/** How somebody speaks of saying something, which may be a story. */
const saying = (words: string): Cue => cue(words, 'en', 'quoted', true)

/** How a translation is asked for, surest first. */
const CUES: readonly Cue[] = [
  cue(
    `(?:terjemah|translate|artik|arti)\\w*[^:"'“‘]{0,24}? (?:ke|to|into|dalam) ${INDONESIAN}(?: dong| ya| kak| please)*`,
    'id',
    'behind',
  ),
  cue(
    `(?:terjemah|translate|arti|inggris(?:in|kan))\\w*[^:"'“‘]{0,24}? (?:ke|to|into|dalam) ${ENGLISH}(?: dong| ya| kak| please)*`,
    'en',
    'behind',
  ),
  cue(`how (?:do|can|would|should|could) (?:i|you|we|u) (?:say|put|call)|how to say|what do you call`, null, 'behind'),
  cue(`how (?:do|can|would|should|could) (?:i|you|we|u) (?:tell|write|ask|express)`, null, 'quoted'),
  cue(`what(?:'s| is) the ${ENGLISH} (?:word |phrase |sentence )?(?:for|of)`, 'en', 'behind'),
  cue(`^(?:in )?${ENGLISH}(?: please| dong| ya)*(?=:)`, 'en', 'behind'),
  cue(
    `(?:ubah|jadi|ganti|bikin)(?:in|kan|kanlah)?(?: (?:ke|jadi|dalam|ke dalam))? ${ENGLISH}(?: dong| ya| kak| ini)*`,
    'en',
    'behind',
  ),
  cue(`${HOW} (?:cara(?:nya)? )?${SAY} (?:dalam|pakai|pake|di|in) ${ENGLISH}`, 'en', 'behind'),
  cue(`(?:mau|pengen|pgn|ingin|pingin) ${SAY}(?= .*\\b(?:gimana|gmn|bagaimana|${ENGLISH}))`, 'en', 'behind'),
  cue(`apa (?:bahasa|bhs) ing+ris(?:nya)?(?: dari| kata| kalimat)?(?! (?:untuk|buat|itu))`, 'en', 'behind'),
  cue(`(?:itu |tuh )?${ENGLISH} ?nya (?:apa|apaan|gimana|gmn|bagaimana)`, 'en', 'before'),
  cue(`(?:apa )?${ENGLISH} ?nya(?=:)`, 'en', 'behind'),
  cue(
    `(?:apa )?${ENGLISH} ?nya (?:apa |itu |dari |untuk |buat |kata |kalimat |kalau |kalo )*(?=["'“‘:\\p{L}])`,
    'en',
    'behind',
  ),
  cue(`(?:itu |tuh |in )?${ENGLISH} ?nya(?:[ ,]*(?:ya|sih|kak|dong|miss))*[ ?.!]*$`, 'en', 'before'),
  cue(`bahasa ing+ris (?:dari|buat|untuk) (?=["'“‘])`, 'en', 'behind'),
  cue(
    `(?<=[,>-] *)(?:(?:in|ke|to|into|dalam|versi) )?${ENGLISH}(?: (?:please|pls|dong|ya|kak))*[ ?.!]*$`,
    'en',
    'before',
  ),
  cue(`(?:apa |^)bahasa ing+ris (?:dari|kata|kalimat)|bhs inggris (?=["'“‘])`, 'en', 'behind'),
  cue(`(?:diinggrisin|diinggriskan|inggrisin|inggriskan)(?: dong| ya| kak| ini)*`, 'en', 'behind'),
  saying(`${HOW} (?:cara(?:nya)? )?${SAY}`),
  cue(`${HOW} (?:cara(?:nya)? )?${SAY_UNQUOTED}`, 'en', 'behind', true),
  cue(`${HOW} (?:cara(?:nya)? )?${SAY} (?:ke|sama|kepada|buat) [\\p{L} ]{2,20}(?=:)`, 'en', 'behind', true),
  cue(`${HOW} (?:cara(?:nya)? )?${SAY}(?= .* (?:dalam|pakai|pake|di|in|ke) ${ENGLISH})`, 'en', 'behind'),
  saying(`${SAY}|(?:bahasa|bhs) ing+ris`),
  cue(`(?:in|ke|dalam|pakai|pake|to|into) ${ENGLISH}`, 'en', 'quoted'),
  cue(`what(?:'s| is) (?=.* in ${ENGLISH})`, 'en', 'behind'),
  cue(`what(?:'s| is) (?:that|this|it) in ${ENGLISH}`, 'en', 'before'),
  cue(`what(?:'s| is) (?=.* in ${INDONESIAN})`, 'id', 'behind'),
  cue(`what(?:'s| is) (?:that|this|it) in ${INDONESIAN}`, 'id', 'before'),
  cue(`what (?:does|do|did) (?=.* means?)`, 'id', 'behind'),
  cue(`(?:in|ke|dalam|to|into) ${INDONESIAN}`, 'id', 'quoted'),
  cue(
    `(?:di)?(?:terjemah(?:kan|in|an)?|translate(?:in|kan)?|artikan|artiin)(?: (?:dong|ya|kak|ini|this|kalimat ini|kalimat|this sentence|please))*`,
    null,
    'behind',
  ),
  cue(
    `(?:apa )?(?:arti|maksud)(?:nya)?(?: dari| kalimat| kata| apa| itu)* (?=["'“‘]|\\p{L})|(?:apa )?arti(?:nya)?(?=:)`,
    'id',
    'behind',
  ),
  cue(`(?:itu |tuh )?(?:artinya|arti nya|maksudnya)(?: (?:apa|apaan))?`, 'id', 'before'),
  unsure(`${HOW} (?:cara(?:nya)? )?${SAY_CLAUSE}`, 'behind'),
  unsure(`${IF} ${SAY_CLAUSE}(?=.* (?:gimana|gmn|bagaimana)\\W*$)`, 'behind'),
  unsure(`^(?:ke|to|in) ${ENGLISH}(?=[ :])`, 'behind'),
  unsure(`in ${ENGLISH}[ ?.!]*$`, 'before'),
  unsure(`(?:${IF} )?(?:di|dalam|ke) ?${ENGLISH}(?:kan|in)? jadi(?:nya)?`, 'before'),
]

const MARKS = [/["“”]([^"“”]{2,300})["“”]/, /(?<![\p{L}\d])['‘]([^'’]{2,300}(?:['’]\p{L}+[^'’]*)*)['’](?!\p{L})/u]
const SHORTEST = 2
const SHORTEST_UNSURE = 3
const LONGEST = 24

/** The words to translate, without the words of the request; `isSentence` tells what can be translated as a whole. */
export function askedTranslation(text: string, isSentence: (words: string) => boolean): AskedTranslation | null {
  const asked = text.trim()
  const marked = MARKS.map((mark) => mark.exec(asked)?.[1]?.trim()).find(Boolean)
  const request = marked ? asked.replace(marked, ' … ') : asked
  for (const one of CUES) {
    const sentence = sentenceBy(one, request, marked)
    if (!sentence || (one.isUnsure && !isSentence(sentence))) continue
    const to = targetOf(sentence, request, one.to)
    if (!one.isSaying || to === 'en') return { sentence, to }
  }
  return null
}

/** The sentence that a cue names; null without the cue, or where it names none. */
function sentenceBy({ words, to, sentence: where, isUnsure }: Cue, request: string, marked?: string): string | null {
  const found = words.exec(request)
  if (!found || (where === 'quoted' && !marked)) return null
  const [before, behind] = [request.slice(0, found.index), request.slice(found.index + found[0].length)]
  const sentence = marked ?? (where === 'before' ? cutBefore(before, to) : cut(behind))
  const count = sentence.split(/\s+/).length
  const isLong = count >= (isUnsure ? SHORTEST_UNSURE : SHORTEST) && count <= LONGEST
  return isLong && !isNothing(sentence) ? sentence : null
}

/** 'Belajar bahasa Inggris itu artinya apa buat karier' and 'inggrisnya gimana' name no sentence. */
const isNothing = (text: string): boolean =>
  bare(text)
    .split(' ')
    .every((word) => wordsBesideTranslation.has(word))

/** What follows a comma may be an aside: 'kepotong dua kali gmn, mau tweet ke cs luar'. */
const ASIDE =
  /\s(?:apa|gimana|gmn|bagaimana)(?:\s(?:ya|sih|kak|miss))*\s*(?:,|biar|soalnya|karena|krn|buat|mau|supaya)\s.*$/i

/** The sentence without what is said around it; behind a colon it begins as it is. */
function cut(part: string): string {
  const plain = part.replace(ASIDE, '')
  const begun = /^\s*:/.test(plain) ? plain : withoutFirst(plain, aroundTranslation.before)
  return withoutMarks(withoutLast(begun, aroundTranslation.behind))
}

/** Before the request little is cut; 'X apa artinya' asks for the meaning of X. */
function cutBefore(part: string, to: Cue['to']): string {
  const begun = withoutFirst(part, aroundTranslation.greeting)
  return withoutMarks(to === 'id' ? withoutLast(begun, ASKING) : begun)
}

const ASKING = ['apa', 'itu', 'tuh']
const MARK = /^[\s,.:;?!-]+|[\s,.:;?!-]+$/g

function withoutFirst(text: string, phrases: readonly string[]): string {
  const left = text.replace(/^[\s,.:;-]+/, '')
  const first = phrases.find((phrase) => new RegExp(`^${phrase}(?![\\p{L}\\d])`, 'iu').test(left))
  return first ? withoutFirst(left.slice(first.length), phrases) : left
}

function withoutLast(text: string, phrases: readonly string[]): string {
  const left = text.replace(MARK, '')
  const last = phrases.find((phrase) => new RegExp(`(?<![\\p{L}\\d])${phrase}$`, 'iu').test(left))
  return last ? withoutLast(left.slice(0, -last.length), phrases) : text.trim()
}

const withoutMarks = (part: string): string =>
  part
    .replace(/^[\s"'“”‘’:,-]+/, '')
    .replace(/[\s"'“”‘’,>-]+$/, '')
    .trim()

const NAMED: [RegExp, 'en' | 'id'][] = [
  [new RegExp(`\\b(?:in|ke|to|into|dalam) ${INDONESIAN}`, 'i'), 'id'],
  [new RegExp(`\\b(?:in|ke|to|into|dalam) ${ENGLISH}`, 'i'), 'en'],
]
const ENOUGH = 0.3

/** The language that is named, or the other one of the sentence's. */
function targetOf(sentence: string, request: string, to: Cue['to']): 'en' | 'id' {
  const words = sentence.toLowerCase().match(/[\p{L}']+/gu) ?? []
  const english = words.filter(isEnglish).length / words.length
  const indonesian = words.filter((word) => !isEnglish(word) && isIndonesian(word)).length / words.length
  const named = NAMED.find(([words]) => words.test(request))?.[1] ?? to
  if (named === 'en') return english >= ENOUGH && english > indonesian ? 'id' : 'en'
  return indonesian > english && indonesian >= ENOUGH ? 'en' : 'id'
}

const isEnglish = (word: string): boolean =>
  closedWords.has(word.replace(/'\w+$/, '')) && !/^(?:a|di|no|per)$/.test(word)
const isIndonesian = (word: string): boolean => isIndonesianWord(slang.get(word) ?? word)
