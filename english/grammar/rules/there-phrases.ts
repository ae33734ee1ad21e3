import { phrase, phraseRule } from '../phrase-rule.ts'

const ONE = '(?:a|an|no)'
const SEVERAL = '(?:some|many|several|two|three|four|five|six|seven|ten|lots of|a lot of|so many|too many)'
const PLACE = '(?:(?:in|on|at|near|behind|under|beside|next to|inside|outside) (?:[a-z]+ ){1,4}?)?'
const SIZES =
  'old|young|tall|big|strong|rich|smart|brave|good|fast|close|large|small|warm|high|long|clear|loud|mature|clever|experienced|fit|healthy|fluent|confident|patient|cheap|safe|hot|cold|wide|lucky'

/** 'There will a test', 'On the table there a plate', 'Are you enough old to vote?', 'I like very much spicy food'. */
export const therePhrases = phraseRule('there-phrases', [
  phrase(
    'there-is',
    `there (will|would|must|should|might|may|can|could)( not)? (${ONE}|${SEVERAL}|any|much|more)\\b`,
    'there $1$2 be $3',
  ),
  phrase('there-is', `(?<=^${PLACE})there (${ONE}) (?=[a-z]+)`, 'there is $1 ', /\bthere a (?:lot|while|bit|few)\b/i),
  phrase(
    'there-is',
    `(?<=^${PLACE})there (${SEVERAL}) (?=[a-z]+)`,
    (m, s) => `there ${/\b(?:yesterday|last (?:night|week|month|year)|ago)\b/i.test(s.text) ? 'were' : 'are'} ${m[1]} `,
  ),
  phrase(
    'missing-subject',
    '(?<=^)(is|was) (raining|snowing|getting (?:dark|late|cold|hot))\\b',
    (m) => `It ${m[1]?.toLowerCase()} ${m[2]}`,
    /\?\s*$/,
  ),
  phrase('enough-order', `(?<!\\b(?:have|has|had|get|got|with) )enough (${SIZES}) (to|for)\\b`, '$1 enough $2'),
  phrase(
    'adverb-order',
    '(like|likes|love|loves|enjoy|enjoys|hate|hates|miss|misses) (very much|so much) ((?:[a-z]+ ){0,3}[a-z]+)(?=[.!]?$)',
    '$1 $3 $2',
    /\b(?:to|that|when|because|and|but|if)\b/i,
  ),
])
