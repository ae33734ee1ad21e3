import { mentions } from '../../content/tutor-mentions.ts'
import { WAS_ASKED_WHO } from './memory.ts'
import { holdsOneOf, wordCount } from './phrases.ts'
import { say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'

const MAX_WORDS = 9
const NEXT =
  /\b(?:what happens (?:next|now|after)|what(?:'s| is) next|what next|now what|then what|what do i do now|terus (?:gimana|apa|ngapain)|trus (?:gimana|apa|ngapain)|(?:habis|abis|setelah|sesudah) (?:ini|itu)|selanjutnya (?:apa|gimana)|langkah (?:selanjutnya|berikutnya))\b/i
const CALLED =
  /\b(?:kapan|when)\b.*\b(?:dihubungi\w*|ditelp\w*|ditelepon|di ?wa|dikabari\w*|(?:you|they|someone|somebody|your team|the team) (?:\w+ )?(?:call|contact|reach|write|reply|get in touch))\b|\bhow (?:soon|long)\b.*\b(?:call|contact|hear from|reply)\b/i

/** 'What happens next?', after the contact details were given. */
export function tellWhatComes({ book, text, memory, analysis }: Turn): Said | null {
  const isNext = memory.facts.includes(WAS_ASKED_WHO) && NEXT.test(text) && !memory.practice && !memory.exercise
  if (analysis.quoted !== null || wordCount(text) > MAX_WORDS || !(isNext || CALLED.test(text))) return null
  return { ...said('about_school', [say(book, 'after.team')], { offered: ['quiz', 'scenes'] }), neverAsks: true }
}

const RIGHT_YET =
  /\b(?:udah|sudah|udh|dah) (?:bener|benar|betul|pas|oke|ok|lengkap|masuk|terkirim)(?: (?:semua|datanya))?(?: (?:belum|blm|kah|gak|ga|ya|kan))\b|\b(?:is|are|was) (?:it|that|they|everything|all) (?:all )?(?:right|correct|ok|okay|complete|sent)(?: now)?\?/i

/** 'Is it all right now?', without a sentence to check. */
export function askWhichIsMeant({ book, text, memory, analysis }: Turn): Said | null {
  const isThanks = holdsOneOf(text, mentions.thanks)
  const isMeant = isThanks || (memory.facts.includes(WAS_ASKED_WHO) && memory.last?.kind === 'school')
  if (!isMeant || analysis.quoted !== null || wordCount(text) > MAX_WORDS || !RIGHT_YET.test(text)) return null
  return said('thanks_bye', [isThanks ? say(book, 'thanks.waiting') : null, say(book, 'after.right')])
}

const THINKS =
  /^(?:(?:ok(?:e|ay)?|hmm+|well|thanks|thank you|makasih|sorry|maaf|baik|i see)[,.! ]+)*(?:(?:i'd like to|i would like to|i want to|i need to|i'll|i will|let me|i have to|i should) (?:just )?(?:think (?:about it|it over|first|for a while)|discuss|talk (?:to|with|about it)|ask my|consider)|(?:aku|saya|gue|gw|biar|mau|nanti|coba|kayaknya|tak|gua)(?: \w+)? (?:pikir|mikir|pikirin|pikirkan|pertimbang\w*|diskusi\w*|rundingan|omongin|bicarakan|tanya)(?:-pikir| pikir|-mikir)?(?: (?:dulu|lagi|sama|ke|dengan))|pikir(?:-| )?pikir dulu|pikir dulu|mikir dulu|mikir-mikir dulu)\b/i
const THINKS_OF_US =
  /\b(?:it|first|dulu|parents|husband|wife|boss|family|suami|istri|ortu|orang ?tua|bos|atasan|mama|ibu|keluarga|manager)\b/i

/** A visitor who wants to think it over gets time, not a correction. */
export function giveTimeToThink({ book, text, memory, analysis }: Turn): Said | null {
  if (memory.practice || memory.exercise || analysis.quoted !== null || /\?\s*$/.test(text)) return null
  if (!THINKS.test(text.trim()) || !THINKS_OF_US.test(text)) return null
  return { ...said('thanks_bye', [say(book, 'thinks')]), neverAsks: true }
}

const WRITE_FOR_ME =
  /\b(?:(?:buat|bikin|tulis|karang)(?:in|kan|kanlah)|(?:tolong|bisa|minta|coba) (?:buat|bikin|tulis|dibuatin|dibikinin|dibuatkan))\b.*\b(?:e-?mail|surat|esai|essay|lamaran|cover letter|pidato|speech|cv|resume|caption|paragraf|cerpen|makalah|laporan|naskah|karangan)\b|^(?:(?:can|could|would) you |please )*(?:write|draft|make|create|compose)(?: me)? (?:an?|my|the) (?:\w+ ){0,3}(?:e-?mail|letter|essay|cover letter|speech|cv|resume|caption|paragraph|report)\b/i

/** Helps with a letter or essay instead of writing it. */
export function helpToWrite({ book, text, analysis }: Turn): Said | null {
  if (analysis.quoted !== null || !WRITE_FOR_ME.test(text)) return null
  return said('off_topic', [say(book, 'homework')])
}
