import { phraseList } from '../domain/shared/word-lists.ts'

/** What a message opens with that asks the same of something else: 'kalau untuk tempat?', 'and for places?'. */
export const followUpOpenings = phraseList(`
    kalau|kalo|klo|kl|bila|jika|terus|trus|terus kalau|trus kalo|terus kalo|trus klo|lalu|dan|and|but|tapi|tp|
    what about|how about|gimana kalau|bagaimana kalau|bagaimana dengan|gimana dengan|kalau gitu|sama|satu lagi|eh|jadi|
    jd|lanjut|lagi|plus`)

/** Words that stand for what was said before. */
export const backPointers = phraseList(`
    itu|tadi|ini|tsb|tersebut|gitu|begitu|yang tadi|barusan|nya|that|it|this|those|these|them|one|ones|same|previous|
    before|last|again|yang|yg|lebih|lagi|instead`)

/** What asks for more of the same: 'tambah lagi 5', 'and another one please'. */
export const moreWords: ReadonlySet<string> = new Set(
  phraseList('lagi|tambah|tambahin|tambahan|more|another|other|others|lain|lainnya|next|further|additional'),
)

/** Words that name nothing: a message of these alone is about what was said before, whatever entry has them. */
export const namelessWords: ReadonlySet<string> = new Set([
  ...moreWords,
  ...phraseList(`
    kalau|kalo|klo|terus|trus|lalu|dan|and|but|tapi|eh|oh|ok|oke|okay|jadi|jd|sama|what|about|how|gimana|gmn|apa|mana|
    ada|itu|ini|tadi|yang|yg|the|a|one|ones|it|that|this|those|these|them|some|any|few|me|give|kasih|minta|coba|show|
    please|pls|dong|donk|ya|kak|miss|ms|sih|deh|nih|aja|saja|dulu|juga|first|second|third|last|pertama|kedua|ketiga|
    terakhir|satunya|satu|dua|tiga|empat|lima|two|three|four|five|1|2|3|4|5|10|opposite|lawannya|kebalikannya|bisa|
    boleh|mau|can|could|i|you|have|of|for|in|latihan|latihannya|exercise|soal|soalnya|like|verb|verbs|sentence|
    sentences|kalimat|contoh|contohnya|example|examples|gitu|begitu|mirip|serupa|similar|such`),
])
