import { family } from '../pattern/family.ts'
import { isMany } from '../pattern/one-or-many.ts'

const DONE = `[decide|finish|receive|pay|find|get|arrive|submit|send|choose|hear|buy|book|meet|reply|answer|complete
  |register|start]`

export const perfectPhrases = family('perfect-phrases', {
  reason: 'perfect-form',
  rules: [
    {
      when: '[@subject|@owner #noun] never be > [late|absent|sick|to|in|there|here|so|abroad|married|@city]',
      say: '$1 have@1 never been',
      mends: { 'I never be late.': 'I have never been late.' },
      leaves: ['He is never late.'],
    },
    {
      when: '^ [i|we|they|you|he|she] never [#base|#past] > ** before [.|,]',
      say: '$1 have@1 never $3~participle',
      not: ['before [i|we|he|she|they|the|my]'],
      mends: { 'I never try sushi before.': 'I have never tried sushi before.' },
      leaves: ['I never eat before bed.'],
    },
    {
      when: '^ are [you|we|they] already [#base] > [.|,|@opener|it|@meal]',
      say: 'have $2 already $4~participle',
      where: ({ token }) => (token(4)?.readings.kinds.adj ?? 9) < 3,
      mends: { 'Are you already order, sir?': 'Have you already ordered, sir?' },
    },
    {
      when: `[have|has] been > [lived|stayed|slept|arrived|gone|happened|worked|talked] [in|at|here|there|for|with|as
        |to|since|.]`,
      say: '$1',
      mends: { 'I have been lived here for two years.': 'I have lived here for two years.' },
    },
    {
      when: '^ [@subject|my #noun] [have|has] ever > [#participle|been]',
      say: '$1 $2',
      where: ({ sentence }) => !sentence.text.includes('?'),
      mends: { 'I have ever been to Lombok.': 'I have been to Lombok.' },
    },
    {
      when: 'i am never > #participle',
      say: 'I have never',
      not: [
        `never [tired|bored|interested|surprised|scared|worried|excited|confused|married|allowed|given|asked|invited
          |paid|told]`,
      ],
      mends: { 'I am never studied abroad.': 'I have never studied abroad.' },
    },
    {
      when: `[@subject|my #noun] [am|is|are|do|does|have|has]? not yet have? [#verb] ** > [.|because|but|so|and|since
        |when|although|if]`,
      say: "$1 have@1n't $6~participle $7 yet",
      where: ({ token }) => token(6)?.form !== 'ing' && (token(6)?.readings.kinds.adj ?? 9) < 4,
      not: ['[have|has] not yet #participle'],
      mends: { 'Sorry, I not yet pay for the tickets.': "Sorry, I haven't paid for the tickets yet." },
    },
    {
      when: `[@subject|my #noun] [am|is|are|do|does|have|has]? not yet have? [#verb] > [.|because|but|so|and|since
        |when]`,
      say: "$1 have@1n't $6~participle yet",
      where: ({ token }) => token(6)?.form !== 'ing' && (token(6)?.readings.kinds.adj ?? 9) < 4,
      not: ['[have|has] not yet #participle'],
      mends: { 'I not yet eat.': "I haven't eaten yet." },
    },
    {
      when: '[this|it|that] [is|was] [the|my]? [first|second|third|last] time for? [@subject] [#base|#third]',
      say: ({ lower, fill }) => fill(`$1 $2 the $4 time $7 ${lower(2) === 'was' ? 'had' : 'have@7'} $8~participle`),
      where: ({ token }) => !token(8)?.readings.verbs.some(({ form }) => form === 'past'),
      not: ['time [i|we|you|they|he|she] [can|will|am|is|are|have|has|had|was|were]'],
      mends: { 'This is the first time I eat sushi.': 'This is the first time I have eaten sushi.' },
    },
  ],
})

export const alreadyPhrases = family('already-phrases', {
  reason: 'calque-already',
  rules: [
    {
      when: `[^|,|and|but|because|that|so] < [@owner? [mom|mum|dad|@kin]|the [doctor|nurse|teacher|shop|train|bus
        |guest|customer|package|order]|#name] already > [cook|eat|finish|go|come|leave|arrive|pay|buy|send|sleep
        |sell|order|book|read|make|take|call|start|wash|prepare|graduate|move|return]`,
      say: ({ sentence, spans, fill }) =>
        fill(`$2 ${isMany(sentence.tokens[(spans[1]?.to ?? 1) - 1]) ? 'have' : 'has'} already`),
      mends: { 'My mom already cook dinner.': 'My mom has already cooked dinner.' },
    },
    {
      when: `[i|we|they|you|he|she] [have|has|am|is|are]? already [eat|ate|see|saw|go|went|do|did|read|finish|finished
        |buy|bought|send|sent|pay|paid|tell|told|make|made|try|tried|take|took|register|registered|learn|learned]`,
      say: '$1 have@1 already $4~participle',
      not: [
        '[do|does|did] * already',
        '[have|has] already #participle',
        'already ** [this morning|yesterday|last|ago|when]',
      ],
      mends: {
        'I already eat.': 'I have already eaten.',
        'I am already finish my homework.': 'I have already finished my homework.',
      },
      leaves: ['I have already eaten.', 'Did you already eat?'],
    },
  ],
})

