import { WAS_ASKED_WHO } from './memory.ts'
import { wordCount } from './phrases.ts'
import { say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'
import { asksSomething } from './understood.ts'

const DATA =
  '(?:data(?:ku|nya)?|my details|details|personal info\\w*|informasi(?:ku)?|information|e-?mail(?:ku| saya| aku)|my e-?mail|nomor(?:ku| hp| telepon| wa| saya)?|nomer(?:ku| hp)?|my (?:phone )?number|nama(?:ku| saya| aku)?|my name|no hp|hp(?:ku| saya)|kontak(?:ku| saya)?|my contact|privacy|privasi(?:nya)?|conversation|percakapan|obrolan|my chat|chat (?:ini|aku|saya))'
const near = (first: string, second: string): RegExp =>
  new RegExp(`\\b${first}\\b.*\\b${second}\\b|\\b${second}\\b.*\\b${first}\\b`, 'i')

const OTHERS =
  /\b(?:last|other|another|previous|earlier)\b (?:\w+ )?(?:visitor|user|student|person|people|customer|client)s?\b.*\b(?:say|said|ask|asked|write|wrote|tell|told|talk\w*)\b|\b(?:orang|pengunjung|user|murid|siswa|pelanggan) (?:lain|sebelum\w*|terakhir|tadi)\b.*\b(?:bilang|tanya|nanya|ngomong|nulis|chat|cerita)\w*/i
const DELETED = near(
  DATA,
  '(?:(?:sudah|udah|udh|already|been|really|beneran|get|got) (?:di|ke|ter)?(?:hapus|deleted|erased|removed)|(?:di|ke|ter)hapus (?:belum|blm|kah|gak|ga)|did you (?:really )?(?:delete|erase|remove)|have you (?:deleted|erased|removed))',
)
const DELETE = near(DATA, '(?:hapus(?:in|kan)?|dihapus|delete|erase|remove|tarik kembali|cabut)')
const SAFE = near(
  DATA,
  '(?:safe|secure|aman|dijual|jual|sell|sold|shared?|disebar\\w*|sebar\\w*|bocor|leak\\w*|disalahgunakan|misused?|dirahasiakan|rahasia|confidential|disimpan|simpan|stored?|keep|kept|siapa (?:yang|yg|aja)|who (?:can |will )?(?:sees?|reads?|gets?|has)|policy|kebijakan|protect\\w*|dilindungi)',
)
const USE = near(
  DATA,
  '(?:what (?:will|do|would|are) (?:you|they) (?:do|doing|need|want|use)|what for|used? for|for what|how (?:will|do) you use|why (?:do|should|must|would|are|did|have) (?:you|i|we)|(?:untuk|buat|bwt) apa(?:an)?|diapain|dipake|dipakai|digunakan|(?:kenapa|knp|mengapa|kok|ngapain)\\b.*\\b(?:harus|perlu|butuh|minta|mau|kasih|ngasih|isi|nanya|tanya|wajib)|(?:harus|wajib|perlu) (?:kasih|isi|ngasih|memberi|diisi)|(?:have|need|required) to (?:give|tell|share|provide))',
)
const MUST_GIVE =
  /\b(?:harus|wajib|perlu) (?:kasih|isi|ngasih|ngisi|memberi) (?:alamat )?(?:e-?mail|nama|nomor|nomer|no|hp|wa|data)\b/i
const BARE_USE =
  /^(?:why do you need (?:it|that|them|this)|what is (?:it|this|that) for|what for|(?:untuk|buat) apa(?:an)?|kenapa harus)\b/i
const BARE_SAFE = /^(?:is (?:it|this|that) safe|(?:ini |emang )?aman (?:gak|ga|nggak|kah|kan|sih)|safe)\b/i
const MAX_BARE_WORDS = 6

const ANSWERS = [
  [OTHERS, 'privacy.others'],
  [DELETED, 'privacy.deleted'],
  [DELETE, 'privacy.delete'],
  [SAFE, 'privacy.safe'],
  [USE, 'privacy.use'],
  [MUST_GIVE, 'privacy.use'],
] as const

/** Answers what happens to a visitor's data, who sees it and how it is erased. */
export function answerPrivacy(turn: Turn): Said | null {
  const { book, text, analysis, memory } = turn
  if (analysis.quoted !== null) return null
  const isShort = wordCount(text) <= MAX_BARE_WORDS
  const wasAsked = memory.facts.includes(WAS_ASKED_WHO) && memory.last?.kind === 'school'
  if (isShort && wasAsked && BARE_USE.test(text.trim())) return said('about_school', [say(book, 'privacy.use')])
  if (isShort && BARE_SAFE.test(text.trim())) return said('about_school', [say(book, 'privacy.safe')])
  const [, key] = ANSWERS.find(([words]) => words.test(text)) ?? []
  if (!key || isOnlyTold(turn)) return null
  return said('about_school', [say(book, key)], { last: memory.last })
}

const ORDERS =
  /^(?:please )?(?:delete|erase|remove)\b|\b(?:can|could|would|want|like) (?:you )?(?:to )?(?:delete|erase|remove)\b/i

/** 'I keep my data safe.' is not a question. */
const isOnlyTold = ({ text, analysis }: Turn): boolean =>
  analysis.allEnglish && !asksSomething(text) && !ORDERS.test(text)
