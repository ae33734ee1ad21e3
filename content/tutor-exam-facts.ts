import { phraseList } from '../domain/shared/word-lists.ts'

/** What is asked of an exam, by its words, in one spelling (english/language/slang.ts). The first that is found counts. */
export const examFactWords = {
  results: phraseList(`
    hasilnya keluar|hasil keluar|kapan hasil|hasilnya kapan|berapa lama hasil|hasilnya berapa|nunggu hasil|results|
    get my score|keluar nilainya|nilainya keluar|skornya keluar|pengumumannya`),
  retake: phraseList(`
    ulang|ngulang|mengulang|diulang|ikut lagi|tes lagi|coba lagi|retake|take it again|try again|twice|berapa kali|
    remedial|kesempatan|how many times`),
  valid: phraseList('berlaku|berlakunya|masa berlaku|kedaluwarsa|expired|expire|expires|valid|hangus|sampai kapan'),
  price: phraseList(
    'biaya|biayanya|harga|harganya|bayar|bayarnya|mahal|murah|price|cost|costs|fee|how much|expensive|cheap',
  ),
  home: phraseList(
    'dari rumah|di rumah|online|daring|at home|from home|offline|di mana tesnya|tesnya di mana|tempat tesnya',
  ),
  bring: phraseList('bawa apa|dibawa|harus bawa|boleh bawa|identitas|ktp|paspor|bring|passport'),
  accepted: phraseList(`
    diterima|terima|nerima|menerima|diakui|diakuin|laku|kampus mana|negara mana|accepted|accept|accepts|recognised|
    recognized|buat kuliah|untuk kuliah|buat visa|bisa buat daftar`),
  pass: phraseList('lulus|gagal|lolos|pass|fail|passing grade|batas lulus'),
  speaking: phraseList('speaking|bicaranya|ngomongnya|bagian bicara|wawancara|examiner|penguji'),
  writing: phraseList('writing|menulis|nulisnya|esainya'),
  listening: phraseList('listening|dengarnya|mendengarkan'),
  reading: phraseList('reading|bacaannya|membaca'),
  hard: phraseList(`
    susah|susahnya|sulit|sulitnya|paling susah|paling sulit|gampang|mudah|hard|difficult|hardest|easy|easier|tersulit|
    berat`),
  score: phraseList(`
    skor bagus|nilai bagus|skor minimal|nilai minimal|skornya berapa|skor berapa|nilainya berapa|nilai berapa|
    minimal berapa|nilai tertinggi|skor tertinggi|maksimal berapa|good score|highest score|what score|score|minimum|
    rentang skor|skalanya|penilaiannya`),
  prepare: phraseList('persiapan|persiapannya|belajarnya berapa|siapin|prepare|study for it|mulai belajar'),
  time: phraseList(`
    berapa lama|berapa jam|berapa menit|lamanya|durasi|durasinya|lama tes|lama tesnya|how long|how many hours|
    how many minutes|duration`),
  parts: phraseList(`
    berapa soal|jumlah soal|soalnya berapa|berapa bagian|bagian apa|bagiannya|isinya|isi tesnya|yang diuji|diuji|
    ngetes apa|parts|sections|questions|how many questions|what is in it|ngapain aja|bagian berapa|materinya|
    tentang apa`),
} as const

export type ExamFact = keyof typeof examFactWords

interface NamedExam {
  entry: string
  begins: readonly string[]
  names: readonly string[]
}

const exam = (entry: string, names: string, ...begins: string[]): NamedExam => ({
  entry,
  begins,
  names: phraseList(names),
})

/** Exams with facts of their own: the entry of the book, their names, and how the names of all their entries begin. */
export const examsByName = {
  'toefl-ibt': exam('toefl-ibt', 'toefl ibt|ibt', 'toefl-ibt', 'toefl-academic'),
  'toefl-itp': exam('toefl-itp', 'toefl itp|itp|toefl prediction|toefl prediksi', 'toefl-itp'),
  'toeic': exam('toeic', 'toeic', 'toeic'),
  'duolingo': exam('duolingo-test', 'duolingo|det', 'duolingo'),
  'pte': exam('pte-academic', 'pte', 'pte'),
  'oet': exam('oet', 'oet', 'oet'),
  'cambridge': exam('cambridge-exams', 'ket|pet|fce|cae|cambridge exam|ujian cambridge', 'cambridge'),
  'marlins': exam('marlins-test', 'marlins|marlin|tes marlin', 'marlins'),
  'snbt': exam('snbt-english', 'snbt|utbk|sbmptn', 'snbt'),
  'ielts': exam('ielts-overview', 'ielts', 'ielts'),
}

/** What makes it a question about classes, or about something else of the exam. */
export const notOfExam = phraseList(`
    kelas|kelasnya|kursus|kursusnya|les|lesnya|program|programnya|class|classes|course|courses|daftar|trial|privat|
    private|trainer|guru|tips|tipsnya|cara|caranya|strategi|trik|contoh|contohnya|soal lagi|latihan|beda|bedanya|
    difference|how to|example|practice|band|task|part 1|part 2|part 3|kamu|disini|di sini|kata|words|kartu|section|
    academic|general`)

/** Words around such a question. */
export const aroundExam: ReadonlySet<string> = new Set(
  `tes test ujian exam tesnya ujiannya skor skornya nilai nilainya hasil hasilnya bagian soal sertifikat sertifikatnya
  apa gak ada berapa kapan gimana bagaimana kayak seperti yang itu ini kalau terus lalu dan jadi oh eh iya ya sih kak
  dong kah bisa boleh harus perlu paling mana saya aku kita kamu belum sudah lagi untuk buat di ke dari sama aja saja
  cuma kira-kira kira rata-rata biasanya emang memang banget the a an is are it its that this does do can could i you we
  take taking have has in on of for to and so what when where how which many much long get there any one ones after if
  don't not again really usually more most than be will my or english bahasa inggris kalo klo gagal lulus nya tuh nih
  deh min miss ms minimal maksimal total totalnya setiap tiap kali setahun sebulan`.split(/\s+/),
)
