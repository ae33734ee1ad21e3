import { formsOf, phrase, phraseRule } from '../phrase-rule.ts'

const OWN: Record<string, string> = {
  my: 'mine',
  me: 'mine',
  your: 'yours',
  you: 'yours',
  her: 'hers',
  him: 'his',
  our: 'ours',
  us: 'ours',
  their: 'theirs',
  them: 'theirs',
}
const owned = (word: string | undefined) => OWN[word?.toLowerCase() ?? ''] ?? ''
const VERB_OF: Record<string, string> = {
  analysis: 'analyze',
  discussion: 'discuss',
  explanation: 'explain',
  communication: 'communicate',
  presentation: 'present',
  development: 'develop',
  improvement: 'improve',
  decision: 'decide',
}
const KIN =
  '(?:friend|cousin|uncle|aunt|brother|sister|neighbou?r|colleague|teacher|student|client|relative|niece|nephew|son|daughter)'
const PLACES =
  '(?:restaurant|hotel|place|city|town|house|school|office|company|cafe|café|village|building|room|country|university)'

/** What people say of friends, places and what belongs to them. */
export const talkPhrases = phraseRule('talk-phrases', [
  phrase(
    'relative',
    `((?:have|has|had|know|knows|met) (?:a|an|one) (?:\\w+ )?${KIN}) (?=(?:works|lives|studies|speaks|sells|teaches|likes|wants|owns|runs)\\b)`,
    '$1 who ',
  ),
  phrase(
    'relative',
    `(${PLACES}) (?:which|that) (?=(?:i|we|he|she|they|you) (?:had (?:dinner|lunch|breakfast|coffee)|ate|stayed|live|lived|lives|work|worked|works|study|studied|met|grew up|was born|were born) ?(?:is|was|are|has|$|[.,!?]|together))`,
    '$1 where ',
  ),
  phrase(
    'plural',
    '(two|three|four|five|many|several) (swimming|meeting|parking|dining|waiting|training|shopping|washing) (pool|room|lot|area|cent(?:er|re)|mall|machine|session)\\b',
    '$1 $2 $3s',
  ),
  phrase('modal', "(don't|doesn't|do not|does not) must (?=\\w)", '$1 have to '),
  phrase(
    'word-class',
    `to (${Object.keys(VERB_OF).join('|')}) (?=(?:the|our|this|my|your|all|it|with|about|these|how)\\b)`,
    (m) => `to ${VERB_OF[m[1]?.toLowerCase() ?? '']} `,
    /\b(?:due|according|thanks|lead|leads|led|key|next|addition|contribute|contributes|related|up|access|open|ready|come|came|back|prior|is|was) to\b/i,
  ),
  phrase(
    'confusion',
    `(${formsOf('deliver')}) (?=(?:my|his|her|our|their|your) (?:son|daughter|child|children|kids?|wife|mother|brother|sister|husband|parents) to\\b)`,
    (m) =>
      `${{ deliver: 'take', delivers: 'takes', delivered: 'took', delivering: 'taking' }[m[1]?.toLowerCase() ?? ''] ?? m[1]} `,
  ),
  phrase(
    'pronoun-possessive',
    'they own (?=\\w+)',
    'their own ',
    /\bthey own (?:a|an|the|two|three|this|that|their|some|many|it)\b/i,
  ),
  phrase(
    'pronoun-case',
    "((?:two|three|four|some|many|several|these) \\w+s\\b[^.!?]*, (?:but|and) (?:i|we|he|she|they) (?:(?:don't|didn't|doesn't|do not|did not|really|never) )?(?:like|liked|want|wanted|need|wear|use|used|eat|ate|lost|love|loved)) it(?=[.!,]|$)",
    '$1 them',
  ),
  phrase(
    'pronoun-possessive',
    '((?:a|an|old|some|good|close|best|many|two) (?:\\w+ )?(?:friends?|colleagues?|relatives?|neighbou?rs?|students?|classmates?)) of (me|him|us|them|you)(?=[.,!?]|$| (?:from|in|at|who|is|was|will|told|said|and)\\b)',
    (m) => `${m[1]} of ${owned(m[2])}`,
  ),
  phrase(
    'pronoun-possessive',
    '((?:my|your|his|her|our|their) \\w+ (?:is|are|was|were) [^.!?]*,? (?:and|but|while)) (your|my|her|our|their) (?=(?:is|are|was|were)\\b)',
    (m) => `${m[1]} ${owned(m[2])} `,
  ),
  phrase(
    'joining',
    'because ((?:the |my |his |her |our |their |this )?(?:heavy |bad |terrible |long |strong |high )?(?:rain|traffic|weather|floods?|noise|pandemic|illness|accident|distance|prices?|holidays?|wind|traffic jam|queue|pollution|storm))(?=[.!,]|$)',
    'because of $1',
  ),
  phrase('joining', 'neither ((?:my|the|his|her|our|your|their) \\w+) or (?=\\w)', 'neither $1 nor '),
  phrase(
    'there-is',
    '^is (an?|any) ((?:\\w+ ){1,3}?)(?=(?:(?:near|around|close to|next to|in|on) (?:(?:the|my|your|this|our) )?\\w+|nearby)\\?)',
    'is there $1 $2',
  ),
  phrase(
    'perfect-since',
    '(i|we|they) know (him|her|them|you|each other|my \\w+|this \\w+) (?=for (?:more than |over |almost |about |nearly )?(?:a long time|\\w+ (?:years|months|weeks))\\b)',
    '$1 have known $2 ',
  ),
])
