/** Facts on the privacy page that depend on the operator's configuration. */
export interface PrivacyFacts {
  keepDays: { events: number; transcripts: number; leads: number }
  /** Google Analytics is configured; it is used with consent only. */
  measures: boolean
  /** A hosted language model answers in the chat and explains words. */
  asksHostedAi: boolean
  sendsWhatsApp: boolean
  sendsMail: boolean
  googleSignIn: boolean
}

export const DEFAULT_KEEP_DAYS = { events: 90, transcripts: 180, leads: 730 } as const

export const NOTHING_CONFIGURED: PrivacyFacts = {
  keepDays: DEFAULT_KEEP_DAYS,
  measures: false,
  asksHostedAi: false,
  sendsWhatsApp: false,
  sendsMail: false,
  googleSignIn: false,
}
