import { phraseList, wordSet } from '../domain/shared/word-lists.ts'

/**
 * How somebody else, or another time, is asked for in the sentence that is open: 'kalau they?', 'what about she?',
 * 'kalau kemarin malam?' (frames: domain/shared/frames.ts).
 */
export const sentenceChanges = {
  change: `
    @and @and? @as? {other} @asked? @asked?
    @and? @subject {other} @asked? @asked?
    @and? {other} @asSubject @asked?`,
}

export const sentenceChangeWords = {
  and: 'kalau kalo klo kl and what_about how_about terus trus lalu dan if but tapi jika bila for untuk',
  as: 'pakai pake yang subjeknya subject is the_subject_is it_is untuk buat for with dengan di waktu tensesnya',
  subject: 'subjeknya subject the_subject_is subjek',
  asSubject: 'subjeknya jadi_subjek as_the_subject as_subject',
  asked: 'gimana gmn bagaimana apa ya kak miss ms dong then jadinya jadi jadi_apa',
}

/** Who may be named: the English subject, and how a verb agrees with it. */
export const subjectNames: Readonly<Record<string, readonly [subject: string, person: 'i' | 'one' | 'many']>> = {
  i: ['I', 'i'],
  aku: ['I', 'i'],
  saya: ['I', 'i'],
  you: ['you', 'many'],
  kamu: ['you', 'many'],
  he: ['he', 'one'],
  she: ['she', 'one'],
  dia: ['she', 'one'],
  it: ['it', 'one'],
  we: ['we', 'many'],
  kita: ['we', 'many'],
  kami: ['we', 'many'],
  they: ['they', 'many'],
  mereka: ['they', 'many'],
}

/** When it may be: English, and the tense that goes with it. */
export const timeNames: Readonly<Record<string, readonly [time: string, tense: 'past' | 'present' | 'future']>> = {
  'kemarin': ['yesterday', 'past'],
  'kemaren': ['yesterday', 'past'],
  'yesterday': ['yesterday', 'past'],
  'kemarin malam': ['last night', 'past'],
  'tadi malam': ['last night', 'past'],
  'semalam': ['last night', 'past'],
  'last night': ['last night', 'past'],
  'tadi pagi': ['this morning', 'past'],
  'minggu lalu': ['last week', 'past'],
  'last week': ['last week', 'past'],
  'bulan lalu': ['last month', 'past'],
  'last month': ['last month', 'past'],
  'tahun lalu': ['last year', 'past'],
  'last year': ['last year', 'past'],
  'sekarang': ['now', 'present'],
  'now': ['now', 'present'],
  'setiap hari': ['every day', 'present'],
  'tiap hari': ['every day', 'present'],
  'every day': ['every day', 'present'],
  'besok': ['tomorrow', 'future'],
  'tomorrow': ['tomorrow', 'future'],
  'lusa': ['the day after tomorrow', 'future'],
  'nanti malam': ['tonight', 'future'],
  'tonight': ['tonight', 'future'],
  'barusan': ['just now', 'past'],
  'just now': ['just now', 'past'],
  'dua hari lalu': ['two days ago', 'past'],
  'nanti sore': ['this afternoon', 'future'],
  'this afternoon': ['this afternoon', 'future'],
  'hari ini': ['today', 'present'],
  'today': ['today', 'present'],
  'minggu depan': ['next week', 'future'],
  'next week': ['next week', 'future'],
  'bulan depan': ['next month', 'future'],
  'next month': ['next month', 'future'],
  'tahun depan': ['next year', 'future'],
  'next year': ['next year', 'future'],
}

/** Of whom there shall be several, or one: 'kalau tamunya banyak?', 'kalau hanya satu mahasiswa?' */
export const severalWords = wordSet('banyak jamak plural semua beberapa para many several rame ramai orang2')
export const singleWords = wordSet('satu 1 one tunggal singular sendirian single')
/** What stands beside it and names nothing. */
export const besideSubject = wordSet(
  `hanya cuma cuman only just misal misalnya say the orangnya subjeknya yang yg itu gimana gmn bagaimana apa ya kak miss
  dong`,
)

/** Whose somebody is. */
export const ownerNames: Readonly<Record<string, string>> = {
  saya: 'my',
  aku: 'my',
  gue: 'my',
  gua: 'my',
  my: 'my',
  kamu: 'your',
  lu: 'your',
  your: 'your',
  kami: 'our',
  kita: 'our',
  our: 'our',
  mereka: 'their',
  their: 'their',
}
/** The same behind a noun: 'istriku', 'tamunya'. */
export const ownerEndings: readonly (readonly [ending: string, owner: string])[] = [
  ['ku', 'my'],
  ['mu', 'your'],
  ['nya', 'the'],
]

/** How long it may be: 'sebulan', 'tiga hari'. */
export const unitNames: Readonly<Record<string, string>> = {
  menit: 'minute',
  jam: 'hour',
  hari: 'day',
  minggu: 'week',
  bulan: 'month',
  tahun: 'year',
  kali: 'time',
  minutes: 'minute',
  hours: 'hour',
  days: 'day',
  weeks: 'week',
  months: 'month',
  years: 'year',
  times: 'time',
}

/** What makes it negative: 'kalau dia nggak suka?' */
export const notWords = wordSet("tidak tak ga gak gk nggak ngga enggak engga ndak bukan not don't doesn't didn't")

/** How a sentence is given to be said in another way: 'ubah ke past tense: …' */
export const sentenceWays: Readonly<Record<'negative' | 'question' | 'past' | 'future', readonly string[]>> = {
  negative: ['negative', 'negatif', 'negatifnya', 'a negative sentence', 'kalimat negatif', 'bentuk sangkal', 'minus'],
  question: [
    'question',
    'a question',
    'pertanyaan',
    'kalimat tanya',
    'interrogative',
    'interogatif',
    'tanya',
    'tanyanya',
    'introgatif',
  ],
  past: ['past', 'past tense', 'simple past', 'the past', 'lampau', 'bentuk lampau', 'v2'],
  future: ['future', 'future tense', 'simple future', 'the future', 'masa depan', 'akan datang'],
}

/** What is done to it. */
export const changingWords: readonly string[] = (
  'ubah, ubahin, ubahlah, ganti, gantiin, jadiin, jadikan, bikin, buat, bentuk, versi, change, turn, make, put, ' +
  'rewrite, write, transform, convert, into'
).split(', ')

/** How a sentence is asked for the other way round. */
export const voiceWords = {
  active: phraseList(`
    aktifnya|kalimat aktif|kalimat aktifnya|jadi aktif|bentuk aktif|bentuk aktifnya|versi aktif|ke aktif|active voice|
    active form|in the active|make it active|to active|aktif gimana|aktif jadi`),
  passive: phraseList(`
    pasifnya|kalimat pasif|kalimat pasifnya|jadi pasif|jadiin pasif|dipasifin|bentuk pasif|bentuk pasifnya|versi pasif|
    ke pasif|jadi passive|passive voice|passive form|in the passive|make it passive|to passive|into passive|
    jadi passive voice|passivenya|pasif gimana|pasif jadi`),
}
