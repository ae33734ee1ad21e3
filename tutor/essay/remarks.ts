import type { EssayReview, InBoth } from '../../domain/chat/essay-contract.ts'
import { ESSAY_PARTS, type EssayPart } from '../../domain/chat/essay-parts.ts'
import { holding, wordPattern } from '../word-pattern.ts'
import { inBoth } from './in-both.ts'
import { hasGreeting, hasSignOff, type TextReading } from './read-text.ts'

type Remark = Parameters<typeof inBoth>[0]
/** Some are about a part that such a text has. */
type Check = [isMissing: (text: TextReading) => boolean, remark: Remark, part?: EssayPart]

const SHORTEST_TASK_1 = 150
const SHORTEST_TASK_2 = 250
const ENOUGH_LINKING = 2
const LONG_TEXT = 120

const OPINION = wordPattern('\\b(?:i (?:@strongly )?@believes|in my (?:opinion|view)|this essay)\\b')
const CONCLUSION = holding('concludes')
const EXAMPLE = /\b(?:for example|for instance|such as)\b/i
const PURPOSE = holding('purpose')

const NAMED = wordPattern('^@titled')
const FIGURE = wordPattern('\\d|\\b@figure\\b')
const UNNAMED = /^(?:dear (?:sir|madam)|to whom)/i

const CHECKS: Record<TextReading['kind'], readonly Check[]> = {
  'mail': [
    [(text) => !hasGreeting(text), 'mail.opening', 'greeting'],
    [(text) => !PURPOSE.test(text.text.slice(0, 260)), 'mail.purpose', 'purpose'],
    [(text) => text.isFormal && text.casual.length > 0, 'mail.register'],
    [({ text }) => NAMED.test(text) && /\bfaithfully\b/i.test(text), 'mail.sincerely'],
    [({ text }) => UNNAMED.test(text) && /\bsincerely\b/i.test(text), 'mail.faithfully'],
    [({ words, paragraphs }) => words > LONG_TEXT && paragraphs.length < 2, 'essay.paragraphs'],
    [(text) => !hasSignOff(text), 'mail.closing', 'ending'],
  ],
  'report': [
    [({ paragraphs }) => paragraphs.length < 2, 'essay.paragraphs'],
    [({ text }) => !/\boverall\b/i.test(text), 'essay.overview', 'overview'],
    [({ text }) => !FIGURE.test(text), 'essay.figures', 'figures'],
    [({ words, isExam }) => isExam && words < SHORTEST_TASK_1, 'essay.short.task1'],
    [({ words, isExam }) => !isExam && words < SHORTEST_TASK_1, 'essay.short.task1.if'],
  ],
  'essay': [
    [({ paragraphs }) => paragraphs.length < 2, 'essay.paragraphs'],
    [({ opening, paragraphs }) => paragraphs.length > 1 && !OPINION.test(opening), 'essay.position', 'opening'],
    [({ linking }) => linking.length < ENOUGH_LINKING, 'essay.linking'],
    [({ text }) => !EXAMPLE.test(text), 'essay.example', 'example'],
    [({ short }) => short.length > 0, 'essay.contractions'],
    [({ repeated }) => repeated !== null, 'essay.repeated'],
    [({ closing }) => !CONCLUSION.test(closing), 'essay.conclusion', 'ending'],
    [({ words, isExam }) => isExam && words < SHORTEST_TASK_2, 'essay.short.task2'],
    [({ words, isExam }) => !isExam && words < SHORTEST_TASK_2, 'essay.short.task2.if'],
  ],
  'other': [
    [({ paragraphs, words }) => words > LONG_TEXT && paragraphs.length < 2, 'essay.paragraphs'],
    [({ linking, words }) => words > LONG_TEXT && linking.length < ENOUGH_LINKING, 'essay.linking'],
  ],
}

/** What is good and what is missing in the structure, each true of this text. */
export function remarksOn(text: TextReading): { good: InBoth[]; missing: InBoth[] } {
  const missing = CHECKS[text.kind].filter(([isMissing]) => isMissing(text))
  return {
    good: goodIn(text),
    missing: missing.map(([, remark]) => inBoth(remark, { words: WORDS[remark]?.(text) ?? text.words })),
  }
}

/** The parts that a text of this kind has, in their order, and which of them are not there. */
export const outlineOf = (text: TextReading): EssayReview['outline'] =>
  CHECKS[text.kind]
    .flatMap(([isMissing, , part]) => (part ? [{ part, isMissing: isMissing(text) }] : []))
    .sort((one, other) => ESSAY_PARTS.indexOf(one.part) - ESSAY_PARTS.indexOf(other.part))

/** The words that a remark is about; otherwise their number. */
const WORDS: Partial<Record<Remark, (text: TextReading) => string>> = {
  'mail.register': ({ casual }) => casual.join(', '),
  'essay.contractions': ({ short }) => short.slice(0, MAX_SHOWN).join(', '),
  'essay.repeated': ({ repeated }) => repeated ?? '',
}

const MAX_SHOWN = 4

function goodIn(text: TextReading): InBoth[] {
  const { kind, linking, closing } = text
  const hasOpening = kind === 'mail' ? hasGreeting(text) : kind === 'essay' && OPINION.test(text.opening)
  const hasClosing = kind === 'mail' ? hasSignOff(text) : CONCLUSION.test(closing)
  const good = [
    linking.length >= ENOUGH_LINKING &&
      inBoth('essay.good.linking', {
        words: linking
          .slice(0, MAX_SHOWN)
          .map((one) => `*${one}*`)
          .join(', '),
      }),
    hasOpening && inBoth('essay.good.opening'),
    hasClosing && inBoth('essay.good.closing'),
  ].filter((one): one is InBoth => Boolean(one))
  return good.length > 0 ? good : [inBoth('essay.good.told')]
}
