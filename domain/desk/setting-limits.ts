/** The most characters of what the team names in its settings. */
export const SETTING_LIMITS = { templateName: 80, ownName: 80, holidayName: 100 } as const
