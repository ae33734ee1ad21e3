import { family } from '../pattern/family.ts'

const LIKE_QUITE = `[a lot|a few|a bit|a while|often|soon|sure|similar|interesting|difficult|expensive|good|different
  |big|easy|hard|nice|far|important|popular|long|cheap|clear|hot|cold|tired|busy|fast|strong|spicy|useful|old|young
  |crowded|close|common|famous|happy|high|large|late|small|tall|boring|delicious|friendly|heavy|well]`

/** Words that sound alike. */
export const soundAlikes = family('sound-alikes', {
  reason: 'confusion',
  phase: 'words',
  rules: [
    {
      when: [
        `[so|very|too|really|be|keep|stay|please|kept|stayed] < quite > [.|and|but|because|in|at|on|when|here|during
          |after|that]`,
        "[is|are|was|were|am|'s] < quite > [.|and|but|because|in|at|when|here|during]",
        `[a|the|this|that|my|very] < quite > [place|room|street|village|town|person|girl|boy|man|woman|library|area
          |neighborhood|neighbourhood|night|evening|cafe|house|life|child|beach]`,
      ],
      say: 'quiet',
      mends: {
        'Be quite, the baby is asleep.': 'Be quiet, the baby is asleep.',
        'We can give you a quite room at the back.': 'We can give you a quiet room at the back.',
      },
      leaves: ['It is quite late.', 'She is quite a good cook.'],
    },
    {
      when: `quiet > ${LIKE_QUITE}`,
      say: 'quite',
      not: ['[and|,] quiet', 'quiet [and|,]'],
      mends: { 'The test was quiet difficult.': 'The test was quite difficult.' },
    },
    {
      when: [
        `[is|are|was|were|am|'s|feel~|get~|become~|look~|seem~|much|far] < to > [expensive|late|hot|cold|big|small
          |difficult|hard|easy|far|tired|busy|young|old|loud|heavy|spicy|sweet|early|tight|noisy|crowded|dangerous
          |cheap|dark|high|sleepy|lazy|shy|weak|strong|tall|hungry|nervous|boring|dirty|sick|poor|complicated|salty
          |rich|wet|much|many]`,
        '[have~|with|eat~|drink~|spend~|buy~|get~|make~|use~|take~|know~|cost~|work~|need~|bring~] < to > [much|many]',
        'not *? < to > [much|many|fast|loud|late] [.|because|in|at|on|for|#noun]',
      ],
      say: 'too',
      not: [
        '[listen~|talk~|go~|travel~|thanks|important|useful|similar|happen~|belong~] to',
        'to many [people|countries|places|cities]',
      ],
      mends: {
        'This coffee is to sweet for me.': 'This coffee is too sweet for me.',
        'I have to many assignments this week.': 'I have too many assignments this week.',
      },
      leaves: ['I have been to many places.', 'We listened to many songs.'],
    },
    {
      when: '[me|him|her|them|us|it|english] < to > .',
      say: 'too',
      not: ['[want~|would|going|have~|need~|use~|try~|talk~|listen~|speak~|give~|allow~|tell~|ask~] ** to'],
      mends: { 'My sister likes it to.': 'My sister likes it too.' },
    },
    {
      when: '[do|did|will|can|may|might|would|could|to] not? < loose',
      say: 'lose',
      mends: {
        "I don't want to loose my job.": "I don't want to lose my job.",
        'If we are slow, we will loose this client.': 'If we are slow, we will lose this client.',
      },
      leaves: ['This shirt is loose.'],
    },
    {
      when: '[too|very|so|is|are|was|feel~|a bit] < lose > [.|for|now|on]',
      say: 'loose',
      mends: { 'My trousers are too lose.': 'My trousers are too loose.' },
    },
    {
      when: [
        `[can|will|may|could|might|to|not|would|really|also|it|this|must|should] < effect > ![of|on|is|was|a change
          |change] *`,
      ],
      say: 'affect',
      not: ['in effect', 'side effect', 'take effect', '[this|the] effect [.|will|can]'],
      mends: {
        'Plastic waste can effect the fish in the sea.': 'Plastic waste can affect the fish in the sea.',
        'The new tax will effect small shops.': 'The new tax will affect small shops.',
      },
    },
    {
      when: '#noun [effects|effected] > [@owner|the|@pronoun|people|everyone|children|students]',
      say: ({ lower, fill }) => fill(`$1 ${lower(2).replace('effect', 'affect')}`),
      not: ['[the|an|any|no|of|side|these|those] *? effects'],
      mends: { 'The noise effected my sleep.': 'The noise affected my sleep.' },
    },
    {
      when: `[a|an|the|no|any|big|bad|good|negative|positive|huge|side|great|strong|little|serious|greenhouse] [affect
        |affects] > [.|on|of|to]`,
      say: ({ lower, fill }) => fill(`$1 ${lower(2).replace('affect', 'effect')}`),
      mends: { 'Smoking has a bad affect on your lungs.': 'Smoking has a bad effect on your lungs.' },
    },
    {
      when: '[first|after that|and|,] < than > [@subject|go|went|turn]',
      say: 'then',
      mends: { 'First we ate, than we went home.': 'First we ate, then we went home.' },
    },
    {
      when: '[do|does|did] not < now > [what|how|where|why|who|that|about|the answer|him|her|it]',
      say: 'know',
      mends: { "I don't now what to say.": "I don't know what to say." },
    },
    {
      when: '[the|nice|bad|good|hot|cold|beautiful|rainy|sunny|cloudy|dry] < [whether|wheather]',
      say: 'weather',
      not: ['[know|ask] the whether'],
      mends: { 'The whether is nice today.': 'The weather is nice today.' },
    },
    {
      when: '[know~|decide~|sure|ask~|wonder~|see|check|matter] < weather > [@subject|or|the|to|my|this]',
      say: 'whether',
      mends: { "I don't know weather he is coming.": "I don't know whether he is coming." },
    },
    {
      when: '[come~|over|live~|work~|am|is|are|stay~|been] < hear > [.|for|in|and|with|since|to]',
      say: 'here',
      mends: { 'I have lived hear for two years.': 'I have lived here for two years.' },
    },
    {
      when: '[can|did|do] not < here > [you|me|him|her|the|your|that|it|music]',
      say: 'hear',
      mends: { "I can't here you.": "I can't hear you." },
    },
    {
      when: '[to|will|can|want] < by > [a|an|the|some|new|it|food|my|clothes|this|#num|milk|rice]',
      say: 'buy',
      not: ['to by'],
      mends: { 'I will by a new phone.': 'I will buy a new phone.' },
    },
    {
      when: '[go~|come~|travel~] < buy > [bus|car|train|plane|taxi]',
      say: 'by',
      mends: { 'We went buy bus.': 'We went by bus.' },
    },
    {
      when: 'breath > [deeply|slowly|in|out]',
      say: 'breathe',
      not: ['[a|deep|my|your|his|her|of] breath'],
      mends: { 'Please breath slowly.': 'Please breathe slowly.' },
    },
    {
      when: '[delicious|sweet|for|eat~|favorite|favourite|chocolate] < desert > [.|is|after|was]',
      say: 'dessert',
      mends: { 'We had ice cream for desert.': 'We had ice cream for dessert.' },
    },
    {
      when: '[the|a|big|hot|sahara] < dessert > [in africa|in egypt|in dubai|in arabia|is [very|so]? [hot|dry|big]]',
      say: 'desert',
      mends: { 'The dessert is very hot.': 'The desert is very hot.' },
    },
    {
      when: `[who 's] > [book|car|phone|bag|house|pen|idea|turn|motorbike|motorcycle|shoes|laptop|umbrella|jacket
        |money|key(s)|fault] [is|are|was|were|this|that|it|?]`,
      say: 'whose',
      mends: { "Who's bag is this?": 'Whose bag is this?' },
    },
    {
      when: 'whose > [coming|going|there|calling|next|ready|speaking|knocking]',
      say: "who's",
      mends: { 'Whose coming to the party?': "Who's coming to the party?" },
    },
    {
      when: '[turn~|switch~|get~] < of > [the|your|my|it|light|shoes]',
      say: 'off',
      mends: { 'Please turn of the light.': 'Please turn off the light.' },
    },
    {
      when: `[i|he|she|we|they|you|who|has|have|just|already|never] < past > [the|@owner|an?] #noun? [exam(s)|test(s)
        |interview|selection|quiz|grade]`,
      say: 'passed',
      not: ['[half|quarter] past', '[drive~|walk~|run~|go~] past'],
      mends: { 'I past the exam!': 'I passed the exam!' },
    },
    {
      when: `[everyone|everybody|all|nothing|nobody|anything|everything|open] *? *? < accept > [for|on] [my|the|him
        |her|me|you|one|@day]`,
      say: 'except',
      mends: { 'Everyone came accept for my sister.': 'Everyone came except for my sister.' },
    },
    {
      when: '[to|will|can|please|i|we|they|not] < except > [@owner|the|this|that|it|a|an|cash|credit]',
      say: 'accept',
      not: ['[nothing|everyone|all|everything|nobody|anything] ** except'],
      mends: { 'We can except credit cards.': 'We can accept credit cards.' },
    },
    {
      when: '[to|will|can|please|i|we|must|should] < [insure|assure] > that [everyone|everything|all|the|it|you]',
      say: 'ensure',
      mends: { 'Please insure that everything is ready.': 'Please ensure that everything is ready.' },
    },
    {
      when: `[the|my|your|our|school|new] < principle > [of [the|my|our|this] school|is very? [kind|strict|angry|nice]
        |called|came|said]`,
      say: 'principal',
      mends: { 'The principle of my school is new.': 'The principal of my school is new.' },
    },
    {
      when: [
        '[the|a|this|next|our|lunch|coffee|short] < brake > [time|room|.|at|from|for|and]',
        '[take~|have~|need~] a? < brake > [.|from|for|and|because|after]',
      ],
      say: 'break',
      not: ['[car|bike|motorbike|hand|foot|the] brake'],
      mends: { "Let's take a brake.": "Let's take a break." },
    },
    {
      when: `peace of > [cake|paper|advice|bread|pizza|chocolate|information|furniture|meat|wood|music|news|cheese
        |fruit]`,
      say: 'piece of',
      mends: { 'I want a peace of cake.': 'I want a piece of cake.' },
    },
    {
      when: `[the|@owner|this|a] < hole > [day|week|family|night|class|world|time|year|month|house|city|country|life
        |team|story|morning]`,
      say: 'whole',
      mends: { 'I slept the hole day.': 'I slept the whole day.' },
    },
    {
      when: '[i|we|you|they|not|to] < wander > [if|why|how|what|where|whether|who]',
      say: 'wonder',
      mends: { 'I wander why he left.': 'I wonder why he left.' },
    },
    {
      when: '[be~|very|so|really|not|feel~] < exited > ![the|from|through]',
      say: 'excited',
      mends: { 'I am so exited about the trip.': 'I am so excited about the trip.' },
    },
    {
      when: '[be~|very|so|really|look~|sound~|feel~] < grate > .',
      say: 'great',
      mends: { 'The food was grate.': 'The food was great.' },
    },
    {
      when: '[receive~|send~|read~|reply~|leave~|answer~|forward~|text~] @pronoun? @opener? massage(s)',
      say: ({ lower, fill }) => fill(`$1 $2 $3 ${lower(4).replace('massage', 'message')}`),
      mends: { 'I sent you a massage yesterday.': 'I sent you a message yesterday.' },
    },
    {
      when: 'no body > [is|was|in|at|knows|knew|likes|came|can|here|there|home|wants|else|understands|told|helped]',
      say: 'nobody',
      mends: { 'There is no body at home.': 'There is nobody at home.' },
    },
    {
      when: `[@owner|good|better|future|successful|new|professional|teaching] < carrier > [.|#prep|@joins|is|was|path
        |will|after]`,
      say: 'career',
      mends: { 'I want a better carrier in the future.': 'I want a better career in the future.' },
    },
    {
      when: '[@owner|the|feel~|like] < scene > from',
      say: 'view',
      mends: { 'I like the scene from the top of the mountain.': 'I like the view from the top of the mountain.' },
    },
  ],
})
