import { family } from '../pattern/family.ts'

const INSTRUMENT = '[piano|violin|flute|saxophone|ukulele|angklung|gamelan|harp|cello|trumpet|organ|harmonica]'
const SPORT = '[football|basketball|tennis|badminton|volleyball|soccer|chess|futsal|golf|baseball]'
const GENERAL = `[nature|music|animals|cats|dogs|children|kids|art|football|coffee|tea|chocolate|cooking|swimming|reading|shopping
  |travelling|traveling|books|movies|flowers|spicy food|fast food|seafood|sports|history|fashion|politics|snakes|spiders|ghosts
  |insects|rats|cold weather|hot weather|@language food]`
const LIKE = '[love~|like~|hate~|enjoy~|prefer~|care~ about|interested in|afraid of|scared of|cook~|study~|listen~ to]'
const DOES_WITHOUT = '[the|a|an|this|that|these|those|every|each|another|last|next|past|first|@owner|one|whole]'
const OF_PLACE = `[morning|afternoon|evening|future|past|cinema|beach|mall|supermarket|airport|station|bank|post office|market|office
  |bathroom|kitchen|living room|library|park|zoo|gym|toilet|hotel|village|restaurant|shop|store|party|train station|bus station
  |dentist|doctor|museum|canteen|swimming pool|traditional market|main office|[city|town] [center|centre]|traffic light|bus stop
  |front desk|police station|gas station|parking lot|waiting room|meeting room|shopping mall|night market|front row|back row
  |main road|main gate|information desk|head office]`

