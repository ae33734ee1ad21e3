import { family, type PatternRule } from '../pattern/family.ts'

const BEFORE = '[be~|feel~|get~|become~|very|so|not|really|always|too|more|@pronoun|keep~|made|@subject]'
const PLACES = `[airport|station|office|hotel|school|party|restaurant|bus stop|terminal|house|meeting|shop|mall|gate
  |village]`

/** `words` are followed by `right`, where learners write one of `wrong`. */
const wants = (words: string, wrong: string, right: string, more: Pick<PatternRule, 'mends' | 'not' | 'leaves'>) => ({
  when: `${words} ${wrong} > *`,
  say: `$1 ${right}`,
  ...more,
})
const adjective: typeof wants = (words, wrong, right, more) => ({
  ...wants(words, wrong, right, more),
  when: `${BEFORE} < ${words} ${wrong} > *`,
  say: `$2 ${right}`,
})

export const governedAfterAdjective = family('governed-after-adjective', {
  reason: 'preposition-adjective',
  phase: 'prepositions',
  rules: [
    adjective('interested', '[with|on|at|to|about|for]', 'in', {
      not: ['interested to #base'],
      mends: { 'He is interested on politics.': 'He is interested in politics.' },
      leaves: ['It interested him for years.'],
    }),
    adjective('[good|bad|great|clever|excellent|terrible|skilled|brilliant|weak]', 'in', 'at', {
      not: [
        `in [the|a|@owner|bed|this|that|it|every|some|all|summer|winter|many|any|general|theory|person|small
        |large|#num|#name|@place]`,
      ],
      mends: { 'She is good in math.': 'She is good at math.' },
      leaves: ['It is good in the morning.'],
    }),
    adjective('[afraid|scared|frightened]', '[with|from|to]', 'of', {
      not: ['to #base'],
      mends: { 'She is afraid to dogs.': 'She is afraid of dogs.', "I'm scared with snakes.": "I'm scared of snakes." },
      leaves: ['I am afraid to go.'],
    }),
    adjective('[angry|strict|gentle|honest|patient|frank]', '[to|on]', 'with', {
      not: ['to #base'],
      mends: {
        'She is angry to me.': 'She is angry with me.',
        'The teacher was angry on us.': 'The teacher was angry with us.',
      },
    }),
    adjective('[addicted|allergic]', '[with|of|on|by]', 'to', {
      mends: { "I'm allergic with seafood.": "I'm allergic to seafood." },
    }),
    adjective('[surprised|shocked|amazed]', '[of|on]', 'at', {
      mends: { 'I was surprised of the result.': 'I was surprised at the result.' },
    }),
    adjective('[fed up]', '[of|to|at|about]', 'with', {
      mends: { "I'm fed up of this traffic.": "I'm fed up with this traffic." },
    }),
    adjective('[talented|gifted|skillful|skilful]', '[on|about|with]', 'in', {
      mends: { 'He is talented on music.': 'He is talented in music.' },
    }),
    wants('based', '[from]', 'on', {
      mends: { 'The movie is based from a true story.': 'The movie is based on a true story.' },
    }),
    {
      when: `[ready|prepared|qualified|suitable|responsible] to > [@opener|all] #noun? [exam|test|interview|meeting
        |trip|party|class|school|work|job|position|war|wedding|presentation|change|challenge|result|accident|project
        |children|family|appointment|flight|lesson]`,
      say: '$1 for',
      mends: { 'Are you ready to the exam tomorrow?': 'Are you ready for the exam tomorrow?' },
    },
  ],
})

