import { baseOfDegree } from '../../english/adjectives.ts'
import { plainNounPhrase } from '../../english/noun-phrases.ts'
import type { Token } from '../../english/tokens.ts'
import { COUNTABLE_THINGS, PROFESSIONS } from '../../english/word-lists.ts'
import { phrase, phraseRule } from '../phrase-rule.ts'
import { type Edit, insertBefore, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'

const VOWEL_SOUND = /^(?:[aeiou]|hour|honest|honou?r|heir|mba|mp\b|mri|sms|fbi|x-ray|nba|lcd|rpg|8|11\b|18\b)/i
const CONSONANT_SOUND = /^(?:uni(?!n|m)|use|usa|usu|uk\b|eu(?!x)|one\b|once|ubi|unanim|u-|uto|ure|ufo)/i

export const startsWithVowelSound = (word: string) => VOWEL_SOUND.test(word) && !CONSONANT_SOUND.test(word)

/** 'a honest man', 'an useful book', 'a apple'. */
export const aOrAn: Rule = {
  id: 'a-an',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      const next = sentence.tokens[at + 1]
      if (!/^(?:a|an)$/.test(token.lower) || !next || next.tag === 'punct' || next.text.length === 1) return []
      if (token.text === 'A' && at > 0) return []
      const wanted = startsWithVowelSound(next.text) ? 'an' : 'a'
      return token.lower === wanted ? [] : [replaceTokens(sentence, at, at + 1, wanted, 'a-an')]
    }),
}

const article = (word: string) => (startsWithVowelSound(word) ? 'an' : 'a')
const BECOMING = /^(?:be|am|is|are|was|were|been|become|becomes|became|becoming|as|'s)$/

/** 'She is teacher', 'My sister wants to be doctor', 'He works as engineer'. */
export const professionArticle: Rule = {
  id: 'article-profession',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (!BECOMING.test(token.lower) || (token.lower === "'s" && token.tag !== 'be')) return []
      if (token.lower === 'as' && !/^(?:work|works|worked|working|job|me|him|her|it)$/.test(lowerAt(sentence, at - 1)))
        return []
      const from = sentence.tokens[at + 1]?.tag === 'not' ? at + 2 : at + 1
      const adjectives = from + adjectiveCount(sentence, from)
      const noun = sentence.tokens[adjectives]
      if (!noun || !isSingularCountable(sentence, noun, adjectives, PROFESSIONS, from === adjectives)) return []
      if (isSuperlative(sentence, from) || isOrdinal(sentence, from))
        return [insertBefore(sentence, from, 'the', 'article-superlative')]
      if (token.lower === 'are' || token.lower === 'were')
        return lowerAt(sentence, at - 1) === 'you' && sentence.tokens.length < 9
          ? [insertBefore(sentence, from, article(lowerAt(sentence, from)), 'article-profession')]
          : []
      return [insertBefore(sentence, from, article(lowerAt(sentence, from)), 'article-profession')]
    }),
}

function adjectiveCount(sentence: Sentence, at: number): number {
  let count = 0
  while (
    sentence.tokens[at + count]?.tag === 'adj' ||
    (sentence.tokens[at + count]?.tag === 'adv' && /^(?:very|really)$/.test(lowerAt(sentence, at + count)))
  )
    count += 1
  return count
}

function isSingularCountable(
  sentence: Sentence,
  noun: Token,
  at: number,
  list: ReadonlySet<string>,
  plain: boolean,
): boolean {
  const next = sentence.tokens[at + 1]
  const compound = next?.tag === 'noun' || (next?.tag === 'verb' && next.form === 'ing')
  if (
    noun.tag !== 'noun' &&
    !(noun.tag === 'verb' && list.has(noun.lower) && plain) &&
    !(list.has(noun.lower) && noun.tag === 'adj')
  )
    return false
  if (noun.readings.singular !== undefined) return false
  if (compound && next) return list.has(next.lower) && noun.tag === 'noun'
  return list.has(noun.lower)
}

