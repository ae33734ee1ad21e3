import { texts as accountDeleted } from '../../content/id/account-deleted.ts'
import { texts as accountMails } from '../../content/id/account-mails.ts'
import { auth } from '../../content/id/auth.ts'
import { texts as brochure } from '../../content/id/brochure.ts'
import { texts as chat } from '../../content/id/chat.ts'
import { common } from '../../content/id/common.ts'
import { texts as consent } from '../../content/id/consent.ts'
import { texts as dataRequest } from '../../content/id/data-request.ts'
import { texts as documents } from '../../content/id/documents.ts'
import { explainerTexts as explainer } from '../../content/id/explainer.ts'
import { texts as formRefused } from '../../content/id/form-refused.ts'
import { texts as formTrouble } from '../../content/id/form-trouble.ts'
import { texts as home } from '../../content/id/home.ts'
import { texts as homeSections } from '../../content/id/home-sections.ts'
import { texts as login } from '../../content/id/login.ts'
import { texts as notFound } from '../../content/id/not-found.ts'
import { texts as privacy } from '../../content/id/privacy.ts'
import { texts as programs } from '../../content/id/programs.ts'
import { texts as proposal } from '../../content/id/proposal.ts'
import { texts as resetPassword } from '../../content/id/reset-password.ts'
import { texts as signup } from '../../content/id/signup.ts'
import { texts as thanks } from '../../content/id/thanks.ts'
import { details } from '../../content/id/tutor-details.ts'
import { person } from '../../content/id/tutor-person.ts'
import { practiceTalk } from '../../content/id/tutor-practice.ts'
import { talk } from '../../content/id/tutor-talk.ts'
import { texts as unsent } from '../../content/id/unsent.ts'

type Texts = Readonly<Record<string, string>>

/** The texts that a school can replace, by the name of their file in content/id. */
const CATALOGUES: Readonly<Record<string, Texts>> = {
  common,
  auth,
  home,
  'home-sections': homeSections,
  programs,
  chat,
  explainer,
  thanks,
  'form-refused': formRefused,
  'form-trouble': formTrouble,
  privacy,
  'data-request': dataRequest,
  login,
  signup,
  'reset-password': resetPassword,
  documents,
  'account-deleted': accountDeleted,
  'not-found': notFound,
  unsent,
  consent,
  'account-mails': accountMails,
  brochure,
  proposal,
  'tutor-talk': talk,
  'tutor-person': person,
  'tutor-practice': practiceTalk,
  'tutor-details': details,
}

const SERVER_ONLY = /^(?:tutor-|account-mails$|brochure$|proposal$|form-trouble$)/

/** Those that pages show. */
export const isOnPages = (catalogue: string): boolean => !SERVER_ONLY.test(catalogue)

/** 'common' and 'auth' are part of other catalogues, and replaced in theirs. */
export function keysOf(catalogue: string): Texts | undefined {
  const texts = Object.hasOwn(CATALOGUES, catalogue) ? CATALOGUES[catalogue] : undefined
  if (!texts || catalogue === 'common' || catalogue === 'auth') return texts
  const shared = { ...common, ...auth } as Texts
  return Object.fromEntries(Object.entries(texts).filter(([key, text]) => shared[key] !== text))
}

export const placesIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort()
