import { family } from '../pattern/family.ts'

const SCREEN = '[tv|television|youtube|instagram|tiktok|netflix|facebook|twitter]'

export const placePrepositions = family('place-prepositions', {
  reason: 'preposition-place',
  phase: 'prepositions',
  rules: [
    {
      when: '[have|has] [ever|never]? been in [#name] > [once|twice|@number|before]',
      say: '$1 $2 been to $5',
      mends: { 'I have been in Bali three times.': 'I have been to Bali three times.' },
      leaves: ['I have been in Bali since May.'],
    },
    {
      when: 'in > the beach',
      say: 'on',
      mends: { 'There is a lot of rubbish in the beach.': 'There is a lot of rubbish on the beach.' },
    },
    {
      when: '[by|with] @owner? [foot|feet] > @over',
      say: 'on foot',
      not: ['kick~ ** with'],
      mends: { 'We go to school with foot.': 'We go to school on foot.' },
    },
    {
      when: `[go~|come~|travel~] **? < [with|using|use|by a] > [bus|train|car|taxi|plane|motorcycle|motorbike|bicycle
        |bike|ship|boat] [.|to|every|because|from]`,
      say: 'by',
      mends: {
        'I went there with bus.': 'I went there by bus.',
        'I go to work with motorcycle.': 'I go to work by motorcycle.',
      },
    },
    {
      when: 'at > @city !#noun',
      say: 'in',
      not: ['[look~|shout~|laugh~|aim~] at', 'at #name [airport|station|university|international]'],
      mends: { 'I was born on 5 May 1990 at Semarang.': 'I was born on 5 May 1990 in Semarang.' },
    },
    {
      when: `[watch~|see~|appear~|news|video(s)|photo(s)|information|post~|find~|read~] **? [in|at] the? > ${SCREEN}`,
      say: '$1 $2 on',
      mends: { 'I saw your advertisement in Instagram.': 'I saw your advertisement on Instagram.' },
    },
    {
      when: `[picture(s)|photo(s)|clock|calendar|poster(s)|painting(s)|map|mirror|hang~|lizard|gecko|spider|written
        |sticker] in > [the|@owner|this|that|a] [wall|door|ceiling|fridge|whiteboard|blackboard|fence]`,
      say: '$1 on',
      mends: { 'There is a picture in the wall.': 'There is a picture on the wall.' },
    },
    {
      when: `[work~|study~|teach~|eat~|shop~|job|#human] on > [a|the|an|this|that|my|our] #adj? [hospital|company|bank
        |school|university|restaurant|hotel|factory|office|shop|store|supermarket|cafe|clinic|mall|market|airport
        |bakery]`,
      say: '$1 at',
      mends: { 'She works as a nurse on a big hospital.': 'She works as a nurse at a big hospital.' },
    },
    {
      when: '[at|on] front of',
      say: 'in front of',
      mends: { 'I am at front of your house.': 'I am in front of your house.' },
    },
    {
      when: '[in|at] > the [left|right] [side]? [.|of|after]',
      say: 'on',
      mends: { 'The bank is in the left of the post office.': 'The bank is on the left of the post office.' },
    },
    {
      when: `[stand~|sit~|put~|lie~|sleep~|leave~|be~|placed|keep~|jump~|fall~|food|book|key(s)|phone|laptop|glasses
        |cat|it|them|bag] in > [the|a|@owner] [table|floor|roof|wall|bench|stage|carpet|desk|mat|ceiling|mattress
        |stairs|couch|sofa|plate] ![below|above|socket|manager|plan|lamp]`,
      say: '$1 on',
      mends: { 'The keys are in the table.': 'The keys are on the table.' },
    },
    {
      when: 'in > [the|my|our] [#ordinal|ground|top] floor',
      say: 'on',
      mends: { 'We live in the third floor.': 'We live on the third floor.' },
    },
    {
      when: `in > [a|the|this|that|@owner] [cruise ship|ship|small? island|beautiful island|farm|ferry|stage|menu
        |balcony] [.|to|with|in|near|at|and|for|from|when|because|called|is|was]`,
      say: 'on',
      not: ['[interest~|believe~|invest~|people|found|rooms] in'],
      mends: { 'My uncle works in a cruise ship.': 'My uncle works on a cruise ship.' },
    },
    {
      when: '[study~|student|lecturer|work~] [in|at] > university of',
      say: '$1 at the',
      mends: { 'I study in University of Indonesia.': 'I study at the University of Indonesia.' },
    },
    {
      when: `[held|stay~|meet~|party] on > [@owner|the] [#noun #short]? #noun? [house|apartment|flat] [.|in|at|@time
      |because|and]`,
      say: '$1 at',
      mends: { "It was held on my uncle's house.": "It was held at my uncle's house." },
    },
  ],
})
