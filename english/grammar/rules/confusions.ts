import { ADJECTIVE_OF } from '../../words/word-families.ts'
import { phrase, phraseRule } from '../phrase-rule.ts'

/** Words that sound alike. */
export const confusions = phraseRule('confusions', [
  phrase(
    'spelling',
    '(in|at|like|likes|study|studies|learn|teach|teaches|about|of|love) (mathematic|physic|economic|politic|gymnastic)(?=[.,!?]|$| and| at| because| is| or)',
    '$1 $2s',
  ),
  phrase(
    'confusion',
    "(a|an|the|my|your|of|in|on|has|lost|changed|from|with) it's (?=name|colou?r|owner|tail|own|size|price|value|history|food|culture|beauty|people)",
    '$1 its ',
  ),
  phrase('confusion', "it's (name|colou?r|owner|tail|size|price|history|culture|beauty) (is|was)\\b", 'its $1 $2'),
  phrase(
    'confusion',
    '(?:^|(?<=[.,!?] |because |that |think |know |hope |said |believe |guess |sure |but |and |so |when |if ))its (?=a |an |the |not |very |so |really |too |my |your |raining|important|good|nice|difficult|easy|hard\\b|okay|ok|fine|true|time|about|been|going|hot|cold|beautiful|expensive|interesting|better|delicious|fun\\b)',
    "it's ",
  ),
  phrase(
    'confusion',
    "you're (?=name|house|car|phone|friend|friends|mother|father|family|book|email|opinion|help|answer|teacher|job|school|parents|english|brother|sister|idea|message|birthday)(?!(?:\\w+) (?:and|to me))",
    'your ',
  ),
  phrase(
    'confusion',
    'your (?=welcome\\b|right\\b(?! (?:hand|arm|leg|to|side|foot|eye|now))|wrong\\b|late\\b|very |so (?:kind|nice|beautiful)|a good|a great|the best|going|not |always )',
    "you're ",
  ),
  phrase(
    'confusion',
    "(?:they're|there) (house|car|parents|friends|children|teacher|school|name|names|homework|family|jobs|country|money|phones)\\b",
    'their $1',
    /\b(?:over|here|out|in|up|is|are|was|go|went|been|from|be) there (?:house|friends|family|children|parents)|there (?:friends|children|parents|family) (?:are|is|who)/i,
  ),
  phrase('confusion', '^there (\\w+) (?=(?:is|was|are|were|has|have)\\b)', (m, s) => {
    const { kinds, verbs } = s.lexicon.read(m[1]?.toLowerCase() ?? '')
    return kinds.noun > 3 && verbs.length === 0 && kinds.adv === 0 ? `their ${m[1]} ` : undefined
  }),
  phrase(
    'confusion',
    'their (is|are|was|were|will be) (?=a |an |many |some |no |two |three |so |lots|several|not|any)',
    'there $1 ',
  ),
  phrase(
    'confusion',
    "(is|are|was|were|am|it's|'m) to (expensive|late|hot|cold|big|small|difficult|hard|easy|far|tired|busy|young|old|much|many|loud|fast|slow|short|long|heavy|spicy|sweet)\\b",
    '$1 too $2',
  ),
  phrase('confusion', '(me|you|him|her|them|us|it|english|indonesian|one|there) to(?=[.!?]|$)', (m, s) =>
    /\b(?:want|like|love|would|going|have|need|used|try|talk|talking|listen|speak|give|spoke|where|who|what)\b/i.test(
      s.text,
    )
      ? undefined
      : `${m[1]} too`,
  ),
  phrase(
    'confusion',
    "(to|will|can|don't|not|may|might|i|we|you|they|would|could|didn't) loose (?=my|your|his|her|the|weight|money|our|it|their|time|hope|confidence|everything)",
    '$1 lose ',
  ),
  phrase(
    'confusion',
    '(to|can|will|would|could|should|i|please|must|not) advice (?=me|you|him|her|them|us|my|people|students)',
    '$1 advise ',
  ),
  phrase('confusion', '(?:an|some|any|much|good|his|her|my|your|the) advises?(?=[.,!?]|$| to| about| for| from)', (m) =>
    m[0].replace(/advises?/i, 'advice'),
  ),
  phrase(
    'confusion',
    "(can|will|may|could|might|to|not|would|doesn't|does not|really) effect (?=me|you|him|her|us|them|the|our|my|people|your|his|their|health)",
    '$1 affect ',
  ),
  phrase(
    'confusion',
    '(an|the|big|bad|good|negative|positive|side|great|strong|have|has|no|huge|of|greenhouse) affects?(?=[.,!?]|$| on| of| to)',
    (m) => `${m[1]} ${/affects$/i.test(m[0]) ? 'effects' : 'effect'}`,
  ),
  phrase('confusion', "(is|are|was|were|it's) quite(?=[.!?]|$)", '$1 quiet'),
  phrase(
    'confusion',
    "(is|are|was|were|it's|'m|am|be) quiet (good|big|expensive|difficult|easy|far|interesting|nice|hard|small|long|high|hot|cold|large|important|different|busy|happy|popular|well)\\b",
    '$1 quite $2',
  ),
  phrase('confusion', '(other|rather|more|less|better) then (?=\\w)', '$1 than ', /\b(?:and|but) then\b/i),
  phrase('confusion', '(first|after that|and|,) than (i|we|he|she|they|go|went|turn|you)\\b', '$1 then $2'),
  phrase(
    'confusion',
    "(don't|doesn't|didn't|to|i|not|you|do you) now (?=what|how|where|why|who|that|about|the answer|him|her|it)",
    '$1 know ',
    /\bnow (?:i|not|you)\b/i,
  ),
  phrase('confusion', "((?:would|'d) rather [^,.]{2,40}?) then (?=[a-z])", '$1 than '),
  phrase(
    'confusion',
    '(was|is|are|were|a|very|so|really|look|looks|looked|sounds|feel|feels|felt) grate\\b(?! (?:the|some|it))',
    '$1 great',
  ),
  phrase(
    'confusion',
    '(the|a|big|hot|sahara) dessert(?= (?:in (?:africa|egypt|dubai|arabia|the middle)|is (?:very |so )?(?:hot|dry|big)))',
    '$1 desert',
  ),
  phrase(
    'confusion',
    'past (?=(?:the|my|his|her|our|their|an?) (?:\\w+ )?(?:exams?|tests?|interview|selection|quiz)\\b)',
    (m, s) =>
      /\b(?:half|quarter|drove|walked|ran|went|go|walk|is|was|are|the|in|moved?|get|got) $/i.test(
        s.text.slice(0, m.index),
      )
        ? undefined
        : 'passed ',
  ),
  phrase(
    'confusion',
    '(receive|received|send|sent|read|reply|replied to|replied|leave|left|text|whatsapp|answer|answered|forward) ((?:me|him|her|us|them|you) )?((?:your|my|his|her|a|the|this|that|an|any|their|our) )?massage(s?)\\b',
    '$1 $2$3message$4',
  ),
  phrase('confusion', '(the|nice|bad|good|hot|cold|beautiful|rainy) whether\\b', '$1 weather'),
  phrase(
    'confusion',
    '(come|came|over|live|lives|work|works|am|is|are|stay|been) hear(?=[.,!?]|$| for| in| and| with| since| to)',
    '$1 here',
  ),
  phrase(
    'confusion',
    "(can't|cannot|to|can|didn't|don't|not|i) here (?=you|me|him|her|the|your|that|it|music)",
    '$1 hear ',
  ),
  phrase(
    'confusion',
    '(to|will|can|want|i|we|they|wanna) by (?=a |an |the |some |new |it|food|my |clothes|this |two |milk|rice)',
    '$1 buy ',
    /\bi by\b/i,
  ),
  phrase('confusion', '(go|goes|went|come|travel|written|made) buy (?=bus|car|train|plane|taxi|him|her|a )', (m, s) =>
    /(?:go|come|goes|went) buy a /i.test(s.text) ? undefined : `${m[1]} by `,
  ),
  phrase('confusion', '(?:breath) (?=deeply|slowly|in|out)', 'breathe ', /(?:a|deep|my|your|his|her|of) breath/i),
  phrase(
    'confusion',
    '(?:delicious|sweet|for|eat|ate|my favou?rite|chocolate|have|the) (desert)(?=[.,!?]|$| is| after| was)',
    (m, s) =>
      /sahara|sand|camel|hot|dry/i.test(s.text) || /^the/i.test(m[0]) ? undefined : m[0].replace(/desert/i, 'dessert'),
  ),
  phrase('confusion', "who's (?=book|car|phone|bag|house|pen|idea|turn|this\\?|name)", 'whose '),
  phrase(
    'confusion',
    '(turn|turned|switch|get|take|took|turns) of (?=the|your|my|it|light|shoes)',
    '$1 off ',
    /take of the|took of/i,
  ),
  phrase('confusion', '(i|he|she|we|they) past (the|my|his|her|our) (exam|test|exams)\\b', '$1 passed $2 $3'),
  phrase(
    'word-class',
    '(want|wants|wanted|to be|will be|be|become|becomes|became|is|are|am|very|was) (?:a )?success(?=[.,!?]|$| in| and| because| man| person| people| business)',
    (m, s) =>
      /\b(?:a|great|big|huge) success\b/i.test(s.text) && !/to be a success (?:man|person)/i.test(s.text)
        ? undefined
        : /^(?:want)/i.test(m[0])
          ? undefined
          : m[0].replace(/success$/i, 'successful'),
  ),
  phrase(
    'word-class',
    '(can|could|will|would|must|should|may|might) success(?=[.,!?]|$| in| and| if| with)',
    '$1 succeed',
  ),
  phrase('word-class', '(our|my|your|their|his|her) (healthy)(?=[.,!?]|$| is| and| because)', '$1 health'),
  phrase('word-class', '(success) (person|people|man|woman|businessman|student|career)\\b', 'successful $2'),
  phrase(
    'word-class',
    '(more|very|so|feel|feels|am|is|are|be|become) (confidence|independence|patience|importance|difference|intelligence|diligence|excite|interest|bore|confuse|disappoint|frustrate|health|danger|poverty|beauty|happiness|sadness|anger|comfort|stress|shock|surprise|tire|worry|exhaust|satisfy|annoy|embarrass|frighten)(?=[.,!?]|$| in| with| about| to| because| when| from| than| for| and)',
    (m, s) => {
      const adjective = ADJECTIVE_OF.get(m[2]?.toLowerCase() ?? '')
      if (
        !adjective ||
        (/^(?:is|are)$/i.test(m[1] ?? '') &&
          !/\b(?:i|he|she|we|they|you|it|food|people|child|children|students|my (?!strengths?|weakness)\w+) (?:is|are)$/i.test(
            s.text.slice(0, m.index + (m[1]?.length ?? 0)),
          )) ||
        (/^more$/i.test(m[1] ?? '') &&
          /\b(?:me|us|him|her|them|you|gave|have|has|need|want|gain|get|give|with|show|had|gives|needs|feel)\s$/i.test(
            s.text.slice(0, m.index),
          ))
      )
        return undefined
      if (
        /^(?:be|is|are|am)$/i.test(m[1] ?? '') &&
        /^(?:interest|comfort|stress|beauty|health|happiness|danger)$/i.test(m[2] ?? '') &&
        !/^(?:interest|stress)$/i.test(m[2] ?? '')
      )
        return undefined
      return `${m[1]} ${adjective}`
    },
  ),
  phrase('word-class', '(a|the|my|very) (healthy) is\\b', '$1 health is'),
  phrase(
    'word-class',
    '(improve|increase|build|boost|need|have|has|lose|lost) (my|your|his|her|their|more|our) (confident|knowledgeable|healthy|fluent|difficult|different)(?=[.,!?]|$| in| to| and)',
    (m) => `${m[1]} ${m[2]} ${NOUNS[m[3]?.toLowerCase() ?? ''] ?? m[3]}`,
  ),
  phrase(
    'word-class',
    '(speak|speaks|spoke|speaking|talk|talks) (english )?(?:very |more |so )?(fluent|confident|clear|loud|slow|quick|polite)(?=[.,!?]|$| in| with| to| and| please)',
    (m) => m[0].replace(m[3] ?? '', `${m[3]}ly`),
  ),
])

const NOUNS: Record<string, string> = {
  confident: 'confidence',
  knowledgeable: 'knowledge',
  healthy: 'health',
  fluent: 'fluency',
  difficult: 'difficulty',
  different: 'difference',
}
