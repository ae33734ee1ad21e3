import type { Objection } from '../content/tutor-objections.ts'
import type { Language } from '../domain/shared/language.ts'
import type { CorrectedSentence } from '../english/grammar/correct.ts'
import type { Shape } from '../english/grammar/shape.ts'
import type { Written } from '../english/language/detect-language.ts'
import type { Checked } from './check-message.ts'
import type { Earlier } from './dialogue/memory.ts'
import type { Doubt } from './doubts/doubt.ts'
import type { FacetGuess } from './find/facets.ts'
import type { Found } from './find/find.ts'
import type { WordGuess } from './find/word-facets.ts'
import type { IntentGuess } from './intents/classifier.ts'
import type { ActChances } from './requests/kinds.ts'
import type { ReadRequest } from './requests/read-requests.ts'
import type { AskedTopic } from './school-questions.ts'
import type { SaidItem, SaidNext, SaidTranslation } from './translations.ts'

export interface Analysis extends Checked, RereadParts {
  /** How likely each act is; empty for a part that is read as a message of its own. */
  acts: ActChances
  /** What is asked, one after the other; empty where the message is answered as a whole. */
  asked: AskedRequest[]
  written: Written
  guess: IntentGuess
  /** How likely it is that an English message asks the tutor something, not written for practice; 0 to 1. */
  addressed: number
  /** A sentence with a verb, not a fragment: 'a bit shorter'. */
  isClause: boolean
  /** The English sentence that it is about, corrected or translated, to be said in other ways. */
  shape: Shape | null
  /** The two sentences of 'is it A or B?', each checked separately; empty for any other message. */
  alternatives: Alternative[]
  /** A sentence with a gap, checked with each of its options in it. */
  gap: GapOption[]
  /** Where a message asks several: each of them. */
  gaps: GapOption[][]
  /** The questions of a message that asks several, each with its own guess; empty for any other message. */
  questions: AskedQuestion[]
  /** Likeliest first. */
  found: Found[]
  /** What is to be translated if the message goes on with a translation, and how it is said. */
  spoken: SaidNext | null
  /** The English of the Indonesian words of a short message that may ask for it. */
  glosses: Readonly<Record<string, string>>
  /** For a short message, such as 'and for places?': what is found together with the message before. */
  followed: Found[]
  /** The part of an open entry that it may ask for. */
  facet: FacetGuess | null
  /** What it may ask about an open word. */
  wordFacet: WordGuess | null
  /** What was asked to be said in the other language, and how the phrase book says it. */
  translation: SaidTranslation | null
  /** Several that were asked for at once. */
  listed: readonly SaidItem[]
}

/** Parts of a message that are read as messages of their own. */
export interface RereadParts {
  /** What is said behind 'back to …'. */
  returned: Reread | null
  /** What is wanted instead of what is stopped by the first word. */
  afterStop: Reread | null
  /** What is asked of the school, and what else the message says. */
  school: { asked: AskedTopic[]; language: Language; beside: Reread | null } | null
  /** What is asked beside a refusal of details or offers. */
  besideRefusal: (Reread & { isPutOff: boolean }) | null
  /** What is asked behind a short first clause, which may be an answer. */
  besideAnswer: Reread | null
  /** The message before, where this one only asks if it was right. */
  judgedBefore: Reread | null
  /** What is doubted of her last answer on a sentence. */
  doubt: Doubt | null
  /** An objection to her last answer, what was meant instead, and the message before with a lower bar for mistakes. */
  objection: ReadObjection | null
}

export interface ReadObjection {
  kind: Objection
  /** The words behind it. */
  named: string
  instead: Reread | null
  /** The same to be said in English, where it is Indonesian. */
  toSay: SaidTranslation | null
  again: Reread
}

export interface Reread {
  text: string
  analysis: Analysis
}

/** A request of a message, read as a message of its own. */
export interface AskedRequest extends Reread, Pick<ReadRequest, 'act' | 'isPlain'> {}

export interface Alternative {
  text: string
  corrections: CorrectedSentence[]
}

/** What was put into a gap, and the verbs that it may be a form of. */
export interface GapOption extends Alternative {
  option: string
  verbs: string[]
}

export interface AskedQuestion {
  text: string
  guess: IntentGuess
}

/** `before` is the visitor's previous message, `earlier` what her reply to it was about and the sentences that were talked about. */
export type Analyse = (text: string, before?: string, earlier?: Earlier) => Analysis
