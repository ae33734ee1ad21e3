import type { Clause } from '../../english/clauses.ts'
import { phrase, phraseRule } from '../phrase-rule.ts'
import { type Edit, lowerAt, type Rule, removeTokens, replaceTokens, type Sentence } from '../sentence.ts'

/** 'My father he is a farmer', 'The book it is expensive'. */
export const repeatedSubject: Rule = {
  id: 'pronoun-repeat',
  find: (sentence) => sentence.clauses.flatMap((clause) => repeated(sentence, clause) ?? []),
}

function repeated(sentence: Sentence, clause: Clause): Edit | undefined {
  const { tokens } = sentence
  const at = clause.subject.end
  const pronoun = tokens[at]
  const head = tokens[clause.subject.head]
  if (
    pronoun?.tag !== 'pron' ||
    !/^(?:he|she|it|they|we)$/.test(pronoun.lower) ||
    head?.tag === 'pron' ||
    (clause.opener && clause.opener.text !== ',')
  )
    return undefined
  const verb = tokens[at + 1]
  if (!verb || !['be', 'verb', 'have', 'modal', 'do', 'adv'].includes(verb.tag)) return undefined
  if (!['poss', 'det', 'name'].includes(tokens[clause.subject.start]?.tag ?? '') || clause.subject.start > 2)
    return undefined
  if (
    /^(?:time|day|week|month|year|night|morning|way|moment|thing|first|last|one|reason)$/.test(head?.lower ?? '') ||
    /^(?:every|last|next|each|all)$/.test(lowerAt(sentence, clause.subject.start))
  )
    return undefined
  const later = tokens
    .slice(at + 2)
    .some(
      (token) =>
        token.tag === 'be' ||
        token.tag === 'modal' ||
        (token.tag === 'verb' && (token.form === 'third' || token.form === 'past')),
    )
  if (
    later &&
    head?.tag === 'noun' &&
    tokens[clause.subject.start]?.tag === 'det' &&
    !/,/.test(sentence.text) &&
    tokens[at + 1]?.tag === 'verb'
  )
    return undefined
  return removeTokens(sentence, at, at + 1, 'pronoun-repeat')
}

const OBJECT: Record<string, string> = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' }
const SUBJECT: Record<string, string> = { me: 'I', him: 'he', her: 'she', us: 'we', them: 'they' }

/** 'to I', 'with he', 'help she'; 'Me like', 'Him is'. */
export const pronounCase: Rule = {
  id: 'pronoun-case',
  find: (sentence) => sentence.tokens.flatMap((_, at) => objectCase(sentence, at) ?? subjectCase(sentence, at) ?? []),
}

function objectCase(sentence: Sentence, at: number): Edit | undefined {
  const word = lowerAt(sentence, at)
  const object = Object.hasOwn(OBJECT, word) ? OBJECT[word] : undefined
  if (!object) return undefined
  const before = sentence.tokens[at - 1]
  const next = sentence.tokens[at + 1]
  const ends =
    !next || (next.tag === 'punct' && next.text !== "'") || ['prep', 'and', 'adv', 'sub', 'to'].includes(next.tag)
  if (before?.tag === 'prep' && ends) return replaceTokens(sentence, at, at + 1, object, 'pronoun-case')
  if (before?.tag === 'to' && ends) return replaceTokens(sentence, at, at + 1, object, 'pronoun-case')
  if (
    before?.tag === 'verb' &&
    ends &&
    word !== 'i' &&
    !(next && /^(?:are|is)$/.test(next.lower)) &&
    next?.tag !== 'adv' &&
    next?.tag !== 'sub'
  )
    return /^(?:think|said|know|knew|hope|wish|believe|says|than|guess|suppose)$/.test(before.lower)
      ? undefined
      : replaceTokens(sentence, at, at + 1, object, 'pronoun-case')
  if (
    /^(?:help|tell|told|give|gave|call|called|love|meet|met|ask|asked|see|saw|teach|taught|let|show|invite|invited|visit|visited|miss|know)$/.test(
      before?.lower ?? '',
    ) &&
    word !== 'i' &&
    ends &&
    next?.tag !== 'sub'
  )
    return replaceTokens(sentence, at, at + 1, object, 'pronoun-case')
  return undefined
}

function subjectCase(sentence: Sentence, at: number): Edit | undefined {
  const word = lowerAt(sentence, at)
  const subject = Object.hasOwn(SUBJECT, word) ? SUBJECT[word] : undefined
  if (!subject || sentence.tokens[at]?.tag !== 'obj') return undefined
  const before = sentence.tokens[at - 1]
  const next = sentence.tokens[at + 1]
  const starts = at === 0 || (before && before.tag === 'sub' && /^(?:because|if|when|although)$/.test(before.lower))
  if (!starts || !next) return undefined
  if (
    ['be', 'modal', 'have'].includes(next.tag) ||
    (next.tag === 'verb' && next.form !== 'ing' && next.lower !== 'too') ||
    next.tag === 'do'
  )
    return replaceTokens(sentence, at, at + 1, subject, 'pronoun-case')
  return undefined
}

/** 'The book which I bought it yesterday', 'the man which lives'. */
export const relatives: Rule = {
  id: 'relative',
  find: (sentence) => sentence.tokens.flatMap((_, at) => whoOrWhich(sentence, at) ?? resumptive(sentence, at) ?? []),
}

const PEOPLE =
  /^(?:man|woman|boy|girl|child|children|men|women|teacher|student|friend|person|people|brother|sister|mother|father|doctor|nurse|uncle|aunt|someone|anyone|everyone|lady|student|students|friends|boys|girls|teachers|parents|neighbor|neighbour|guest|customer|customers|employee|employees|actor|actress|singer|driver|boss|manager|son|daughter|cousin|baby|players|player|workers|worker|girlfriend|boyfriend|engineer|guy)$/