export const questionPerfect = family('question-perfect', {
  reason: 'question',
  rules: [
    {
      when: `^ [do|did|are|were|does|is] @subject [have|has]? [ever|already|never]? [been|gone|seen|eaten|done
        |finished|visited|tried|taken|written|met] > !by`,
      say: 'have@2 $2 $4 $5',
      not: [
        '^ [are|were|is] @subject [seen|taken|visited|met|gone|done|finished|written|eaten]',
        '^ did @subject [have|has]? [finished|visited|tried]',
      ],
      mends: {
        'Do you ever been to Bromo?': 'Have you ever been to Bromo?',
        'Do you have ever been to Bali?': 'Have you ever been to Bali?',
      },
      leaves: ['Are you done?'],
    },
    {
      when: '^ [what|where|who|how|why] [are|is] [@subject] [#ing] > **? [yesterday|last|ago]',
      say: '$1 did $3 $4~base',
      mends: { 'What are you doing last weekend?': 'What did you do last weekend?' },
    },
  ],
})

export const sincePhrases = family('since-phrases', {
  reason: 'perfect-since',
  rules: [
    {
      when: `[i|we|they|you] know [him|her|them|you|each other|my #noun|this #noun] > for [more than|over|almost|about
        |nearly]? [a long time|* [years|months|weeks]]`,
      say: '$1 have known $3',
      mends: { 'I know her for more than ten years.': 'I have known her for more than ten years.' },
      leaves: ['I know her well.'],
    },
  ],
})

export const sinceForPhrases = family('since-for-phrases', {
  reason: 'since-for',
  rules: [
    {
      when: `[@subject|my #noun] [live|lives|work|works|know|knows|study|studies|learn|learns|teach|teaches|play|plays
        |love|like] **? < from > [#num|last [year|month|week]|childhood|[elementary|junior high|senior high
        |high] school] .`,
      say: 'since',
      mends: { 'I work here from 2017.': 'I have worked here since 2017.' },
      leaves: ['I come from a village.'],
    },
  ],
})

export const pastPhrases = family('past-phrases', {
  reason: 'past-time',
  rules: [
    {
      when: 'since [i|we|he|she|they|you] last [#base|#third]',
      say: 'since $2 last $4~past',
      mends: {
        "It's been two years since I last see my best friend.": "It's been two years since I last saw my best friend.",
      },
      leaves: ['I have waited since last week.'],
    },
    {
      when: '[sorry|oh no|unfortunately] ,? [but|because]? i < forget > [to|@opener|about|it|that]',
      say: 'forgot',
      mends: { "I'm sorry, I forget to attach the file.": "I'm sorry, I forgot to attach the file." },
    },
    {
      when: `[@subject|my #noun] [work|works|live|lives|study|studies|teach|teaches|stay|stays|serve|serves|learn
        |learns] > ** from #num [to|until|till] #num`,
      say: '$1 $2~past',
      where: ({ sentence }) =>
        Number(sentence.tokens.findLast(({ tag }) => tag === 'num')?.lower ?? 9999) < 2025 &&
        /\b(?:19|20)\d\d\b/.test(sentence.text),
      mends: { 'I work as a tour guide from 2015 until 2019.': 'I worked as a tour guide from 2015 until 2019.' },
      leaves: ['I work from 9 to 5.'],
    },
    {
      when: 'born ** ,? [and|but] [i|he|she|we|they]? < [grow|grows] up',
      say: 'grew up',
      mends: { 'I was born in Manado, but I grow up in Jakarta.': 'I was born in Manado, but I grew up in Jakarta.' },
    },
    {
      when: `[did|could|was|were|#past] ** [because|when|while|since] [i|he|she|it|we|they] < [am|is|are] > #ing
        at that [time|moment]`,
      say: ({ sentence, from }) => (/^(?:we|they)$/.test(sentence.tokens[from - 1]?.lower ?? '') ? 'were' : 'was'),
      mends: {
        "He didn't answer because he is driving at that time.": "He didn't answer because he was driving at that time.",
      },
    },
    {
      when: 'what happen > [to|with] [you|@owner|him|her|the] #question',
      say: 'what happened',
      not: ['happen ** [if|when|every|always|usually|next]', '[will|can|could|would|may|might|should] happen'],
      mends: { 'What happen to your leg?': 'What happened to your leg?' },
    },
  ],
})

export const pastPerfectPhrases = family('past-perfect-phrases', {
  reason: 'past-perfect',
  rules: [
    {
      when: '[i|we|he|she|they] never [#past] > ** before [i|we|he|she|they] [#past]',
      say: '$1 had never $3~participle',
      mends: {
        'I never saw such a beach before I came to Belitung.':
          'I had never seen such a beach before I came to Belitung.',
      },
      leaves: ['I never went there.'],
    },
  ],
})

export const onceNotEver = family('once-not-ever', {
  reason: 'calque',
  rules: [
    {
      when: '^ [@subject|@owner #adj? #noun|#name|[mr|mrs|ms|pak|bu] #name] < ever > [#past|was|were|had]',
      say: 'once',
      where: ({ sentence }) => !sentence.text.includes('?'),
      mends: { 'I ever went to Lombok with my college friends.': 'I once went to Lombok with my college friends.' },
      leaves: ['Have you ever been there?'],
    },
  ],
})

export const notYet = family('not-yet', {
  reason: 'negation',
  rules: [
    {
      when: `[do|does] not [come|arrive|finish|receive|eat|start|pay|send|reply|answer|decide] > **? yet`,
      say: ({ lower, fill }) => fill(`${lower(1) === 'do' ? 'have' : 'has'} not $3~participle`),
      not: ['[not|did] need'],
      mends: { 'The doctor does not come yet.': 'The doctor has not come yet.' },
    },
    {
      when: `[@subject|my #noun] still not ${DONE}`,
      say: "$1 still have@1n't $4~participle",
      mends: { 'I still not decide which university I want.': "I still haven't decided which university I want." },
      leaves: ["I still haven't decided."],
    },
  ],
})
