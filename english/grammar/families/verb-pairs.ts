import { family } from '../pattern/family.ts'

const AWAY = '[airport|station|hospital|doctor|dentist|clinic|police|vet|zoo|park|beach|mall|school]'

/** Pairs of verbs for which Indonesian has one word. */
export const verbPairs = family('verb-pairs', {
  reason: 'confusion',
  rules: [
    {
      when: [
        `learn~ [me|us|him|them|you|@owner #adj? @kin] > [how|to|english|about|that|many|a lot|everything|some|a|the
          |every|too|.|#noun]`,
      ],
      say: 'teach~1 $2',
      mends: {
        'I learned my little brother to swim.': 'I taught my little brother to swim.',
        'Mr. Hasan learns us physics on Mondays.': 'Mr. Hasan teaches us physics on Mondays.',
      },
      leaves: ['I learned a lot.', 'They learned to swim.'],
    },
    {
      when: 'borrow~ [me|you|him|us|them|her] > [@opener|money|one]',
      say: 'lend~1 $2',
      not: ['borrow~ her #noun'],
      mends: {
        'Can you borrow me some money until Friday?': 'Can you lend me some money until Friday?',
        'My sister borrowed me her dress.': 'My sister lent me her dress.',
      },
    },
    {
      when: '[can|could|may] i < [lend|loan] > [@opener|money|it]',
      say: 'borrow',
      mends: { 'Excuse me, can I lend your umbrella?': 'Excuse me, can I borrow your umbrella?' },
      leaves: ['I can lend you my umbrella.'],
    },
    {
      when: 'remember~ @person > [to|about|that|of]',
      say: 'remind~1 $2',
      not: ['remember~ @pronoun [to [be|have]|that [day|night|time]]', 'of the? [old|good] days'],
      mends: {
        'Please remember me to buy milk.': 'Please remind me to buy milk.',
        'This photo remembers me of my late grandmother.': 'This photo reminds me of my late grandmother.',
      },
      leaves: ['I remember him.', 'Remember to buy milk.'],
    },
    {
      when: `[can|could|do|did|still|never|always] [not|you|i]? < remind > [@owner|the|that|what|where|when|who|how
        |it]`,
      say: 'remember',
      not: ['remind [@owner|the] #noun [to|about|of|that]', 'remind [her|his] to'],
      mends: { "I can't remind her name.": "I can't remember her name." },
    },
    {
      when: 'rise~ > [@owner|the|prices|taxes|money|funds|salaries|awareness|children|them]',
      say: 'raise~1',
      not: ['[on|gave|give|of|the|a] rise', 'rise~ the [next|same|other|following|morning]'],
      mends: { 'The landlord will rise the rent in January.': 'The landlord will raise the rent in January.' },
      leaves: ['Prices rise every year.', 'They rise the next morning.'],
    },
    {
      when: [
        `steal~ > [the|a|@owner] [bank|house|shop|store|supermarket|office|old man|old woman|tourist] [.|#prep|@joins
          |@time]`,
      ],
      say: 'rob~1',
      mends: { 'Two men stole the bank yesterday.': 'Two men robbed the bank yesterday.' },
    },
    {
      when: `rob~ > [@owner|the|a|some] [money|wallet|phone|bag|purse|@vehicle|laptop|handbag|jewelry|jewellery
        |necklace|ring|watch|camera|cash|passport|helmet]`,
      say: 'steal~1',
      mends: { 'Somebody robbed my phone on the bus.': 'Somebody stole my phone on the bus.' },
    },
    {
      when: `[phone|wallet|bag|@vehicle|laptop|money|purse|handbag|watch|camera|helmet|passport] [was|were|been|got
        |is] < robbed`,
      say: 'stolen',
      mends: { 'My wallet was robbed at the market.': 'My wallet was stolen at the market.' },
    },
    {
      when: '[to|can|will|should|must|could|please|let me] < lay > down !@opener',
      say: 'lie',
      mends: { 'I want to lay down for an hour.': 'I want to lie down for an hour.' },
      leaves: ['Please lay down the book.'],
    },
    {
      when: '[am|is|are|was|were] < laying > [down|in|on]',
      say: 'lying',
      not: ['laying down? [the|a|some|eggs|tiles|bricks]'],
      mends: { 'The cat is laying on the sofa.': 'The cat is lying on the sofa.' },
    },
    {
      when: 'go~ > here [.|quickly|now|again|every|tomorrow|to|and|with|because|for|by|please|soon|yesterday]',
      say: 'come~1',
      not: ['[to|can|where|what|let|there|shall|could|here] *? go~ here', 'goes here', 'here and there'],
      mends: { 'Please go here quickly, I need your help!': 'Please come here quickly, I need your help!' },
    },
    {
      when: [
        '[can|may|could] [i|we] go > to your',
        '[i|we] want to < go > to your [house|place|home|apartment|office|room|party|wedding|village|shop]',
      ],
      say: ({ lower }) =>
        /^(?:can|may|could)$/.test(lower(1)) ? `${lower(1)} ${lower(2) === 'i' ? 'I' : lower(2)} come` : 'come',
      mends: { 'Can I go to your house tomorrow?': 'Can I come to your house tomorrow?' },
    },
    {
      when: 'come~ to [my|our] #noun @time? ,? [please|you can]? < take > [your|some|a|an|the|me]',
      say: 'bring',
      mends: {
        'When you come to my house tonight, please take your guitar.':
          'When you come to my house tonight, please bring your guitar.',
      },
    },
    {
      when: `[please|can you|could you] < take me > [a|some|the|another|my] #adj? [glass|cup|bottle|water|tea|coffee
        |menu|bill|plate|towel|chair|blanket|napkin]`,
      say: 'bring me',
      mends: { 'Could you take me some water?': 'Could you bring me some water?' },
    },
    {
      when: [
        `bring~ @person > to [the|a]? ${AWAY}`,
        `bring~ [@owner|the] [cat|dog] > to [the|a]? ${AWAY}`,
        `[bus|train|taxi|plane|ferry|ship|boat|shuttle|driver|road] < bring~ > [@pronoun|people|passengers|tourists
          |visitors] to`,
      ],
      say: ({ lower, fill }) => fill(/^br/.test(lower(1)) ? 'take~1 $2' : 'take~2'),
      mends: {
        'I brought my mother to the hospital.': 'I took my mother to the hospital.',
        'This bus brings tourists to the beach.': 'This bus takes tourists to the beach.',
      },
      leaves: ['Bring me the book.'],
    },
    {
      when: 'deliver~ > @owner [son|daughter|child|children|kid(s)|wife|mother|brother|sister|husband|parents] to',
      say: 'take~1',
      mends: { 'I deliver my son to school every morning.': 'I take my son to school every morning.' },
    },
    {
      when: 'study~ from > [@owner|the|this|that|past] #adj? [mistake(s)|experience(s)|failure(s)|past]',
      say: 'learn~1 from',
      mends: { 'We must study from our mistakes.': 'We must learn from our mistakes.' },
    },
    {
      when: 'study~ how to',
      say: 'learn~1 how to',
      mends: { 'I want to study how to cook.': 'I want to learn how to cook.' },
    },
    {
      when: `learn~ [at|in] > the? [university|college|campus|high school|senior high|junior high|elementary school
        |#name #name? university|itb|ugm|ui|ipb]`,
      say: 'study~1 $2',
      mends: { 'She learns at university.': 'She studies at university.' },
    },
    {
      when: '[i|we] < wish > [you|he|she|they] [will|can]',
      say: 'hope',
      mends: { 'I wish you can come tomorrow.': 'I hope you can come tomorrow.' },
    },
    {
      when: '[live~|stay~|sit~|eat~|travel~|go~] lonely',
      say: '$1 alone',
      mends: { 'He lives lonely in a big house.': 'He lives alone in a big house.' },
    },
  ],
})