export const aIdioms = family('a-idioms', {
  reason: 'article-a',
  phase: 'articles',
  rules: [
    {
      when: `[start~|open~|run~|own~|have~|build~|set~ up] > [small|new|big|online|family|little|successful] business
        [.|#prep|next|and|because|when|to]`,
      say: '$1 a',
      mends: { 'He started small business in Solo.': 'He started a small business in Solo.' },
      leaves: ['He has a small business.'],
    },
    {
      when: '[in|for|after|within] > very? [short|long|limited] time',
      say: '$1 a',
      mends: { 'I want to improve my English in short time.': 'I want to improve my English in a short time.' },
    },
    {
      when: '[in|for|after|about|within|almost] > hour [.|and|to|because|before|every|later|ago]',
      say: '$1 an',
      mends: { 'I will call you in hour.': 'I will call you in an hour.' },
    },
    {
      when: '[for|in|after|about|almost|over|within] > [year|month|week|decade] [.|now|ago|and|because|before]',
      say: '$1 a',
      mends: { 'I have been learning English for year.': 'I have been learning English for a year.' },
    },
    {
      when: 'half hour',
      say: 'half an hour',
      not: ['[a|the|every|each|last|first|this|next|one|and|another] half'],
      mends: { 'It takes half hour to get there.': 'It takes half an hour to get there.' },
    },
    {
      when: [
        `[kilometers|kilometres|km|miles|times|once|twice|minutes|rupiah|dollars|classes|lessons|days|meals|hours]
          > [day|week|month|year] .`,
        '[cups|glasses|bottles|pieces|packs|liters|litres|kilos|plates|hours] of #noun > [day|week|month] .',
      ],
      say: ({ lower, fill }) => fill(lower(2) === 'of' ? '$1 of $3 a' : '$1 a'),
      mends: {
        'I run three times week.': 'I run three times a week.',
        'I drink two cups of tea day.': 'I drink two cups of tea a day.',
      },
    },
    {
      when: '[kilometers|kilometres|km|miles|times|rupiah|dollars] > hour .',
      say: '$1 an',
      mends: { 'He drove at 100 kilometres hour.': 'He drove at 100 kilometres an hour.' },
    },
    {
      when: '* < [couple|bunch|handful] of > *',
      say: 'a $2 of',
      not: [
        `[${DOES_WITHOUT.slice(1, -1)}|happy|young|married|old|other|big|large|small|huge|great] [couple|bunch|handful]`,
      ],
      mends: { 'I met couple of old friends at the mall.': 'I met a couple of old friends at the mall.' },
    },
    {
      when: `[give~ @pronoun|wait~|in|for|after|only|have~|stay~|need~|take~] < few > [minutes|hours|days|weeks|months
        |years|seconds|times|moments]`,
      say: 'a few',
      mends: { 'Could you give me few minutes?': 'Could you give me a few minutes?' },
    },
    {
      when: ['only < few > *', '[only|just] [have~|need~|know~|speak~|understand~] < [little|few] > *'],
      say: ({ lower }) => (/little/.test(lower(3)) ? 'a little' : 'a few'),
      mends: {
        'I only have little money, so I cannot buy it.': 'I only have a little money, so I cannot buy it.',
        'Only few families can afford it, so only few families go.':
          'Only a few families can afford it, so only a few families go.',
      },
    },
    {
      when: `[speak~|understand~|know~|can|talk~|just|only|about|for|be~|feel~|wait~|sleep~|walk~|@pronoun|it|@language]
        < little bit`,
      say: 'a little bit',
      mends: { 'I can speak English little bit.': 'I can speak English a little bit.' },
    },
    {
      when: '[speak~|understand~|know~|learn~] [@language|it] < little > [.|but|because|and]',
      say: 'a little',
      mends: { 'I speak English little.': 'I speak English a little.' },
    },
    {
      when: `give~ [me|you|him|her|us|them] > [call|hand|ride|lift|hug|discount|moment|hint|clue|break|smile|quiz
        |tip|topic|task] [.|#prep|when|to|if|please|tomorrow|later|because|and]`,
      say: '$1 $2 a',
      mends: { 'Please give me call when you arrive.': 'Please give me a call when you arrive.' },
    },
    {
      when: 'give~ [me|us|them] > exercise [.|about|on|for|please|to|with]',
      say: '$1 $2 an',
      mends: { 'Can you give me exercise about articles?': 'Can you give me an exercise about articles?' },
    },
    {
      when: '[a|an] * of * < and > [cup|glass|piece|bottle|plate|bowl|slice|pair|kilo|bit|lot|pack] of',
      say: 'and a',
      mends: { 'I ordered a cup of coffee and piece of cake.': 'I ordered a cup of coffee and a piece of cake.' },
    },
    {
      when: '[in|because of] > traffic jam @over',
      say: '$1 a',
      mends: { 'We were stuck in traffic jam for three hours.': 'We were stuck in a traffic jam for three hours.' },
    },
    {
      when: '[just|wait] > [minute|moment|second] [.|please|miss|sir]',
      say: '$1 a',
      mends: { 'Please wait moment.': 'Please wait a moment.' },
    },
    {
      when: '[like|as] > native speaker @over',
      say: '$1 a',
      mends: { 'He speaks like native speaker.': 'He speaks like a native speaker.' },
    },
    {
      when: '[a|an] [high fever|fever|headache|cold|sore throat] < and > [cough|fever|cold|headache|sore throat] @over',
      say: 'and a',
      mends: { 'He has a high fever and cough.': 'He has a high fever and a cough.' },
    },
    {
      when: '[buy~|need~|order~|about|have~|want~|eat~] > dozen #plural',
      say: '$1 a',
      mends: { 'She bought dozen eggs.': 'She bought a dozen eggs.' },
    },
    {
      when: '[is|was|such] > [pity|shame|relief|mess] [.|that|@subject|to]',
      say: '$1 a',
      mends: { 'It is pity that you cannot come.': 'It is a pity that you cannot come.' },
    },
    {
      when: `[have~|get~|caught] > [terrible|bad|high|severe|slight|big|serious|small|sudden]? [headache|fever|cold
        |stomachache|toothache|sore throat|cough|dream|chance|problem|question|meeting|good time|great time|nice
        day|good day|bad day|holiday|party|look|rest|test|exam|baby|shower] [.|#prep|@time|because|and|to|that]`,
      say: '$1 a',
      not: ['get~ cold', 'have~ to look', 'have~ rest'],
      mends: { 'I have question about the payment.': 'I have a question about the payment.' },
    },
    {
      when: 'take~ > [nap|shower|bath|break|rest|seat|photo|picture|taxi|walk] [.|#prep|@time|because|and|before|to]',
      say: '$1 a',
      mends: { 'I usually take nap after lunch.': 'I usually take a nap after lunch.' },
    },
    {
      when: '* < lot of > *',
      say: 'a lot of',
      not: ['[a|whole|awful|that|this] lot of'],
      mends: { 'I took lot of photos during the trip.': 'I took a lot of photos during the trip.' },
    },
    { when: 'alot', say: 'a lot', mends: { 'Thanks alot.': 'Thanks a lot.' } },
    {
      when: `work~ [in|at|for] > [bank|hospital|hotel|factory|restaurant|company|shop|school|supermarket|cafe|university
        |startup|store|pharmacy|clinic|salon|museum|warehouse|mall|library|bakery|law firm|travel agency|call center
        |bookstore] [.|in|near|as|and|since|for|now|because]`,
      say: '$1 $2 a',
      mends: { 'My aunt works in hospital as a nurse.': 'My aunt works in a hospital as a nurse.' },
    },
    {
      when: `[live~|stay~] [in|at] [village|house|apartment|hotel|dormitory|city|flat|boarding house] > [.|in|near
        |with|and|for|now|because]`,
      say: '$1 $2 $3:a',
      mends: { 'We live in apartment near the beach.': 'We live in an apartment near the beach.' },
    },
    {
      when: `[with|by|using|use|without] [knife|pen|pencil|spoon|fork|umbrella|computer|laptop|camera|dictionary
        |calculator] > [.|and]`,
      say: '$1 $2:a',
      mends: { 'I eat with spoon.': 'I eat with a spoon.' },
    },
  ],
})