export const governedAfterVerb = family('governed-after-verb', {
  reason: 'preposition-verb',
  phase: 'prepositions',
  rules: [
    {
      when: 'wait~ > [@pronoun|@owner|the ![whole|entire|longest]] *',
      say: '$1 for',
      not: ['wait~ you to', 'wait~ [your|my|his|her] turn'],
      mends: { "I'll wait you at the gate.": "I'll wait for you at the gate." },
      leaves: ['Wait your turn.', 'We waited the whole day.'],
    },
    {
      when: [
        `arrive~ to > [the|@owner|a|school|work]`,
        `arrive~ in > [the|@owner] ${PLACES}`,
        'arrive~ > [the|my] ![next|same|following|day|night|week|month|morning|evening|moment|minute|year]',
      ],
      say: '$1 at',
      mends: {
        'We arrived to the hotel at noon.': 'We arrived at the hotel at noon.',
        'He arrived in the airport late.': 'He arrived at the airport late.',
      },
    },
    {
      when: 'arrive~ [to|at] > @city !#noun',
      say: '$1 in',
      not: [
        'arrive~ [to|at] [home|school|campus|office|work|here|there]',
        'at #name [airport|station|university|international]',
      ],
      mends: { 'We arrived to Surabaya at midnight.': 'We arrived in Surabaya at midnight.' },
    },
    {
      when: 'agree~ [to|for|about] > [@pronoun|[@owner|this|that] [opinion|idea|statement|argument]]',
      say: '$1 with',
      mends: { 'I agree to your opinion.': 'I agree with your opinion.' },
    },
    {
      when: `agree~ > [you !to|him|[your|his|her|their|this] [opinion|idea|statement]]`,
      say: '$1 with',
      mends: { "I don't agree your opinion.": "I don't agree with your opinion." },
    },
    {
      when: '[laugh~|smile~|stare~|shout~] [to|with] > @pronoun',
      say: '$1 at',
      mends: { 'She smiled to me when I came in.': 'She smiled at me when I came in.' },
    },
    {
      when: '[congratulation|congratulations] [for|of] > [@owner|the]',
      say: 'congratulations on',
      mends: { 'Congratulations for your graduation!': 'Congratulations on your graduation!' },
    },
    {
      when: 'spend~ [a lot of|much|@owner|all my|so much|too much|some]? money for > *',
      say: '$1 $2 money on',
      mends: { 'I spend a lot of money for clothes.': 'I spend a lot of money on clothes.' },
    },
    {
      when: 'translate~ **? [in|to] > [english|indonesian|bahasa]',
      say: '$1 $2 into',
      mends: { 'Please translate this letter to Indonesian.': 'Please translate this letter into Indonesian.' },
    },
    {
      when: 'look~ forward [for|on|with]',
      say: '$1 forward to',
      mends: { 'I look forward for your reply.': 'I look forward to your reply.' },
    },
    {
      when: 'according [with|by|from]',
      say: 'according to',
      mends: { 'According with the data, sales went down.': 'According to the data, sales went down.' },
    },
    {
      when: `search~ > [a|an|some|my|new|another|cheap] *? [job|work|information|apartment|partner|answer|employee
      |house|room|recipe|hotel|ticket(s)|idea(s)|book]`,
      say: '$1 for',
      mends: { "I'm searching a part-time job near my campus.": "I'm searching for a part-time job near my campus." },
    },
    {
      when: 'graduate~ [at|in|on|of] > the? [university|college|#name university|vocational|senior|high school|junior]',
      say: '$1 from',
      mends: { 'She graduated in university last year.': 'She graduated from university last year.' },
    },
    {
      when: `be~ [caused|affected|influenced|written|directed|composed|sung|painted|designed|created|produced|invented
        |founded|discovered|inspired|owned|bitten|attacked|chased|organized|organised|built|cooked|repaired|published]
        from > [#name|@owner|[a|the] #noun|many people|someone|#plural]`,
      say: '$1 $2 by',
      not: ['from @owner [heart|own|hand(s)]'],
      mends: {
        'The novel was written from Andrea Hirata.': 'The novel was written by Andrea Hirata.',
        'Air pollution is caused from factories and old vehicles.':
          'Air pollution is caused by factories and old vehicles.',
      },
    },
    {
      when: `take~ care [with|to|for|about]? > [@opener|@pronoun|it|children|patients|people|themselves|yourself
        |myself]`,
      say: '$1 care of',
      mends: { 'My sister takes care my grandmother.': 'My sister takes care of my grandmother.' },
    },
    {
      when: 'accuse~ [@person] [for|about|to] > #ing',
      say: '$1 $2 of',
      mends: { 'They accused him for stealing.': 'They accused him of stealing.' },
    },
    {
      when: 'depend~ [of|from|to|with|in|at|by]',
      say: '$1 on',
      mends: { 'It depends of the weather.': 'It depends on the weather.' },
    },
  ],
})

export const nothingAfterVerb = family('nothing-after-verb', {
  reason: 'preposition-none',
  phase: 'prepositions',
  rules: [
    {
      when: '[discuss~|mention~|emphasize~] [about|of|on|for|to] > [@opener|it|how|what|more|#ing|#noun|them]',
      say: '$1',
      mends: { 'We discuss about it every week.': 'We discuss it every week.' },
      leaves: ['We talked about it.'],
    },
    {
      when: 'marry~ with > [@pronoun|@opener|someone]',
      say: '$1',
      not: ['[be~|get~] *? married', 'with [#num|kids|children]'],
      mends: { 'My best friend married with a pilot.': 'My best friend married a pilot.' },
    },
    {
      when: '[ask~|tell~|invite~|advise~|remind~|inform~] to > [me|him|us|them|you|her] !#noun',
      say: '$1',
      not: ['be~ *? [asked|told|invited|advised|reminded|informed] to', 'to her'],
      mends: { 'He asked to me about my job.': 'He asked me about my job.' },
    },
    {
      when: `[must|should|to|we|i|they|you|always|can|will|not|never] < [respect|obey|support|greet|trust] to > [@pronoun
        |@owner|the|others|other|each]`,
      say: '$2',
      mends: { 'We must respect to our parents.': 'We must respect our parents.' },
    },
    {
      when: '[contact~|visit~|attend~|approach~|avoid~|obey~|resemble~] [to|with|at|of] > [@pronoun|@opener]',
      say: '$1',
      not: ['[the|my|a|an|in|his|her|your|first|our|keep|no|this|lose~|eye] [contact|visit|visits|approach]'],
      mends: { 'Please contact to our office.': 'Please contact our office.' },
    },
    {
      when: 'look~ like with > *',
      say: '$1 like',
      mends: { 'He looks like with his mother.': 'He looks like his mother.' },
    },
    {
      when: '[talk~|discuss~|speak~] about with',
      say: '$1 with',
      mends: { 'They were talking about with the manager.': 'They were talking with the manager.' },
    },
    {
      when: '[at|in|to|on] [everywhere|somewhere|anywhere|nowhere|abroad|overseas|upstairs|downstairs]',
      say: '$2',
      mends: { 'Please bring this box to upstairs.': 'Please bring this box upstairs.' },
    },
  ],
})

