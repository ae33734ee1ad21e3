import { family } from '../pattern/family.ts'

const ILL = '[fever|cough|headache|stomachache|toothache|migraine|sore throat]'

/** Indonesian turns of phrase, word by word. */
export const calquePhrases = family('calque-phrases', {
  reason: 'calque',
  rules: [
    {
      when: `[^|,|so|and|but|because] < [i|we] take [#num|a few|several|about #num|one] [hour(s)|minute(s)
        |day(s)] > to #base`,
      say: 'it takes $2:object $4 $5',
      mends: { 'I take two hours to get there.': 'It takes me two hours to get there.' },
    },
    {
      when: '@owner [old|young] > [sister(s)|brother(s)]',
      say: ({ lower, fill }) => fill(lower(2) === 'old' ? '$1 older' : '$1 younger'),
      mends: { 'My old sister is a nurse.': 'My older sister is a nurse.' },
    },
    {
      when: ['according to [me|my opinion|my self|myself] ,?', '[according|based] my opinion ,?'],
      say: 'in my opinion,',
      mends: { 'According to me, this is wrong.': 'In my opinion, this is wrong.' },
      leaves: ['According to my teacher, this is right.'],
    },
    {
      when: '[on|at|for|from] my opinion',
      say: 'in my opinion',
      mends: {
        'On my opinion, online classes are less effective.': 'In my opinion, online classes are less effective.',
      },
    },
    {
      when: '[in|on] my opinion ,? i think',
      say: 'I think',
      mends: { 'In my opinion, I think it is good.': 'I think it is good.' },
    },
    {
      when: '[in|on|at] my point of view',
      say: 'from my point of view',
      mends: { 'In my point of view, it is too early.': 'From my point of view, it is too early.' },
    },
    {
      when: ['until now ,? > [i|we|he|she|they] [still|do|does|can|am|is|are]'],
      say: '',
      mends: { "Until now I still don't understand.": "I still don't understand." },
    },
    {
      when: ['[by|with] [walk|walking foot] > @over'],
      say: 'on foot',
      mends: { 'I go to campus by walk because it is near.': 'I go to campus on foot because it is near.' },
    },
    {
      when: 'be~ lack of > *',
      say: ({ lower }) => ({ is: 'lacks', "'s": 'lacks', was: 'lacked', were: 'lacked' })[lower(1)] ?? 'lack',
      not: ['be~ a lack of', 'the lack of', 'because of lack of', 'be~ lack of [a|the]'],
      mends: {
        'I am lack of confidence when I speak English.': 'I lack confidence when I speak English.',
        "I'm lack of confidence with foreigners.": 'I lack confidence with foreigners.',
      },
    },
    {
      when: '[is|was|are|were|#be] [very|so|just|only|really]? [waste|wasting] [of|the]? time > @over',
      say: '$1 a waste of time',
      mends: { 'It is waste of time.': 'It is a waste of time.' },
    },
    {
      when: 'the way how > [@subject|people|to]',
      say: 'the way',
      mends: { 'I like the way how you teach.': 'I like the way you teach.' },
    },
    {
      when: 'as long as [i|we] [know|remember]',
      say: 'as far as $4 $5',
      mends: { 'As long as I know, the canteen is closed.': 'As far as I know, the canteen is closed.' },
    },
    {
      when: `[is|are|was|were] [currently|still]? not < [in|at|on] the? place > [.|;|now|right now|at the moment|today
        |yet]`,
      say: 'in the office',
      mends: {
        "I'm sorry, Mr. Hendra is not in the place right now.": "I'm sorry, Mr. Hendra is not in the office right now.",
      },
    },
    {
      when: "[@owner|'s] < married > [.|in|on|last|next|party|is|was|will|this|at|ceremony|day]",
      say: 'wedding',
      not: ['get~ ** married'],
      mends: { "Many relatives came to my cousin's married.": "Many relatives came to my cousin's wedding." },
      leaves: ["My cousin's married sister came."],
    },
    {
      when: `[my|our] body [is|feel|feels|was|felt] [not [very|so]? [delicious|good|well|fit|healthy|comfortable|nice]
        |unwell|uncomfortable|unhealthy] > @over`,
      say: ({ lower, fill }) => fill(`$1:subject ${/was|felt/.test(lower(3)) ? "didn't" : "don't"} feel well`),
      mends: { 'My body is not delicious today.': "I don't feel well today." },
    },
    {
      when: '[my|his|her] head [is|feels|was|felt] [very|so|really|a bit]? dizzy',
      say: ({ lower, fill }) =>
        fill(/was|felt/.test(lower(3)) ? '$1:subject felt $4 dizzy' : '$1:subject feel@1 $4 dizzy'),
      mends: { 'I have a bad cough and my head is dizzy.': 'I have a bad cough and I feel dizzy.' },
    },
    {
      when: 'how if > [@subject|@opener|there]',
      say: 'what if',
      mends: { 'How if we meet at five?': 'What if we meet at five?' },
    },
    {
      when: [
        `how [do|does|did|can|should] [@subject|people|@owner #noun] call > [this|that|it|these|those|a|an|the|someone
          |people] ** #question`,
      ],
      say: 'what $2 $3 call',
      not: ['call the [doctor|police|manager]'],
      mends: { 'How do you call this in English?': 'What do you call this in English?' },
    },
    {
      when: 'how do? you think about',
      say: 'what do you think about',
      mends: { 'How do you think about my idea?': 'What do you think about my idea?' },
    },
    {
      when: `^ how [is|are|was] [@owner|the] [opinion(s)|suggestion|name|hobby|job|age|plan|reason|difference|meaning
        |price(s)|cost|address|color|colour|size]`,
      say: 'what $2 $3 $4',
      not: ['how * * * [going|doing|coming]'],
      mends: {
        'How is your opinion about this book?': 'What is your opinion about this book?',
        'How is the price of this shirt?': 'What is the price of this shirt?',
      },
      leaves: ['How is your job going?'],
    },
    {
      when: '^ how much [is|are] the cost [of|for] ** > #question .',
      say: ({ lower, fill }) => fill(`how much ${/^(?:these|those)/.test(lower(7)) ? 'do' : 'does'} $7 cost`),
      mends: { 'How much is the cost of this shirt?': 'How much does this shirt cost?' },
    },
    {
      when: '^ how much [is|are] the price [of|for] ** > #question .',
      say: 'how much $3 $7',
      mends: { 'How much is the price of this bag?': 'How much is this bag?' },
    },
    {
      when: 'how [is|does] ** look like > #question',
      say: 'what does $3 look like',
      mends: { 'How does your house look like?': 'What does your house look like?' },
    },
    {
      when: `^ [hello|hi|sorry|excuse me]? ,? who [is|'s|are] [your|his|her|their] [full name|name(s)|job|hobby
        |hobbies|address|phone number|email|number|age|nickname]`,
      say: ({ text, fill }) => fill(`$1$2 what ${text(4) === "'s" ? 'is' : '$4'} $5 $6`),
      mends: {
        'Hello, who is your name?': 'Hello, what is your name?',
        'Who is your phone number?': 'What is your phone number?',
      },
      leaves: ['Who is your teacher?'],
    },
    {
      when: `^ good night > ,? [sir|madam|everyone|ladies|all|miss|teacher|guys]? ,? [may|can|could|welcome|how|my
        name|i|what|do|are|let|is|where|we|nice]`,
      say: 'good evening',
      mends: { 'Good night, sir, may I take your order?': 'Good evening, sir, may I take your order?' },
      leaves: ['Good night, everyone.'],
    },
    {
      when: `[bill|ticket(s)|card|station] of [electricity|water|phone|train|bus|plane|internet|credit|gas|concert
        |football]`,
      say: '$3 $1',
      mends: { 'I have to pay the bill of electricity.': 'I have to pay the electricity bill.' },
    },
    {
      when: [`@subject be~ a? ${ILL} > @over`, '@subject be~ a? [flu|influenza] > @over'],
      say: ({ lower, fill }) =>
        fill(`$1 ${/^w/.test(lower(2)) ? 'had' : 'have@1'} ${/flu/.test(lower(4)) ? 'the' : 'a'} $4`),
      mends: {
        'I am flu today.': 'I have the flu today.',
        'She is fever since Monday.': 'She has had a fever since Monday.',
      },
    },
    {
      when: '^ [in|on|at] [the|my]? first time ,? > @subject',
      say: 'at first',
      mends: { 'In the first time I was very nervous.': 'At first I was very nervous.' },
    },
    {
      when: '^ [nice|glad|happy|pleased] to see you > ,? [my name|i am the? [new|from]]',
      say: '$1 to meet you',
      mends: { 'Nice to see you, my name is Andi.': 'Nice to meet you, my name is Andi.' },
      leaves: ['Nice to see you again.'],
    },
    {
      when: [
        `@subject [am|is|are|was|were|#be] [very|so|really|still|quite|a bit]? [difficult|hard|easy|impossible] to
          [sleep|breathe|concentrate|focus|wake|speak|move|walk|think]`,
        `@subject [am|is|are|was|were|#be] [very|so|really|still|quite|a bit]? [difficult|hard|easy|impossible] to
          [#base] > [@opener|it|english|native|people|what|#plural|.]`,
      ],
      say: ({ lower, fill }) => fill(`it ${/^w/.test(lower(2)) ? 'was' : 'is'} $3 $4 for $1:object to $6`),
      not: ['it be~', 'to [please|find|reach|beat|deal|talk|work|get] .'],
      mends: {
        'I am difficult to understand native speakers.': 'It is difficult for me to understand native speakers.',
      },
      leaves: ['He is hard to find.', 'It is easy to learn.'],
    },
    {
      when: `[weather|people|food|life|traffic|situation|house(s)|price(s)|place|everything|everyone|things] in >
        [here|there]`,
      say: '$1',
      mends: { 'The weather in here is very hot.': 'The weather here is very hot.' },
    },
    {
      when: `it [is|'s|has been|'s been] [a long time|so long|ages|* [years|months|weeks]] that? [i|we] [did not
        |do not|have not|not] [#base|seen|met]`,
      say: "it's been $3 since $5 $7~past",
      mends: { "It's been a long time I didn't see you.": "It's been a long time since I saw you." },
    },
    {
      when: ['same [with|like] > [@pronoun|@owner|mine|yours|the|a|this|that|other|last]'],
      say: ({ sentence, from }) => (sentence.tokens[from - 1]?.lower === 'the' ? 'same as' : 'the same as'),
      mends: { 'Your bag is same with mine.': 'Your bag is the same as mine.' },
    },
    {
      when: '[is|are|was|were|am] same > !#adj',
      say: '$1 the same',
      mends: { 'They are same.': 'They are the same.' },
    },
    {
      when: `[i] with [my [friend(s)|family|brother|sister|mother|father|wife|husband|boyfriend|girlfriend|team|cousin
        |classmate(s)]] > [#verb|#modal|are|were|have|had|often|usually|always]`,
      say: '$3 and I',
      mends: { 'I with my friend go to the beach.': 'My friend and I go to the beach.' },
    },
    {
      when: '[at|in|on] [hour|clock|jam] #num',
      say: "at $3 o'clock",
      mends: { 'We meet at hour seven.': "We meet at seven o'clock." },
    },
    { when: 'i [am|was] [lose|losing] my? way', say: 'I $2 lost', mends: { 'I am lose my way.': 'I am lost.' } },
    {
      when: 'how about your [condition|news]',
      say: 'how are you',
      mends: { 'How about your condition?': 'How are you?' },
    },
    {
      when: 'the same #noun [with|like|than] > [@pronoun|@owner|mine|yours|hers]',
      say: 'the same $3 as',
      mends: { 'My roommate is the same age with me.': 'My roommate is the same age as me.' },
    },
  ],
})
