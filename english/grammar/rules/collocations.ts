import { formsOf, phrase, phraseRule } from '../phrase-rule.ts'

const DO_FORMS: Record<string, string> = { make: 'do', makes: 'does', made: 'did', making: 'doing' }
const MAKE_FORMS: Record<string, string> = { do: 'make', does: 'makes', did: 'made', doing: 'making', done: 'made' }
const form = (table: Record<string, string>, word: string | undefined) => table[word?.toLowerCase() ?? ''] ?? word ?? ''
const TELL: Record<string, string> = {
  say: 'tell',
  says: 'tells',
  said: 'told',
  saying: 'telling',
  speak: 'tell',
  spoke: 'told',
  speaks: 'tells',
}
const SAY: Record<string, string> = { tell: 'say', tells: 'says', told: 'said' }
const PERSON = '(?:me|him|her|us|them|you)'

/** Words that go together: do homework, make a mistake, say something, tell somebody. */
export const collocations = phraseRule('collocations', [
  phrase(
    'do-make',
    '(make|makes|made|making) ((?:my|your|his|her|our|their|the|some|a lot of) )?(homework|exercise|exercises|housework|research|the dishes|the laundry|sports?|business|favou?r|shopping|yoga)\\b',
    (m) => `${form(DO_FORMS, m[1])} ${m[2] ?? ''}${m[3]}`,
    /made (?:a|the|some|his|her|my) (?:homework|exercise|business) (?:for|easy|plan|card|app)|business card|exercise book|homework plan/i,
  ),
  phrase(
    'do-make',
    '(do|does|did|doing|done) ((?:a|an|some|many|the same|a lot of|no|any|so many|big|the|my|too many|another)(?: big| great| good| bad| lot of| terrible| stupid| huge| new| small)? )?(mistake|mistakes|decision|decisions|effort|noise|progress|money|plan|plans|phone call|promise|suggestion|appointment|cake|friends|error|choice|speech|joke|list|reservation|excuse|complaint|offer)\\b',
    (m, s) =>
      /^(?:the|my)/i.test(m[2] ?? '') && !/mistake|decision/i.test(m[3] ?? '')
        ? undefined
        : /\b(?:friends|money|plans?)\b/i.test(m[3] ?? '') &&
            m[2] === undefined &&
            /^(?:do|does|did)$/i.test(m[1] ?? '') &&
            (m.index === 0 || /\b(?:how|what|where|why|when|which)\s$/i.test(s.text.slice(0, m.index)))
          ? undefined
          : `${form(MAKE_FORMS, m[1])} ${m[2] ?? ''}${m[3]}`,
  ),
  phrase(
    'say-tell',
    `(say|says|said|saying|speak|spoke|speaks) (${PERSON}) (that|about|to|he|she|i|they|we|it|the|how|what|where|why|when)\\b`,
    (m) => `${form(TELL, m[1])} ${m[2]} ${m[3]}`,
  ),
  phrase(
    'say-tell',
    `(say|says|said) (me|him|us|them)(?=[.,!?]|$| (?!all\\b|both\\b|again\\b|loud|out\\b|aloud)\\w)`,
    (m) => `${form(TELL, m[1])} ${m[2]}`,
  ),
  phrase(
    'say-tell',
    "(?<!\\b(?:was|were|been|be|being|am|is|are|get|got|can|could|cannot|can't|couldn't) (?:just |already |also |often )?)(tell|tells|told) (?=that |he |she |i |they |we |it |hello|goodbye|sorry|thank|yes|no[.,!?])(?!(?:he|she|they|it|we) (?:apart|the))",
    (m) => `${form(SAY, m[1])} `,
    /tell it|told it|tell that (?:story|joke)/i,
  ),
  phrase('say-tell', '(tell|tells|told) to (me|him|her|us|them|you)\\b', '$1 $2'),
  phrase(
    'say-tell',
    '(say|says|said) (?:a |the )?(story|stories|lie|lies|joke|jokes|truth|secret)\\b',
    (m) => `${form(TELL, m[1])} ${/truth/i.test(m[2] ?? '') ? 'the ' : /s$/.test(m[2] ?? '') ? '' : 'a '}${m[2]}`,
  ),
  phrase(
    'say-tell',
    "(can|could|will|would|please|don't|to|not|never|must|should|i) (?:speak|talk) (hello|goodbye|thank you|sorry|thanks|yes)\\b",
    '$1 say $2',
  ),
  phrase(
    'say-tell',
    "(can|could|to|i|they|we|you|he|she|cannot|can't) (say|says|talk|talks|tell) (english|indonesian|japanese|french|mandarin|korean|arabic)(?=[.,!?]|$| well| very| fluently| a little| every| in| with)",
    (m) => `${m[1]} ${/s$/.test(m[2] ?? '') ? 'speaks' : 'speak'} ${m[3]}`,
  ),
  phrase(
    'collocation',
    '(look|looks|looked|looking|see|sees|seeing) (tv|television|youtube|netflix|a movie on tv)\\b',
    (m) =>
      `${/s$/i.test(m[1] ?? '') ? 'watches' : /ed$/i.test(m[1] ?? '') ? 'watched' : /ing$/i.test(m[1] ?? '') ? 'watching' : 'watch'} ${m[2]}`,
  ),
  phrase(
    'collocation',
    `(${formsOf('hear')}) (?:to )?(music|the radio|the music)(?=[.!?]|$| every| when| while| in| on| before)`,
    (m) =>
      `${({ hear: 'listen', hears: 'listens', heard: 'listened', hearing: 'listening' } as Record<string, string>)[m[1]?.toLowerCase() ?? ''] ?? 'listen'} to ${m[2]}`,
    /heard the music|hear the music/i,
  ),
  phrase(
    'confusion',
    '(learn|learns|learned|learnt) (me|us|him|them|you|(?:my|his|her|our|the) (?:\\w+ )?(?:brother|sister|son|daughter|friend|students|children|kids|child|mother|father|wife|husband|niece|nephew|cousin)) (how|to|english|about|that|many)\\b',
    (m) =>
      `${({ learn: 'teach', learns: 'teaches', learned: 'taught', learnt: 'taught' } as Record<string, string>)[m[1]?.toLowerCase() ?? '']} ${m[2]} ${m[3]}`,
  ),
  phrase('confusion', '(can|could|will|would|please) you (?:learn) (me|us)\\b', '$1 you teach $2'),
  phrase(
    'confusion',
    '(borrow|borrows|borrowed|borrowing) (me|him|us|them) ',
    (m) =>
      `${({ borrow: 'lend', borrows: 'lends', borrowed: 'lent', borrowing: 'lending' } as Record<string, string>)[m[1]?.toLowerCase() ?? '']} ${m[2]} `,
  ),
  phrase('confusion', '(can|could|may) i lend your\\b', '$1 I borrow your'),
  phrase(
    'confusion',
    '(lend|lent) (a |some |the |his |her )?(\\w+) from\\b',
    (m) => `${/^lent$/i.test(m[1] ?? '') ? 'borrowed' : 'borrow'} ${m[2] ?? ''}${m[3]} from`,
  ),
  phrase(
    'collocation',
    '(drink|drank|drinks|drinking) (medicine|medicines|my medicine|the medicine|your medicine|a pill|pills|drug|drugs|vitamins?)\\b',
    (m) =>
      `${({ drink: 'take', drank: 'took', drinks: 'takes', drinking: 'taking' } as Record<string, string>)[m[1]?.toLowerCase() ?? '']} ${m[2]}`,
  ),
  phrase(
    'collocation',
    '(eat|ate|eats) (medicine|medicines|my medicine|pills)\\b',
    (m) =>
      `${({ eat: 'take', ate: 'took', eats: 'takes' } as Record<string, string>)[m[1]?.toLowerCase() ?? '']} ${m[2]}`,
  ),
  phrase(
    'collocation',
    '(use|uses|used|using|drive|drives|drove) (?:a |my |the |his )?(motorcycle|motorbike|bicycle|bike|horse)(?= to\\b)',
    (m) =>
      /^(?:drive|drives|drove)$/i.test(m[1] ?? '')
        ? `${({ drive: 'ride', drives: 'rides', drove: 'rode' } as Record<string, string>)[m[1]?.toLowerCase() ?? '']} ${/(?:a|my|the|his) /i.exec(m[0])?.[0] ?? 'a '}${m[2]}`
        : undefined,
  ),
  phrase(
    'collocation',
    `(${formsOf('go')}) (?:to )?(vacation|holiday|a vacation|a holiday|business trip|picnic|diet)(?=[.,!?]|$| to| in| with| next| last| for| and)`,
    (m) =>
      `${m[1]} on ${/^(?:a )?(?:vacation|holiday)/i.test(m[2] ?? '') ? (m[2] ?? '').replace(/^a /i, '') : `a ${m[2]}`}`,
  ),
  phrase(
    'collocation',
    '(?:get|got|gets|getting|be|is|are|was) (?:marry|merried|marriage)(?=[.,!?]|$| with| to| next| last| in)',
    (m) => m[0].replace(/(?:marry|merried|marriage)$/i, 'married'),
  ),
  phrase('collocation', '(get|got|gets|getting) married with\\b', '$1 married to'),
  phrase(
    'passive-be',
    '(i|he|she|they|we) (?:am|is|are|have|has|be) born\\b',
    (m) => `${m[1]} ${/^(?:we|they)$/i.test(m[1] ?? '') ? 'were' : 'was'} born`,
  ),
  phrase('passive-be', '(?:was|were) birth (?=in|on|at)', 'was born '),
  phrase('passive-be', 'when (?:you|are you|do you|did you) born\\b', 'when were you born'),
  phrase('passive-be', 'where (?:you|are you|do you|did you) born\\b', 'where were you born'),
  phrase('passive-be', 'where (?:are|do) you come from\\b', (m) =>
    /^where are/i.test(m[0]) ? 'where do you come from' : undefined,
  ),
  phrase('be-verb', "(i|we|they|you) (?:am|are|'m|'re) come from\\b", '$1 come from'),
  phrase('be-verb', "(he|she|it) (?:is|'s) come from\\b", '$1 comes from'),
  phrase('be-verb', "(i|he|she|we|they) (?:am|is|are|was|were|'m) graduated? from\\b", '$1 graduated from'),
  phrase('collocation', '(?:fall|fell|falls|falling) (?:in )?love to (?=\\w)', (m) =>
    m[0].replace(/(fall\w*|fell) (?:in )?love to /i, '$1 in love with '),
  ),
  phrase('collocation', '(?:make|get|become) (?:my )?(?:body|weight) (?:slim|down)\\b', 'lose weight'),
  phrase('collocation', '(?:give|gives|gave|make) attention (?:to|for|on)\\b', 'pay attention to'),
  phrase('collocation', '(have|has|had) (?:much|many) experiences (in|with)\\b', '$1 a lot of experience $2'),
  phrase(
    'collocation',
    '(have|has|had|having) (?:a|an|the) fun(?=[.,!?]|$| (?:at|in|with|on|there|together|and|yesterday|last)\\b)',
    '$1 fun',
  ),
  phrase('collocation', '(?:make|do|get) (?:a )?fun (?=with|at|in)', 'have fun '),
  phrase(
    'collocation',
    '(?:do|make|follow|does|did|made) (?:a |an |the |my )?(exam|toefl|ielts|test)(?=[.!?]|$| next| tomorrow| yesterday| last| in| on)',
    (m) => `${/^(?:did|made)/i.test(m[0]) ? 'took' : 'take'} ${/(?:a|an|the|my) /i.exec(m[0])?.[0] ?? 'the '}${m[1]}`,
  ),
  phrase(
    'collocation',
    '(win|won|wins) (?:from |with )?(him|her|them|us|me)(?=[.!?]|$| in| at)',
    (m) =>
      `${({ win: 'beat', won: 'beat', wins: 'beats' } as Record<string, string>)[m[1]?.toLowerCase() ?? '']} ${m[2]}`,
  ),
  phrase('collocation', '(strong|big|hard) rain\\b', 'heavy rain'),
  phrase('collocation', 'rain(?:ed|s|ing)? (?:strongly|bigly)\\b', (m) => `${m[0].split(' ')[0]} heavily`),
  phrase('collocation', '(?:big|strong) traffic\\b', 'heavy traffic'),
  phrase(
    'confusion',
    '(?:find|look for|looking for|found|have|has|got|get|need|want) a (?:good |new |better )?work(?=[.,!?]|$| in| at| as| with)',
    (m) => m[0].replace(/work$/i, 'job'),
  ),
  phrase(
    'confusion',
    '(my|his|her) work is (?:a |an )(\\w+)(?=[.,!?]|$)',
    '$1 job is a $2',
    /\bwork is (?:a|an) (?:mess|joy|challenge|burden)/i,
  ),
])
