import type { Brand } from '../brand/brand.ts'
import type { DocumentId } from '../documents/catalogue.ts'
import type { Language } from '../shared/language.ts'
import type { SchoolColours } from './colours.ts'

/** What a program is for: the words by which visitors ask for it, and its drawing and ground. */
const PROGRAM_KINDS = ['general-english', 'business-english', 'exam-prep', 'interpreter-services'] as const
export type ProgramKind = (typeof PROGRAM_KINDS)[number]

/** A program but for its texts. */
export interface ProgramFacts {
  /** Part of its address: /programs#id. */
  id: string
  /** Null if it is none of them. */
  kind: ProgramKind | null
  /** Whose ground and drawing it has. */
  look: ProgramKind
  /** The address of its own picture; null shows the drawing. */
  picture: string | null
  /** As it is stored with a lead, in English. */
  storedAs: string
  /** Whether the trial form offers it. */
  isOffered: boolean
}

/** One of several texts with an icon: its part of their keys, and the icon's name. */
export interface MarkedText {
  key: string
  icon: string
}

/** The school but for its texts: what pages need to know besides. */
export interface School extends Brand {
  /** Missing for the sample school, whose facts are in content/facts. */
  own?: OwnFacts
}

export interface OwnFacts {
  /** Addresses of the school's own words, by language. */
  words: Record<Language, string>
  cities: readonly string[]
  /** The cities that the trial form offers. */
  trialCities: readonly string[]
  programs: readonly ProgramFacts[]
  /** Parts of the keys of the claims below the hero. */
  claims: readonly string[]
  /** The figure that leads the reasons, such as '50+'; null for none. */
  figure: string | null
  reasons: readonly MarkedText[]
  perks: readonly MarkedText[]
  documents: readonly DocumentId[]
  /** Anchors of sections of the home page that have nothing to show. */
  hidden: readonly string[]
  hours: Record<Language, string> | null
  face: SchoolFace
}

/** What browsers, home screens and link previews show of a school. */
export interface SchoolFace {
  /** Paths of its icons. */
  icons: readonly string[]
  hasPreviewPicture: boolean
  /** Colours of the browser's own interface. */
  theme: { colour: string; background: string }
  /** Null if it keeps those of the sample school. */
  colours: SchoolColours | null
}
