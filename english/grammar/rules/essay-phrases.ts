import { formsOf, phrase, phraseRule } from '../phrase-rule.ts'

const WHO = '(?:i|you|we|he|she|they)'
const PEOPLE = '(?:people|students|women|men|children|teenagers|employees|workers|tourists|parents|drivers|passengers)'
/** Said of things, hardly ever of a whole situation. */
const OF_THINGS =
  '(?:small|big|large|sour|sweet|salty|spicy|bitter|bland|tasty|delicious|dirty|clean|expensive|cheap|heavy|light|broken|long|short|old|new|beautiful|comfortable|uncomfortable|fresh|soft|ugly|noisy|slow|tight|loose|crowded|empty|full)'
const KINDS =
  '(marketing|finance|english|sales|accounting|math|maths|history|project|production|purchasing|logistics|engineering|recruitment|design|research|biology|physics|chemistry|music|art)'
const SKILL_NOUNS: Record<string, string> = {
  communicate: 'communication',
  present: 'presentation',
  lead: 'leadership',
  negotiate: 'negotiation',
  manage: 'management',
  speak: 'speaking',
  write: 'writing',
  listen: 'listening',
  read: 'reading',
  teach: 'teaching',
  cook: 'cooking',
  pronounce: 'pronunciation',
  organize: 'organizational',
  organise: 'organisational',
}