const THINGS =
  /^(?:book|books|house|car|phone|movie|film|song|food|place|city|company|school|computer|laptop|job|problem|story|bag|shirt|dress|table|letter|email|game|machine|building|hotel|restaurant|program|course|lesson|bus|train|country|tree|river|shop|store|thing|things|picture|photo|music|class|subject|language|word|idea|ticket|key|shoes|cake|town|village|room|bike|motorcycle)$/

function whoOrWhich(sentence: Sentence, at: number): Edit | undefined {
  const word = lowerAt(sentence, at)
  const before = lowerAt(sentence, at - 1)
  if (word === 'which' && PEOPLE.test(before)) return replaceTokens(sentence, at, at + 1, 'who', 'relative-who')
  if (
    word === 'who' &&
    THINGS.test(before) &&
    sentence.tokens[at - 1]?.tag === 'noun' &&
    !/\b(?:ask|asked|told|tell|know|read|see)\b/i.test(sentence.text.slice(0, sentence.tokens[at]?.start))
  )
    return replaceTokens(sentence, at, at + 1, 'which', 'relative-which')
  if (
    word === 'what' &&
    (PEOPLE.test(before) || THINGS.test(before)) &&
    /^(?:the|a|this|that|my|every|all|first)$/.test(lowerAt(sentence, at - 2)) &&
    ['pron', 'verb', 'be'].includes(sentence.tokens[at + 1]?.tag ?? '') &&
    !/\b(?:ask|asked|told|tell|show|showed|teach|taught|remind|reminded)\b/i.test(
      sentence.text.slice(0, sentence.tokens[at]?.start),
    )
  )
    return replaceTokens(sentence, at, at + 1, PEOPLE.test(before) ? 'who' : 'that', 'relative-who')
  return undefined
}

/** The object comes back as a pronoun behind the verb of the relative clause. */
function resumptive(sentence: Sentence, at: number): Edit | undefined {
  const word = lowerAt(sentence, at)
  if (!/^(?:which|that|who|whom)$/.test(word) || sentence.tokens[at - 1]?.tag !== 'noun') return undefined
  if (sentence.tokens[at + 1]?.tag !== 'pron' && sentence.tokens[at + 1]?.tag !== 'poss') return undefined
  for (let back = at + 2; back < Math.min(at + 7, sentence.tokens.length); back += 1) {
    const token = sentence.tokens[back]
    if (!token || token.tag === 'punct' || ['sub', 'wh', 'and'].includes(token.tag)) return undefined
    const verbBefore =
      sentence.tokens[back - 1]?.tag === 'verb' ||
      (sentence.tokens[back - 1]?.tag === 'prep' && sentence.tokens[back - 2]?.tag === 'verb')
    if (verbBefore && /^(?:it|them|him|her)$/.test(token.lower) && (token.tag === 'obj' || token.lower === 'it')) {
      const next = sentence.tokens[back + 1]
      if (word === 'that' && next && !['be', 'adv', 'modal', 'verb', 'prep', 'punct', 'adj', 'have'].includes(next.tag))
        return undefined
      if (
        word === 'that' &&
        !sentence.tokens.slice(back + 1).some((one) => one.tag === 'be' || one.tag === 'verb' || one.tag === 'modal') &&
        sentence.clauses[0]?.opener === undefined &&
        !/^(?:is|was|are|were)$/.test(lowerAt(sentence, at - 3))
      )
        return undefined
      return removeTokens(sentence, back, back + 1, 'relative-repeat')
    }
  }
  return undefined
}

const FRIEND =
  '((?:my|his|her|your|our) (?:friend|friends|family|brother|sister|mother|father|wife|husband|boyfriend|girlfriend|team|cousin|classmate|classmates|parents|roommate))'

export const pronounPhrases = phraseRule('pronoun-phrases', [
  phrase(
    'pronoun-case',
    '^(him|her|them) and ((?:his|her|my|their|the|our) \\w+|[A-Z]\\w+) (?=\\w+)',
    (m) =>
      `${({ him: 'he', her: 'she', them: 'they' } as Record<string, string>)[m[1]?.toLowerCase() ?? '']} and ${m[2]} `,
  ),
  phrase(
    'pronoun-possessive',
    '(bring|open|close|do|finish|use|check|write|wash|clean|enjoy|forget|lost|love|show me|tell me|where is|what is|know|like|take|put) you (book|books|homework|phone|hand|hands|name|bag|room|job|work|family|mother|father|house|pen|car|address|opinion|number|email|answer|idea|meal|friend|teacher)\\b',
    '$1 your $2',
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
    "(?:she|she's) (name|husband|mother|father|house|friend|job|phone|brother|sister|hobby)(?= (?:is|was|are|and|in))",
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
    '((?:my|his|her|your|our|the) (?:father|mother|brother|sister|friend|teacher|boss|uncle|aunt|grandmother|grandfather|cousin|wife|husband|son|daughter|neighbor|neighbour|parents)) (name|house|car|job|hobby|phone|room|birthday|wedding|age|shop|company|office|dog|cat|book|bag|motorcycle|advice|salary|favorite|favourite|cooking|hair|eyes|restaurant|bike)\\b',
    (m, s) =>
      /\b(?:call|called|named?|gave|give|bought|buy|drive|sent|show|told|lend|lent|cook)\s$/i.test(
        s.text.slice(0, m.index),
      ) ||
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
