import { phrase, phraseRule } from '../phrase-rule.ts'

/** 'Although …, but', 'Because …, so'. */
export const joinedClauses = phraseRule('conjunctions', [
  phrase(
    'although-but',
    '(^(?:although|though|even though|even if|despite|in spite of)\\b[^,.!?]+), ?(?:but|however|yet),? ',
    '$1, ',
  ),
  phrase(
    'although-but',
    '((?:although|though|even though)\\b [^,.!?]+?) but (?=i|he|she|we|they|it|you|my|the)',
    '$1, ',
  ),
  phrase(
    'even-though',
    "^even ((?:i|he|she|we|they|it|you|my \\w+|the \\w+) (?:was|were|am|is|are|had|have|has|did|do|does|don't|didn't|can|could|couldn't|can't|studied|tried|worked|felt)\\b[^,.!?]+, (?=(?:i|he|she|we|they|it|you|my|the)\\b))",
    'even though $1',
  ),
  phrase('because-so', "(^(?:because|since|as)\\b[^,.!?]+), ?(?:so|therefore|that is why|that's why) ", '$1, '),
  phrase('because-so', '(^because\\b [^,.!?]+?) so (?=i|he|she|we|they|it|you|my|the)', '$1, '),
  phrase('because-so', '(^(?:if|when)\\b[^,.!?]+), ?(?:so|then so|and) (?=i|he|she|we|they|it|you)', (m) =>
    / and $/i.test(m[0]) ? undefined : `${m[1]}, `,
  ),
  phrase('because-so', '(the reason (?:why )?.{3,40}?) (is|was) because\\b', '$1 $2 that'),
  phrase('joining', 'despite of\\b', 'despite'),
  phrase('joining', '(?:despite|in spite of) (i|he|she|we|they|it) (was|were|is|are|had|have)\\b', 'although $1 $2'),
  phrase('joining', 'both ((?:\\w+ ){1,3}?)or (?=\\w)', 'both $1and '),
  phrase('joining', 'either ((?:(?:my|the|his|her|our|your|a|an|in|on|by|at) )?\\w+) and (?=\\w)', 'either $1 or '),
  phrase(
    'joining',
    'neither ((?:(?:my|the|his|her|our|your|a|an|in|on) )?(?:\\w+ )?\\w+) or (?=\\w)',
    'neither $1 nor ',
  ),
  phrase('joining', 'for (?:the )?(?:examples|exemple|instances)\\b', (m) =>
    /inst/i.test(m[0]) ? 'for instance' : 'for example',
  ),
  phrase('joining', '^(?:for|the) example (is|are|was|were) (?=\\w)', (m) =>
    /^(?:are|were)$/i.test(m[1] ?? '') ? `some examples ${m[1]} ` : `one example ${m[1]} `,
  ),
  phrase('joining', '(?:as|like) (?:the )?example,', 'for example,'),
  phrase('joining', '^(?:example|as example)[,:]? (?=\\w)', 'for example, '),
  phrase('joining', 'in order (?=i|he|she|we|they|you) ?', 'so that '),
  phrase('joining', '(?:so|in order) for can\\b', 'so that I can'),
  phrase('joining', '(?:at|on) (?:the )?last,? (?=i|he|she|we|they|it|you|the)', 'at last '),
  phrase('joining', 'in (?:the )?last,? (?=i|he|she|we|they|it|you)', 'in the end, '),
  phrase('joining', 'such (?:like|us) (?=\\w)', 'such as ', /such us,/i),
  phrase('joining', 'for example(?: like| such as) (?=\\w)', 'for example '),
  phrase(
    'too-very',
    'too (\\w+) that (?=(?:i|he|she|we|they|it|you|my|the|nobody|everyone|people|our|his|her)\\b)',
    (m, s) => (s.lexicon.kinds(m[1]?.toLowerCase() ?? '').adj > 3 ? `so ${m[1]} that ` : undefined),
  ),
  phrase(
    'too-very',
    "very (\\w+) that (?=(?:i|he|she|we|they|it|nobody) (?:can't|cannot|couldn't|could not|can not|have to|had to|didn't|almost)\\b)",
    'so $1 that ',
  ),
  phrase(
    'enough-order',
    '(have|has|had|having|earn|earns|earned|got) (money|time|space|food|water|experience|information|people|energy|patience|seats|chairs|room|fuel|evidence|courage|sleep) enough(?=[.,!?]|$| (?:to|for|in)\\b)',
    '$1 enough $2',
  ),
  phrase(
    'relative',
    '(the (?:\\w+ )?(?:day|year|night|moment|month|week|time)) (?:which|where) ((?:i|we|he|she|they|you|my \\w+) (?:first )?(?:met|married|got|was|were|arrived|left|graduated|moved|went|came|started|began|had)\\b)',
    '$1 when $2',
  ),
  phrase('so-such', '(?:so|very) (a|an) (\\w+) (\\w+)\\b', (m) =>
    /^so a/i.test(m[0]) ? `such ${m[1]} ${m[2]} ${m[3]}` : undefined,
  ),
])
