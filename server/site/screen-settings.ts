import { DOCUMENT_IDS, type DocumentBytes } from '../../domain/documents/catalogue.ts'
import type { ScreenSettings } from '../../domain/shared/screen-contract.ts'
import { documentBytes } from '../documents/document-files.ts'
import type { Configuration } from './configuration.ts'

/** Settings that pages are rendered with, fixed at start. */
export const screenSettings = ({
  brandOverrides,
  leadForms,
  browserAi,
  google,
  measurement,
  keepDays,
  ai,
  mail,
  whatsApp,
}: Configuration): ScreenSettings => ({
  brandOverrides,
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
    DOCUMENT_IDS.map((id) => [id, { id: documentBytes(id, 'id'), en: documentBytes(id, 'en') }]),
  ) as DocumentBytes,
})
