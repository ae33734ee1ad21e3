import type { Language } from '../domain/shared/language.ts'

export const tutorGreeting: Record<Language, string> = {
  id: 'Hai, aku Ms Kiky, tutor bahasa Inggris AI kamu. Aku bisa bantu grammar, kosakata, dan latihan percakapan. Mau latihan apa hari ini?',
  en: 'Hi, I’m Ms Kiky, your AI English tutor. I can help with grammar, vocabulary and conversation practice. What shall we practise today?',
}

/** The reply when a model blocks a question. */
export const tutorCannotSay: Record<Language, string> = {
  id: 'Maaf, soal itu aku tidak bisa bantu. Tapi kalau kamu mau latihan bahasa Inggris atau tanya soal kelas kami, aku siap. Mau mulai dari mana?',
  en: "I'm sorry, I can't help with that one. I'm happy to practise English with you or tell you about our classes, though. Where shall we start?",
}
