import type { DocumentBytes } from '../../domain/documents/catalogue.ts'
import type { ScreenSettings } from '../../domain/shared/screen-contract.ts'
import { documentBytes } from '../documents/document-files.ts'
import type { CurrentSchool } from '../school/current-school.ts'
import type { Configuration } from './configuration.ts'

/** Settings that pages are rendered with, fixed at start. */
export const screenSettings = (
  { leadForms, browserAi, google, measurement, keepDays, ai, mail, whatsApp }: Configuration,
  { school, words, ownStyle, isUnchanged, documents, documentsFolder }: CurrentSchool,
): ScreenSettings => ({
  ...(!isUnchanged && { school }),
  ...(words && { words }),
  ownStyle,
  leadForms,
  browserAi,
  googleSignIn: google !== null,
  measurement,
  privacyFacts: {
    keepDays,
    measures: measurement !== null,
    asksHostedAi: ai !== null || browserAi !== null,
    sendsWhatsApp: whatsApp.cloud !== null,
    sendsMail: mail.smtpUrl !== null,
    googleSignIn: google !== null,
  },
  documentBytes: Object.fromEntries(
    documents.map((id) => [
      id,
      { id: documentBytes(id, 'id', documentsFolder), en: documentBytes(id, 'en', documentsFolder) },
    ]),
  ) as DocumentBytes,
})
