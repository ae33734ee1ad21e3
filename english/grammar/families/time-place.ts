import { family } from '../pattern/family.ts'

const MONTH = '[january|february|april|june|july|august|september|october|november|december|march|may]'
const SCREEN = '[tv|television|youtube|instagram|tiktok|netflix|facebook|twitter]'

export const timePrepositions = family('time-prepositions', {
  reason: 'preposition-time',
  phase: 'prepositions',
  rules: [
    {
      when: '[in|at] > [@day|[mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays]]',
      say: 'on',
      mends: { 'See you in Monday.': 'See you on Monday.' },
      leaves: ['See you on Monday.'],
    },
    { when: '[in|at] the > @day', say: 'on', mends: { 'We met in the Sunday.': 'We met on Sunday.' } },
    {
      when: `[in|at] > [a|an|the|that|this|@owner|one] #adj? [@day|birthday|anniversary] ![party|parties|dinner|school
        |market|service|celebration|gift|card|cake|lunch]`,
      say: 'on',
      mends: { 'I got a watch in my seventeenth birthday.': 'I got a watch on my seventeenth birthday.' },
    },
    { when: `[on|at] > ${MONTH} !#num`, say: 'in', mends: { 'My birthday is on July.': 'My birthday is in July.' } },
    {
      when: [`[in|at] > ${MONTH} #num !#num`, `[in|at] > the? #num of? ${MONTH}`],
      say: 'on',
      not: [`[in|at] ${MONTH} #year`],
      mends: { 'My birthday is in 17 August.': 'My birthday is on 17 August.' },
    },
    { when: '[on|at] > #year', say: 'in', mends: { 'I was born on 1998.': 'I was born in 1998.' } },
    {
      when: "[in|on] > [#clock|#num o'clock|#num [am|pm]]",
      say: 'at',
      mends: {
        'The meeting is on 3 p.m.': 'The meeting is at 3 p.m.',
        "I get up in six o'clock.": "I get up at six o'clock.",
      },
    },
    {
      when: '[in|on] the? > [midnight|noon|lunchtime]',
      say: 'at',
      mends: { 'We arrived in midnight.': 'We arrived at midnight.' },
    },
    {
      when: '[at|on] the? > [morning|afternoon|evening] [.|@subject|@joins|before|after|to|with|my]',
      say: 'in the',
      mends: { 'I usually go jogging on the morning.': 'I usually go jogging in the morning.' },
    },
    {
      when: '[in|on] the? night > ![before|of|we|i|when|she|he|that|shift|market|train|bus|sky|out]',
      say: 'at night',
      mends: { 'I study in the night.': 'I study at night.' },
    },
    {
      when: [
        '[in|on|at] > [last|next|every] [week|month|year|night|@day|morning|evening|afternoon|day|weekend|semester]',
        `[in|on|at] > [last|next|this|every] ${MONTH}`,
        '[in|on|at] > this [week|month|year|morning|evening|afternoon|weekend|semester]',
        '[in|on|at] > [yesterday|tomorrow|tonight|today]',
      ],
      say: '',
      not: ["today 's", "this * 's", "yesterday 's"],
      mends: { 'See you in next week.': 'See you next week.', 'See you on tomorrow, Miss.': 'See you tomorrow, Miss.' },
    },
    {
      when: 'in the? > weekends',
      say: 'on',
      mends: { 'I clean my room in weekends.': 'I clean my room on weekends.' },
    },
    {
      when: 'in the? weekend',
      say: 'on the weekend',
      mends: { 'In the weekend I usually clean my room.': 'On the weekend I usually clean my room.' },
    },
    {
      when: `in > [[that|the same|the first|the second|the third|the last|the next|the following|the wedding|the
        opening|the final] day|[a|an] [very|really]? [hot|cold|rainy|sunny|windy|cloudy|beautiful|special|nice|normal
        |bad|good|busy|clear|fine|certain|quiet|dark|stormy|warm|cool] [day|night|morning|afternoon|evening]|@owner
        [first|last|wedding|special|big|second|graduation] day|#name day]`,
      say: 'on',
      mends: { 'We met in a rainy day.': 'We met on a rainy day.' },
    },
    {
      when: 'between #num [until|till|to]',
      say: 'between $2 and',
      mends: { 'I can come between 1 until 3 p.m.': 'I can come between 1 and 3 p.m.' },
    },
    {
      when: 'during [in|at|on] > *',
      say: 'during',
      mends: { 'Please turn off your phone during in the meeting.': 'Please turn off your phone during the meeting.' },
    },
    { when: 'until to > *', say: 'until', mends: { 'We waited until to five.': 'We waited until five.' } },
    {
      when: 'yesterday night',
      say: 'last night',
      mends: { "I couldn't sleep yesterday night.": "I couldn't sleep last night." },
    },
    {
      when: 'last morning',
      say: 'yesterday morning',
      mends: { 'I saw him last morning.': 'I saw him yesterday morning.' },
    },
    { when: 'this night', say: 'tonight', mends: { 'I will call you this night.': 'I will call you tonight.' } },
    {
      when: '[in|at] the [morning|afternoon|evening] [yesterday|tomorrow]',
      say: '$4 $3',
      mends: { 'I met him in the morning yesterday.': 'I met him yesterday morning.' },
    },
  ],
})

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
      when: '[live~|stay~|born|work~] [at|on] > @city !#noun',
      say: '$1 in',
      not: [
        '[at|on] [home|school|campus|office|work|here|there]',
        'at #name [university|hospital|hotel|bank|school|company|street]',
        'on [@day|#name street]',
      ],
      mends: { 'My parents live at Semarang.': 'My parents live in Semarang.' },
    },
    {
      when: 'at > @city !#noun',
      say: 'in',
      not: ['[look~|shout~|laugh~|aim~] at', 'at #name [airport|station|university|international]'],
      mends: { 'I was born on 5 May 1990 at Semarang.': 'I was born on 5 May 1990 in Semarang.' },
    },
    {
      when: 'in the? > internet !cafe',
      say: 'on the',
      mends: { 'I found this recipe in internet.': 'I found this recipe on the internet.' },
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
      when: `[meet~|see~|sing~|dance~|eat~|be~|speak~|perform~|play~] [@pronoun|@owner #noun|a lot|late]? in > [a
        |the|@owner|that] #noun? [party|wedding|concert|reception|reunion|bus stop|traffic light] ![dress|hall|room
        |card|ring|cake|leader]`,
      say: '$1 $2 at',
      mends: { 'I met her in a party.': 'I met her at a party.' },
    },
    {
      when: `[work~|study~|teach~|eat~|shop~|job|#human] on > [a|the|an|this|that|my|our] #adj? [hospital|company
        |bank|school|university|restaurant|hotel|factory|office|shop|store|supermarket|cafe|clinic|mall|market|airport
        |bakery]`,
      say: '$1 at',
      mends: { 'She works as a nurse on a big hospital.': 'She works as a nurse at a big hospital.' },
    },
    {
      when: 'near [from|with|by] > *',
      say: 'near',
      mends: { 'My house is near from here.': 'My house is near here.' },
    },
    {
      when: 'far [with|of] > [@owner|the|here|home|campus|school|there]',
      say: 'far from',
      mends: { 'Her campus is far with my house.': 'Her campus is far from my house.' },
    },
    {
      when: 'close [from|with] > [the|our|here|campus|school|home|station]',
      say: 'close to',
      mends: { 'Our hotel is close with the beach.': 'Our hotel is close to the beach.' },
    },
    {
      when: 'next [from|of|with] > [@owner|the|me|you]',
      say: 'next to',
      mends: { 'My house is next of the bank.': 'My house is next to the bank.' },
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
