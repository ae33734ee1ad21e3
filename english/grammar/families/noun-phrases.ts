import { family } from '../pattern/family.ts'

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
        |engineering|recruitment|design|research|biology|physics|chemistry|music|art] > [.|#prep|is|was|will|has|and
        |who|said|told|asked|can|gave]`,
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
      when: `in [tourism|education|marketing|health|technology|finance|medical|engineering|business|banking
        |agriculture|construction|fashion|food|music|transportation|sales|mining|automotive|hospitality|accounting
        |design|production]
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
