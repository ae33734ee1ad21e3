import { baseOfDegree, isShort } from '../../words/adjectives.ts'
import { family } from '../pattern/family.ts'

export const modalPhrases = family('modal-phrases', {
  reason: 'modal',
  rules: [
    {
      when: '[do|does] not must > *',
      say: '$1$2 have to',
      mends: { "You don't must pay for parking here.": "You don't have to pay for parking here." },
      leaves: ["You mustn't smoke."],
    },
    { when: '[do|does] not can', say: "can't", mends: { "She doesn't can drive.": "She can't drive." } },
    {
      when: '[will|would|must|should|may|might] can > *',
      say: '$1 be able to',
      mends: { 'You will can speak English soon.': 'You will be able to speak English soon.' },
    },
    {
      when: '[will|would|should|must|may|might] to? able to',
      say: '$1 be able to',
      mends: { 'I will able to come.': 'I will be able to come.' },
    },
    {
      when: '[can|could] not? be? able to > *',
      say: '$1$2',
      mends: { "I can't able to swim.": "I can't swim.", 'I can be able to come.': 'I can come.' },
    },
  ],
})

export const betterPhrases = family('better-phrases', {
  reason: 'had-better',
  rules: [
    {
      when: '^ @subject better > [#base|not]',
      say: '$1 had better',
      mends: { 'You better go now.': 'You had better go now.' },
      leaves: ['You had better go.'],
    },
  ],
})

export const haveNot = family('have-not', {
  reason: 'negation',
  rules: [
    {
      when: `be~ no > [included|available|allowed|working|ready|open|happy|easy|true|important|interested|expensive
        |possible|finished|married|sure|correct|cheap|enough|clear|clean|safe|here|necessary] !#noun`,
      say: '$1 not',
      mends: { 'Breakfast is no included in the room price.': 'Breakfast is not included in the room price.' },
      leaves: ['There is no clear answer.'],
    },
    {
      when: 'is no enough > #noun',
      say: 'is not enough',
      mends: { 'There is no enough space for cyclists.': 'There is not enough space for cyclists.' },
    },
    {
      when: '[@subject|my #noun] [have|has] [no|not] enough',
      say: "$1 do@1n't have enough",
      mends: { 'I have no enough time.': "I don't have enough time." },
    },
    {
      when: '@subject had [no|not] enough',
      say: "$1 didn't have enough",
      mends: { 'We had not enough money.': "We didn't have enough money." },
    },
    {
      when: `[@subject|my #noun|#name] [have|has] not > [a|an|any|money|time|enough|much|many|some|children|friends
        |work]`,
      say: "$1 do@1n't have",
      mends: { "He hasn't money to pay the rent.": "He doesn't have money to pay the rent." },
    },
    {
      when: '@subject [feel|feels] not #adj',
      say: "$1 do@1n't feel $4",
      mends: { 'I feel not confident when speaking.': "I don't feel confident when speaking." },
    },
    {
      when: '@subject felt not #adj',
      say: "$1 didn't feel $4",
      mends: { 'She felt not happy.': "She didn't feel happy." },
    },
    {
      when: '[@subject|my #noun] [seem|seems|look|looks] [do|does]? not to? [#base|be|have]',
      say: "$1 do@1n't seem to $6",
      mends: { "He seems doesn't like me.": "He doesn't seem to like me." },
    },
  ],
})

export const neitherPhrases = family('neither-phrases', {
  reason: 'too-either',
  rules: [
    {
      when: '[do|does|did|can|could|have|has|will|am|is|are|was] not ** ,? and < [@subject|@owner #noun|#name] too > .',
      say: ({ lower, fill }) => {
        const helper = { does: 'do', has: 'have', am: 'be', is: 'be', are: 'be' }[lower(1)] ?? lower(1)
        return fill(`neither ${/^(?:do|have|be|was)$/.test(helper) ? `${helper}@6` : helper} $6`)
      },
      mends: {
        "I don't like horror films, and my wife too.": "I don't like horror films, and neither does my wife.",
      },
      leaves: ["I don't like it, and you like it too."],
    },
  ],
})

