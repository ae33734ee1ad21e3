import type { WordClasses } from '../domain/shared/frames.ts'

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

/** Numbers before questions or exercises; nobody is asked more than five running. */
export const howMany: ReadonlyMap<string, number> = new Map([
  ...['1', 'satu', 'one', 'sebuah'].map((word) => [word, 1] as const),
  ...['2', 'dua', 'two', 'a couple of'].map((word) => [word, 2] as const),
  ...['3', 'tiga', 'three', 'beberapa', 'a few'].map((word) => [word, 3] as const),
  ...['4', 'empat', 'four'].map((word) => [word, 4] as const),
  ...['5', 'lima', 'five', '6', 'six', 'enam', '10', 'ten', 'sepuluh'].map((word) => [word, 5] as const),
])

/** What is counted there, and what a number may stand before by itself: '3 lagi'. */
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
  tentang ttg topik tema topic theme subject ada mau minta kasih bikin bikinin buat buatin coba give make want do let's`.split(
    /\s+/,
  ),
)

/** What is open is meant, or nothing in particular. */
export const openSubjects: ReadonlySet<string> = new Set(
  'this that it these those them ini itu tadi tersebut barusan other another anything something apa aja saja'.split(
    ' ',
  ),
)
