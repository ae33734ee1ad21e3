import { phrase, phraseRule } from '../phrase-rule.ts'

const FRIEND =
  '((?:my|his|her|your|our) (?:friend|friends|family|brother|sister|mother|father|wife|husband|boyfriend|girlfriend|team|cousin|classmate|classmates|parents|roommate|cousins|brothers|sisters|colleague|colleagues|kids|children|grandmother|grandfather|uncle|aunt|boss|neighbor|neighbour|siblings|son|daughter))'

/** Pronouns and possessives in fixed company. */
export const pronounPhrases = phraseRule('pronoun-phrases', [
  phrase('pronoun-and-i', '^(?:me|i) and ((?:my|his|her|our|your) \\w+|[A-Z]\\w+) (?=\\w)', (m) =>
    /^(?:[A-Z]|my|his|her|our|your)/.test(m[1] ?? '') ? `${m[1]} and I ` : undefined,
  ),
  phrase('pronoun-possessive', "(your|her|our|their)['’]s\\b", '$1s'),
  phrase(
    'pronoun-case',
    '^(him|her|them) and ((?:his|her|my|their|the|our) \\w+|[A-Z]\\w+) (?=\\w+)',
    (m) =>
      `${({ him: 'he', her: 'she', them: 'they' } as Record<string, string>)[m[1]?.toLowerCase() ?? '']} and ${m[2]} `,
  ),
  phrase(
    'pronoun-possessive',
    '(bring|open|close|do|finish|use|check|write|wash|clean|enjoy|forget|lost|love|show me|tell me|where is|what is|know|like|take|put) you (book|books|homework|phone|hand|hands|name|bag|room|job|work|family|mother|father|house|pen|car|address|opinion|number|email|answer|idea|meal|friend|teacher)\\b',
    (m, s) =>
      /^do you (?:work|know|name|bag|phone|hand|answer)/i.test(s.text.slice(m.index))
        ? undefined
        : `${m[1]} your ${m[2]}`,
  ),
  phrase(
    'pronoun-and-i',
    `(?:me|i) and ${FRIEND}(?= (?:am|is|are|was|were|go|goes|went|like|likes|want|wants|have|has|had|play|plays|played|will|can|live|lives|study|studies|work|works|usually|often|always|watch|watched|visited|visit|ate|eat|met|bought|decided|do|did|love|loves|made|make|saw|came|come|talk|talked|spend|spent|enjoy|enjoyed|stayed|took)\\b)`,
    (m, s) =>
      /\b(?:with|between|for|to|from|about|help|helped|gave|give)\s$/i.test(s.text.slice(0, m.index))
        ? undefined
        : `${m[1]} and I`,
  ),
  phrase(
    'pronoun-and-i',
    `${FRIEND} and me(?= (?:am|are|were|go|went|like|want|have|had|play|played|will|can|live|study|work|usually|often|always|watched|visited|ate|met|bought|decided)\\b)`,
    (m, s) =>
      /\b(?:with|between|for|to|from|about|help|helped|gave|give|made|makes|let|see|saw)\s$/i.test(
        s.text.slice(0, m.index),
      )
        ? undefined
        : `${m[1]} and I`,
  ),
  phrase(
    'pronoun-and-i',
    '(you|he|she|they|[A-Z][a-z]+) and me (?=(?:am|are|were|go|went|like|want|have|had|play|played|will|can|live|study|work)\\b)',
    (m, s) =>
      /\b(?:with|between|for|to|from|about|help|made|makes|let|see|saw|than|like)\s$/i.test(s.text.slice(0, m.index))
        ? undefined
        : `${m[1]} and I `,
  ),
  phrase(
    'pronoun-possessive',
    '(i|you|he|she|we|they) (name|house|father|mother|brother|sister|friend|hobby|job|school|family|favorite|favourite|teacher|parents|phone|car|dog|cat|dream) (?=(?:is|are|was|in|has|and|were)\\b)',
    (m) => `${POSSESSIVE[m[1]?.toLowerCase() ?? '']} ${m[2]} `,
  ),
  phrase(
    'pronoun-possessive',
    '(house|friend|father|mother|brother|sister|car|phone|book|school|teacher|hobby|family|name|dream|room) (my|me|his|her|your|our|i)(?= (?:is|are|was|in)\\b|[.,!?]|$)',
    (m, s) =>
      /\b(?:the|a|this|that|her|his|my|your|our|their|to|of|with|for|show|showed|teach|taught|tell|told|give|gave|and|by)\s$/i.test(
        s.text.slice(0, m.index),
      ) && !(m[2] && /^(?:my|his|your|our)$/.test(m[2]) && /\bthe $/i.test(s.text.slice(0, m.index)))
        ? undefined
        : m[2] === 'her' || (m[2] === 'me' && m.index > 0)
          ? undefined
          : `${POSSESSIVE[m[2]?.toLowerCase() ?? ''] ?? m[2]} ${m[1]}`,
  ),
  phrase(
    'pronoun-possessive',
    "(?:him|he|he's) (name|wife|mother|father|house|friend|car|job|book|phone|brother|sister|hobby)\\b",
    'his $1',
    /(?:gave|give|call|called|calls|show|tell|told|help|teach|taught|buy|bought|ask|asked) him|n't he|he car|he house/i,
  ),
  phrase(
    'pronoun-possessive',
    "(?:she|she's) (name|husband|mother|father|house|friend|job|phone|brother|sister|hobby|boyfriend|boss|family|son|daughter)(?= (?:is|was|are|and|in|works|lives|likes|has|wants|can|will|loves|comes))",
    'her $1',
  ),
  phrase(
    'pronoun-possessive',
    "(?:they|them|they're) (house|parents|name|names|teacher|children|friends|school|car|homework|job|jobs)\\b",
    'their $1',
    /(?:gave|give|call|called|show|tell|told|help|teach|taught|buy|bought|ask|asked|send|sent|bring|brought|make|made|get|got|all) them|they (?:house|name)/i,
  ),
  phrase(
    'pronoun-possessive',
    "(?:you|you're) (name|phone number|address|email|hobby)(?= (?:is|please)|\\?|$)",
    'your $1',
    /(?:gave|give|call|show|tell|told|ask|asked|send) you/i,
  ),
  phrase(
    'pronoun-possessive',
    '(a friend|friends|a cousin|a colleague|a classmate) of (me|him|us|them|you)\\b',
    (m) => `${m[1]} of ${MINE[m[2]?.toLowerCase() ?? '']}`,
  ),
  phrase(
    'pronoun-possessive',
    '(is|are|was) (my|your|her|our|their)(?=[.!?]|$)',
    (m) =>
      `${m[1]} ${({ my: 'mine', your: 'yours', her: 'hers', our: 'ours', their: 'theirs' } as Record<string, string>)[m[2]?.toLowerCase() ?? '']}`,
  ),
  phrase('pronoun-self', '(?:hisself|theirself|theirselves|themself|ourself)\\b', (m) =>
    /^his/i.test(m[0]) ? 'himself' : /^our/i.test(m[0]) ? 'ourselves' : 'themselves',
  ),
  phrase('pronoun-self', '(by|introduce|about) (?:my self|me self)\\b', '$1 myself'),
  phrase('pronoun-self', 'my self\\b', 'myself'),
  phrase('pronoun-self', '(introduce|introduced|introducing) me(?=[.!?]|$)', '$1 myself'),
  phrase(
    'possessive-s',
    '((?:my|his|her|your|our|the) (?:father|mother|mom|mum|dad|brother|sister|friend|teacher|boss|uncle|aunt|grandmother|grandfather|cousin|wife|husband|son|daughter|neighbor|neighbour|parents)) (name|house|car|job|hobby|phone|room|birthday|wedding|age|shop|company|office|dog|cat|book|bag|motorcycle|advice|salary|favorite|favourite|cooking|hair|eyes|restaurant|bike|best friend|friend|friends|boyfriend|girlfriend|school|teacher|class|team|dress|shoes|wedding party|face|life|story|English)\\b',
    (m, s) =>
      /\b(?:call|called|named?|gave|give|bought|buy|drive|sent|show|told|lend|lent|cook)\s$/i.test(
        s.text.slice(0, m.index),
      ) ||
      (/^cooking$/i.test(m[2] ?? '') && /^[,?]/.test(s.text.slice(m.index + m[0].length))) ||
      (/^(?:phone|book|age|cooking)$/i.test(m[2] ?? '') &&
        !/^ (?:is|was|are|were|and)|^[.,!?]|^$/i.test(s.text.slice(m.index + m[0].length)))
        ? undefined
        : `${m[1]}${/parents$/i.test(m[1] ?? '') ? "'" : "'s"} ${m[2]}`,
  ),
  phrase(
    'possessive-s',
    '(name|house|car|hobby|birthday|job|phone|room) of (my (?:father|mother|brother|sister|friend|teacher|boss|uncle|aunt|wife|husband))(?= (?:is|was)\\b|[.,!?]|$)',
    (m, s) => (/\b(?:the|a)\s$/i.test(s.text.slice(0, m.index)) ? undefined : `${m[2]}'s ${m[1]}`),
  ),
])

const POSSESSIVE: Record<string, string> = {
  i: 'my',
  me: 'my',
  my: 'my',
  you: 'your',
  your: 'your',
  he: 'his',
  his: 'his',
  she: 'her',
  her: 'her',
  we: 'our',
  our: 'our',
  they: 'their',
}
const MINE: Record<string, string> = { me: 'mine', him: 'his', us: 'ours', them: 'theirs', you: 'yours' }
