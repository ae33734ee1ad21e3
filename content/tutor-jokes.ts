import type { Language } from '../domain/shared/language.ts'

/** Puns, each with its word explained. */
export const jokes: readonly { joke: string; word: Record<Language, string> }[] = [
  {
    joke: 'Why was the maths book sad? Because it had too many **problems**.',
    word: {
      id: '**problem** = masalah, dan juga soal hitungan.',
      en: 'A **problem** is a worry, and also a sum in maths.',
    },
  },
  {
    joke: 'What do you call a fish without eyes? A **fsh**.',
    word: { id: 'Huruf **i** dibaca seperti **eye** (mata).', en: 'The letter **i** sounds like **eye**.' },
  },
  {
    joke: 'What has four **wheels** and **flies**? A rubbish truck.',
    word: {
      id: '**flies** = terbang, dan juga lalat-lalat.',
      en: '**flies** is the verb to fly, and also the small insects.',
    },
  },
  {
    joke: 'Why did the teacher wear sunglasses? Because her students were so **bright**.',
    word: { id: '**bright** = terang, dan juga pintar.', en: '**bright** means full of light, and also clever.' },
  },
  {
    joke: 'Why can a bicycle not stand up by itself? Because it is **two tired**.',
    word: {
      id: '**two-tyred** (beroda dua) terdengar seperti **too tired** (terlalu lelah).',
      en: '**two-tyred** sounds like **too tired**.',
    },
  },
]
