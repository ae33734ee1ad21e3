import { inflectVerb, type VerbForm } from '../../words/verbs.ts'
import { formsOf, phrase, phraseRule } from '../phrase-rule.ts'
import { verbFormOf } from '../verb-words.ts'

const PERSON =
  '(?:me|him|us|them|you|her|(?:my|your|his|her|our|their) (?:son|daughter|husband|wife|father|mother|brother|sister|friend|students?|boss|children|kids|colleague|parents|team))'

/** Another verb in the form of the one that was written. */
const swap = (word: string | undefined, from: string, to: string): string => {
  const form: VerbForm = verbFormOf(word ?? '', from)
  return inflectVerb(to, form)
}

/** Pairs of verbs that one Indonesian word stands for. */
export const verbChoice = phraseRule('verb-choice', [
  phrase(
    'confusion',
    `(${formsOf('remember')}) (${PERSON}) (to|about|that|of)\\b(?! (?:the )?(?:old|good) days)`,
    (m) => `${swap(m[1], 'remember', 'remind')} ${m[2]} ${m[3]}`,
    /remember(?:s|ed)? (?:you|him|her|them|me|us) (?:to (?:be|have)|that (?:day|night|time))/i,
  ),
  phrase(
    'confusion',
    `(can't|cannot|couldn't|can|could|still|don't|didn't|never|always|do you|did you|i) remind (?=(?:his|her|my|your|the|their|our|its|that|what|where|when|who|how|it)\\b)(?!(?:her|his) to)`,
    '$1 remember ',
    /remind (?:the|my|your|his|her|our|their) \w+ (?:to|about|of|that)\b/i,
  ),
  phrase(
    'confusion',
    `(${formsOf('rise')}) (?=(?:my|your|his|her|our|their|the|a|prices|taxes|money|funds|salaries|awareness|children|it|them)\\b)(?!the (?:next|same|other|following|morning)|a (?:bit|little|lot|few))`,
    (m) => `${swap(m[1], 'rise', 'raise')} `,
    /\b(?:on|gave|give|of|the|a) rise\b/i,
  ),
  phrase(
    'confusion',
    `(price|prices|cost|costs|temperature|temperatures|sea level|level|sun|smoke|population|demand|water|rent|salary|number|rate|inflation)((?: of \\w+| in \\w+)?) (?:(has|have|had|will|is|are|always|still|can|may) )?(${formsOf('raise')})(?=[.,!?]|$| (?:every|again|by|to|in|from|quickly|slowly|sharply|last|this|because|since|so|very|and|rapidly|year|up|every)\\b)`,
    (m) =>
      `${m[1]}${m[2] ?? ''} ${m[3] ? `${m[3]} ` : ''}${/^ha/i.test(m[3] ?? '') ? 'risen' : swap(m[4], 'raise', 'rise')}`,
    /\b(?:is|are|was|were|be|been|being) raised\b/i,
  ),
  phrase(
    'confusion',
    "(will|to|can|could|would|may|might|must|should|doesn't|don't|didn't|not|really|also|it|this|that) effect (?!of\\b|on\\b|is\\b|was\\b|a change|change)(?=\\w)",
    '$1 affect ',
    /\bin(?:to)? effect\b|side effect/i,
  ),
  phrase(
    'confusion',
    '(smoking|pollution|stress|weather|rain|traffic|this|that|it|covid|pandemic|inflation|noise|sleep|music|money) (effects|effected) (?=(?:my|your|his|her|our|their|the|us|me|him|them|you|people|everyone|children|students|\\w+s)\\b)',
    (m) => `${m[1]} ${m[2]?.toLowerCase() === 'effects' ? 'affects' : 'affected'} `,
    /(?:the|an|any|no|of|side|these|those) (?:\w+ )?effects/i,
  ),
  phrase(
    'confusion',
    '(a|an|the|no|any|big|bad|good|negative|positive|huge|side|great|strong|little|its|serious|same) affects?\\b(?! (?:me|us|you|him|her|them|the|my|our)\\b)',
    (m) => m[0].replace(/affect/i, 'effect'),
  ),
  phrase(
    'confusion',
    `(${formsOf('steal')}) (?=(?:the|a|my|our|his|her|their) (?:bank|house|shop|store|supermarket|jewelry store|jewellery shop|office|old man|old woman|tourist|woman|man|people)\\b(?! (?:card|key|bag|'s)))`,
    (m) => `${swap(m[1], 'steal', 'rob')} `,
  ),
  phrase(
    'confusion',
    `(${formsOf('rob')}) (?=(?:my|his|her|our|their|the|a|some) (?:money|wallet|phone|bag|purse|car|motorbike|motorcycle|bike|bicycle|laptop|handbag|jewelry|jewellery|necklace|ring|watch|camera|cash|passport|helmet)\\b)`,
    (m) => `${swap(m[1], 'rob', 'steal')} `,
  ),
  phrase('confusion', '(was|were|been|got|is) robbed (?=(?:from|at|in|yesterday|last|on)\\b)', (m, s) =>
    /\b(?:phone|wallet|bag|motorbike|motorcycle|bike|bicycle|car|laptop|money|purse|handbag|watch|camera|helmet|passport|jewel\w+) $/i.test(
      s.text.slice(0, m.index),
    )
      ? `${m[1]} stolen `
      : undefined,
  ),
  phrase(
    'confusion',
    `(${formsOf('lay')}) (?=(?:down|on|in) (?:on |in )?(?:the|my|a|his|her|your) (?:bed|sofa|beach|floor|grass|couch|sand|mat|hammock)\\b)`,
    (m) =>
      /^(?:lay|laid|laying|lays)$/i.test(m[1] ?? '') && !/^lay$/i.test(m[1] ?? '')
        ? `${swap(m[1], 'lay', 'lie')} `
        : undefined,
    /\blaid (?:the|a|my|his|her|it|them)\b|was laid|were laid/i,
  ),
  phrase(
    'confusion',
    "(to|can|will|should|must|could|want to|need to|i'll|let me|please|don't) lay down\\b(?! (?:the|my|your|his|her|their|it|a|arms|rules))",
    '$1 lie down',
  ),
  phrase(
    'confusion',
    '(am|is|are|was|were) laying (?=(?:down|in|on) )(?!down (?:the|a|some)\\b)',
    '$1 lying ',
    /laying (?:down )?(?:eggs|tiles|bricks|on the table the)/i,
  ),
  phrase(
    'confusion',
    `(${formsOf('borrow')} (?:me |you |him |them |us )?(?:\\w+ ){0,3}?(?:money|book|books|car|motorbike|motorcycle|bike|phone|laptop|umbrella|pen|charger|camera|cash|clothes|it|them|some|rupiah|notes|dress|jacket)) to (?=(?:my|his|her|our|their|your|the|a|him|her|them|you|me)\\b)`,
    (m, s) => (/^ ?(?:buy|pay|go)/i.test(s.text.slice(m.index + m[0].length)) ? undefined : `${m[1]} from `),
  ),
  phrase(
    'confusion',
    '(can|could|may) i (?:lend|loan) (?=(?:your|a|some|the|this|that|one|it|money)\\b)',
    '$1 I borrow ',
  ),
  phrase(
    'confusion',
    '(i want to|i need to|i would like to|let me) lend (?=(?:your|a book|some money|money|a pen|an umbrella)\\b)(?!\\w+ \\w+ to)',
    '$1 borrow ',
    /\blend .* to\b/i,
  ),
  phrase('confusion', "(can|could|would|will|please|don't) (you )?borrow (me|us|him|them)\\b", '$1 $2lend $3'),
  phrase(
    'confusion',
    `(${formsOf('go')}) here(?=[.,!?]|$| (?:quickly|now|again|every|tomorrow|to|and|with|because|for|by|please|soon|at|yesterday)\\b)`,
    (m) => `${swap(m[1], 'go', 'come')} here`,
    /\b(?:to|can|where|what|let's|there's|shall|could) (?:\w+ )?go here\b|goes here|went here and there|here goes/i,
  ),
  phrase(
    'confusion',
    '(come to (?:my|our) [^,.]{3,30}, (?:please |you can |don.t forget to )?)take (?=(?:your|some|a|an|the|me)\\b)',
    '$1bring ',
  ),
  phrase(
    'confusion',
    '(please|can you|could you|waiter,) take me (?=(?:a|some|the|another|my) (?:glass|cup|bottle|water|tea|coffee|menu|bill|plate|towel|chair|book|pen|blanket|napkin)\\b)',
    '$1 bring me ',
  ),
  phrase(
    'confusion',
    `(${formsOf('talk', 'tell', 'say')}) (?=(?:\\w+ )?(?:two|three|four|five|many|several|other|different|foreign|some|both|a lot of|any)? ?(?:foreign )?languages\\b)`,
    (m) =>
      `${inflectVerb('speak', verbFormOf(m[1] ?? '', /^t(?:al|a)/i.test(m[1] ?? '') ? 'talk' : /^t/i.test(m[1] ?? '') ? 'tell' : 'say'))} `,
    /talk(?:s|ed|ing)? about/i,
  ),
  phrase(
    'confusion',
    `(${formsOf('talk')}) (english|indonesian|japanese|french|mandarin|korean|arabic|german|spanish|dutch|chinese|javanese|sundanese|italian|russian|thai)\\b`,
    (m) => `${swap(m[1], 'talk', 'speak')} ${m[2]}`,
  ),
  phrase(
    'confusion',
    `(${formsOf('watch')}) (?=(?:my|your|his|her|our|the) (?:\\w+ )?(?:glasses|keys?|wallet|phone|charger|umbrella|purse|passport|pen|helmet|jacket|book|bag|cat)(?: anywhere| somewhere|\\?| on the| in the| in my))`,
    (m) => `${swap(m[1], 'watch', 'see')} `,
    /\bwatch(?:ed|ing)? (?:my|your|the|our) (?:bag|cat|phone) (?:while|for|until)/i,
  ),
  phrase(
    'collocation',
    `(${formsOf('look')}) (?=(?:(?:a|an|the|that|this|some|my favou?rite) )?(?:(?:\\w+ ){0,2})(?:movie|movies|film|films|drama|dramas|tv|television|series|video|videos|match|cartoon|cartoons|episode|news|football|youtube|netflix|concert|anime)\\b)(?!(?:at|for|like|after|up|into|forward|around|out|through|on|in|over|down|back|to|from|online)\\b)`,
    (m) => `${swap(m[1], 'look', 'watch')} `,
  ),
  phrase(
    'collocation',
    `(${formsOf('see')}) (tv|television|youtube|netflix|cartoons|a tv series|the news on tv)\\b`,
    (m) => `${swap(m[1], 'see', 'watch')} ${m[2]}`,
  ),
  phrase(
    'collocation',
    `(${formsOf('watch')}) (?=(?:the|my|your|his|her) (?:doctor|dentist)\\b)`,
    (m) => `${swap(m[1], 'watch', 'see')} `,
  ),
  phrase(
    'collocation',
    `(${formsOf('listen')}) (?:a|the) (noise|sound|scream)\\b`,
    (m) => `${swap(m[1], 'listen', 'hear')} ${/\ba /i.test(m[0]) ? 'a' : 'the'} ${m[2]}`,
  ),
  phrase(
    'collocation',
    "(can't|cannot|couldn't|can|could) listen (?=(?:you|your voice|him|her voice|me|anything|them)\\b)",
    '$1 hear ',
  ),
  phrase(
    'collocation',
    `(${formsOf('hear')}) (?:to )?(podcasts?|songs?|k-pop|jazz|an audiobook|audiobooks|english songs|the teacher|my advice|your advice|me carefully)\\b`,
    (m) =>
      /heard (?:the teacher|a song|songs|the song)/i.test(m[0])
        ? undefined
        : `${swap(m[1], 'hear', 'listen')} to ${m[2]}`,
    /hear (?:the teacher|songs?) (?:say|from|in|on)/i,
  ),
  phrase(
    'collocation',
    `(${formsOf('use')}) (?=(?:(?:a|an|my|your|his|her|our|their|the|new|red|blue|black|white|beautiful|long|short|nice|formal|casual) )*(?:helmet|helmets|uniform|uniforms|jacket|hijab|shirt|t-shirt|dress|shoes|sandals|clothes|glasses|sunglasses|hat|veil|suit|batik|jeans|trousers|skirt|mask|masks|seat belt|seatbelt|kebaya|tie|socks|necklace|ring|sarong|high heels|make-up|lipstick|perfume|contact lenses|raincoat|gloves|sweater|hoodie|earrings)\\b)`,
    (m, s) =>
      /^use(?:d)? to\b/i.test(s.text.slice(m.index)) ||
      (/d$/i.test(m[1] ?? '') && /\b(?:be|is|are|was|were|been) $/i.test(s.text.slice(0, m.index))) ||
      /\b(?:much|no|the|of) $/i.test(s.text.slice(0, m.index))
        ? undefined
        : `${swap(m[1], 'use', 'wear')} `,
    /\buse[sd]? (?:[\w ]+?) to (?:cover|clean|wipe|carry|protect|make)/i,
  ),
])
