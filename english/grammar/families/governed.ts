import { family, type PatternRule } from '../pattern/family.ts'

const BEFORE = '[be~|feel~|get~|become~|very|so|not|really|always|too|more|@pronoun|keep~|made|@subject]'

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
        `in [the|a|@owner|bed|this|that|it|every|some|all|summer|winter|many|any|general|theory|person|small|large
        |#num|#name|@place]`,
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

export const governedAfterNoun = family('governed-after-noun', {
  reason: 'preposition-noun',
  phase: 'prepositions',
  rules: [
    wants('reason(s)', 'of', 'for', {
      mends: { 'The reason of the delay is unclear.': 'The reason for the delay is unclear.' },
      leaves: ['The reason for it is clear.'],
    }),
    wants('[solution(s)|answer|key|attention|access]', 'of', 'to', {
      not: ['[the|#adj] attention of', 'key of the [door|house|car|room]', 'the [answer|key] of', 'answer of #num'],
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
      when: `[effect(s)|impact(s)|consequence(s)] from > [the|this|that|social|smoking|global|using|pollution
        |technology|stress|lack|drugs|climate|@owner]`,
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
      when: `[buy~|sell~|get~|find~|offer~|rent~|order~] ** < [with|by] > [a|an|the]? [very|so]? [cheap|low|good|high
        |special|affordable|reasonable|expensive|fair|great|discounted|lower|cheaper|higher] price(s)`,
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
