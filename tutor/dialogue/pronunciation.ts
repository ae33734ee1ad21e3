import type { Sounds } from '../../content/id/tutor-sounds.ts'
import { exactly, wordPattern } from '../word-pattern.ts'
import { remember, talkedAbout } from './memory.ts'
import { bare } from './phrases.ts'
import { say } from './school-book.ts'
import { lookUpKindly, type Said, said, type Turn } from './turn.ts'

const HINTS: [RegExp, keyof Sounds][] = [
  [/\bth\b|\bthree\b.*lidah/i, 'th'],
  [/\bhuruf r\b|\br sound\b|\bbunyi r\b|\b r inggris\b/i, 'r'],
  [/\bv\b.*\bf\b|\bhuruf v\b|\bv sound\b/i, 'v'],
  [/\bship\b|\bsheep\b|\blive and leave\b|long.*vowel|short.*vowel|vokal panjang|\bbeach\b/i, 'long'],
  [/-ed\b|\bed endings?\b|past tense.*(?:baca|pronounce)/i, 'ed'],
  [/akhiran -?s\b|ending sounds?|final s\b/i, 's'],
  [/silent|tidak dibaca|ga dibaca|gak dibaca|ga kebaca|knife|island|debt/i, 'silent'],
  [/schwa/i, 'schwa'],
  [/stress|tekanan|penekanan|intonasi|intonation/i, 'stress'],
  [/accent|aksen|logat|medok|native|bule/i, 'accent'],
  [/thirteen|thirty|fourteen|forty/i, 'numbers'],
  [/huruf a\b|\ba di cat\b|\bcat\b.*\bcut\b/i, 'a'],
  [/connected|linking|nyambung/i, 'link'],
  [/twister|minimal pairs?/i, 'twister'],
]
const WORD = `["“'‘]?([a-z][a-z'-]{1,30})["”'’]?`
const ASKED = [
  `^(?:kata |kalau |kalo |trus |terus )?${WORD} (?:itu )?@isRead`,
  `(?:pronounce|pronunciation of|pronounciation of|ipa (?:of|dari)(?: kata)?) (?:the word )?${WORD}`,
  `(?:cara @sayAloud|@sound)(?: kata)?(?:nya)?(?: kak| gimana)? ${WORD}`,
  `(?:kata )?${WORD} (?:itu )?@isRead`,
  `how (?:do|to|should|can) (?:you |i |we )?(?:say|pronounce) ${WORD}`,
  `how is ${WORD} pronounced`,
].map(wordPattern)
const NOT_WORDS = exactly('noSound')

export function answerPronunciation(turn: Turn): Said {
  const { book, memory, lower } = turn
  const word = askedWord(turn)
  const ipa = word ? soundOf(turn, word) : null
  const hint = HINTS.find(([words, key]) => words.test(lower) && !(memory.facts.includes(`sound ${key}`) && ipa))?.[1]
  const extra = hint ?? (ipa ? hintForWord(word ?? '', memory.facts) : undefined)
  const kept = {
    last: talkedAbout('sound', word ?? ''),
    ...(extra && { facts: remember(memory.facts, `sound ${extra}`) }),
  }
  if (word && ipa)
    return said('pronunciation', [say(book, 'sound.word', { word, ipa }), extra && book.sounds[extra]], kept)
  if (hint) return said('pronunciation', [book.sounds[hint], say(book, 'sound.ask')], kept)
  if (word) return said('pronunciation', [say(book, 'sound.unknown', { asked: word })])
  return said('pronunciation', [book.sounds.accent, say(book, 'sound.ask')])
}

/** Each word of a text with its sound. */
export function soundsIn(turn: Turn, text: string): string | null {
  const sounds = [...new Set(bare(text).split(' '))].flatMap((word) => {
    const ipa = soundOf(turn, word)
    return ipa ? [`**${word}** /${ipa}/`] : []
  })
  return sounds.length === 0 ? null : say(turn.book, 'sound.words', { words: sounds.slice(0, MOST_SOUNDS).join(', ') })
}

const MOST_SOUNDS = 8

function askedWord({ analysis, text }: Turn): string | null {
  if (analysis.quoted && /^[a-z'-]+$/i.test(analysis.quoted)) return analysis.quoted.toLowerCase()
  for (const pattern of ASKED) {
    const word = pattern.exec(text)?.[1]?.toLowerCase()
    if (word && !NOT_WORDS.test(word)) return word
  }
  return null
}

function soundOf(turn: Turn, word: string): string | null {
  const result = lookUpKindly(turn, word)
  return result?.found ? result.ipa : null
}

/** A tip on the word's spelling pattern, if not given before. */
function hintForWord(word: string, told: readonly string[]): keyof Sounds | undefined {
  const fitting: (keyof Sounds)[] = []
  if (/th/.test(word)) fitting.push('th')
  if (/^(?:kn|wr|gn)|mb$|bt$|alk$|stle|sle/.test(word)) fitting.push('silent')
  if (/ed$/.test(word)) fitting.push('ed')
  if (/ee|ea|^.i[a-z]$/.test(word)) fitting.push('long')
  if (word.length > 7) fitting.push('stress')
  return fitting.find((key) => !told.includes(`sound ${key}`))
}