/** What essays, letters and interviews have: pronouns of things, who and that, skills, jobs, big numbers. */
export const essayPhrases = phraseRule('essay-phrases', [
  phrase(
    'copula',
    '^((?:my|our|his|her|their) (?:biggest |greatest |main |only |first |best )?(?:strength|weakness|goal|problem|hope|dream|plan|challenge|advantage)) that (?=(?:i|he|she|we|they|it|the|there)\\b)',
    '$1 is that ',
  ),
  phrase(
    'copula',
    '^((?:[a-z]+ ){1,3})one of (the|my|our|his|her|their) (?=(?:most \\w+|\\w+est|best|worst|favou?rite|main|biggest|important) \\w+s\\b)',
    (m) =>
      /^(?:only|not|for|as|to|in|at|with|is|and|this is|it is)\b/i.test(m[1] ?? '')
        ? undefined
        : `${m[1]}is one of ${m[2]} `,
    /\b(?:is|are|was|were|be|been|has|have|had|will|can|became|becomes|remains|said|told|asked)\b/i,
  ),
  phrase(
    'missing-subject',
    '^is (important|good|hard|difficult|easy|better|necessary|possible|impossible|nice|dangerous|useful|great|interesting|normal|common|clear|true) (to|that|for)\\b(?=[^?]*$)',
    'it is $1 $2',
  ),
  phrase(
    'pronoun-case',
    `(\\w+s (?:were|are) [^,.!?]+,? (?:but|and|because|so)) it (was|is) ((?:very |too |so |quite |really )?${OF_THINGS})(?=[.!,]|$)`,
    (m) => `${m[1]} they ${/^was$/i.test(m[2] ?? '') ? 'were' : 'are'} ${m[3]}`,
    /\b(?:this|news|always|was|series)\b.*\bare\b/i,
  ),
  phrase(
    'pronoun-case',
    `((?:some|many|two|three|four|five|several|a few|these|those) \\w+s,? (?:but|and|because)) it (was|is) ((?:very |too |so |quite |really )?${OF_THINGS})(?=[.!,]|$)`,
    (m) => `${m[1]} they ${/^was$/i.test(m[2] ?? '') ? 'were' : 'are'} ${m[3]}`,
  ),
  phrase('pronoun-possessive', '(famous|known|popular|loved|well-known) for it (?=[a-z]+)', '$1 for its '),
  phrase(
    'past-time',
    "((?:didn't|did not|couldn't|could not|was|were|\\w+ed)\\b[^.!?]* (?:because|when|while|since)) (i|he|she|it|we|they) (?:am|is|are) (?=\\w+ing at that (?:time|moment)\\b)",
    (m) => `${m[1]} ${m[2]} ${/^(?:we|they)$/i.test(m[2] ?? '') ? 'were' : 'was'} `,
  ),
  phrase('pronoun-gender', '((?:pak|mr\\.?|bapak|mas|om) [A-Z]\\w+\\b[^.!?]*) her wife\\b', '$1 his wife'),
  phrase(
    'pronoun-gender',
    '((?:bu|mrs\\.?|ms\\.?|ibu|mbak|tante) [A-Z]\\w+\\b[^.!?]*) his husband\\b',
    '$1 her husband',
  ),
  phrase(
    'comparison-short',
    `the worse (\\w+) (?=(?:that )?${WHO}(?:'ve|'s| have| has| had)? ever\\b)`,
    'the worst $1 ',
  ),
  phrase(
    'comparison-short',
    `the better (\\w+) (?=(?:that )?${WHO}(?:'ve|'s| have| has| had)? ever\\b)`,
    'the best $1 ',
  ),
  phrase(
    'relative',
    `^(${PEOPLE}) ((?:live|work|study|stay|use|smoke|drink|eat|travel|drive|speak|want|own|earn) [^,.!?]{3,40}?) (?=(?:often|usually|always|sometimes|rarely|should|must|will|tend|are|feel|can|need)\\b)`,
    '$1 who $2 ',
    /\b(?:and|but|because|when|if|who|that|which|where|so|while)\b/i,
  ),
  phrase(
    'relative',
    `(^the (?!fact|news|reason|idea|problem|day|time|way|proof|moment|feeling|hope|thought|rumou?r)\\w+ (?:that|which) ${WHO} \\w+) (?:it|them) (?=(?:yesterday|last|this|is|was|are|were|has|have|in|on|at|from|to|for|two|three|will|can)\\b)`,
    '$1 ',
  ),
  phrase(
    'relative',
    `^((?:the|this|that|my|our|all the) \\w+) what (?=${WHO} \\w+ (?:\\w+ )?(?:is|was|are|were|has|have|will|can)\\b)`,
    '$1 that ',
  ),
  phrase(
    'adjective-order',
    `(the|our|my|a|his|her|their|new) (manager|director|teacher|staff|officer|assistant|student|team|department|lecturer|class) ${KINDS}(?=[.,!?]|$| (?:is|was|will|has|at|in|of|and|who|from|said|told|asked|can|gave|department)\\b)`,
    (m) => `${m[1]} ${/^english$/i.test(m[3] ?? '') ? 'English' : m[3]} ${m[2]}`,
  ),
  phrase(
    'word-class',
    `(my|your|his|her|our|their|good|strong|better|excellent|some|the) (${Object.keys(SKILL_NOUNS).join('|')}) (?=(?:skills?|abilit(?:y|ies))\\b)`,
    (m) => `${m[1]} ${SKILL_NOUNS[m[2]?.toLowerCase() ?? '']} `,
  ),
  phrase(
    'confusion',
    `(bus|train|taxi|plane|ferry|ship|boat|shuttle|driver|road) bring(s?) (?=(?:me|us|you|people|him|her|them|passengers|tourists|visitors) to\\b)`,
    '$1 take$2 ',
  ),
  phrase(
    'confusion',
    `${'('}${formsOf('study')}) from (?=(?:our|my|your|his|her|their|the|this|that|past) (?:\\w+ )?(?:mistakes?|experiences?|failures?|past)\\b)`,
    (m) =>
      `${m[1]
        ?.toLowerCase()
        .replace(/^stud(?:y|i)/, (s) => (s === 'study' ? 'learn' : 'learni'))
        .replace('learnied', 'learned')
        .replace('learnies', 'learns')} from `,
  ),
  phrase(
    'plural',
    '((?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty|several)(?: hundred)?) (hundred|thousand|million|billion)s (?=(?!of\\b)\\w)',
    '$1 $2 ',
  ),
  phrase(
    'there-is',
    'there (will|should|must|can|may|might) (?:has|have) (?=(?:a|an|some|many|no|two|three|more|another)\\b)',
    'there $1 be ',
  ),
  phrase('there-is', '(is|was) there (any|many|some) (?=(?:\\w+ )?\\w+s\\b)', (m, s) =>
    /\bthere (?:any|many|some) (?:news|bus|gas|glass|class|access|business|progress|process|address|physics|mathematics|status|virus|\w+ness|\w+ss)\b/i.test(
      s.text,
    )
      ? undefined
      : `${/^is$/i.test(m[1] ?? '') ? 'are' : 'were'} there ${m[2]} `,
  ),
  phrase(
    'passive-participle',
    '(was|were|is|are|been|be) (build|make|write|send|hold|find|teach|sell|buy|speak|break|choose|steal)(?= (?:by|in|more|about|almost|over|at|with|from|for|last|yesterday|before|of)\\b)',
    (m) => `${m[1]} ${PARTICIPLES[m[2]?.toLowerCase() ?? '']}`,
  ),
])

const PARTICIPLES: Record<string, string> = {
  build: 'built',
  make: 'made',
  write: 'written',
  send: 'sent',
  hold: 'held',
  find: 'found',
  teach: 'taught',
  sell: 'sold',
  buy: 'bought',
  speak: 'spoken',
  break: 'broken',
  choose: 'chosen',
  steal: 'stolen',
}