export const asAs = family('as-as', {
  reason: 'comparison-as',
  rules: [
    {
      when: '!as soon as possible',
      say: 'as soon as possible',
      where: ({ sentence, from }) => sentence.tokens[from - 1]?.lower !== 'as',
      mends: { 'I will answer soon as possible.': 'I will answer as soon as possible.' },
      leaves: ['Please answer as soon as possible.'],
    },
    {
      when: 'the? same #adj [as|with|like] > *',
      say: 'as $3 as',
      where: ({ token }) => (token(3)?.readings.kinds.noun ?? 9) < 4,
      mends: { 'He is same tall with his father.': 'He is as tall as his father.' },
    },
    {
      when: 'as #degree > as',
      say: ({ token }) => {
        const base = baseOfDegree(token(2)?.lower ?? '', (word) => isShort(word))?.base
        return base && `as ${base}`
      },
      mends: { 'My new school was twice as bigger as my old one.': 'My new school was twice as big as my old one.' },
    },
  ],
})

export const thanPhrases = family('than-phrases', {
  reason: 'comparison-than',
  rules: [
    {
      when: '[senior|junior|superior|inferior] than > *',
      say: '$1 to',
      mends: { 'She is senior than me.': 'She is senior to me.' },
      leaves: ['She is older than me.'],
    },
    {
      when: ['[#degree] from > *', 'more #adj from > *'],
      say: ({ lower, fill }) => fill(lower(1) === 'more' ? 'more $2 than' : '$1 than'),
      not: ['[further|farther|later|earlier|worker|teacher|player|other|her] from'],
      where: ({ lower, token }) => (token(lower(1) === 'more' ? 2 : 1)?.readings.kinds.noun ?? 9) < 5,
      mends: { 'Bekasi is hotter from Bandung.': 'Bekasi is hotter than Bandung.' },
    },
  ],
})

export const superlativePhrases = family('superlative-phrases', {
  reason: 'comparison-short',
  rules: [
    {
      when: 'the worse #noun > that? [i|you|we|he|she|they] [have|has|had]? ever',
      say: 'the worst $3',
      mends: { 'This is the worse coffee I have ever tasted.': 'This is the worst coffee I have ever tasted.' },
      leaves: ['It is the worse of the two.'],
    },
    {
      when: 'the better #noun > that? [i|you|we|he|she|they] [have|has|had]? ever',
      say: 'the best $3',
      mends: { 'It is the better film I have ever seen.': 'It is the best film I have ever seen.' },
    },
  ],
})

export const wellAndClear = family('well-and-clear', {
  reason: 'adverb-form',
  rules: [
    {
      when: 'cook~ [very|so|really]? delicious > [.|and|every]',
      say: '$1 $2 well',
      mends: { 'He cooks very delicious.': 'He cooks very well.' },
      leaves: ['He cooks delicious food.'],
    },
    {
      when: `[be~|look~|seem~|sound~|feel~] [very|so|too|really|quite] [clearly|easily|quickly|slowly|happily|carefully
        |badly|beautifully|perfectly|loudly|politely|seriously] > [.|and|but|because|for|to|when|so]`,
      say: ({ lower, fill }) =>
        fill(
          `$1 $2 ${lower(3) === 'easily' || lower(3) === 'happily' ? lower(3).replace(/ily$/, 'y') : lower(3).replace(/ly$/, '')}`,
        ),
      mends: { 'Your explanation is very clearly.': 'Your explanation is very clear.' },
    },
  ],
})

export const hardPhrases = family('hard-phrases', {
  reason: 'adverb-hard',
  rules: [
    {
      when: `@subject [always|must|have to|should]? hardly [study~|work~|practice~|practise~|train~|learn~|try~]
        > [every|to|for|so]`,
      say: '$1 $2 $4 hard',
      mends: { 'I hardly study every night to pass the exam.': 'I study hard every night to pass the exam.' },
      leaves: ['I hardly know him.'],
    },
  ],
})

export const joiningPhrases = family('joining-phrases', {
  reason: 'joining',
  rules: [
    {
      when: `because > @opener? #adj? [rain|traffic|weather|flood(s)|noise|pandemic|illness|accident|distance|price(s)
        |holiday(s)|wind|traffic jam|queue|pollution|storm] .`,
      say: 'because of',
      mends: { "I can't sleep because the noise.": "I can't sleep because of the noise." },
      leaves: ['I stayed because it rained.'],
    },
    {
      when: 'neither [[@owner|the] #noun] or > *',
      say: 'neither $2 nor',
      mends: { 'Neither my brother or my sister can drive.': 'Neither my brother nor my sister can drive.' },
    },
    {
      when: 'so [#adj|#adv|much|many] #noun? until > [@subject|@owner|the|nobody|everyone]',
      say: 'so $2 $3 that',
      mends: { 'She is so busy until she forgets to eat.': 'She is so busy that she forgets to eat.' },
    },
  ],
})

