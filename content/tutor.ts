import type { Language } from '../domain/shared/language.ts'

/** What Ms Kiky says when she introduces herself. */
export const tutorGreeting: Record<Language, string> = {
  id: 'Hai, aku Ms Kiky, tutor bahasa Inggris AI kamu. Aku bisa bantu grammar, kosakata, dan latihan percakapan. Mau latihan apa hari ini?',
  en: "Hi, I'm Ms Kiky, your AI English tutor. I can help with grammar, vocabulary and conversation practice. What shall we practise today?",
}
