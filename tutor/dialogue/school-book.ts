import type { BookTalk } from '../../content/id/tutor-book.ts'
import type { Details } from '../../content/id/tutor-details.ts'
import type { Person } from '../../content/id/tutor-person.ts'
import type { PracticeTalk } from '../../content/id/tutor-practice.ts'
import type { Sounds } from '../../content/id/tutor-sounds.ts'
import type { Talk } from '../../content/id/tutor-talk.ts'
import type { UnsureTalk } from '../../content/id/tutor-unsure.ts'
import type { WordTalk } from '../../content/id/tutor-words.ts'
import { sampleAnswers } from '../../content/sample-answers.ts'
import type { Program, Teacher } from '../../content/shapes.ts'
import type { Brand } from '../../domain/brand/brand.ts'
import { nameSchool } from '../../domain/brand/name-school.ts'
import type { SchoolAnswers, SchoolWords } from '../../domain/school/words.ts'
import type { Language } from '../../domain/shared/language.ts'
import { mapTexts } from '../../domain/shared/map-texts.ts'
import type { Reasons } from '../../english/grammar/reasons/id.ts'

/** Everything the tutor can say in one language. */
export interface Book {
  language: Language
  talk: Talk & Person & PracticeTalk & BookTalk & WordTalk & UnsureTalk
  reasons: Reasons
  sounds: Sounds
  details: Details
  programs: readonly Program[]
  teachers: readonly Teacher[]
  answers: SchoolAnswers
  brand: Brand
}

const LOADERS = {
  id: () =>
    Promise.all([
      import('../../content/id/tutor-talk.ts'),
      import('../../english/grammar/reasons/id.ts'),
      import('../../content/id/tutor-sounds.ts'),
      import('../../content/id/home-faq.ts'),
      import('../../content/id/programs-list.ts'),
      import('../../content/id/teachers.ts'),
      import('../../content/id/home-sections.ts'),
      import('../../content/id/tutor-details.ts'),
      import('../../content/id/tutor-person.ts'),
      import('../../content/id/tutor-practice.ts'),
      import('../../content/id/tutor-book.ts'),
      import('../../content/id/tutor-words.ts'),
      import('../../content/id/tutor-unsure.ts'),
    ]),
  en: () =>
    Promise.all([
      import('../../content/en/tutor-talk.ts'),
      import('../../english/grammar/reasons/en.ts'),
      import('../../content/en/tutor-sounds.ts'),
      import('../../content/en/home-faq.ts'),
      import('../../content/en/programs-list.ts'),
      import('../../content/en/teachers.ts'),
      import('../../content/en/home-sections.ts'),
      import('../../content/en/tutor-details.ts'),
      import('../../content/en/tutor-person.ts'),
      import('../../content/en/tutor-practice.ts'),
      import('../../content/en/tutor-book.ts'),
      import('../../content/en/tutor-words.ts'),
      import('../../content/en/tutor-unsure.ts'),
    ]),
}

/** Loaded with the first message in that language. */
export function createLibrary(
  brand: Brand,
  words: Record<Language, SchoolWords> | null,
): (language: Language) => Promise<Book> {
  const books = new Map<Language, Promise<Book>>()
  return (language) => {
    const book = books.get(language) ?? loadBook(language, brand, words?.[language] ?? null)
    books.set(language, book)
    return book
  }
}

async function loadBook(language: Language, brand: Brand, own: SchoolWords | null): Promise<Book> {
  const [
    { talk },
    { reasons },
    { sounds },
    { homeQuestions },
    { programs },
    { teachers },
    { texts },
    { details },
    { person },
    { practiceTalk },
    { bookTalk },
    { wordTalk },
    { unsureTalk },
  ] = await LOADERS[language]()
  const content = {
    talk: {
      ...talk,
      ...person,
      ...practiceTalk,
      ...bookTalk,
      ...wordTalk,
      ...unsureTalk,
      ...own?.texts['tutor-talk'],
      ...own?.texts['tutor-person'],
      ...own?.texts['tutor-practice'],
    },
    reasons,
    sounds,
    details: { ...details, ...own?.texts['tutor-details'] },
    programs: own?.programs ?? programs,
    teachers: own?.teachers ?? teachers,
    answers:
      own?.answers ??
      sampleAnswers({ programs, questions: homeQuestions, sections: texts, talk, year: brand.foundedYear }),
  }
  return { language, brand, ...mapTexts(nameSchool(content, brand), sayKamu) }
}

/** Pages for companies say 'Anda'; in the chat everybody is 'kamu'. */
const sayKamu = (text: string): string =>
  text.replace(/(^|[.!?:] )?\bAnda\b/g, (_, start) => (start === undefined ? 'kamu' : `${start}Kamu`))

/** A line with its {values} filled in. */
export function say(book: Book, key: keyof Book['talk'], values: Record<string, string | number> = {}): string {
  return fill(book.talk[key], { phone: book.brand.phone, email: book.brand.email, ...values })
}

export const fill = (text: string, values: Record<string, string | number>): string =>
  text
    .replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
    .replace(/ {2,}/g, ' ')
    .trim()
