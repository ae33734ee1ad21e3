import { phrases } from '../../../content/tutor-phrases.ts'
import { everydayWordsIn } from './everyday-words.ts'
import { talkedAbout } from './memory.ts'
import { isOneOf } from './phrases.ts'
import { say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'

const NAME =
  /(?:nama (?:saya|aku|gue|gw)|my name is|my name's|i am|i'm|perkenalkan,? (?:saya|aku)|kenalin,? (?:aku|saya)|^(?:halo|hai|hi|hello)[, ]+(?:aku|saya|i'm|i am)) ([A-Za-z]{2,20})\b/i
const NOT_NAMES =
  /^(?:a|an|the|new|fine|good|here|back|from|dari|baru|mau|happy|learning|student|not|so|very|baik|ingin|ok|okay|great|well|sick|tired|hr|hrd|orang|guru|mahasiswa|karyawan)$/i
const GREETS =
  /\b(?:halo\w*|hallo|hai|hi|hello|helo|hey|hei|pagi|siang|sore|malam|morning|afternoon|evening|assalam\w*|salam|permisi|misi|punten|tanya|nanya|ask|anyone|online|first time|ms kiky|kiky|kenal\w*|nice to meet)\b/i
const REAL =
  /\b(?:are you|is this|am i (?:talking|chatting) (?:to|with)) (?:an? )?(?:real|human|person|people|robot|bot|ai|machine|chatbot|computer)|\b(?:kamu|km|lo|lu|kak|ini|kiky)(?: ini| itu)?,? (?:ro)?bot\b|\b(?:kamu|ini) (?:ai|manusia|orang (?:asli|beneran|sungguhan))\b|who (?:made|created|built|are) you|siapa (?:yang )?(?:bikin|buat|membuat|kamu)|\bkamu siapa\b/i
const LIFE =
  /\b(?:are you (?:single|married|happy|sad|ok|okay|hungry|tired)|do you have (?:a )?(?:boyfriend|girlfriend|husband|feelings|family|hobby|hobbies)|how old are you|what do you (?:like|do)|where are you from|kamu (?:umur|udah makan|punya pacar|jomblo|lagi apa)|umur kamu|hobi(?:mu| kamu))\b/i
const CAN =
  /\b(?:what (?:can|do) you do|what can you help|bisa apa (?:aja|saja)?|bantu apa|kamu bisa apa|how can you help|menu)\b/i

const COMPANY = /\b(?:hr|hrd|human resources|pt|cv|perusahaan|company|kantor)\b/i

/** Who am I talking to? An honest answer. */
export function tellWho({ book, lower }: Turn): Said | null {
  if (CAN.test(lower)) return said('greeting', [say(book, 'who.can')], { offered: ['quiz', 'scenes'] })
  if (REAL.test(lower)) return said('greeting', [say(book, 'who.real')])
  return LIFE.test(lower) ? said('greeting', [say(book, 'who.life')]) : null
}

export function answerGreeting(turn: Turn): Said {
  const { book, lower, text, memory } = turn
  const name = NAME.exec(text)?.[1]
  if (name && !NOT_NAMES.test(name))
    return said('greeting', [say(book, 'hello.name', { name: name.charAt(0).toUpperCase() + name.slice(1) })], {
      offered: ['intent grammar', 'intent vocabulary', 'scenes'],
    })
  if (/siapa|who are you|your name|nama kamu|robot|\bbot\b|\bai\b/.test(lower))
    return said('greeting', [say(book, 'hello.who')], {
      offered: ['intent grammar', 'intent vocabulary', 'scenes', 'quiz'],
    })
  if (/apa kabar|how are you|how's|kabar|how do you do|what's up/.test(lower))
    return said('greeting', [say(book, 'hello.fine')], { last: talkedAbout('how-are-you') })
  if (memory.turn > 0 && !GREETS.test(lower)) return { ...answerOffTopic(turn), intent: 'greeting' }
  if (COMPANY.test(text)) return said('greeting', [say(book, 'hello.company')], { offered: ['intent business'] })
  return said('greeting', [say(book, memory.turn > 0 ? 'hello.again' : 'hello.first')], {
    offered: ['intent practice', 'intent programs'],
  })
}

/** What was achieved today. */
export function praiseOf({ book, memory }: Turn): string {
  if (memory.lastScore !== null) return say(book, 'bye.praise.quiz', { score: memory.lastScore })
  if (memory.corrected > 1) return say(book, 'bye.praise.corrected', { count: memory.corrected })
  return say(book, 'bye.praise.none')
}

const THANKS = /\b(?:ma?ka?sih|makasi|terima ?kasih|thank\w*|thanks|thx|ty|tq|trims|tengkyu|nuhun|suwun|appreciate)\b/i
const BYE =
  /\b(?:bye|goodbye|see you|see u|dadah|pamit|sampai (?:nanti|jumpa|ketemu)|good night|have a (?:nice|good))\b/i

export function answerThanks(turn: Turn): Said {
  const { book, lower, memory } = turn
  if (THANKS.test(lower) && memory.practice) return said('thanks_bye', [say(book, 'thanks.waiting')])
  const praise = praiseOf(turn)
  const opening = say(book, THANKS.test(lower) ? 'bye' : 'bye.later', { praise })
  const isLeaving = THANKS.test(lower) || BYE.test(lower)
  if (BYE.test(lower) && !THANKS.test(lower)) return said('thanks_bye', [`${praise} ${say(book, 'bye.see')}`])
  return said('thanks_bye', [isLeaving ? `${opening} ${say(book, 'bye.see')}` : opening])
}

const INJECTION =
  /ignore|abaikan|lupakan|forget your|prompt|rules|aturan|instruksi|instruction|password|api key|pretend you|system:|repeat after me/

const ORDERS =
  /\b(?:ignore|disregard|forget) (?:all|any|your|the|previous|everything)\b|\babaikan (?:semua|aturan\w*|instruksi\w*)|\brepeat after me\b|\b(?:pretend|act as if) you(?:'re| are| have)\b|\byou are now\b|\bsystem prompt\b|^system:|\bpura-pura(?:lah)? (?:kamu|jadi)/i

/** Orders that would make somebody else of Ms Kiky. */
export function keepRules({ text, book }: Turn): Said | null {
  if (!ORDERS.test(text)) return null
  return said('off_topic', [say(book, 'offtopic.rules'), say(book, 'next.practice')], { offered: ['quiz', 'scenes'] })
}

export function answerOffTopic(turn: Turn): Said {
  const { book, lower, text, memory, analysis } = turn
  const offered = { offered: ['quiz', 'scenes'] }
  if (INJECTION.test(lower))
    return said('off_topic', [say(book, 'offtopic.rules'), say(book, 'next.practice')], offered)
  if (/sedih|\bsad\b|curhat|stress|stres|putus|heart|cheated|lonely|kesepian|capek|depres/.test(lower))
    return said('off_topic', [say(book, 'offtopic.kind'), say(book, 'offtopic.english')])
  if (isOneOf(lower, phrases.thinking)) return said('off_topic', [say(book, 'think')], offered)
  const words = everydayWordsIn(text)
  if (words && analysis.written === 'id') return said('off_topic', [say(book, 'offtopic.words', { words })])
  return memory.turn % 2 === 0
    ? said('off_topic', [say(book, 'offtopic'), say(book, 'offtopic.english')])
    : said('off_topic', [say(book, 'offtopic'), say(book, 'next.practice')], offered)
}