export const theIdioms = family('the-idioms', {
  reason: 'article-the',
  phase: 'articles',
  rules: [
    {
      when: [
        `[play~|practice~|practise~|learning] > ${INSTRUMENT} ![solo|music|lesson(s)|class|classes|teacher|course|part(s)|game(s)|chords|skill(s)]`,
        `the [piano|violin|flute|guitar|drums|saxophone] < and > ${INSTRUMENT} [.|very|well|at|in]`,
      ],
      say: ({ lower, fill }) => fill(lower(1) === 'the' ? 'and the' : '$1 the'),
      mends: {
        'Can you play piano?': 'Can you play the piano?',
        'She can play violin and piano.': 'She can play the violin and the piano.',
      },
      leaves: ['He plays guitar.'],
    },
    {
      when: `[watch~|see~|enjoy~|read~|hear~|check~|follow~] > [sunset|sunrise|news|scenery|view] [.|#prep|and|every
        |together|before|there|because]`,
      say: '$1 the',
      not: ['[hear~|see~] news [about|of]'],
      mends: { 'I read news on my phone every morning.': 'I read the news on my phone every morning.' },
    },
    {
      when: '^ internet > [connection|speed|network|signal] ** [is|was]',
      say: 'the internet',
      mends: {
        'Internet connection in my village is very slow.': 'The internet connection in my village is very slow.',
      },
    },
    {
      when: '^ weather > [in|here|today|is]',
      say: 'the weather',
      mends: { 'Weather in Bogor is cool and rainy.': 'The weather in Bogor is cool and rainy.' },
    },
    {
      when: 'have~ > [right|ability|opportunity|courage|power|authority] to #base',
      say: '$1 the',
      mends: { 'Everyone has right to vote.': 'Everyone has the right to vote.' },
    },
    {
      when: 'at moment > [.|,|@subject|my]',
      say: 'at the moment',
      mends: { 'At moment, I am looking for a new job.': 'At the moment, I am looking for a new job.' },
    },
    {
      when: `[before|after|during] > [meeting|flight|interview|presentation|wedding|match|movie|concert|ceremony
        |accident|pandemic|storm|trip|party|seminar] [.|started|starts|begins|began|because|and|yesterday|tomorrow
        |last]`,
      say: '$1 the',
      mends: { 'We must arrive before flight.': 'We must arrive before the flight.' },
    },
    {
      when: '[protect~|save~|damage~|destroy~|pollute~|harm~|for|about|on] > environment [.|from|and|for|because|by]',
      say: '$1 the',
      mends: { 'We need to protect environment.': 'We need to protect the environment.' },
    },
    {
      when: '[pass~|hand~] @pronoun? > [salt|sugar|pepper|sauce|remote|water|plate|spoon|fork|ketchup] [.|please|to]',
      say: '$1 $2 the',
      mends: { 'Could you pass me salt, please?': 'Could you pass me the salt, please?' },
    },
    {
      when: '[have|see|get] > [menu|bill|receipt] [.|please|now]',
      say: '$1 the',
      mends: { 'Can I have menu, please?': 'Can I have the menu, please?' },
    },
    {
      when: `* < whole > [day|night|week|time|family|world|class|year|house|city|country|story|book|movie|weekend|afternoon|morning|team]`,
      say: 'the whole',
      not: [`[the|a|@owner|this|that|one|every|'s|on|as] whole`],
      mends: { 'He spent whole day in bed.': 'He spent the whole day in bed.' },
    },
    {
      when: `[in|to|from|visit~|of|at] > [united states|netherlands|philippines|united kingdom|maldives|middle east
        |uk|usa|united arab emirates]`,
      say: '$1 the',
      mends: { 'My cousin works in Netherlands.': 'My cousin works in the Netherlands.' },
    },
    {
      when: '[tell|give] @pronoun > answer [.|of|to|please|for]',
      say: '$1 $2 the',
      mends: { 'Please tell me answer.': 'Please tell me the answer.' },
    },
    {
      when: `[top|end|middle|beginning|edge|bottom|side|front|center|centre|back] of > [mountain|street|road|year
        |month|week|class|room|page|city|table|building|house|bridge|river|hill|movie|film|story|day|sea|lake] !#num`,
      say: '$1 of the',
      mends: { 'The view from the top of mountain was amazing.': 'The view from the top of the mountain was amazing.' },
    },
    {
      when: '[at|in] > [same time|end of|beginning of|middle of|first time|other hand|world .]',
      say: '$1 the',
      mends: { 'My house is at end of this street.': 'My house is at the end of this street.' },
    },
    {
      when: '[in|of|around|over] > world [.|is|today]',
      say: '$1 the',
      mends: { 'It is famous all over world.': 'It is famous all over the world.' },
    },
    {
      when: 'on other hand',
      say: 'on the other hand',
      mends: { 'On other hand, it is cheap.': 'On the other hand, it is cheap.' },
    },
    {
      when: '[is|was|are|were|for] < first > [time|day|person|step]',
      say: 'the first',
      mends: { 'It was for first time.': 'It was for the first time.' },
    },
    {
      when: `[in|at|to|from] > ${OF_PLACE} [.|@time|#prep|by|because|and|when|is|was]`,
      say: '$1 the',
      not: [
        '[to|from] [future|past]',
        'from [morning|past|village|office|station|shop|store|hotel] **? [to|until]',
        'from morning',
        'to [park|shop|store|bank|party]',
      ],
      mends: {
        'I usually drink coffee in morning.': 'I usually drink coffee in the morning.',
        'Turn left at traffic light.': 'Turn left at the traffic light.',
      },
    },
    {
      when: `[go~|come~|walk~|drive~|run~|get~|way|back] *? to > [park|shop|store|bank|party] [.|@time|#prep|because
        |and|when]`,
      say: '$1 $2 to the',
      mends: { 'We went to park yesterday.': 'We went to the park yesterday.' },
    },
  ],
})

