/** How likely an entry must be to be answered, to be asked back, and to be a topic beyond doubt. */
export const ANSWERED = 0.5
export const ASKED_BACK = 0.4
export const SURE_TOPIC = 0.75

/** How likely a facet must be while something is open that it may be asked of; nearly certain, where nothing is. */
export const FACET_OPEN = 0.35
export const CERTAIN = 0.95
/** While an entry is open a short message is more likely about it. */
export const FACET_SHORT = 0.3

/** So few words mean little without what was said before. */
export const SHORT = 4
