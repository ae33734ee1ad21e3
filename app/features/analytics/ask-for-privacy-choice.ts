export const PRIVACY_CHOICE = 'privacy-choice'

/** Shows the choice again, whatever was chosen before. */
export const askForPrivacyChoice = (): void => {
  dispatchEvent(new Event(PRIVACY_CHOICE))
}
