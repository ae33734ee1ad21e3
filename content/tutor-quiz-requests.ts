import type { WordClasses } from '../domain/shared/frames.ts'
import { phraseSet, wordSet } from '../domain/shared/word-lists.ts'

/** How a quiz on a subject is asked for, as frames (domain/shared/frames.ts). */
export const subjectQuizzes = {
  about: '… @quiz|test|tes|uji @you? @about {subject}',
  beside: `
    … @quiz @you? {subject}
    … {subject} @quiz …`,
}

/** What speaks of a quiz without asking for one. */
export const noSubjectQuiz = {
  other: `
    … @past …
    … placement|penempatan …
    … @asking …`,
}

export const subjectQuizWords: WordClasses = {
  quiz: `
    quiz quizzes kuis kuisnya soal-soal latihan_soal soal_latihan test_me test_us tes_aku tes_saya uji_aku uji_saya`,
  you: 'me us aku saya',
  about: 'about on tentang ttg seputar mengenai soal bertema dengan_tema topik tema',
  past: 'had was were did yesterday kemarin',
  asking: 'tanya nanya bertanya berapa kapan',
}

/** Numbers before questions or exercises; at most five are asked in a row. */
export const howMany: ReadonlyMap<string, number> = new Map([
  ...['1', 'satu', 'one', 'sebuah'].map((word) => [word, 1] as const),
  ...['2', 'dua', 'two', 'a couple of'].map((word) => [word, 2] as const),
  ...['3', 'tiga', 'three', 'beberapa', 'a few'].map((word) => [word, 3] as const),
  ...['4', 'empat', 'four'].map((word) => [word, 4] as const),
  ...['5', 'lima', 'five', '6', 'six', 'enam', '10', 'ten', 'sepuluh'].map((word) => [word, 5] as const),
])

/** What is counted, and what may stand behind a bare number: '3 lagi'. */
export const asksItems: ReadonlySet<string> = new Set(
  'soal soalnya pertanyaan latihan nomor butir biji exercise exercises question questions'.split(' '),
)
export const asksMore: ReadonlySet<string> = new Set(['aja', 'saja', 'more', 'lagi', 'only'])

/** Kinds of practice, and what refuses one of them: 'bukan kosakata', 'not vocabulary'. */
export const practiceKinds: readonly string[] =
  `kosakata kosa_kata vocabulary vocabularies vocab words kata-kata kata grammar
  tata_bahasa roleplay role-play main_peran speaking listening writing reading idiom idioms`
    .split(/\s+/)
    .map((kind) => kind.replace('_', ' '))
export const refusedBefore: readonly string[] = ['bukan', 'jangan', 'tanpa', 'not', 'no', 'without', "don't want"]

/** What asks for a quiz, by itself. */
export const quizNames: ReadonlySet<string> = new Set(
  `quiz quizzes kuis kuisnya soal soalnya tes test uji latihan exercise exercises practice practise question questions
  contoh satu dua tiga one two three biji aja saja gw gue gua dong donk ya yuk kak kakak miss ms kiky min please pls sih
  deh nih lah lagi again me us aku saya mau minta kasih bikin bikinin buat buatin coba give make want some tentang ttg
  about topik tema grammar`.split(/\s+/),
)

/** Around the subject, and no part of it. */
export const besideSubject: ReadonlySet<string> = new Set(
  `a an the some my me us aku saya i can could you we bisa boleh dong donk ya yuk kak kakak miss ms kiky min please pls
  sih deh nih lah again lagi short quick little singkat sedikit bahasa inggris inggrisnya english in for untuk about
  tentang ttg topik tema topic theme subject ada mau minta kasih bikin bikinin buat buatin coba give make want do
  let's`.split(/\s+/),
)

/** What is open is meant, or nothing in particular. */
export const openSubjects: ReadonlySet<string> = new Set(
  'this that it these those them ini itu tadi tersebut barusan other another anything something apa aja saja'.split(
    ' ',
  ),
)

/** What exercises are called; 'questions' only beside what is done with them. */
export const exerciseNames = wordSet(`
  soal soal-soal kuis kuisnya quiz quizzes exercise exercises drill drills worksheet isian gap-fill test_me quiz_me
  tes_aku tes_saya tes_gue tes_gw uji_aku uji_saya tesin ujiin test_my fill-in-the-blank fill_in_the_blank
  fill_in_the_gap gap_questions gap_sentences with_a_gap with_gaps pertanyaan_latihan practice_questions
  questions_to_practise questions_to_practice sentences_to_practise sentences_to_practice`)

/** Names of practice of any kind, which may be a conversation; words that make it one. */
export const practiceNames = wordSet('latihan latian latihannya latihin practise practice practising practicing')
export const conversationNames = wordSet(`
  ngobrol ngomong percakapan conversation conversations roleplay role-play role_play main_peran speaking talk talking
  call simulasi dialog dialogue scene adegan pura-pura pretend wawancara interview bicara nelpon chat chatting jadi`)

/** Verbs and particles with which exercises are asked for. */
export const exerciseWishes = wordSet(`
  mau minta kasih ksh kasi beri berikan bikin bikinin bikinkan buat buatin buatkan buatkanlah coba tolong pengen pingin
  pgn ingin nyuwun give make prepare write create can could may i'd_like i_want need let's please pls plis dong donk yuk
  ayo test_me quiz_me tambah tambahin lagi aja saja ya mawon tolongin carikan cariin siapkan siapin`)

