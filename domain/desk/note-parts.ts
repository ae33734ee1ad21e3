/** The parts of a person that a note may be about: those with a submission that was there when it was written. */
export const partsOfNote = (about: readonly string[], parts: readonly (readonly string[])[]): number[] =>
  [...parts.keys()].filter((index) => parts[index]?.some((leadId) => about.includes(leadId)))
