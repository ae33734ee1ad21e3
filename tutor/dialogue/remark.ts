import type { Reason } from '../../english/grammar/reason.ts'
import { type Book, fill } from './school-book.ts'

/** Patterns worth pointing out in a correct sentence. */
const SIGHTS: [RegExp, Reason][] = [
  [/\b(?:have|has) been \w+ing\b|\b(?:have|has) \w+ (?:\w+ ){0,5}since\b/i, 'perfect-since'],
  [/\bif\b.*\b(?:were|had)\b.*\bwould\b|\bwould\b.*\bif\b.*\b(?:were|had)\b/i, 'conditional-second'],
  [/\bif\b.*\bwill\b|\bwill\b.*\bif\b/i, 'conditional-first'],
  [/\bwish\b/i, 'wish'],
  [/\b(?:since|for) (?:\d|two|three|many|a long|last|january|monday)/i, 'since-for'],
  [
    /\b(?:interested in|good at|afraid of|proud of|famous for|responsible for|tired of|angry with)\b/i,
    'preposition-adjective',
  ],
  [/\b(?:depends? on|listen(?:s|ed)? to|wait(?:s|ed)? for|look(?:s|ed)? for|belongs? to)\b/i, 'preposition-verb'],
  [/\b(?:enjoy|avoid|finish|mind|suggest|keep)(?:s|ed|es)? \w+ing\b|\blook(?:ing)? forward to \w+ing\b/i, 'gerund'],
  [/\b(?:want|decide|hope|need|plan|learn)(?:s|ed|d)? to \w+\b/i, 'infinitive'],
  [/\bused to \w+/i, 'used-to'],
  [
    /\b(?:am|is|are|was|were|been) (?:\w+ly )?(?:\w+ed|built|made|written|taken|given|done|sold|known) by\b/i,
    'passive-be',
  ],
  [/\b(?:\w+er|more \w+) than\b/i, 'comparison-than'],
  [/\b(?:bored|excited|interested|tired|surprised|confused)\b/i, 'ed-ing'],
  [/\b(?:yesterday|last (?:week|night|year|month)|\w+ ago)\b/i, 'past-time'],
  [/\b(?:can|could|will|would|should|must|may|might) \w+/i, 'modal'],
  [/\bthere (?:is|are|was|were)\b/i, 'there-is'],
  [/\b(?:he|she|it|my \w+) (?:always |often |never )?(?:\w+s)\b/i, 'third-person'],
]

/** A useful remark on this sentence, if there is one. */
export function remarkOn(book: Book, sentence: string): { key: Reason; text: string } | null {
  for (const [sight, key] of SIGHTS) {
    const seen = sight.exec(sentence)?.[0]
    if (seen) return { key, text: fill(book.reasons[key], { to: seen }) }
  }
  return null
}