/** Who says one of these asks about the exercises, tells of them, or means something else. */
export const noExercise = wordSet(`
  kenapa mengapa knp jelasin jelaskan jelasinnya terangkan explain why how_do how_to how_can how_is how_are gimana gmn
  bagaimana cara caranya tips beda bedanya perbedaan perbedaannya difference artinya arti maksudnya maksud placement
  penempatan biaya harga price daftar kursus kemarin yesterday kapan when jadwal tadi_malam jawabannya_apa
  apa_jawabannya writing speaking listening reading ielts task cue dikerjain ngerjain kerjain kerjakan kerjainin do_my
  dapet_soal tanya nanya bertanya benarkah bener_gak bener_ga betul`)

/** Asks for the answers as well. */
export const wantsKey = wordSet(`
  kunci kuncinya kunci_jawaban kunci_jawabannya sama_jawaban sama_jawabannya dengan_jawaban dengan_jawabannya
  beserta_jawaban beserta_jawabannya plus_jawaban plus_jawabannya dan_jawaban dan_jawabannya jawabannya_sekalian
  pembahasan pembahasannya answer_key with_answers with_the_answers and_answers and_the_answers with_key with_a_key
  and_key including_answers the_key sekaligus worksheet all_at_once jawabannya_juga`)
export const refusesKey = wordSet(`
  tanpa_kunci tanpa_jawaban jangan_langsung jangan_dikasih jangan_kasih without_answers without_the_answers no_answers
  don't_tell jangan_dulu`)

/** For whom, or how hard; the first list is what is too hard for somebody. */
export const easyExercises = wordSet(`
  terlalu_susah terlalu_sulit too_hard too_difficult susah_banget susah_bgt susah_amat kesusahan kesulitan ketinggian
  susah_ih gampang gampangan gampangin mudah easy easier easiest simple simpler sederhana pemula beginner beginners
  dasar ringan anak anakku anak_saya adik adikku cucu cucuku murid_sd sd tk paud kid kids child children son daughter
  little_brother little_sister kelas_1 kelas_2 kelas_3 kelas_4 kelas_5 kelas_6 bocah balita`)
export const hardExercises = wordSet(`
  susah sulit susahan lebih_susah lebih_sulit hard harder difficult menantang challenging advanced lanjutan tricky`)

/** Between words that are named side by side. */
export const sideBySide = wordSet('/ , & + sama sm dan and or atau vs versus dengan dgn ama kalih lan karo lawan plus')

/** Around what is practised, and no part of it. */
export const besideExercise = wordSet(`
  that which who because a an the of to on in at for with my your me us i you we is are be some any few short quick
  little more another
  different other question questions sentence sentences gap gaps fill blank choice multiple answer answers key including
  ones one two three four five pilihan ganda pg abc biji butir nomor nomer buah satu dua tiga empat lima enam sepuluh
  tigang kalih sekawan aku saya gue gw gua kita kami kak kakak kakanya miss ms kiky mbak mas bu ibu bun bunda pak bapak
  min admin guru ustadzah bang teh mam maam sir dong donk deh sih ya yah nih nggih lah kok gitu gt bgt banget aja saja
  mawon sekalian juga dulu lagi yang yg untuk utk buat tentang ttg soal mengenai seputar about topik topiknya tema
  temanya theme topic bedain bedakan membedakan bedanya antara between sama dan and or atau dengan pakai pake kata
  kata-kata kata2 nama nama-nama words word vocabulary vocab kosakata kalimat anak anakku adik adikku cucu cucuku sd
  kelas umur usia tahun years old kid kids son daughter brother sister lebih agak paling yang_lain only just please pls
  thanks makasih tolong bisa boleh can could may would like want need mau jangan langsung dikasih jawabannya jawaban
  model kayak kaya kyk seperti gini itu english inggris bahasa ganti ganti_ke pindah bukan itu maunya kalo kalau grammar
  practise practice practising prepare so sd smp sma level tingkat versi mulai start hari ini today now sekarang i'm im
  always mix up confuse confused bingung sering ketuker kebalik ketukar salah suka masih belum paham mudeng ngerti up
  down oke ok hai halo hi hello hey permisi`)

/** Parts of grammar as people call them, with the entries whose questions are meant. */
export const practiceSubjects: readonly { names: ReadonlySet<string>; entries: string }[] = Object.entries({
  'past-simple': 'past tense|simple past|past simple|lampau|v2|verb 2|masa lalu',
  'third-person-s,present-simple': 'present tense|simple present|present simple',
  'present-continuous': 'present continuous|present progressive|continuous|verb ing',
  'present-perfect,past-participles': 'present perfect|perfect tense',
  'passive-present,passive-past': 'passive|passive voice|kalimat pasif|pasif|passives',
  'irregular-verbs,past-simple': 'irregular verb|irregular verbs|kata kerja tak beraturan|v1 v2 v3',
  'first-conditional,second-conditional': 'conditional|conditionals|if clause|if clauses|kalimat pengandaian',
  'question-tags': 'question tag|question tags|tag question|tag questions',
  'modal-verbs-basics': 'modal|modals|modal verb|modal verbs',
  'gerund-after-verbs,infinitive-after-verbs': 'gerund|gerunds|to infinitive|gerund infinitive',
  'subject-verb-agreement,third-person-s': 'subject verb agreement|agreement',
  'plurals,irregular-plurals': 'plural|plurals|jamak|kata benda jamak',
  'comparatives': 'comparative|comparatives|perbandingan|comparison',
  'be-used-to,used-to-be-used-to': 'be used to',
  'used-to,used-to-be-used-to': 'used to',
  'there-is-there-are': 'there is there are|there is|there are',
  'toefl-itp-structure':
    'toefl structure|toefl itp structure|structure|structure and written expression|written expression',
  'verb-to-be': 'to be|verb to be',
}).map(([entries, names]) => ({ names: phraseSet(names), entries }))
