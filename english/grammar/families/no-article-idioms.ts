import { family } from '../pattern/family.ts'

const SPORT = '[football|basketball|tennis|badminton|volleyball|soccer|chess|futsal|golf|baseball]'

const GENERAL = `[nature|music|animals|cats|dogs|children|kids|art|football|coffee|tea|chocolate|cooking|swimming
  |reading|shopping|travelling|traveling|books|movies|flowers|spicy food|fast food|seafood|sports|history|fashion
  |politics|snakes|spiders|ghosts|insects|rats|cold weather|hot weather|@language food]`

const LIKE = '[love~|like~|hate~|enjoy~|prefer~|care~ about|interested in|afraid of|scared of|cook~|study~|listen~ to]'

export const noArticleIdioms = family('no-article-idioms', {
  reason: 'article-none',
  phase: 'articles',
  rules: [
    {
      when: '[in|to|from|of|visit~|at] the > @city [.|is|are|and|@time|#prep|to|by|because]',
      say: '$1',
      mends: { 'I will go to the Bali next week.': 'I will go to Bali next week.' },
      leaves: ['The Java Sea is warm.'],
    },
    { when: '[a|an|the] > @owner *', say: '', mends: { 'This is the my house.': 'This is my house.' } },
    { when: '[my|your|our|their] [a|an|the] > *', say: '$1', mends: { 'I love my the cat.': 'I love my cat.' } },
    {
      when: '[these|those|some|every|each] [the|a] > #noun',
      say: '$1',
      mends: { 'Every the student must come.': 'Every student must come.' },
    },
    {
      when: `[have~|eat~|for|after|before|at|cook~|make~|skip~] [a|the] > @meal [.|with|at|together|in|every|@time
        |because|and]`,
      say: '$1',
      not: ['[such|quite|pay~] [a|the]'],
      mends: { 'I had a breakfast at six.': 'I had breakfast at six.' },
    },
    {
      when: `[speak~|learn~|study~|teach~|understand~|practice~|practise~|know~|master~|use~|in|into|to|from] the
        > @language [.|#adv|very|well|#prep|every|because|and|to|but|better|when|or|is]`,
      say: '$1',
      mends: { 'She speaks the English fluently.': 'She speaks English fluently.' },
    },
    {
      when: `^ the > @language [is|are|was] [very|so|really|not|also]? [important|difficult|easy|hard|an|the|my|a
        |useful|fun|interesting]`,
      say: '',
      mends: { 'The English is an international language.': 'English is an international language.' },
    },
    {
      when: [
        `play~ the > ${SPORT}`,
        `[play~|like~|love~|enjoy~|watch~|prefer~|hate~|practise~|practice~|learn~|teach~] [a|an] > ${SPORT} @over`,
      ],
      say: '$1',
      mends: { 'He plays the football every Saturday.': 'He plays football every Saturday.' },
    },
    {
      when: `[drink~|need~|boil~|pour~|eat~|cook~|like~|love~|with|without|add|want~|use~] [a|an] > [water|milk|rice
        |bread|sugar|salt|food|music|meat|butter|oil|flour|electricity] @over`,
      say: '$1',
      mends: { 'I need a water.': 'I need water.' },
    },
    {
      when: '[finish~|start~|at|after|to|from|before|find~|without|have~|do~] a > work @over',
      say: '$1',
      mends: { 'I finish a work at five.': 'I finish work at five.' },
    },
    {
      when: '[go~|come~] to the > bed',
      say: '$1 to',
      mends: { 'I go to the bed at eleven.': 'I go to bed at eleven.' },
    },
    { when: 'go~ to? the > home', say: '$1', mends: { 'I go to the home at five.': 'I go home at five.' } },
    {
      when: '[stay~|be~|at] at? the > home [.|all|with|and|because|every|today]',
      say: ({ lower, fill }) => fill(lower(1) === 'at' ? 'at' : '$1 $2'),
      not: ['in the home'],
      mends: { 'He stayed at the home all day.': 'He stayed at home all day.' },
    },
    {
      when: '[go~|come~|get~] to the > [work|church] [.|@time|by|because|and|every]',
      say: '$1 to',
      mends: { 'I usually go to the work by motorbike.': 'I usually go to work by motorbike.' },
    },
    {
      when: `* < the > [last|next] [week|month|year|night|weekend|@day|semester] [.|because|with|and|in|to|for|at
        |@subject]`,
      say: '',
      not: ['[in|over|for|during|of|since|until|is|was|throughout|within|at|on|by|and|to|from|than|about|with] the'],
      // Told of the past, 'the next week' is the one that followed.
      where: ({ sentence: { text, tokens } }) =>
        !/\bthe next\b/i.test(text) || !tokens.some(({ tag, form }) => tag === 'verb' && form === 'past'),
      mends: { 'I met her the last week.': 'I met her last week.' },
      leaves: ['She ordered again the next week.'],
    },
    {
      when: 'in the? nowadays',
      say: 'nowadays',
      mends: { 'In nowadays, people work from home.': 'Nowadays, people work from home.' },
    },
    {
      when: 'the > [yesterday|tomorrow|today] [.|@subject|my|because|and|at]',
      say: '',
      mends: { 'I met him the yesterday.': 'I met him yesterday.' },
    },
    {
      when: 'in the > [general|fact|addition|conclusion|detail|love] [.|,|people|@subject|with|my|to|life|students]',
      say: 'in',
      mends: { 'I was in the love with her.': 'I was in love with her.' },
    },
    {
      when: 'for the > [example|instance] [,|@subject|my|if|when|in]',
      say: 'for',
      mends: { 'For the example, I like tea.': 'For example, I like tea.' },
    },
    {
      when: 'by the > [accident|mistake|chance] .',
      say: 'by',
      mends: { 'I did it by the mistake.': 'I did it by mistake.' },
    },
    { when: 'at the > [noon|midnight|dawn]', say: 'at', mends: { 'We met at the noon.': 'We met at noon.' } },
    {
      when: [
        `${LIKE} the > ${GENERAL} [.|@joins|very much|so much|since|every|too|especially|while]`,
        `${LIKE} * and the > ${GENERAL} [.|@joins|very much|so much]`,
      ],
      say: ({ lower, fill }) => fill(lower(3) === 'and' ? '$1 $2 and' : '$1'),
      mends: {
        'She is afraid of the dogs.': 'She is afraid of dogs.',
        'I love the nature and the animals.': 'I love nature and animals.',
      },
    },
    {
      when: `[good at|bad at|better at|great at|interested in|fond of|tired of|keen on] the > [cooking|swimming
        |dancing|singing|drawing|painting|writing|reading|speaking|teaching|selling|baking|gardening|fishing|cycling
        |running|sewing|shopping] @over`,
      say: '$1',
      mends: { 'She is good at the cooking.': 'She is good at cooking.' },
    },
    {
      when: '[at|in|from|to|of] the > #name #name? university [.|@joins|@time|#prep|last|this|is|to]',
      say: '$1',
      mends: { 'I study at the Gadjah Mada University.': 'I study at Gadjah Mada University.' },
    },
    {
      when: 'have~ a > [very|really]? [long|short|beautiful|black|curly|straight|brown|blonde|nice] hair',
      say: '$1',
      mends: { 'She has a beautiful hair.': 'She has beautiful hair.' },
    },
    {
      when: 'the > money [can|cannot] not? [buy|make]',
      say: '',
      mends: { "In my opinion, the money can't buy happiness.": "In my opinion, money can't buy happiness." },
    },
    {
      when: `study~ the > [economics|law|medicine|physics|biology|mathematics|accounting|engineering|psychology] [.
        |@joins|@time|at|in|for]`,
      say: '$1',
      mends: { 'I study the economics at university.': 'I study economics at university.' },
    },
    {
      when: 'a > too [much|many]',
      say: '',
      mends: { 'There is a too much sugar in this tea.': 'There is too much sugar in this tea.' },
    },
  ],
})
