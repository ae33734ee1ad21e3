import { bookTalk as english } from '../../content/en/tutor-book.ts'
import { type BookTalk, bookTalk as indonesian } from '../../content/id/tutor-book.ts'
import type { InBoth } from '../../domain/chat/essay-contract.ts'
import { fill } from '../dialogue/school-book.ts'

/** A line about a text in both languages: its card is in the page's language, the message in the conversation's. */
export const inBoth = (key: keyof BookTalk, values: Record<string, string | number> = {}): InBoth => ({
  id: fill(indonesian[key], values),
  en: fill(english[key], values),
})
