import type { PushContent } from '../../../domain/desk/devices-contract.ts'
import type { School } from '../../../domain/school/school.ts'
import type { Language } from '../../../domain/shared/language.ts'
import { writeMail } from '../../outbox/write-mail.ts'
import type { Mail } from '../../outside/mail/mail-sender.ts'
import { wordsOf } from './notice-words.ts'

export interface NoticeMails {
  brand: School
  /** Of links in mails. */
  origin: string
}

/** The same words as on a lock screen. */
export function noticeMail(
  { brand, origin }: NoticeMails,
  { title, body, path }: PushContent,
  language: Language,
): Omit<Mail, 'to'> {
  const say = wordsOf(language)
  return writeMail({
    language,
    school: brand,
    subject: title,
    title,
    paragraphs: [body],
    button: { label: say('mail.open'), link: `${origin}${path}` },
    footnotes: [say('mail.footnote')],
  })
}
