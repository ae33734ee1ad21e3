/** What the privacy page must say of this very site: it follows the operator's configuration. */
export interface PrivacyFacts {
  keepDays: { events: number; transcripts: number; leads: number }
  /** A third party may be told what visitors do, if they agree. */
  measures: boolean
  /** A hosted language model answers in the chat and explains words. */
  asksHostedAi: boolean
  sendsWhatsApp: boolean
  sendsMail: boolean
  googleSignIn: boolean
}

export const DEFAULT_KEEP_DAYS = { events: 90, transcripts: 180, leads: 730 } as const

/** A site with no configuration tells nobody anything. */
export const NOTHING_CONFIGURED: PrivacyFacts = {
  keepDays: DEFAULT_KEEP_DAYS,
  measures: false,
  asksHostedAi: false,
  sendsWhatsApp: false,
  sendsMail: false,
  googleSignIn: false,
}
