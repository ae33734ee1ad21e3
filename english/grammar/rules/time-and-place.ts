import { DAYS, MONTHS } from '../../words/closed-words.ts'
import type { Lexicon } from '../../words/lexicon.ts'
import { formsOf, phrase, phraseRule } from '../phrase-rule.ts'

const DAY = `(?:${[...DAYS].join('|')})`
const MONTH = `(?:${[...MONTHS].filter((month) => month !== 'may' && month !== 'march').join('|')}|May|March)`

/** 'rainy', 'seventeenth' */
const isDescription = (words: string, lexicon: Lexicon) =>
  words
    .trim()
    .split(' ')
    .every(
      (word) =>
        word === '' ||
        /(?:teen|th|ty|first|second|third)$/.test(word) ||
        lexicon.kinds(word).adj > Math.max(1, lexicon.kinds(word).noun),
    ) && !/^(?:next|last) /.test(words)

/** 'in Monday', 'at 2015', 'with bus'. */
export const timeAndPlace = phraseRule('time-and-place', [
  phrase(
    'preposition-place',
    "(have|has|'ve|'s) (ever |never )?been in ([A-Z]\\w+) (?=once|twice|three|four|five|many|several|two|before|\\d)",
    (m) => (/^[A-Z]/.test(m[3] ?? '') ? `${m[1]} ${m[2] ?? ''}been to ${m[3]} ` : undefined),
  ),
  phrase('preposition-place', 'in the beach\\b', 'on the beach'),
  phrase('preposition-time', `(?:in|at) (?=(?:the )?(?:next |last )?${DAY}s?\\b)(?:the (?=${DAY}\\b))?`, (m, s) =>
    /^(?:in|at) (?:the )?(?:next|last)/i.test(s.text.slice(m.index)) ? undefined : 'on ',
  ),
  phrase(
    'preposition-time',
    `(?:in|at) ((?:an?|the|that|this|my|his|her|our|their|one|some|every) )((?:[a-z-]+ ){0,2})(?=(?:${DAY}s?|birthday|anniversary)\\b(?! (?:party|parties|dinner|school|market|service|celebration|gift|card|cake|lunch)))`,
    (m, s) => (isDescription(m[2] ?? '', s.lexicon) ? `on ${m[1]}${m[2]}` : undefined),
  ),
  phrase(
    'preposition-time',
    'in (?=(?:(?:that|the same|the first|the second|the third|the last|the next|the following|the wedding|the opening|the final) day|an? (?:very |really )?(?:hot|cold|rainy|sunny|windy|cloudy|beautiful|special|nice|normal|bad|good|busy|holy|clear|fine|working|certain|quiet|dark|stormy|foggy|warm|cool) (?:day|night|morning|afternoon|evening)|(?:my|his|her|our|their|your) (?:first|last|wedding|special|big|second|graduation) day|(?:Independence|Christmas|Valentine.s|Mother.s|New Year.s|Kartini|Eid|Labour|Teachers?.?) Day)\\b)',
    'on ',
  ),
  phrase('preposition-time', `(?:on|at) (?=${MONTH}\\b(?! (?:the )?\\d{1,2}(?:st|nd|rd|th)?\\b))`, 'in '),
  phrase(
    'preposition-time',
    `(?:in|at) (${MONTH} \\d{1,2}(?:st|nd|rd|th)?\\b(?!\\d)|(?:the )?\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH})\\b`,
    'on $1',
  ),
  phrase('preposition-time', '(?:on|at) (?=(?:19|20)\\d\\d\\b)', 'in '),
  phrase(
    'preposition-time',
    '(?:in|on) (?=\\d{1,2}(?:[:.]\\d\\d)? ?(?:o.clock|am|pm|a\\.m|p\\.m)\\b|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) o.clock\\b)',
    'at ',
  ),
  phrase('preposition-time', '(?:in|on) (?:the )?(?=(?:midnight|noon|lunchtime)\\b)', 'at '),
  phrase(
    'preposition-time',
    '(?:at|on) (?:the )?(?=(?:morning|afternoon|evening)(?:[.,!?]|$| (?:i|we|he|she|they|and|because|before|after|to|with|when|but|so|my)\\b))',
    'in the ',
  ),
  phrase('preposition-time', `in (?=(?:${DAY}) (?:morning|afternoon|evening|night))`, 'on '),
  phrase(
    'preposition-time',
    '(?:in|on) (?:the )?night\\b(?! (?:before|of|we|I|when|she|he|that|shift|market|train|bus|sky|out))',
    'at night',
  ),
  phrase(
    'preposition-time',
    '(?:in|on|at) (last|next|this|every|yesterday|tomorrow|tonight) ?(?=january|february|march|april|may|june|july|august|september|october|november|december|week|month|year|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|evening|afternoon|day|weekend|semester)',
    '$1 ',
    /\b(?:in|at|on) this (?:week|month|year|day)'s|in this day/i,
  ),
  phrase('preposition-time', "(?:in|on|at) (yesterday|tomorrow|tonight|today)\\b(?!'s)", '$1'),
  phrase('preposition-time', 'in (?:the )?weekends?\\b', (m) =>
    /weekends/i.test(m[0]) ? 'on weekends' : 'on the weekend',
  ),
  phrase(
    'preposition-place',
    "on (?=(?:(?:my|your|his|her|our|their|the) (?:\\w+ )?(?:house|apartment|flat|boarding house)|(?:(?:my|your|his|her|our|their|the) )?(?:\\w+ )?\\w+'s (?:house|home|apartment|flat|place))(?:[.,!?]|$| (?:in|at|last|next|because|and|on|for|with|when|after|before|every|near|this|until)\\b))",
    (m, s) =>
      /\b(?:work|works|worked|working|spend|spent|focus|based|depends?|decided?|money|roof|door|walls?|windows?|lights?|insurance|tax|loan|mortgage|live|fell|painted?|agree|agreed|congratulations|congratulate|report|information) (?:\w+ )?$/i.test(
        s.text.slice(0, m.index),
      )
        ? undefined
        : 'at ',
  ),
  phrase('preposition-place', 'by foot\\b', 'on foot'),
  phrase(
    'preposition-place',
    '(?:with|by using|using|use|by a|by the|on) (bus|train|car|taxi|plane|motorcycle|motorbike|bicycle|bike|ship|boat)(?=[.,!?]|$| to\\b| every\\b| because\\b| from\\b)',
    (m, s) =>
      /\b(?:go|goes|went|going|come|comes|came|travel|travels|travelled|traveled|arrive|arrived|get|gets|there|school|work|office|campus|home|market|mall|Bali|Jakarta|Bandung|\w+) $/i.test(
        s.text.slice(0, m.index),
      ) &&
      !/\b(?:can|to|i|we|they|you|must|will|not|never|always|usually|often|and|hit|struck|killed|near|stood|waiting|waited|wait|sat|parked|is|was|are|were|been) $/i.test(
        s.text.slice(0, m.index),
      ) &&
      (!/^(?:on|by the)/i.test(m[0]) ||
        /\b(?:go|goes|went|come|travel|school|work|office|campus) $/i.test(s.text.slice(0, m.index)))
        ? `by ${m[1]}`
        : undefined,
  ),
  phrase('preposition-place', 'on the (picture|photo)\\b', 'in the $1', /hang|put|write|wrote|click|drew/i),
  phrase(
    'preposition-place',
    '(live|lives|lived|living|stay|stayed|born) (?:at|on) (?=(?:Jakarta|Bali|Bandung|Surabaya|Indonesia|Singapore|London|Tokyo|Japan|Malaysia|Yogyakarta|Medan|America|Australia|England|Bekasi|Depok|Bogor|Semarang|Malang)\\b)',
    '$1 in ',
  ),
  phrase(
    'preposition-place',
    '(work|works|worked|working) (?:at|on) (?=(?:Jakarta|Bali|Bandung|Surabaya|Indonesia|Singapore|Japan|Malaysia|Yogyakarta|Medan|Australia)\\b)',
    '$1 in ',
  ),
  phrase(
    'preposition-place',
    "(have|has|'ve|live|lives|work|works|study|sick|learn|learning) (\\w+ ){0,4}from (last) (?=week|month|year)",
    '$1 $2since $3 ',
    /until|to (?:this|next|now)/i,
  ),
  phrase('preposition-place', '(?:by|via|with) online\\b', 'online'),
  phrase(
    'preposition-place',
    'in (?:the )?(?=internet\\b)(?! cafe)',
    'on the ',
    /internet (?:cafe|age|era|business|industry|marketing|connection)/i,
  ),
  phrase(
    'preposition-place',
    '(watch|watched|watching|see|saw|seen|appear|appeared) (\\w+ ){0,3}(?:in|at) (?:the )?(tv|television|youtube|instagram|tiktok|netflix)\\b',
    (m) => m[0].replace(/(?:in|at) (?:the )?(\w+)$/i, 'on $1'),
  ),
  phrase(
    'preposition-place',
    `(${formsOf('speak', 'talk', 'write')}) (?:with|by|use|using|on) (english|indonesian|bahasa)\\b`,
    '$1 in $2',
  ),
  phrase('preposition-place', '(with|use|using) (english)(?= language)?(?=[.,!?]|$)', (m, s) =>
    /\b(?:speak|talk|write|present|communicate|explain|chat|speaking|talking|conversation)\w*(?: \w+){0,3} $/i.test(
      s.text.slice(0, m.index),
    )
      ? `in ${m[2]}`
      : undefined,
  ),
])
