import { texts as english } from '../../content/en/account-mails.ts'
import { type AccountMailTexts, texts as indonesian } from '../../content/id/account-mails.ts'
import type { Role } from '../../domain/auth/roles.ts'
import { nameSchool } from '../../domain/brand/name-school.ts'
import type { School } from '../../domain/school/school.ts'
import type { OwnWords } from '../../domain/school/words.ts'
import type { Language } from '../../domain/shared/language.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { type Letter, writeMail } from '../outbox/write-mail.ts'
import type { Queries } from '../outside/database/tables.ts'

export interface AccountMails {
  code(to: string, code: string, language: Language): Promise<void>
  resetLink(to: string, token: string, language: Language): Promise<void>
  passwordChanged(to: string, language: Language): Promise<void>
  attacked(to: string, language: Language): Promise<void>
  /** A link to set a password and so to join the team. */
  invitation(to: string, token: string, role: Role, language: Language): Promise<void>
  twoStepOn(to: string, language: Language): Promise<void>
  twoStepOff(to: string, language: Language): Promise<void>
  recoveryCodeUsed(to: string, language: Language): Promise<void>
  /** Whoever tries codes knows the password. */
  codesGuessed(to: string, language: Language): Promise<void>
}

/** Told after something about signing in has changed. */
type Notice = 'twoStepOn' | 'twoStepOff' | 'recoveryUsed' | 'codesGuessed'

interface Parts {
  outbox: Outbox
  /** The joinable queries: the sign-in library does not pass its transaction to hooks. */
  queries: Queries
  brand: School
  /** Of a school other than the sample one. */
  words: Record<Language, OwnWords> | null
  origin: string
}

export function accountMails({ outbox, queries, brand, words, origin }: Parts): AccountMails {
  const texts: Record<Language, AccountMailTexts> = {
    id: nameSchool({ ...indonesian, ...words?.id.texts['account-mails'] }, brand),
    en: nameSchool({ ...english, ...words?.en.texts['account-mails'] }, brand),
  }
  const enqueue = async (to: string, letter: Omit<Letter, 'school'>) => {
    const mail = { to, ...writeMail({ school: brand, ...letter }) }
    await outbox.enqueue(queries, { kind: 'mail', payload: mail })
  }
  const notice = (name: Notice) => (to: string, language: Language) => {
    const t = texts[language]
    return enqueue(to, {
      language,
      subject: t[`${name}.subject`],
      title: t[`${name}.title`],
      paragraphs: [t[`${name}.text`], t['notice.stranger'].replace('{email}', brand.email)],
      button: { label: t['notice.button'], link: `${origin}/login?lang=${language}` },
      footnotes: [t['notice.footnote']],
    })
  }
  return {
    twoStepOn: notice('twoStepOn'),
    twoStepOff: notice('twoStepOff'),
    recoveryCodeUsed: notice('recoveryUsed'),
    codesGuessed: notice('codesGuessed'),
    invitation: (to, token, role, language) => {
      const t = texts[language]
      return enqueue(to, {
        language,
        subject: t['invitation.subject'],
        title: t['invitation.title'],
        paragraphs: [t[`invitation.${role}`], t['invitation.text']],
        button: { label: t['invitation.button'], link: invitationLink(origin, token, language) },
        footnotes: [t['invitation.footnote'], t['invitation.stranger']],
      })
    },
    code: (to, code, language) => {
      const t = texts[language]
      return enqueue(to, {
        language,
        subject: t['code.subject'].replace('{code}', code),
        title: t['code.title'],
        paragraphs: [t['code.text'], t['code.time']],
        code,
        footnotes: [t['code.footnote'], t['code.stranger']],
      })
    },
    resetLink: (to, token, language) => {
      const t = texts[language]
      return enqueue(to, {
        language,
        subject: t['reset.subject'],
        title: t['reset.title'],
        paragraphs: [t['reset.text'], t['reset.time']],
        button: { label: t['reset.button'], link: resetLink(origin, token, language) },
        footnotes: [t['reset.footnote'], t['reset.stranger']],
      })
    },
    passwordChanged: (to, language) => {
      const t = texts[language]
      return enqueue(to, {
        language,
        subject: t['changed.subject'],
        title: t['changed.title'],
        paragraphs: [t['changed.text'], t['changed.stranger'].replace('{email}', brand.email)],
        button: { label: t['changed.button'], link: `${origin}/login?lang=${language}` },
        footnotes: [t['changed.footnote']],
      })
    },
    attacked: (to, language) => {
      const t = texts[language]
      return enqueue(to, {
        language,
        subject: t['attacked.subject'],
        title: t['attacked.title'],
        paragraphs: [t['attacked.text'], t['attacked.you'], t['attacked.advice'].replace('{email}', brand.email)],
        button: { label: t['attacked.button'], link: `${origin}/login?lang=${language}` },
        footnotes: [t['attacked.footnote']],
      })
    },
  }
}

/** The token is in the fragment, so that no server or proxy logs it. */
export const resetLink = (origin: string, token: string, language: Language): string =>
  `${origin}/reset-password?lang=${language}#${token}`

/** Tells the page that the password is for an account of the team. */
export const invitationLink = (origin: string, token: string, language: Language): string =>
  `${origin}/reset-password?lang=${language}&team#${token}`
