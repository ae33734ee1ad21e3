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
  phrase('despite', 'despite of\\b', 'despite'),
  phrase('despite', '(?:despite|in spite of) (i|he|she|we|they|it) (was|were|is|are|had|have)\\b', 'although $1 $2'),
  phrase('both-and', 'both (\\w+) or (\\w+)\\b', 'both $1 and $2'),
  phrase('both-and', 'either (\\w+) and (\\w+)\\b', 'either $1 or $2'),
  phrase('both-and', 'neither (\\w+) or (\\w+)\\b', 'neither $1 nor $2'),
  phrase('for-example', 'for (?:the )?(?:examples|exemple|instances)\\b', (m) =>
    /inst/i.test(m[0]) ? 'for instance' : 'for example',
  ),
  phrase('for-example', '(?:as|like) (?:the )?example,', 'for example,'),
  phrase('for-example', '^(?:example|as example)[,:]? (?=\\w)', 'for example, '),
  phrase('so-that', 'in order (?=i|he|she|we|they|you) ?', 'so that '),
  phrase('so-that', '(?:so|in order) for can\\b', 'so that I can'),
  phrase('in-the-end', '(?:at|on) (?:the )?last,? (?=i|he|she|we|they|it|you|the)', 'at last '),
  phrase('in-the-end', 'in (?:the )?last,? (?=i|he|she|we|they|it|you)', 'in the end, '),
  phrase('such-as', 'such (?:like|us) (?=\\w)', 'such as ', /such us,/i),
  phrase('such-as', 'for example(?: like| such as) (?=\\w)', 'for example '),
  phrase('so-such', '(?:so|very) (a|an) (\\w+) (\\w+)\\b', (m) =>
    /^so a/i.test(m[0]) ? `such ${m[1]} ${m[2]} ${m[3]}` : undefined,
  ),
])
