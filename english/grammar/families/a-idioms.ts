import { family } from '../pattern/family.ts'

const DOES_WITHOUT = '[the|a|an|this|that|these|those|every|each|another|last|next|past|first|@owner|one|whole]'

export const aIdioms = family('a-idioms', {
  reason: 'article-a',
  phase: 'articles',
  rules: [
    {
      when: `[want~|find~|buy~|need~|get~|have~|choose~|order~] > [new|better|bigger|cheaper|different|good|small|big
        |second] one [.|because|and|for|so|but]`,
      say: '$1 a',
      mends: { 'I want to find new one.': 'I want to find a new one.' },
      leaves: ['I want to find a new one.'],
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
        `[${DOES_WITHOUT.slice(1, -1)}|happy|young|married|old|other|big|large|small|huge|great] [couple|bunch
          |handful]`,
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
      when: `give~ [me|you|him|her|us|them] > [call|hand|ride|lift|hug|discount|moment|hint|clue|break|smile|quiz|tip
        |topic|task] [.|#prep|when|to|if|please|tomorrow|later|because|and]`,
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
    {
      when: `work~ [in|at|for] > [bank|hospital|hotel|factory|restaurant|company|shop|school|supermarket|cafe
        |university|startup|store|pharmacy|clinic|salon|museum|warehouse|mall|library|bakery|law firm|travel agency
        |call center|bookstore] [.|in|near|as|and|since|for|now|because]`,
      say: '$1 $2 a',
      mends: { 'My aunt works in hospital as a nurse.': 'My aunt works in a hospital as a nurse.' },
    },
    {
      when: `[live~|stay~] [in|at] [village|house|apartment|hotel|dormitory|city|flat|boarding house] > [.|in|near
        |with|and|for|now|because]`,
      say: '$1 $2 $3:a',
      mends: { 'We live in apartment near the beach.': 'We live in an apartment near the beach.' },
    },
  ],
})