export const soThat = family('so-that', {
  reason: 'so-such',
  rules: [
    {
      when: '[be~|feel~|become~|get~|look~|seem~] so #adj < so > [@subject|my|the]',
      say: 'that',
      mends: {
        'I was so nervous so I forgot my own phone number.': 'I was so nervous that I forgot my own phone number.',
      },
      leaves: ['I was late, so I ran.'],
    },
  ],
})

export const missingSubjectPhrases = family('missing-subject-phrases', {
  reason: 'missing-subject',
  rules: [
    {
      when: `^ [is|was] [possible|necessary|important|okay|ok|easy|difficult|hard|safe|allowed|better|normal|true
        |good|nice|dangerous|useful|great|interesting|common|clear|impossible] > [to|if|that|for] #question`,
      say: '$1 it $2',
      mends: { 'Is possible to pay with a credit card?': 'Is it possible to pay with a credit card?' },
      leaves: ['It is possible to pay.'],
    },
    {
      when: `^ is > [important|good|hard|difficult|easy|better|necessary|possible|impossible|nice|dangerous|useful
        |great|interesting|normal|common|clear|true] [to|that|for]`,
      say: 'it is',
      where: ({ sentence }) => !sentence.text.includes('?'),
      mends: { 'Is important to be on time for an interview.': 'It is important to be on time for an interview.' },
    },
    {
      when: '[i|we] [hope|think|believe|wish] > [can|will|could] [#base|be|have|not]',
      say: '$1 $2 $1',
      mends: { 'I hope can meet you soon.': 'I hope I can meet you soon.' },
    },
  ],
})

export const adjectiveBehindNoun = family('adjective-behind-noun', {
  reason: 'adjective-order',
  rules: [
    {
      when: 'pregnant [#num [month(s)|week(s)]]',
      say: '$2 pregnant',
      mends: { 'My wife is pregnant five months.': 'My wife is five months pregnant.' },
      leaves: ['She is five months pregnant.'],
    },
    {
      when: `[@owner|the|a|new] [manager|director|teacher|staff|officer|assistant|student|team|department|lecturer
        |class] [marketing|finance|english|sales|accounting|math|maths|history|project|production|purchasing|logistics
        |engineering|recruitment|design|research|biology|physics|chemistry|music|art] > [.|#prep|is|was|will|has
        |and|who|said|told|asked|can|gave]`,
      say: '$1 $3 $2',
      mends: { 'My teacher English is from Bogor.': 'My English teacher is from Bogor.' },
    },
    {
      when: `[need~|want~|buy~|rent~|look~ for] [a|an] [#noun #noun?] [bigger|smaller|cheaper|better|larger|newer
        |faster|safer|quieter|lighter|stronger|longer|shorter|wider] > [.|#prep|because|to|so]`,
      say: '$1 a $4 $3',
      mends: { 'We need a meeting room bigger for this event.': 'We need a bigger meeting room for this event.' },
    },
    {
      when: '@owner all > #plural',
      say: 'all $1',
      mends: { 'I took a photo with my all friends.': 'I took a photo with all my friends.' },
    },
    {
      when: `[a|an|the|my|his|her|some] [jacket|bag|shoes|table|chair|ring|house|bottle|shirt|belt|necklace|wallet
        |spoon|box|door|fence|plate] [leather|wooden|gold|silver|cotton|plastic|glass|wool|metal|stone|steel|silk]
        > [.|and|#prep|@time|because]`,
      say: ({ lower, fill }) => fill(`${/^an?$/.test(lower(1)) ? 'a' : '$1'} $3 $2`),
      mends: { 'He bought a jacket leather.': 'He bought a leather jacket.' },
    },
  ],
})

export const theSame = family('the-same', {
  reason: 'article-the',
  rules: [
    {
      when: '[have~|with|at|in|on|wear~|from|share~|of|use~|to|be~|do~|say~|for] same > !as *',
      say: '$1 the same',
      not: ['same #adj [as|with|like]', 'same [with|like]'],
      mends: { 'We have same hobby.': 'We have the same hobby.' },
      leaves: ['They share the same room.'],
    },
    {
      when: 'be~ a [kind|type|sort] of person > [who|that]',
      say: '$1 the $3 of person',
      mends: { 'He is a kind of person who can talk to anybody.': 'He is the kind of person who can talk to anybody.' },
    },
    {
      when: `in [tourism|education|marketing|health|technology|finance|medical|engineering|business|banking|agriculture
        |construction|fashion|food|music|transportation|sales|mining|automotive|hospitality|accounting|design|production]
        [field|sector|industry|department|division]`,
      say: 'in the $2 $3',
      mends: { 'He works in marketing field.': 'He works in the marketing field.' },
    },
  ],
})