const TAKES_OBJECT = new Set(
  `buy bought buys have has had want wants wanted need needs needed see saw sees make made makes read reads write wrote writes eat ate eats
  drive drives drove find found finds get got gets rent rented build built send sent sends lose lost loses bring brought brings give gave
  use uses used watch watched watches take took takes wear wears wore open opened order ordered sell sold receive received visit visited
  own owns borrow borrowed ride rides rode book booked play carry carried cook draw drew keep choose chose buying having making reading writing
  eating driving wearing riding taking looking watching like prepare prepared attend attended join miss missed`
    .trim()
    .split(/\s+/),
)
const NO_ARTICLE_PAIRS =
  /^(?:take place|have (?:class|school|lunch|dinner|breakfast|work|fun|time)|watch (?:football|tv)|play \w+|go \w+|make (?:friends|food)|take (?:part|care|note|action|time|pizza)|get (?:home|work)|like \w+)$/

/** 'I bought car', 'She has cat', 'He wrote letter'. */
export const objectArticle: Rule = {
  id: 'article-object',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (
        !TAKES_OBJECT.has(token.lower) ||
        (token.tag !== 'verb' && token.tag !== 'have') ||
        ['det', 'poss', 'adj'].includes(sentence.tokens[at - 1]?.tag ?? '')
      )
        return []
      if (/^(?:like|play|join|cook)/.test(token.lower)) return []
      const adjectives = at + 1 + adjectiveCount(sentence, at + 1)
      const noun = sentence.tokens[adjectives]
      if (noun?.tag !== 'noun' || noun.readings.singular !== undefined || isOrdinal(sentence, at + 1)) return []
      const next = sentence.tokens[adjectives + 1]
      const compound = next?.tag === 'noun' && next.readings.singular === undefined && COUNTABLE_THINGS.has(next.lower)
      if ((next?.tag === 'noun' && !compound) || (!compound && !COUNTABLE_THINGS.has(noun.lower))) return []
      if (
        NO_ARTICLE_PAIRS.test(`${baseLike(token.lower)} ${noun.lower}`) ||
        next?.tag === 'name' ||
        (next?.tag === 'num' && adjectives === at + 1)
      )
        return []
      if (adjectives === at + 1 && next?.lower === 'by') return []
      return [insertBefore(sentence, at + 1, article(lowerAt(sentence, at + 1)), 'article-object')]
    }),
}

const baseLike = (word: string) =>
  ({
    took: 'take',
    takes: 'take',
    taking: 'take',
    has: 'have',
    had: 'have',
    having: 'have',
    made: 'make',
    makes: 'make',
    got: 'get',
    gets: 'get',
  })[word] ?? word

/** 'There is cat', 'It is good idea', 'This is book', 'What beautiful day'. */
export const complementArticle: Rule = {
  id: 'article-complement',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (token.tag !== 'be' || !/^(?:is|was|'s|be)$/.test(token.lower)) return []
      const subject = lowerAt(sentence, at - 1)
      if (
        !/^(?:it|this|that|there|he|she|bali|jakarta|indonesia|bandung)$/.test(subject) &&
        !(token.lower === 'be' && lowerAt(sentence, at - 1) === 'will')
      )
        return []
      const from = sentence.tokens[at + 1]?.tag === 'not' ? at + 2 : at + 1
      const nounAt = from + adjectiveCount(sentence, from)
      const noun = sentence.tokens[nounAt]
      if (
        noun?.tag !== 'noun' ||
        noun.readings.singular !== undefined ||
        ['noun', 'name', 'num'].includes(sentence.tokens[nounAt + 1]?.tag ?? '')
      )
        return []
      if (
        !COUNTABLE_THINGS.has(noun.lower) &&
        !PROFESSIONS.has(noun.lower) &&
        !/^(?:place|country|thing|way|example|lie|secret|shame|pity|disaster|miracle|surprise|pleasure)$/.test(
          noun.lower,
        )
      )
        return []
      if (isSuperlative(sentence, from) || isOrdinal(sentence, from))
        return [insertBefore(sentence, from, 'the', 'article-superlative')]
      if (/^(?:last|next|first)$/.test(lowerAt(sentence, from))) return []
      return [insertBefore(sentence, from, article(lowerAt(sentence, from)), 'article-object')]
    }),
}

