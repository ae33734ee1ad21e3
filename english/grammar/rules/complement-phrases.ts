import { inflectVerb, ingForm } from '../../words/verbs.ts'
import { formsOf, phrase, phraseRule } from '../phrase-rule.ts'
import type { Sentence } from '../sentence.ts'

const ING = (word: string | undefined) => ingForm((word ?? '').toLowerCase())

/** Verbs here, though as often nouns. */
const ALSO_DONE = /^(?:watch|play|study|work|talk|chat|sleep|cook|practice|look|search|travel|clean)$/i

/** What follows a verb, an adjective or a noun: -ing or to. */
export const complementPhrases = phraseRule('complement-phrases', [
  phrase(
    'gerund',
    "(he|she|i|we|they|you|my \\w+|[A-Z]\\w+) (is|am|are|was|were|'m|'s|'re) (very |really |not |so )?(good|bad|great|clever) (?:to|for|in) (play|sing|cook|speak|draw|dance|swim|write|teach|run|drive|read|paint|solve|make|do)\\b",
    (m) =>
      /^(?:it|this|that)$/i.test(m[1] ?? '') ? undefined : `${m[1]} ${m[2]} ${m[3] ?? ''}${m[4]} at ${ING(m[5])}`,
  ),
  phrase(
    'collocation',
    '(suggest|suggests|suggested|recommend|recommends|recommended) (me|you|him|her|us|them) (?:to )?(\\w+)',
    (m, s) =>
      s.lexicon.read(m[3]?.toLowerCase() ?? '').verbs.some((reading) => reading.form === 'base') &&
      (/ to /.test(m[0]) || s.lexicon.kinds(m[3]?.toLowerCase() ?? '').noun < 3)
        ? `${m[1]} that ${SUBJECTS[m[2]?.toLowerCase() ?? '']} ${m[3]}`
        : undefined,
  ),
  phrase('gerund', "(am|is|are|was|were|'m|'re|'s|been) thinking to (\\w+)\\b", (m, s) =>
    s.lexicon.kinds(m[2]?.toLowerCase() ?? '').verb > 2 ? `${m[1]} thinking of ${ING(m[2])}` : undefined,
  ),
  phrase('gerund', '(insist|insists|insisted) (?:to|for) (\\w+)\\b', (m, s) =>
    s.lexicon.kinds(m[2]?.toLowerCase() ?? '').verb > 2 ? `${m[1]} on ${ING(m[2])}` : undefined,
  ),
  phrase(
    'infinitive',
    '(plan|plans|dream|dreams|desire|wish|chance|opportunity|reason|motivation) for (study|work|travel|visit|learn|live|go|become|continue|improve|join|buy|get)\\b(?= (?:abroad|in|at|to|english|there|overseas|my|the|a|hard|with|again))',
    '$1 to $2',
  ),
  phrase(
    'gerund',
    '(look|looks|looked|looking) forward to (?!the|a|an|my|your|his|her|our|this|that|it|you|them|him|hearing|seeing|meeting|our|their|next|\\w+ing\\b|some|more|christmas|new|summer|tomorrow|working|a)(\\w+)\\b',
    (m, s) => (s.lexicon.kinds(m[2]?.toLowerCase() ?? '').verb > 3 ? `${m[1]} forward to ${ING(m[2])}` : undefined),
  ),
  phrase(
    'gerund',
    '(look|looks|looked|looking) forward (see|hear|meet|work|join|visit|seeing|hearing|meeting)\\b',
    (m) => `${m[1]} forward to ${/ing$/i.test(m[2] ?? '') ? m[2] : ING(m[2])}`,
  ),
  phrase(
    'gerund',
    "((?:am|is|are|was|were|'m|'re|'s|get|gets|got|getting|not|n't|been) )used to (wake|get|eat|live|work|speak|study|drive|sleep|drink|cook|be|have|go|walk|do|use|see|hear|write|wear|take|read)\\b",
    (m, s) =>
      /\b(?:was|were|is|are) $/i.test(m[1] ?? '') &&
      /\b(?:it|this|that|which|tool|knife|machine|\w+s) (?:is|are|was|were) used to/i.test(s.text) &&
      !/\b(?:he|she|they|we|you) (?:is|are|was|were) used to/i.test(s.text)
        ? undefined
        : `${m[1]}used to ${ING(m[2])}`,
  ),
  phrase('gerund', '(give|gives|gave|given|giving) up to (\\w+)\\b', (m, s) =>
    s.lexicon.kinds(m[2]?.toLowerCase() ?? '').verb > 3 ? `${m[1]} up ${ING(m[2])}` : undefined,
  ),
  phrase(
    'infinitive',
    "(i|we|they|he|she|my \\w+) (want|wants|wanted|need|needs) (you|him|her|them|us|me|my \\w+) (?:don't|do not|not|to don't) (?:to )?(\\w+)",
    (m, s) => {
      const helper = /ed$/i.test(m[2] ?? '') ? "didn't" : /s$/i.test(m[2] ?? '') ? "doesn't" : "don't"
      return s.lexicon.kinds(m[4]?.toLowerCase() ?? '').verb > 2 || /^(?:be|have|do)$/i.test(m[4] ?? '')
        ? `${m[1]} ${helper} ${/^want/i.test(m[2] ?? '') ? 'want' : 'need'} ${m[3]} to ${m[4]}`
        : undefined
    },
  ),
  phrase(
    'missing-subject',
    '(i|we) (hope|wish) that (can|could) (?!be\\b)(?=\\w)',
    (m) => `${m[1]} ${m[2]} that ${/^i$/i.test(m[1] ?? '') ? 'I' : 'we'} ${m[3]} `,
  ),
  phrase('modal', 'to can (?=\\w)', 'to be able to '),
  phrase('bare-infinitive', "let['’]s (?:we|us) (?=\\w)", "let's "),
  phrase('used-to', "(did(?:n't| not)) used to\\b", '$1 use to'),
  phrase(
    'used-to',
    '(i|you|he|she|we|they) use to (\\w+)(?= .*(?:when i was|before|as a child|in the past|years ago|but now))',
    '$1 used to $2',
  ),
  phrase(
    'gerund',
    "(can't|cannot|can not|couldn't) help (?:to )?(laugh|smile|cry|think|feel|love|eat)\\b",
    (m) => `${m[1]} help ${ING(m[2])}`,
  ),
  phrase(
    'gerund',
    "(can't|cannot|can not) stand (?:to )?(wait|see|hear|listen|work|live)\\b",
    (m) => `${m[1]} stand ${ING(m[2])}`,
  ),
  phrase('gerund', "(it's|it is|is|are) worth (?:to )(\\w+)\\b", (m, s) =>
    s.lexicon.kinds(m[2] ?? '').verb > 2 ? `${m[1]} worth ${ING(m[2])}` : undefined,
  ),
  phrase(
    'gerund',
    '(busy|trouble|difficulty|difficulties|problem|problems|fun|hard time) to (work|study|prepare|clean|cook|do|sleep|understand|find|learn|speak|get|write|pronounce|breathe|make)\\b',
    (m, s) =>
      /^(?:busy|trouble|difficulty|difficulties|hard time)$/i.test(m[1] ?? '') &&
      !/too busy/i.test(s.text) &&
      (/^busy$/i.test(m[1] ?? '') || /\b(?:have|has|had|having)\b/i.test(s.text))
        ? `${m[1]} ${ING(m[2])}`
        : undefined,
  ),
  phrase(
    'gerund',
    `(${formsOf('spend')} (?:\\w+ ){1,5}?(?:hours?|time|days?|weekends?|money|minutes|weeks?|months?|years?|nights?|mornings?|afternoons?|evenings?|holidays?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)) (?:to|for) (\\w+)\\b`,
    (m, s) => {
      const { verb, noun } = s.lexicon.kinds(m[2]?.toLowerCase() ?? '')
      const isBase = s.lexicon.read(m[2]?.toLowerCase() ?? '').verbs.some(({ form }) => form === 'base')
      const isTo = / to \w+$/i.test(m[0])
      return isBase && verb > 3 && (noun < 3 || (isTo && noun <= verb) || ALSO_DONE.test(m[2] ?? ''))
        ? `${m[1]} ${ING(m[2])}`
        : undefined
    },
  ),
  phrase(
    'gerund',
    '(would you|do you) mind (?:to )?(open|close|help|wait|turn|repeat|speak|tell|give|send|move|explain|pass|show)\\b',
    (m) => `${m[1]} mind ${ING(m[2])}`,
  ),
  phrase(
    'gerund',
    '(how|what) about (?:to )?(go|eat|watch|play|have|try|take|meet|make|visit|study|learn|do)\\b',
    (m) => `${m[1]} about ${ING(m[2])}`,
  ),
  phrase(
    'gerund',
    '(stop|stops|stopped) to (smoke|cry|worry|complain|laugh at|bully|bother|waste)\\b',
    (m) => `${m[1]} ${ING(m[2]?.split(' ')[0])}${m[2]?.includes(' ') ? ' at' : ''}`,
  ),
  phrase('gerund', `(${formsOf('succeed')}) to (\\w+)\\b`, (m, s) =>
    s.lexicon.kinds(m[2] ?? '').verb > 2 ? `${m[1]} in ${ING(m[2])}` : undefined,
  ),
  phrase(
    'gerund',
    '(thank you|thanks) for (help|come|teach|invite|listen|wait|give|tell|explain|join|call|visit|answer|support|read|reply|share|choose|understand)\\b(?= (?:me|us|you|my|the|to|for|with|your|this|today))',
    (m) => `${m[1]} for ${ING(m[2])}`,
  ),
  phrase(
    'gerund',
    '(good|bad|great|better|interested|afraid|tired|capable|fond|proud|excited|worried|dream|dreams|dreaming|think|thinking|thought|talk|talking) (at|in|of|about) (play|cook|speak|learn|make|draw|sing|dance|write|swim|teach|do|be|have|go|buy|study|work|become|get|visit|move|read|solve|join|lose|die|travel|live|take|fly|drive|wait)\\b',
    (m) => `${m[1]} ${m[2]} ${ING(m[3])}`,
  ),
  phrase(
    'infinitive',
    `(want|wants|wanted) (?:that )(i|you|he|she|we|they|my \\w+|the \\w+|him|me|her|them|us)(?: (?:will|can|should|to))? (\\w+)`,
    (m, s) =>
      s.lexicon.read(m[3]?.toLowerCase() ?? '').verbs.length > 0 || /^(?:be|is|are|have|has|do)$/i.test(m[3] ?? '')
        ? `${m[1]} ${objectOf(m[2] ?? '')} to ${toBase(m[3] ?? '', s)}`
        : undefined,
  ),
  phrase(
    'infinitive',
    '(want|wants|wanted|need|needs|needed|ask|asks|asked|tell|tells|told|invite|invites|invited|allow|allows|allowed|advise|advised|expect|expects|teach|taught|encourage|encouraged|force|forced|order|ordered|remind|reminded|would like) (me|him|us|them|her|you) (?!to\\b|that\\b|for\\b|and\\b|not\\b|how\\b)(go|come|do|buy|be|help|learn|study|bring|take|make|give|join|speak|write|read|call|send|clean|cook|stay|leave|wait|eat|meet|visit|stop|open|close|finish|work|play|use|try|become|pay)\\b',
    '$1 $2 to $3',
  ),
  phrase(
    'infinitive',
    '(want|wants|wanted|would like) (i|he|she|we|they) (?:to )?(go|come|do|buy|be|help|learn|study|bring|take|make|give|join|speak|become|stay|work|finish|call|cook|clean|marry)\\b',
    (m) => `${m[1]} ${objectOf(m[2] ?? '')} to ${m[3]}`,
  ),
  phrase(
    'infinitive',
    "(would like|'d like) (learn|go|know|ask|join|buy|order|have|see|register|study|improve|speak|try|take|meet|visit|be|book|make|talk)\\b",
    '$1 to $2',
  ),
  phrase(
    'infinitive',
    '(?:prefer) (go|stay|eat|drink|watch|read|study|walk|live|work|play|be|have|learn|take|use|travel)\\b',
    'prefer to $1',
  ),
  phrase(
    'infinitive',
    "(don't|do not|doesn't|never|not) forget (bring|take|call|buy|do|send|close|lock|turn|write|pray|eat|drink|tell|come|study)\\b",
    '$1 forget to $2',
  ),
  phrase(
    'infinitive',
    "(am|is|are|was|were|'m|'re|'s) going (study|learn|buy|eat|visit|travel|meet|take|cook|play|watch|do|be|have|see|marry|move|work|sleep|leave|start|make|join|go|get|call)\\b",
    '$1 going to $2',
  ),
  phrase('infinitive', '(i|we|they|you|he|she) (gonna|going to) (\\w+)', (m, s) =>
    s.lexicon.kinds(m[3]?.toLowerCase() ?? '').verb > 2 || m[3] === 'be' || m[3] === 'have' || m[3] === 'do'
      ? /going to/i.test(m[2] ?? '')
        ? `${m[1]} ${/^i$/i.test(m[1] ?? '') ? 'am' : /^(?:he|she)$/i.test(m[1] ?? '') ? 'is' : 'are'} going to ${m[3]}`
        : undefined
      : undefined,
  ),
  phrase(
    'infinitive',
    '(difficult|easy|hard|important|possible|impossible|dangerous|necessary|better|interesting|fun|nice|good|safe) (?:for )?(learn|understand|speak|find|get|make|use|read|remember|pronounce|drive|swim|eat|do)\\b(?= (?:english|the|a|this|it|that|new|in|to|my|your|it|here|there|well|some|fast|alone|at|food|about)|[.,!?]|$)',
    (m, s) =>
      /\b(?:is|are|was|very|so|too|more|not|it's|be|it|become|\w+)\s$/i.test(s.text.slice(0, m.index)) &&
      !/\bhad $/i.test(s.text.slice(0, m.index)) &&
      !/^better (?:do|get|learn|make|use|find)/i.test(m[0]) &&
      !/^(?:good|nice|fun|interesting|hard|safe|better) (?:read|find|use|do|make|get|drive|swim)/i.test(m[0])
        ? `${m[1]} to ${m[2]}`
        : undefined,
  ),
  phrase(
    'infinitive',
    '^(sorry|nice|good|glad|great|happy|pleased) (see|meet|hear|disturb|bother|interrupt|know|keep)\\b(?= (?:you|that|your|from|about|it|him|her|the)\\b)',
    '$1 to $2',
  ),
  phrase('had-better', "(had|'d) better to (\\w+)", '$1 better $2'),
  phrase('had-better', 'would rather to (\\w+)', 'would rather $1'),
  phrase('infinitive', '(please) to (\\w+)', '$1 $2'),
  phrase('infinitive', "(don't|do not) to (\\w+)", '$1 $2'),
  phrase(
    'infinitive',
    '(too \\w+|enough|how|where|what) for (understand|learn|do|go|eat|use|buy|make|see|walk|drink)\\b',
    '$1 to $2',
  ),
  phrase(
    'infinitive',
    '(know|learn|learned|learns|teach|taught|tell|told|show|showed|knows)( me| him| us| them)? how (make|cook|use|play|do|speak|drive|swim|ride|write|solve|fix|dance|sing|get|say)\\b',
    '$1$2 how to $3',
  ),
  phrase(
    'infinitive',
    '(time|chance|opportunity|way|ability|plan|decision|right|money|permission) for (go|learn|study|sleep|do|meet|speak|buy|make|improve|practice|get|visit|eat|play|work|take)\\b(?= (?:to|english|the|a|my|with|abroad|your|it|in|there|home|this|some|him|her|them)|[.!?]|$)',
    (m) => (/^(?:work|play|practice|sleep|study|visit)$/i.test(m[2] ?? '') ? undefined : `${m[1]} to ${m[2]}`),
  ),
])

const SUBJECTS: Record<string, string> = { me: 'I', you: 'you', him: 'he', her: 'she', us: 'we', them: 'they' }
const OBJECTS: Record<string, string> = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' }
const objectOf = (word: string) => OBJECTS[word.toLowerCase()] ?? word

function toBase(word: string, sentence: Sentence): string {
  if (/^(?:is|are|am|be)$/i.test(word)) return 'be'
  if (/^(?:has|have)$/i.test(word)) return 'have'
  const reading = sentence.lexicon.read(word.toLowerCase()).verbs[0]
  return reading ? inflectVerb(reading.base, 'base') : word
}
