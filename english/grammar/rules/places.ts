import { formsOf, phrase, phraseRule } from '../phrase-rule.ts'

export const CITY =
  '(?:Jakarta|Bali|Bandung|Surabaya|Indonesia|Singapore|London|Tokyo|Japan|Malaysia|Yogyakarta|Jogja|Medan|America|Australia|England|Semarang|Malang|Bogor|Depok|Bekasi|Tangerang|Makassar|Palembang|Denpasar|Solo|Surakarta|Lombok|Padang|Manado|Balikpapan|Pontianak|Banjarmasin|Pekanbaru|Batam|Lampung|Cirebon|Kediri|Ambon|Kupang|Mataram|Jayapura|Samarinda|Banda Aceh|Aceh|Papua|Java|Sumatra|Kalimantan|Sulawesi|Ubud|Kuta|Paris|Seoul|Bangkok|Sydney|Melbourne|Korea|China|Thailand|Germany|France|India|Canada|Dubai|Mecca|Kuala Lumpur|Hong Kong|New York|Amsterdam|Vietnam)'
const NOT_A_CITY =
  '(?! (?:airport|station|university|international|hospital|hotel|post|zoo|street|road|bank|mall|plaza|school|stadium|port|office|branch|convention|expo|\\d))'

/** Prepositions of place, and places that take none. */
export const places = phraseRule('places', [
  phrase(
    'preposition-place',
    '(picture|pictures|photo|photos|clock|calendar|poster|posters|painting|paintings|map|mirror|hang|hangs|hung|hanging|lizard|gecko|spider|written|stain|paint|sticker) in (the|my|our|his|her|your|this|that|a) (wall|door|ceiling|fridge|whiteboard|blackboard|fence)\\b',
    '$1 on $2 $3',
  ),
  phrase(
    'preposition-place',
    `(${formsOf('meet', 'see', 'sing', 'dance', 'eat', 'be', 'work', 'speak', 'perform', 'play', 'wear', 'arrive', 'help')}|was|were|is|are|am|been)( (?:me|him|her|us|them|you|it|my \\w+|a lot|late|there|some \\w+|many \\w+|[a-z]+ed))? in (a|the|my|his|her|our|their|your|that) ((?:\\w+ )?(?:party|wedding|concert|reception|birthday party|wedding party|reunion|bus stop|traffic light))\\b(?! (?:dress|hall|room|card|invitation|ring|cake|leader|planner|organizer))`,
    '$1$2 at $3 $4',
    /\b(?:political|democratic|republican|ruling|opposition|communist|labour) party\b/i,
  ),
  phrase(
    'preposition-place',
    `(${formsOf('work', 'study', 'teach', 'stay', 'eat', 'shop', 'meet', 'buy')}|job|nurse|doctor|teacher|manager|cashier|waiter|waitress|chef|cook|intern|accountant|clerk|programmer|engineer|staff|receptionist|guard|driver) on (a|the|an|this|that|my|our) ((?:\\w+ )?(?:hospital|company|bank|school|university|restaurant|hotel|factory|office|shop|store|supermarket|cafe|clinic|minimarket|mall|market|airport|bakery|kindergarten))\\b(?! (?:project|policy|management))`,
    '$1 at $2 $3',
  ),
  phrase(
    'preposition-noun',
    '(?:with|in|by) (?=(?:a |an |the )?(?:very |so )?(?:cheap|low|good|high|special|affordable|reasonable|expensive|fair|great|discounted|lower|cheaper|higher) prices?(?:[.,!?]|$| (?:and|but|in|for|because|than|at|from|of)\\b))',
    (m, s) =>
      /\b(?:buy|bought|buys|buying|sell|sold|sells|selling|get|got|gets|find|found|offer|offers|available|rent|rented|order|ordered|eat)\b/i.test(
        s.text.slice(0, m.index),
      ) && !/^in/i.test(m[0])
        ? 'at '
        : undefined,
  ),
  phrase('preposition-place', `(?:at|on) (?=${CITY}\\b${NOT_A_CITY})`, (m, s) => {
    const name = s.text.slice(m.index + m[0].length)
    if (
      !/^[A-Z]/.test(name) ||
      /^\w+(?: \w+)?'s/.test(name) ||
      (/^(?:Bali|Java|Lombok|Sumatra)\b/.test(name) && /^on/i.test(m[0]))
    )
      return undefined
    return /\b(?:look|looked|looking|based|focus|depend|angry|shout|laugh|aim|attack|book|article|report|impact|effect|arrow|war|information) $/i.test(
      s.text.slice(0, m.index),
    )
      ? undefined
      : 'in '
  }),
  phrase(
    'preposition-none',
    '(?:at|in|to|on) (everywhere|somewhere|anywhere|nowhere|abroad|overseas|upstairs|downstairs)\\b(?! else in)',
    '$1',
  ),
  phrase(
    'preposition-place',
    `(${formsOf('work', 'study', 'live', 'stay')}|job|position|staff|manager|intern|internship|employee) on (?=(?:a|the|my|our|this|that|his|her|their) (?:[\\w-]+ ){0,2}(?:department|division|village|city|country|industry|kitchen|garage|town|suburb|boarding house|field of)\\b)`,
    '$1 in ',
  ),
  phrase(
    'preposition-place',
    '(?<!\\b(?:bug|error|mistake|interested|information|problem|problems) )in (?=(?:the|your|our|their|this|my|his|her|its|a) (?:[\\w-]+ )?(?:website|web page|webpage|homepage|facebook page|instagram account)\\b)',
    'on ',
  ),
  phrase(
    'preposition-place',
    '(from (?:here|there|home|my (?:house|home|office|place)|the (?:station|airport|hotel|office|school|terminal|market|mall|city))) (?:until|till) (?=\\w)',
    '$1 to ',
  ),
  phrase(
    'preposition-place',
    '(?:at|on|under) the rain(?=[.,!?]|$| (?:for|and|because|without|when|until|all)\\b)',
    'in the rain',
  ),
  phrase('preposition-place', 'near (?:from|with|by) (?=\\w)', 'near '),
  phrase(
    'preposition-place',
    '(?<!\\bthe )(?<!\\bexact )opposite (?:of|from|with) (?=(?:the|my|our|your|his|her) (?:\\w+ )?(?:bank|school|office|station|mosque|church|hospital|market|mall|park|hotel|shop|store|house|campus|university|restaurant|cafe|library|post office|police station|gate|field|pharmacy)\\b)',
    'opposite ',
  ),
  phrase('preposition-time', 'until to (?=\\w)', (m, s) =>
    /\bfrom\b/i.test(s.text.slice(0, m.index)) ? 'to ' : 'until ',
  ),
  phrase(
    'preposition-place',
    'nearby (?:from|with|of|to)? ?(?=(?:my|the|our|your|his|her|campus|school|here)\\b)',
    'near ',
  ),
  phrase(
    'preposition-place',
    'far (?:with|to|of) (?=(?:my|the|our|your|his|her|here|home|campus|school|there)\\b)',
    'far from ',
    /too far to the|far to (?:the left|the right|go|walk)/i,
  ),
  phrase(
    'preposition-place',
    '(close) (?:from|with) (?=(?:my|the|our|your|his|her|here|campus|school|home|station)\\b)',
    '$1 to ',
    /close with my|closed? from/i,
  ),
  phrase('preposition-place', 'next (?:from|of|with) (?=(?:my|the|our|your|his|her|me|you)\\b)', 'next to '),
  phrase('preposition-place', '(?:in|at) front (?:the|from|with) (?=\\w)', 'in front of the ', /in front from/i),
  phrase('preposition-place', '(?:at|on) front of\\b', 'in front of'),
  phrase(
    'preposition-place',
    '(?:in|at) the (?=(?:left|right)(?: side| hand side|-hand side)?(?:[.,!?]|$| of\\b| after\\b))',
    'on the ',
    /in the right (?:place|way|order|direction|hands)/i,
  ),
  phrase(
    'preposition-place',
    '(standing|stand|stood|sitting|sit|sits|sat|put|puts|lying|lie|sleep|sleeps|slept|sleeping|leave|left|is|are|was|were|placed|keep|kept|jump|jumped|dance|hang|hung|food|book|keys?|phone|laptop|glasses|cat|walk|it|them|bag|fell|falls?) in (the|a|my|your|his|her|our) (table|floor|roof|wall|ground|shelf|bench|sofa|chair|stage|carpet|desk|mat|grass|ceiling|mattress|stairs|balcony|second floor|third floor|first floor|top floor|couch|whiteboard|plate)\\b(?! (?:below|above|\\d|socket|manager|plan|lamp))',
    (m) =>
      /^(?:chair|shelf|sofa|grass|ground|balcony)$/i.test(m[3] ?? '') &&
      !/^(?:put|puts|stand|standing|stood|lying|lie|dance)$/i.test(m[1] ?? '') &&
      /^(?:chair|grass|ground|balcony)$/i.test(m[3] ?? '')
        ? undefined
        : `${m[1]} on ${m[2]} ${m[3]}`,
    /hole|crack|in the ground floor|\bnail\b|in the wall (?:is|was) a/i,
  ),
  phrase(
    'preposition-place',
    'in the (table|roof|shelf|floor|door)(?=[.,!?]|$| (?:before|after|because|and|when|was|is|says|near|for|at)\\b)',
    (m, s) =>
      /\b(?:holes?|cracks?|gap|window|leak|nail|figures?|numbers?|data|put me|key|lock|dent|stuck|column|row|cell|shown|listed|given|results?) $/i.test(
        s.text.slice(0, m.index),
      )
        ? undefined
        : `on the ${m[1]}`,
  ),
  phrase(
    'preposition-place',
    'in (?=(?:the|my|our) (?:(?:second|third|fourth|fifth|sixth|first|ground|top|tenth|\\d+(?:nd|rd|th|st)) floor)\\b)',
    'on ',
  ),
  phrase(
    'preposition-place',
    'in (a|the|an|this|that|his|her|my|their) (cruise ship|ship|plane|motorbike|motorcycle|bicycle|bike|island|small island|beautiful island|farm|horse|ferry|stage|menu|balcony)(?=[.,!?]|$| (?:to|with|in|near|at|and|for|from|when|because|called|every|is|was|now)\\b)',
    (m, s) =>
      /\b(?:interested|believe|invest|interest|spot|travel|fly|sleep|stored?|something wrong|fuel|engine|found|hole|rooms?|people) $/i.test(
        s.text.slice(0, m.index),
      )
        ? undefined
        : `on ${m[1]} ${m[2]}`,
  ),
  phrase(
    'preposition-place',
    `(${formsOf('ride', 'get', 'climb')}) (?:in|into) (a|the|my|his|her) (motorbike|motorcycle|bicycle|bike|horse|bus|train|plane)\\b`,
    (m) => (/^rid|^rod/i.test(m[1] ?? '') ? undefined : `${m[1]} on ${m[2]} ${m[3]}`),
  ),
  phrase('preposition-place', 'in (?=page \\d)', 'on '),
  phrase(
    'preposition-place',
    '(information|news|video|videos|photo|photos|it|them|status|picture|pictures|story|something|article|recipe|comment|me|her|him|us|you|post|posted|posts|see|saw|found|find|read|watched|watch|sell|sells|buy|bought|search|chat|live|advertise) in (instagram|facebook|tiktok|youtube|twitter|whatsapp|the internet|internet|google|shopee|tokopedia|the website|website|our website|the radio|tv|television|netflix|the phone|telegram|spotify)\\b',
    (m) => `${m[1]} on ${/^(?:internet|website)$/i.test(m[2] ?? '') ? `the ${m[2]}` : m[2]}`,
  ),
  phrase(
    'preposition-place',
    '(?:on|at) (?=(?:the )?(?:picture|photo|newspaper|magazine|mirror|sky|world|video|rain|car|taxi)(?:[.,!?]|$| (?:is|was|are|above|there|with|and|you|because)\\b))(?:the )?',
    (m, s) =>
      /\b(?:look|looked|looking|looks|stare|stared|smile|based|click|hang|put|write|wrote|work|works|point|pointed|sleep|spend|spent|focus|shout|waste|depend|standing|hung|drawing|drew|smiled|hit|laugh|scratch|scratches|dust|back|top|crashed) (?:\w+ )?$/i.test(
        s.text.slice(0, m.index),
      ) ||
      !/\b(?:people|person|man|woman|girl|boy|child|children|is|are|was|were|see|saw|read|standing|play|played|stars?|clouds?|moon|walk|walked|sit|sat|sitting|best|biggest|article|\w+est \w+) $/i.test(
        s.text.slice(0, m.index),
      )
        ? undefined
        : /^(?:the )?(?:newspaper|magazine|mirror|sky|world|picture|photo|video|rain|car|taxi)/i.test(
              s.text.slice(m.index + 3),
            )
          ? 'in the '
          : undefined,
  ),
  phrase('preposition-time', '(yesterday|last|this) (night|evening|morning)\\b', (m) => {
    const [, when = '', part = ''] = m.map((one) => one?.toLowerCase())
    if (when === 'yesterday' && part === 'night') return 'last night'
    if (when === 'last' && part === 'morning') return 'yesterday morning'
    return when === 'this' && part === 'night' ? 'tonight' : undefined
  }),
  phrase('preposition-time', '(?:in|at) the (morning|afternoon|evening) (yesterday|tomorrow|today)\\b', (m) =>
    /today/i.test(m[2] ?? '') ? `this ${m[1]}` : `${m[2]} ${m[1]}`,
  ),
  phrase('preposition-time', 'the (?:yesterday|tomorrow)\\b', (m) => m[0].slice(4)),
])