const isOrdinal = (sentence: Sentence, at: number) =>
  /^(?:first|last|same|only|next|second|third|main)$/.test(lowerAt(sentence, at)) &&
  !/^(?:year|month|week|night|time)$/.test(lowerAt(sentence, at + 1))

function isSuperlative(sentence: Sentence, at: number): boolean {
  const word = lowerAt(sentence, at)
  if (/^(?:last|first|next|past|rest|test|west|east|guest|interest|request|forest|honest|modest)$/.test(word))
    return false
  if (word === 'most') return sentence.tokens[at + 1]?.tag === 'adj'
  return (
    baseOfDegree(word, (base) => sentence.lexicon.kinds(base).adj > 0)?.degree === 'most' &&
    /(?:est|best|worst)$/.test(word)
  )
}

/** 'Jakarta is biggest city', 'She is most beautiful girl'. */
export const superlativeThe: Rule = {
  id: 'article-superlative',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (!isSuperlative(sentence, at)) return []
      const before = sentence.tokens[at - 1]
      if (
        before &&
        (['det', 'poss', 'verb', 'num', 'prep', 'noun', 'obj'].includes(before.tag) ||
          /^(?:the|second|third|at|next|very)$/.test(before.lower))
      ) {
        if (!(before.tag === 'prep' && before.lower === 'of')) return []
      }
      if (!before || before.tag === 'punct') return []
      const nounAt = token.lower === 'most' ? at + 2 : at + 1
      const following = plainNounPhrase(sentence.tokens, nounAt)
      if (before.tag !== 'be' || (!following && !/^(?:in|of|among)$/.test(lowerAt(sentence, nounAt)))) return []
      if (token.lower === 'most' && sentence.tokens[at + 1]?.readings.singular) return []
      return [insertBefore(sentence, at, 'the', 'article-superlative')]
    }),
}

const edits = (list: (Edit | undefined)[]) => list.filter((one): one is Edit => one !== undefined)

/** 'Sun rises in the east', 'in the my house', 'the Jakarta', 'go to the school'. */
export const theRules: Rule = {
  id: 'article-the',
  find: (sentence) =>
    edits(
      sentence.tokens.map((token, at) => {
        if (/^(?:sun|moon|earth|government|internet|sky)$/.test(token.lower) && needsThe(sentence, at))
          return insertBefore(sentence, at, 'the', 'article-the')
        return undefined
      }),
    ),
}

function needsThe(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at] as Token
  const before = sentence.tokens[at - 1]
  const next = sentence.tokens[at + 1]
  if (
    token.readings.singular ||
    next?.tag === 'noun' ||
    next?.tag === 'name' ||
    next?.lower === "'s" ||
    next?.text === '-'
  )
    return false
  if (token.text !== token.lower && at > 0) return false
  if (at === 0) return next?.tag === 'verb' || next?.tag === 'be' || next?.tag === 'modal' || next?.tag === 'have'
  return (
    before !== undefined &&
    ((before.tag === 'prep' && !(before.lower === 'of' && token.lower === 'government')) ||
      before.tag === 'verb' ||
      before.tag === 'sub' ||
      before.tag === 'to') &&
    !(before.lower === 'on' && token.lower === 'earth')
  )
}

const PLACE =
  '(?:Jakarta|Bali|Bandung|Surabaya|Indonesia|Singapore|London|Tokyo|Japan|Malaysia|Yogyakarta|Medan|Australia|England|Semarang|Malang|Java|Sumatra|Lombok)'

