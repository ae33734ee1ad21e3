export const NOTE_KINDS = ['grammar', 'words', 'spelling'] as const
export type NoteKind = (typeof NOTE_KINDS)[number]

/** In the order of a text. */
export const ESSAY_PARTS = ['greeting', 'purpose', 'opening', 'overview', 'figures', 'example', 'ending'] as const
export type EssayPart = (typeof ESSAY_PARTS)[number]