export const noArticlePhrases = family('no-article-phrases', {
  reason: 'article-none',
  rules: [
    {
      when: '#participle by the hand',
      say: '$1 by hand',
      mends: { 'The tea leaves are picked by the hand.': 'The tea leaves are picked by hand.' },
      leaves: ['He was bitten by the dog.'],
      not: ['[taken|held|led|pulled] by'],
    },
    {
      when: 'have~ a > [time|fun] [to|for] *',
      say: '$1',
      mends: { 'Do you have a time to talk with me?': 'Do you have time to talk with me?' },
    },
    {
      when: 'the > [mount|lake|jalan] #name',
      say: '',
      mends: {
        'The Mount Merapi is beautiful.': 'Mount Merapi is beautiful.',
        'My office is on the Jalan Sudirman.': 'My office is on Jalan Sudirman.',
      },
    },
    {
      when: ['^ the > @place [is|has|was|are|can|will]', '[in|to|from|near] < the > @place [.|,]'],
      say: '',
      not: ['the [school|office|home|campus|work|here|there]'],
      mends: {
        'The Bali is a beautiful island.': 'Bali is a beautiful island.',
        'I was born in the Indonesia.': 'I was born in Indonesia.',
      },
    },
  ],
})

export const questionArticle = family('question-article', {
  reason: 'article-a',
  rules: [
    {
      when: 'ask~ @pronoun? question > [.|about|to|for|please|miss|sir|because|and|in]',
      say: '$1 $2 a question',
      mends: { 'Can I ask you question?': 'Can I ask you a question?' },
      leaves: ['Can I ask you a question?'],
    },
    {
      when: 'have~ [interest|desire|passion|talent|wish] > [in|to|for] *',
      say: '$1 $2:a',
      mends: { 'I have interest in graphic design.': 'I have an interest in graphic design.' },
    },
  ],
})

export const ofMyUncle = family('of-my-uncle', {
  reason: 'possessive-s',
  rules: [
    {
      when: `the [house|@vehicle|phone|bag|room|book(s)|shoes|laptop|wallet|shop|dog|cat|hair|clothes|dress|job|birthday
        |hobby|camera|jacket|salary] of [@owner @kin] > ![and|who|in|from]`,
      say: "$4's $2",
      mends: { 'That is the car of my uncle.': "That is my uncle's car." },
      leaves: ['The roof of my house is red.'],
    },
  ],
})

export const thatShoes = family('that-shoes', {
  reason: 'demonstrative',
  rules: [
    {
      when: `[buy~|see~|want~|wear~|take~|get~|use~|need~|choose~|bring~|wash~] < that > [shoes|pants|jeans|glasses
        |clothes|trousers|books|tickets|photos|pictures|flowers|documents|files|boxes]`,
      say: 'those',
      mends: { 'I want to buy that shoes.': 'I want to buy those shoes.' },
      leaves: ['I want that book.'],
    },
  ],
})

export const wellOrder = family('well-order', {
  reason: 'adverb-order',
  rules: [
    {
      when: '[can|could] [very well|really well|well|fluently|beautifully|perfectly] [#base] #noun? > .',
      say: '$1 $3 $4 $2',
      mends: { 'She can very well dance.': 'She can dance very well.' },
      leaves: ['She can dance well.'],
    },
  ],
})

export const apartAgreement = family('apart-agreement', {
  reason: 'agreement-be',
  rules: [
    {
      when: '^ [@owner|the|this] #adj? #noun , [together with|along with|as well as] ** , < [are|were|have]',
      say: ({ sentence, from }) => ({ are: 'is', were: 'was' })[sentence.tokens[from]?.lower ?? ''] ?? 'has',
      where: ({ token }) => token(3)?.readings.singular === undefined,
      mends: {
        'My sister, together with her friends, are going to Bali.':
          'My sister, together with her friends, is going to Bali.',
      },
      leaves: ['My sisters, together with their friends, are going to Bali.'],
    },
  ],
})
