/** The longest message that is read whole: an essay. */
export const MAX_MESSAGE_CHARACTERS = 5000
/** What counts of each earlier message. */
export const MAX_EARLIER_CHARACTERS = 1000
