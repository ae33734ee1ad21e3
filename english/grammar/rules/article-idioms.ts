import { phrase, phraseRule } from '../phrase-rule.ts'
import { article } from './articles.ts'

/** 'Play guitar' and 'play drums' are heard as often as with 'the'. */
const INSTRUMENT = '(piano|violin|flute|saxophone|ukulele|angklung|gamelan|harp|cello|trumpet|organ|harmonica)'
const LANGUAGE = '(English|Indonesian|Japanese|Korean|Mandarin|French|German|Spanish|Arabic|Javanese|Chinese)'
const UNIT = '(minutes|hours|days|weeks|months|years|seconds|times|moments)'

/** Articles that idioms ask for or refuse. */
export const articleIdioms = phraseRule('article-idioms', [
  phrase(
    'article-the',
    `(play|plays|played|playing|practice|practise|practicing|learning) ${INSTRUMENT}(?! (?:solo|music|lesson|lessons|class|classes|teacher|course|parts?|games?|chords|skills?|in a))\\b`,
    '$1 the $2',
  ),
  phrase(
    'article-the',
    '(watch|watches|watched|watching|see|saw|seeing|enjoy|enjoyed|enjoying|read|reads|reading) (sunset|sunrise|news|scenery|view)(?=[.,!?]|$| (?:and|on|in|at|with|every|from|together|before|after|there|about|because)\\b)',
    '$1 the $2',
  ),
  phrase('article-the', '^internet (?=(?:connection|speed|network|signal)\\b.* (?:is|was)\\b)', 'the internet '),
  phrase(
    'article-a',
    '(start|starts|started|open|opened|run|runs|own|owns|have|has|had|build|built|set up) ((?:small|new|big|online|family|little|successful|own) business)(?=[.,!?]|$| (?:in|at|with|next|and|because|from|when|after|to)\\b)',
    '$1 a $2',
  ),
  phrase(
    'article-the',
    '(have|has|had|having) (right|ability|opportunity|courage|power|chance|authority) to (?=[a-z]+\\b)',
    (m) =>
      `${m[1]} ${/^(?:opportunity)$/i.test(m[2] ?? '') ? 'the' : /^chance$/i.test(m[2] ?? '') ? 'a' : 'the'} ${m[2]} to `,
  ),
  phrase('article-the', 'at moment(?=[.,!?]|$| (?:i|we|he|she|they|my)\\b)', 'at the moment'),
  phrase('article-a', '(in|for|after|within) (short|long|very short|very long|limited) time\\b', '$1 a $2 time'),
  phrase(
    'article-a',
    '(in|for|after|about|within|almost) hour(?=[.,!?]|$| (?:and|to|because|before|every|later|ago)\\b)',
    '$1 an hour',
  ),
  phrase('article-a', 'half hour\\b', (m, s) =>
    /\b(?:a|the|every|each|last|first|this|next|one|and|another) $/i.test(s.text.slice(0, m.index))
      ? undefined
      : 'half an hour',
  ),
  phrase(
    'article-a',
    '(kilomet(?:er|re)s|km|miles|times|hours|minutes|rupiah|dollars|classes|lessons|days|meals) (hour|day|week|month|year)(?=[.,!?]|$)',
    (m) => `${m[1]} ${article(m[2]?.toLowerCase() === 'hour' ? 'hour' : 'day')} ${m[2]}`,
  ),
  phrase('article-a', '(couple|bunch|handful) of (?=\\w)', (m, s) =>
    /(?:^|\b(?:a|the|this|that|every|another|last|next|past|first|my|our|whole|each|one|happy|young|married|old|other|two|three|big|large|small|huge|great|\\w+st)) $/i.test(
      s.text.slice(0, m.index),
    ) || m.index === 0
      ? undefined
      : `a ${m[1]} of `,
  ),
  phrase('article-a', `few ${UNIT}(?! (?:are|have|can|were|pass))\\b`, (m, s) => {
    const before = s.text.slice(0, m.index)
    if (m.index === 0) return /^few \w+ (?:ago|later|before|after)\b/i.test(s.text) ? `a ${m[0]}` : undefined
    return /\b(?:a|the|very|so|too|last|past|next|first|these|those|his|her|my|our|their|your|how|as|with|every|precious|final|is|are|were|remaining)$/i.test(
      before.trim(),
    )
      ? undefined
      : `a ${m[0]}`
  }),
  phrase('article-a', 'only few (?=\\w)', 'only a few '),
  phrase(
    'article-a',
    '(speak|speaks|understand|understands|know|knows|can|talk|just|only|about|for|is|are|was|am|feel|feels|felt|wait|sleep|slept|walk|him|her|it|english) little bit\\b',
    '$1 a little bit',
  ),
  phrase(
    'article-a',
    `((?:speak|speaks|understand|understands|know|knows|learn|learned) (?:${LANGUAGE.slice(1, -1)}|it)) (little)(?=[.,!?]|$| (?:bit|but|because|and)\\b)`,
    '$1 a little',
  ),
  phrase(
    'article-the',
    '(before|after|during) (?=(?:meeting|flight|interview|presentation|wedding|match|movie|concert|ceremony|accident|pandemic|storm|trip|party|seminar)(?:[.,!?]|$| (?:started|starts|begins|began|because|and|yesterday|tomorrow|last)\\b))',
    '$1 the ',
  ),
  phrase('article-the', '^weather (?=(?:in|here|today|is)\\b)', 'the weather '),
  phrase(
    'article-the',
    '(protect|protecting|save|saving|damage|damages|destroy|destroys|pollute|pollutes|harm|harms|for|about|on) environment(?=[.,!?]|$| (?:from|and|for|because|by)\\b)',
    '$1 the environment',
  ),
  phrase(
    'article-the',
    '(in|to|from|near|at|of|into) (?=(?:(?:city|town) cent(?:er|re)|traffic light|bus stop|bus station|train station|front desk|police station|gas station|parking lot|waiting room|meeting room|living room|swimming pool|shopping mall|post office|night market|front row|back row|main road|main gate|information desk|head office)(?:[.,!?]|$| (?:and|to|with|because|at|near|in|on|every|yesterday|tomorrow|before|after|is|was|now|by|for|when|this)\\b))',
    '$1 the ',
  ),
  phrase(
    'article-a',
    '((?:cups|glasses|bottles|pieces|packs|lit(?:er|re)s|kilos|plates|hours) of \\w+) (day|week|month)(?=[.,!?]|$)',
    '$1 a $2',
  ),
  phrase(
    'article-a',
    '(only|just) (have|has|had|need|needs|know|knows|speak|speaks|understand) (little|few) (?=\\w)',
    '$1 $2 a $3 ',
    /only have few (?:who|that)/i,
  ),
  phrase(
    'article-a',
    '(for|in|after|about|almost|over|within) (year|month|week|decade)(?=[.,!?]|$| (?:now|ago|and|because|before)\\b)',
    '$1 a $2',
    /year in,? year out|week after week|month by month/i,
  ),
  phrase(
    'article-a',
    '(give|gives|gave|giving) (me|you|him|her|us|them) (call|hand|ride|lift|hug|discount|moment|hint|clue|break|smile)(?=[.,!?]|$| (?:when|to|if|please|tomorrow|later|about|for|because|and)\\b)',
    '$1 $2 a $3',
  ),
  phrase(
    'article-a',
    '(?<=\\ban? [a-z]+ of [a-z]+ )and (cup|glass|piece|bottle|plate|bowl|slice|pair|kilo|bit|lot|pack) of ',
    'and a $1 of ',
  ),
  phrase(
    'article-a',
    '(in|because of) traffic jam(?=[.,!?]|$| (?:for|on|in|near|and|because|this|when)\\b)',
    '$1 a traffic jam',
  ),
  phrase('article-a', '(just|wait|one) (minute|moment|second)(?=[.,!?]|$| (?:please|miss|sir)\\b)', (m) =>
    m[1]?.toLowerCase() === 'one' ? undefined : `${m[1]} a ${m[2]}`,
  ),
  phrase('article-a', '(like|as) native speaker(?=[.,!?]|$| (?:of|in|and|because)\\b)', '$1 a native speaker'),
  phrase(
    'article-a',
    '(high fever|fever|headache|cold|sore throat) and (cough|fever|cold|headache|sore throat)(?=[.,!?]|$| (?:since|for|so|because|today)\\b)',
    (m, s) => (/\ban? $/i.test(s.text.slice(0, m.index)) ? `${m[1]} and a ${m[2]}` : undefined),
  ),
  phrase(
    'article-the',
    '(pass|hand|passed) (me |him |her |us )?(salt|sugar|pepper|sauce|remote|water|plate|spoon|fork|ketchup|soy sauce)(?=[.,!?]|$| (?:please|to)\\b)',
    '$1 $2the $3',
  ),
  phrase('article-the', '(have|see|get) (menu|bill|receipt)(?=[.,!?]|$| (?:please|now)\\b)', '$1 the $2'),
  phrase(
    'article-the',
    "(?<!\\b(?:the|a|my|your|his|her|our|their|this|that|one|every|its|'s|on|as) )whole (day|night|week|time|family|world|class|year|house|city|country|story|book|movie|weekend|afternoon|morning|team)\\b",
    (m) => (m.index === 0 ? undefined : `the whole ${m[1]}`),
  ),
  phrase(
    'article-the',
    '(hear|heard|check|follow|watching|reading) news(?=[.,!?]|$| (?:about|on|from|that|in|every)\\b)',
    (m, s) => (/\bnews about\b/i.test(s.text) ? undefined : `${m[1]} the news`),
  ),
  phrase(
    'article-the',
    '(in|to|from|visit|visited|visits|of|at) (United States|Netherlands|Philippines|United Kingdom|Maldives|Middle East|UK|USA|United Arab Emirates)(?! [A-Z])\\b',
    '$1 the $2',
  ),
  phrase('article-a', '(bought|buy|need|needs|ordered|about|have|want|eat|ate) dozen (?=\\w+s\\b)', '$1 a dozen '),
  phrase(
    'article-a',
    "(is|was|'s|such) (pity|shame|relief|mess)(?=[.,!?]|$| (?:that|you|he|she|they|we|to)\\b)",
    '$1 a $2',
  ),
  phrase(
    'article-the',
    `(the (?:piano|violin|flute|guitar|drums|saxophone) and) ${INSTRUMENT}(?=[.,!?]|$| (?:very|well|at|in)\\b)`,
    '$1 the $2',
  ),
  phrase(
    'article-the',
    '(tell|give) (me|us|him|her|them) answer(?=[.,!?]|$| (?:of|to|please|for)\\b)',
    '$1 $2 the answer',
  ),
  phrase(
    'article-a',
    '(give|gives|gave) (me|us|them) (exercise|quiz|tip|topic|task)(?=[.,!?]|$| (?:about|on|for|please|to|with)\\b)',
    (m) => `${m[1]} ${m[2]} ${article(m[3] ?? '')} ${m[3]}`,
  ),
])
