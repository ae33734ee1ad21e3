import { teachCorrections } from './corrections.ts'
import { remember, talkedAbout } from './memory.ts'
import { say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'
import { asksSomething } from './understood.ts'

const MYSELF = /\b(?:i|i'm|i’m|im|my|me|aku|saya|gw|gue|gua)\b/i
const SAD =
  /\b(?:died|dead|passed away|meninggal|sedih|sad|broke up|putus (?:cinta|sama)|lonely|kesepian|depress\w*|depresi|heartbroken|patah hati|cheated|selingkuh|lost my (?:job|mother|father|mom|dad|dog|cat)|got fired|dipecat|di-?phk|curhat|nangis|cry(?:ing)?|failed (?:the|my) (?:test|exam|interview)|gagal)\b/i
const GLAD =
  /\b(?:passed (?:the|my) (?:test|exam|interview)|got (?:the|a new|a) (?:job|promotion|scholarship)|got promoted|won (?:the|a|an)|(?:aku|saya|gw) (?:lulus|diterima)|dapat beasiswa|got accepted|got engaged|got married|it'?s my birthday|today is my birthday|ulang tahunku|naik jabatan)\b/i
const RUDE =
  /\bfuck\w*|\b(?:anjing|babi|bangsat|kampret|goblok|tolol|bego|bodoh|dungu) ?(?:lo|lu|kau|kamu|banget|bot|botnya|ini)?$|^(?:anjing|bangsat|goblok|tolol|bego)\b|\b(?:bot|kiky|situs|web|aplikasi)(?:nya)? (?:ini )?(?:goblok|bodoh|jelek|sampah|bego|tolol)|\b(?:goblok|bodoh|jelek|bego|tolol) (?:banget |amat )?(?:bot|situs|web)|\byou(?:'re| are)? (?:so |very |really )?(?:stupid|dumb|useless|an? idiot|idiot|suck|trash|garbage|the worst|terrible|bad)\b|\b(?:site|website|bot|app|chat|this) (?:is |sucks|it is )?(?:so |very |really |total )?(?:trash|garbage|rubbish|stupid|useless|sucks|shit|crap|terrible|the worst)\b|\bshut up\b/i
const SORRY = /\b(?:sorry|maaf|apologi[sz]e|my bad)\b/i
const ABOUT_WORDS = /\b(?:mean|meaning|arti|artinya|inggrisnya|english|translate|kata|word|pronounce)\b/i
const DECLINES =
  /\b(?:don'?t|do not|won'?t|not|no|gak|ga|nggak|ngga|enggak|tidak|jangan|ogah|males|malas|gamau)\b.{0,30}\b(?:give|share|leave|tell|provide|ask|kasih|ngasih|kasi|memberi(?:kan)?|berikan|isi|tinggalin|minta|sebut(?:in|kan)?)\b.{0,25}\b(?:name|number|phone|e-?mail|data|details|contacts?|information|info|nama|nomor|no|hp|wa|whatsapp|kontak|identitas)\b/i

/** Sorrow first, English later. */
export function comfort(turn: Turn): Said | null {
  const { text, book, analysis } = turn
  if (!SAD.test(text) || !MYSELF.test(text) || analysis.quoted !== null || /\?\s*$/.test(text)) return null
  return said('off_topic', [say(book, 'chat.sad'), say(book, 'chat.sad.more')], { last: talkedAbout('sad') })
}

export function congratulate(turn: Turn): Said | null {
  const { text, book, analysis } = turn
  if (!GLAD.test(text) || analysis.quoted !== null || /\?\s*$/.test(text)) return null
  if (analysis.corrections.length === 0)
    return said('grammar', [say(book, 'chat.glad'), say(book, 'chat.glad.more')], { last: talkedAbout('glad') })
  const lesson = teachCorrections(turn)
  return { ...lesson, parts: [say(book, 'chat.glad'), ...lesson.parts] }
}

/** Whoever goes on telling is listened to; what could be said better comes in one line. */
export function listen({ book, memory, analysis, text }: Turn): Said | null {
  const { last } = memory
  const tells = analysis.quoted === null && !asksSomething(text)
  const isOurs = analysis.allEnglish || analysis.guess.intent === 'off_topic'
  if (!tells || !isOurs) return null
  if (last?.kind === 'sad') return said('off_topic', [say(book, 'chat.sad.next')], { last: null })
  if (last?.kind !== 'glad' || analysis.corrections.length > 0) return null
  return said('off_topic', [say(book, 'chat.glad.next')], { last: null, offered: ['quiz', 'scenes'] })
}

/** Anger is met calmly, with a way out. */
export function stayCalm({ text, book, memory }: Turn): Said | null {
  const wasRude = memory.facts.includes('rude')
  if (wasRude && SORRY.test(text))
    return said('off_topic', [say(book, 'rude.sorry'), say(book, 'next.practice')], { offered: ['quiz', 'scenes'] })
  if (!RUDE.test(text.trim()) || ABOUT_WORDS.test(text)) return null
  if (wasRude) return said('off_topic', [say(book, 'rude.again')])
  return said('off_topic', [say(book, 'rude'), say(book, 'rude.team')], { facts: remember(memory.facts, 'rude') })
}

/** Whoever does not want to be called is not asked again. */
export function respectNo({ text, book }: Turn): Said | null {
  if (!DECLINES.test(text)) return null
  return said('off_topic', [say(book, 'declined'), say(book, 'declined.contact')], { declined: true })
}
