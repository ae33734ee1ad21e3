/** For each rule: what it mends, and what looks like it and is right. */
export type RuleExamples = Record<string, { mends: [wrong: string, right: string][]; leaves: string[] }>
