import { pastForm, thirdPerson } from '../../words/verbs.ts'
import { phrase, phraseRule } from '../phrase-rule.ts'

const START =
  "(?<=^(?:(?:hi|hello|hey|sorry|excuse me|oh|wow|well|ok|okay|so|and|but|good \\w+|sir|miss|madam|mom|mum|dad|guys|bro|by the way|thanks|please)(?: [\\w']+){0,2},? )?)"

/** Questions put together in a fixed wrong way. */
export const questionPhrases = phraseRule('question-phrases', [
  phrase(
    'question',
    '(what|where|why|how|who|when|which) (?:do|does) (you|they|we|he|she|it|i) (\\w{2,}ing)\\b',
    (m) =>
      /^(?:bring|sing|ring|swing|cling)$/i.test(m[3] ?? '')
        ? undefined
        : `${m[1]} ${/^(?:he|she|it)$/i.test(m[2] ?? '') ? 'is' : /^i$/i.test(m[2] ?? '') ? 'am' : 'are'} ${m[2]} ${m[3]}`,
  ),
  phrase(
    'collocation',
    '^(?:do|did|are|were) (you|they|we|i) (ever |already |never )?(been|gone|seen|eaten|done|finished|visited|tried|taken|written|met)\\b',
    (m, s) =>
      /^are you (?:done|finished|gone)/i.test(m[0]) ||
      /^(?:are|were) (?:you|they|we|i) (?:seen|taken|visited|met|gone|done|finished)/i.test(s.text)
        ? undefined
        : `have ${m[1]} ${m[2] ?? ''}${m[3]}`,
  ),
  phrase('collocation', '^(?:do|did) (you|they|we|i) have (ever |already |never )(?=been|gone|\\w+)', 'have $1 $2'),
  phrase('collocation', '^(?:does|did|is) (he|she|it) (ever |already |never )?(been|gone|seen|eaten)\\b', (m, s) =>
    /^is (?:he|she|it) (?:gone|seen|eaten)/i.test(s.text) ? undefined : `has ${m[1]} ${m[2] ?? ''}${m[3]}`,
  ),
  phrase(
    'there-is',
    '^(is|was) there (any |many |some |two |three |several |a lot of )?(\\w+s|people|children|men|women)\\b',
    (m, s) =>
      s.lexicon.read(m[3]?.toLowerCase() ?? '').singular && !/^(?:news|bus|class|gas)$/i.test(m[3] ?? '')
        ? `${/^was$/i.test(m[1] ?? '') ? 'were' : 'are'} there ${m[2] ?? ''}${m[3]}`
        : undefined,
  ),
  phrase('question', '^(?:do|does|did) (you|he|she|they|we|it|i) (can|could|will|would|should|must|may)\\b', '$2 $1'),
  phrase(
    'past-time',
    '^(what|where|who|how|why) (?:are|is) (you|he|she|they|we) (doing|going|eating|watching|buying|meeting|seeing|visiting|cooking|playing)(?=.*\\b(?:yesterday|last (?:night|week|weekend|month|year)|ago)\\b)',
    (m) =>
      `${m[1]} did ${m[2]} ${({ doing: 'do', going: 'go', eating: 'eat', watching: 'watch', buying: 'buy', meeting: 'meet', seeing: 'see', visiting: 'visit', cooking: 'cook', playing: 'play' } as Record<string, string>)[m[3]?.toLowerCase() ?? '']}`,
  ),
  phrase('calque', 'how (?:is|does) (.+?) look like\\?', (m) =>
    /^how is/i.test(m[0]) ? `what does ${m[1]} look like?` : `what does ${m[1]} look like?`,
  ),
  phrase(
    'calque',
    'how (do|does|did|should|can) (you|we|i|they|(?:\\w+ )?people|he|she|your \\w+) call (?=.+\\?)',
    'what $1 $2 call ',
  ),
  phrase('calque', `${START}how (?=if (?:i|we|you|he|she|they|it|the|my|our|your)\\b)`, 'what '),
  phrase('calque', 'how (?:do )?you think about (.+?)\\?', 'what do you think about $1?'),
  phrase(
    'question',
    `${START}who (do|does|did) (?=\\w+ (?:the|a|an|my|your|his|her|our|this|that|it|you|me)\\b)(\\w+)`,
    (m, s) => {
      const base = s.lexicon.read(m[2]?.toLowerCase() ?? '').verbs.find(({ form }) => form === 'base')?.base
      return base && !/^(?:the|my|your|he|she|they|we|i|you)$/i.test(m[2] ?? '')
        ? `who ${/^did$/i.test(m[1] ?? '') ? pastForm(base) : thirdPerson(base)}`
        : undefined
    },
  ),
  phrase('past-time', `${START}what happen (?=(?:to|with) (?:you|your|him|her|his|my|the)\\b[^?]*\\?)`, (_, s) =>
    /\b(?:if|when|every|always|usually|next)\b/i.test(s.text) ? undefined : 'what happened ',
  ),
  phrase(
    'question',
    'how long times? (?=(?:will|would|do|does|did|is|are|have|has|can|should|must|you|we|it|i)\\b)',
    'how long ',
  ),
  phrase('question', 'how old you are\\?', 'how old are you?'),
  phrase(
    'there-is',
    `${START}there (any|a|an) (\\w+)(?=[^?]*\\?)`,
    (m, s) => `${s.lexicon.read(m[2]?.toLowerCase() ?? '').singular ? 'are' : 'is'} there ${m[1]} ${m[2]}`,
  ),
  phrase(
    'question',
    `${START}which (?:one )?(better|cheaper|bigger|correct|right|faster|easier|the best|more \\w+)\\b`,
    (m, s) =>
      /^which one/i.test(m[0]) || /^[,?]|^ (?:between|for|to)\b/.test(s.text.slice(m.index + m[0].length))
        ? m[0].replace(m[1] ?? '', `is ${m[1]}`)
        : undefined,
  ),
  phrase(
    'question',
    `${START}(where|when) ((?:the|your|this|that|our) [\\w ]+?) (located|situated)(?=\\?|$)`,
    '$1 is $2 $3',
  ),
  phrase('question', '(?<=, )you (okay|ok|alright|ready|sure|free|busy|hungry|sick|serious)\\?', 'are you $1?'),
  phrase('question', `${START}where (the (?:nearest|closest) [\\w ]+?)\\?`, (m) =>
    / (?:is|are|was)\b/i.test(m[1] ?? '') ? undefined : `where is ${m[1]}?`,
  ),
  phrase(
    'question',
    `${START}what (the (?:difference|meaning|reason|purpose|function|price|name|best|schedule|problem|answer|address|advantage|requirement|opposite|past tense|past form|plural|synonym|antonym|english|use|correct|right|capital|result|time|topic)s?\\b[^?]*)\\?`,
    (m) => (/ (?:is|are|was|were|do|does|did|can|will|has|have)\b/i.test(m[1] ?? '') ? undefined : `what is ${m[1]}?`),
  ),
  phrase(
    'question',
    `${START}(when|what time|where|how) (will|does|do|did|can) (start|begin|finish|end|open|close) ((?:the|your|our|this) \\w+)\\?`,
    '$1 $2 $4 $3?',
  ),
  phrase(
    'question',
    `${START}(?:do|does) ((?:the|this|that|your|my) \\w+) (available|free|open|closed|expensive|cheap|online|offline|near|far|difficult|easy|full|suitable|ready|correct|right|good)\\b`,
    'is $1 $2',
  ),
  phrase(
    'question',
    'what (?:is )?means? (?:of )?(?:by )?(["“][^"”]+["”]|this \\w+|that \\w+|the word ["“]?\\w+["”]?)(?=\\?|$)',
    'what does $1 mean',
  ),
  phrase(
    'there-is',
    `${START}(?:do|does) there (a|an|any|some|many)(?= \\w+)`,
    (m) => `${/^an?$/i.test(m[1] ?? '') ? 'is' : 'are'} there ${m[1]}`,
  ),
  phrase('there-is', '(is|are|was|were) there (?:have|has|had|is|are) (?=\\w)', '$1 there '),
  phrase('there-is', 'there (is|are|was|were) (?:have|has) (?=\\w)', 'there $1 '),
  phrase('question', 'what is (it|this|that) mean\\b', 'what does $1 mean'),
  phrase(
    'question',
    `${START}what (you|he|she|they|we) (?:is|are) (\\w+ing)\\b`,
    (m) => `what ${/^(?:he|she)$/i.test(m[1] ?? '') ? 'is' : 'are'} ${m[1]} ${m[2]}`,
  ),
  phrase('question', '(where|what|when|why|how) (you|we|they) (\\w+ing)\\b', '$1 are $2 $3'),
  phrase('question', '(where|what|when|why|how) (he|she|it) (\\w+ing)\\b', '$1 is $2 $3'),
  phrase('question', '^(where|who|what) (your|his|her|the|my) (\\w+)\\?', (m) =>
    /^(?:where|who)$/i.test(m[1] ?? '') || /name|hobby|job|phone|address|email/i.test(m[3] ?? '')
      ? `${m[1]} is ${m[2]} ${m[3]}?`
      : undefined,
  ),
  phrase(
    'question',
    '^(do|does|did) (you|he|she|they|we|it) (?:is|are|am|was|were) (?!\\w+ing\\b)(\\w+)',
    (m) =>
      `${/^(?:did)$/i.test(m[1] ?? '') ? (/^(?:you|they|we)$/i.test(m[2] ?? '') ? 'were' : 'was') : /^(?:you|they|we)$/i.test(m[2] ?? '') ? 'are' : 'is'} ${m[2]} ${m[3]}`,
  ),
  phrase(
    'question',
    '^(?:do|does) (you|they|we|he|she|it) (\\w+ing)\\b',
    (m) => `${/^(?:he|she|it)$/i.test(m[1] ?? '') ? 'is' : 'are'} ${m[1]} ${m[2]}`,
  ),
  phrase(
    'question',
    `${START}(?:do|does) (you|they|we|he|she|it) (happy|sad|available|alone|late|shy|scared|nervous|excited|worried|confused|at home|at work|at school|at the|in the|in jakarta|on the|serious|single|thirsty|sleepy|ill|lost|tired|ready|hungry|busy|angry|sick|married|free|sure|okay|ok|afraid|interested|bored|from|here|there|a|an)\\b`,
    (m) => `${/^(?:he|she|it)$/i.test(m[1] ?? '') ? 'is' : 'are'} ${m[1]} ${m[2]}`,
  ),
  phrase('question', '^(this|that) (?=(?:your|my|his|her|the|our) [^?]*\\?)', (m, s) =>
    / (?:is|are|was|were|will|can|has|does|do|did|would)\b/i.test(s.text) || /,/.test(s.text)
      ? undefined
      : `is ${m[1]?.toLowerCase()} `,
  ),
  phrase(
    'question',
    '^you (?=(?:ready|sure|okay|free|busy|hungry|serious|still|sick|tired|happy|alone|new|single|married)\\b[^?]*\\?)',
    (_, s) => (/ (?:is|are|was|were|will|can|has|have|does|do|did|would)\b/i.test(s.text) ? undefined : 'are you '),
  ),
  phrase('question', `${START}(where) (you|they|we) located\\b`, '$1 are $2 located'),
  phrase('question', '^is (?=(?:correct|right|true|wrong|ok|okay|possible|good)(?:,|\\?| miss\\b| or\\b))', 'is it '),
])
