const list = (phrases: string): readonly string[] => phrases.split('|').map((phrase) => phrase.trim())

/** What is asked of an exam, by its words, in one spelling (english/language/slang.ts). The first that is found counts. */
export const examFactWords = {
  results: list(`
    hasilnya keluar|hasil keluar|kapan hasil|hasilnya kapan|berapa lama hasil|hasilnya berapa|nunggu hasil|results|
    get my score|keluar nilainya|nilainya keluar|skornya keluar|pengumumannya`),
  retake: list(`
    ulang|ngulang|mengulang|diulang|ikut lagi|tes lagi|coba lagi|retake|take it again|try again|twice|berapa kali|
    remedial|kesempatan|how many times`),
  valid: list('berlaku|berlakunya|masa berlaku|kedaluwarsa|expired|expire|expires|valid|hangus|sampai kapan'),
  price: list('biaya|biayanya|harga|harganya|bayar|bayarnya|mahal|murah|price|cost|costs|fee|how much|expensive|cheap'),
  home: list('dari rumah|di rumah|online|daring|at home|from home|offline|di mana tesnya|tesnya di mana|tempat tesnya'),
  bring: list('bawa apa|dibawa|harus bawa|boleh bawa|identitas|ktp|paspor|bring|passport'),
  accepted: list(`
    diterima|terima|nerima|menerima|diakui|diakuin|laku|kampus mana|negara mana|accepted|accept|accepts|recognised|
    recognized|buat kuliah|untuk kuliah|buat visa|bisa buat daftar`),
  pass: list('lulus|gagal|lolos|pass|fail|passing grade|batas lulus'),
  speaking: list('speaking|bicaranya|ngomongnya|bagian bicara|wawancara|examiner|penguji'),
  writing: list('writing|menulis|nulisnya|esainya'),
  listening: list('listening|dengarnya|mendengarkan'),
  reading: list('reading|bacaannya|membaca'),
  hard: list(`
    susah|susahnya|sulit|sulitnya|paling susah|paling sulit|gampang|mudah|hard|difficult|hardest|easy|easier|tersulit|
    berat`),
  score: list(`
    skor bagus|nilai bagus|skor minimal|nilai minimal|skornya berapa|skor berapa|nilainya berapa|nilai berapa|
    minimal berapa|nilai tertinggi|skor tertinggi|maksimal berapa|good score|highest score|what score|score|minimum|
    rentang skor|skalanya|penilaiannya`),
  prepare: list('persiapan|persiapannya|belajarnya berapa|siapin|prepare|study for it|mulai belajar'),
  time: list(`
    berapa lama|berapa jam|berapa menit|lamanya|durasi|durasinya|lama tes|lama tesnya|how long|how many hours|
    how many minutes|duration`),
  parts: list(`
    berapa soal|jumlah soal|soalnya berapa|berapa bagian|bagian apa|bagiannya|isinya|isi tesnya|yang diuji|diuji|
    ngetes apa|parts|sections|questions|how many questions|what is in it|ngapain aja|bagian berapa|materinya|
    tentang apa`),
} as const

export type ExamFact = keyof typeof examFactWords

/** The exams that there are facts of, by the names of their entries and the words that name them. */
export const examsByName = {
  'toefl-ibt': { entry: 'toefl-ibt', begins: ['toefl-ibt', 'toefl-academic'], names: list('toefl ibt|ibt') },
  'toefl-itp': {
    entry: 'toefl-itp',
    begins: ['toefl-itp'],
    names: list('toefl itp|itp|toefl prediction|toefl prediksi'),
  },
  'toeic': { entry: 'toeic', begins: ['toeic'], names: list('toeic') },
  'duolingo': { entry: 'duolingo-test', begins: ['duolingo'], names: list('duolingo|det') },
  'pte': { entry: 'pte-academic', begins: ['pte'], names: list('pte') },
  'oet': { entry: 'oet', begins: ['oet'], names: list('oet') },
  'cambridge': {
    entry: 'cambridge-exams',
    begins: ['cambridge'],
    names: list('ket|pet|fce|cae|cambridge exam|ujian cambridge'),
  },
  'marlins': { entry: 'marlins-test', begins: ['marlins'], names: list('marlins|marlin|tes marlin') },
  'snbt': { entry: 'snbt-english', begins: ['snbt'], names: list('snbt|utbk|sbmptn') },
  'ielts': { entry: 'ielts-overview', begins: ['ielts'], names: list('ielts') },
} as const

/** What makes it a question about classes, or about something else of the exam. */
export const notOfExam = list(`
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
