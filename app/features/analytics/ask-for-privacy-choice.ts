export const PRIVACY_CHOICE = 'privacy-choice'

/** Reopens the consent question. */
export const askForPrivacyChoice = (): void => {
  dispatchEvent(new Event(PRIVACY_CHOICE))
}