export const articlePhrases = phraseRule('article-phrases', [
  phrase(
    'article-superlative',
    "(is|are|was|were|be|become|became|'s) an? (best|worst|biggest|smallest|tallest|oldest|youngest|richest|smartest|cheapest|fastest|easiest|hardest|most \\w+) (?=\\w+)",
    '$1 the $2 ',
    /most (?:interesting|unusual|welcome|enjoyable) (?:\w+)[.!]/i,
  ),
  phrase(
    'article-none',
    `(in|to|from|of|visit|at) the (${PLACE})(?=[.,!?]|$| is| are| and| for| with| last| next| to| every| by| in| on| because)`,
    '$1 $2',
    /the Java (?:Sea|island|developer)|the (?:Jakarta|Bali|Bandung|Indonesia|Singapore|Japan) (?:Post|Open)/i,
  ),
  phrase('article-none', '(?:a|an|the) (my|your|his|her|our|their) (?=\\w)', '$1 '),
  phrase('article-none', '(my|your|our|their) (?:a|an|the) (?=\\w)', '$1 '),
  phrase('article-none', '(these|those|some|every|each) (?:the|a) (?=\\w+)', '$1 '),
  phrase(
    'article-none',
    '(have|had|has|having|eat|ate|for|after|before|at|cook|make|skip|skipped) (?:a|the) (breakfast|lunch|dinner)(?=[.,!?]|$| with| at| together| in| every| yesterday| before| after| because| and)',
    '$1 $2',
  ),
  phrase(
    'article-none',
    '(speak|speaks|spoke|learn|learns|study|studies|studied|teach|teaches|understand|practice|learning|speaking|studying) the (English|Indonesian|Japanese|Korean|Mandarin|French|German|Spanish|Arabic)(?=[.,!?]|$| very| well| every| in| at| with| for| because| and)',
    '$1 $2',
  ),
  phrase(
    'article-none',
    '(play|plays|played|playing) the (football|basketball|tennis|badminton|volleyball|soccer|chess|futsal|games?|golf|baseball)\\b',
    '$1 $2',
  ),
  phrase('article-none', '(go|goes|went|going|come|comes|came) to the (bed)\\b', '$1 to $2'),
  phrase('article-none', '(go|goes|went|going) (?:to )?the (home)\\b', '$1 $2'),
  phrase(
    'article-the',
    '(in|at|to|from) (?=(?:morning|afternoon|evening|future|past|cinema|beach|mall|supermarket|airport|station|bank|post office|market|office|bathroom|kitchen|living room|library|park|zoo|gym|toilet|hotel|village|restaurant|shop|store|party|train station|bus station|dentist|doctor|museum|canteen|swimming pool|airport|traditional market|main office)(?:[.,!?]|$| (?:to|with|yesterday|every|by|because|and|at|near|last|tomorrow|today|now|on|in|for|after|before|when|this|tonight|is|was|this)\\b))',
    (m, s) =>
      /^(?:to|from) (?:future|past)/i.test(s.text.slice(m.index)) ||
      /\bfrom (?:morning|past|village|office|station|shop|store|hotel) (?:to|until)\b/i.test(s.text) ||
      /^(?:from) morning/i.test(s.text.slice(m.index)) ||
      (/^to (?:park|market|shop|store|bank|party|toilet|station)/i.test(s.text.slice(m.index)) &&
        !/\b(?:go|goes|went|going|come|came|walk|walked|drive|drove|way|back|run|ran|get|got)\s(?:\w+ )?$/i.test(
          s.text.slice(0, m.index),
        ))
        ? undefined
        : `${m[1]} the `,
  ),
  phrase(
    'article-the',
    '(at|in) (?=same time\\b|end of\\b|beginning of\\b|middle of\\b|first time\\b|other hand\\b|world(?:[.,!?]|$))',
    '$1 the ',
  ),
  phrase('article-the', '(in|of|around|over) (?=world(?:[.,!?]|$| is| today))', '$1 the '),
  phrase('article-the', 'on other hand\\b', 'on the other hand'),
  phrase('article-the', '(is|was|are|were|for) first (?=time|day|person|step)', '$1 the first '),
  phrase(
    'article-a',
    "(have|has|had|having|'ve|got|get|gets|caught) (headache|fever|cold|stomachache|toothache|sore throat|cough|dream|chance|problem|question|meeting|good time|great time|nice day|good day|bad day|holiday|party|look|rest|flu|test|exam|baby|shower)(?=[.,!?]|$| with| about| for| yesterday| today| in| at| on| because| last| and| now| this| tomorrow| to| that)",
    (m) => `${m[1]} a${startsWithVowelSound(m[2] ?? '') ? 'n' : ''} ${m[2]}`,
  ),
  phrase('article-a', '(once|twice|three times|four times|two times|one time) (week|day|month|year)\\b', '$1 a $2'),
  phrase(
    'article-a',
    '(take|takes|took|taking|have|had) (shower|bath|nap|rest|break|walk|look|seat|photo|picture|taxi|bus|train|shower|test|deep breath)(?=[.,!?]|$| in| with| at| before| after| every| and| to| because| on| for| of| from| now)',
    (m) =>
      /^(?:have|had)/i.test(m[0]) && /taxi|bus|train|photo|picture|test|seat/i.test(m[0])
        ? undefined
        : `${m[1]} a ${m[2]}`,
  ),
  phrase(
    'article-a',
    '(what|such) (beautiful|nice|good|great|lovely|bad|big|small|wonderful|terrible|amazing|interesting|difficult|kind|pretty|handsome|delicious|strange|long|smart|cute) (day|place|girl|boy|man|woman|idea|view|house|city|story|movie|film|book|question|person|car|song|picture|surprise|name|baby|cat|dog|meal|cake|trip|experience|job|problem|mistake|time|teacher|friend|student)\\b',
    (m) => `${m[1]} a${startsWithVowelSound(m[2] ?? '') ? 'n' : ''} ${m[2]} ${m[3]}`,
  ),
  phrase(
    'article-a',
    "(is|was|it's|that's|be) very (good|nice|beautiful|big|interesting|important|difficult|bad|great|small|easy|kind|long|smart|expensive|busy|famous) (idea|day|place|girl|boy|man|woman|city|book|movie|story|person|house|teacher|student|friend|song|job|thing|problem|question|school|company|country|car|way|experience|restaurant)\\b",
    '$1 a very $2 $3',
  ),
  phrase('article-a', 'lot of (?=\\w)', (m, s) =>
    /\b(?:a|whole|an awful|that|this) $/i.test(s.text.slice(0, m.index)) ? undefined : 'a lot of ',
  ),
  phrase('article-a', 'alot\\b', 'a lot'),
  phrase(
    'article-a',
    "(is|was|were|are|'s|live|lives|lived|stay|stayed|work|works|worked|sat|sit|sits|waited|wait) (in|at|near|next to|on) (big|small|beautiful|little|nice|new|old|large|quiet|cheap|expensive|good|private|public|famous|modern|foreign|traditional|international|different|busy) (house|city|village|town|room|hotel|company|school|bank|restaurant|university|office|apartment|place|island|country|hospital|factory|cafe|shop|chair|building|area)\\b",
    (m) => `${m[1]} ${m[2]} a${startsWithVowelSound(m[3] ?? '') ? 'n' : ''} ${m[3]} ${m[4]}`,
  ),
  phrase(
    'article-a',
    '(work|works|worked|working) (in|at|for) (bank|hospital|hotel|factory|restaurant|company|shop|school|supermarket|cafe|university|startup|store)(?=[.,!?]|$| in| near| as| and| since| for| now| because)',
    '$1 $2 a $3',
  ),
  phrase(
    'article-a',
    '(live|lives|lived|living|stay|stayed|staying) (in|at) (village|house|apartment|hotel|dormitory|city|flat|boarding house)(?=[.,!?]|$| in| near| with| and| for| now| because| for)',
    (m) => `${m[1]} ${m[2]} a${startsWithVowelSound(m[3] ?? '') ? 'n' : ''} ${m[3]}`,
  ),
  phrase(
    'article-a',
    '(with|by|using|use|without) (knife|pen|pencil|spoon|fork|umbrella|friend|computer|laptop|camera|dictionary|calculator)(?=[.,!?]|$| and)',
    (m) => `${m[1]} a${startsWithVowelSound(m[2] ?? '') ? 'n' : ''} ${m[2]}`,
  ),
])