export const governedAfterNoun = family('governed-after-noun', {
  reason: 'preposition-noun',
  phase: 'prepositions',
  rules: [
    wants('reason(s)', 'of', 'for', {
      mends: { 'The reason of the delay is unclear.': 'The reason for the delay is unclear.' },
      leaves: ['The reason for it is clear.'],
    }),
    wants('[solution(s)|answer|key|attention|access]', 'of', 'to', {
      not: ['key of the [door|house|car|room]', 'the [answer|key] of'],
      mends: { 'I have a solution of this problem.': 'I have a solution to this problem.' },
    }),
    {
      when: '[increase|rise|decrease|fall|drop] of > [sales|prices|crime|tourists|pollution]',
      say: '$1 in',
      mends: { 'There is an increase of sales this month.': 'There is an increase in sales this month.' },
    },
    {
      when: 'relationship to > @owner',
      say: 'relationship with',
      mends: { 'She has a good relationship to her boss.': 'She has a good relationship with her boss.' },
    },
    {
      when: `[effect(s)|impact(s)|influence] [to|for] > [the|@owner|@pronoun|people|children|teenagers|young|adults
        |workers|employees|society|nature|everyone|health|students]`,
      say: '$1 on',
      not: ['[side|special|sound] effects to'],
      mends: { 'It has a bad impact to the local culture.': 'It has a bad impact on the local culture.' },
    },
    {
      when: `[effect(s)|impact(s)|consequence(s)] from > [the|this|that|social|smoking|global|using|pollution|technology
        |stress|lack|drugs|climate|@owner]`,
      say: '$1 of',
      mends: { 'The effect from social media is very big.': 'The effect of social media is very big.' },
    },
    {
      when: '[demand|request|desire] of > [#plural|food|water|energy|rice|oil|more|better|help|new]',
      say: '$1 for',
      not: ['[in|on|at the] *? [demand|request]'],
      mends: { 'There was a big demand of masks.': 'There was a big demand for masks.' },
    },
    {
      when: `[have~|with|get~|need~|gain~] [a|an]? [[a lot of|some|much|enough|no|little|good|great]? experience]
        [on|about|at|for] > #ing`,
      say: '$1 $3 in',
      mends: { 'I have an experience on teaching children.': 'I have experience in teaching children.' },
    },
    {
      when: 'the difference(s) [of|from] [#name|#noun|the #noun] [and|with|from]',
      say: 'the $2 between $4 and',
      mends: {
        'The difference of Java and Bali is the culture.': 'The difference between Java and Bali is the culture.',
      },
    },
    {
      when: '[in|at] > [vacation|holiday|duty] [.|@time|and|because|with]',
      say: 'on',
      mends: { 'He is in holiday this week.': 'He is on holiday this week.' },
    },
    {
      when: `[cut~|write~|eat~|open~|hit~|clean~|draw~|fix~|kill~|paint~|sign~] ** < by > [a|an|the|@owner]? #adj?
        [knife|pen|pencil|hammer|spoon|fork|brush|stick|key|towel|cloth|rope|stone|broom|needle|screwdriver|chopsticks
        |scissors|marker]`,
      say: 'with',
      mends: { 'He cut the bread by a knife.': 'He cut the bread with a knife.' },
    },
    {
      when: `[buy~|sell~|get~|find~|offer~|rent~|order~] ** < [with|by] > [a|an|the]? [very|so]? [cheap|low|good
        |high|special|affordable|reasonable|expensive|fair|great|discounted|lower|cheaper|higher] price(s)`,
      say: 'at',
      mends: { 'I bought this shirt with a cheap price.': 'I bought this shirt at a cheap price.' },
    },
    { when: '[by|with] purpose > .', say: 'on purpose', mends: { 'He did it by purpose.': 'He did it on purpose.' } },
    {
      when: '[by|in] the phone > .',
      say: 'on the phone',
      mends: { 'We talked by the phone.': 'We talked on the phone.' },
    },
  ],
})