export const superlativeIdioms = family('superlative-idioms', {
  reason: 'article-superlative',
  phase: 'articles',
  rules: [
    {
      when: `[be~|become~] [a|an] > [best|worst|biggest|smallest|tallest|oldest|youngest|richest|smartest|cheapest
        |fastest|easiest|hardest] *`,
      say: '$1 the',
      mends: { 'My mother is a best cook in the world.': 'My mother is the best cook in the world.' },
      leaves: ['It is a good one.'],
    },
  ],
})

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
      when: '[a|an] > @meal [.|@joins|#prep|@time]',
      say: '',
      not: ['[such|quite] a'],
      mends: { 'We ate a lunch at noon.': 'We ate lunch at noon.' },
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
      mends: { 'I met her the last week.': 'I met her last week.' },
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
      when: `[good at|bad at|better at|great at|interested in|fond of|tired of|keen on] the > [cooking|swimming|dancing
        |singing|drawing|painting|writing|reading|speaking|teaching|selling|baking|gardening|fishing|cycling|running
        |sewing|shopping] @over`,
      say: '$1',
      mends: { 'She is good at the cooking.': 'She is good at cooking.' },
    },
    {
      when: `^ the > [smoking|swimming|cooking|traveling|travelling|shopping|learning|jogging|fishing|drinking|studying
        |exercising|gambling|cheating|stealing|lying] [is|can|makes|helps]`,
      say: '',
      mends: { 'The smoking is bad for you.': 'Smoking is bad for you.' },
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
      when: 'study~ the > [economics|law|medicine|physics|biology|mathematics|accounting|engineering|psychology] @over',
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
