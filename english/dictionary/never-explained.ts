/** Slurs and obscenities, which are not explained. */
const WORDS = new RegExp(
  `^(?:${[
    String.raw`fuck\w*|motherfuck\w*|shit\w*|bullshit|cunts?|whores?|whoring|slut\w*|bitch\w*|bastards?|dicks?`,
    String.raw`dickheads?|cocks?|asshole\w*|arsehole\w*|wank\w*|twat\w*|nigg(?:er|a)\w*|negro\w*|darky|darkie|fags?`,
    String.raw`faggot\w*|dykes?|kike\w*|spick?s?|wops?|chinks?|gook\w*|coons?|wetback\w*|paki|tranny|trannies|retards?`,
    String.raw`retarded|cripples?|pussy|pussies|cock-?sucker\w*|blow ?jobs?|hand ?jobs?|jerk off|jack off|wank off|cum`,
    String.raw`jizz|dildo\w*|porn\w*|orgy|orgies|gang ?bang\w*|rim job|tits?|titty|titties|boobs?|fanny|piss\w*`,
    String.raw`fart(?:s|ed|ing)?|turd\w*|crap|crappy|prick|pricks|pimps?|hookers?|horny|milfs?|thots?|shag|shags`,
    'suck off|get laid|get off with',
  ].join('|')})$`,
  'i',
)

export const isNeverExplained = (word: string): boolean => WORDS.test(word)
