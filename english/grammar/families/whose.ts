import { isSomebody } from '../../words/people.ts'
import { family } from '../pattern/family.ts'
import type { Sentence } from '../sentence.ts'

const LASTS = `[holiday|vacation|leave|notice|rest|break|experience|salary|pay|training|delay|work|sleep|walk|drive
  |journey|warning|rent]`
const EVENT = `[meeting|class|lesson|budget|exam|test|schedule|event|match|game|party|report|news|homework|election
  |target|plan|profit|training|concert|presentation|menu|agenda|weather|newspaper|episode|task|topic|quiz|assignment
  |discussion|interview|flight|workshop|webinar|conference|festival|exhibition|sales|results|figures|production|orders]`
const THING = `[name|house|car|job|hobby|birthday|phone number?|room|bag|motorcycle|motorbike|laptop|shop|office|dog
  |cat|hair|book|address|wedding|restaurant|shoes|computer|bike|bicycle|wallet|email|dress|shirt|salary|company
  |favorite|favourite|eyes|[best|close]? friend(s)|boyfriend|girlfriend|school|teacher|class|team|face|life|story
  |english|advice|age|cooking]`
const OWNED = `[name|house|father|mother|brother|sister|friend|hobby|job|school|family|favorite|favourite|teacher
  |parents|phone|car|dog|cat|dream|husband|wife|boss|son|daughter]`
const OVER = '[.|is|was|are|were|and|in|at|to|for|because|from|with|as|every|after|before|last|yesterday]'
const TOLD_OF = `[about|for|in|at|of|from|to|on|with|during|after|before|attend~|join~|miss~|check~|postpone~|cancel~
  |watch~|read~|discuss~|finish~|remember~|forget~|prepare~|send~|give~|tell~|you|me|us|them|do~|is|was|like~|enjoy~]`
const NAMED = '[call~|name~|give~|buy~|drive~|send~|show~|tell~|lend~|cook~|teach~|help~|ask~|and]'

export const owners = family('owners', {
  reason: 'possessive-s',
  phase: 'clauses',
  rules: [
    {
      when: `[the|our|this] < [world|country|nation|island] > [population|economy|history|exports|imports|future
        |resources|electricity|ice|largest|biggest|oldest|richest|capital|president|culture]`,
      say: "$2's",
      mends: {
        'More than half of the world population eats rice.': "More than half of the world's population eats rice.",
      },
      leaves: ['He wrote a world history.'],
    },
    {
      when: '[master|bachelor] > [degree|programme|program|thesis]',
      say: "$1's",
      mends: { 'He went abroad for his master degree.': "He went abroad for his master's degree." },
    },
    {
      when: '[the|an?|@owner] < [winner|king|queen|interviewer|author|owner|caller] > [name|death|age|address|speech]',
      say: "$2's",
      mends: { 'I forgot the interviewer name.': "I forgot the interviewer's name." },
    },
    {
      when: `[#num|several|few] [days|weeks|months|years|hours|minutes|nights] > ${LASTS} ${OVER}`,
      say: "$1 $2'",
      not: ['[a|an|the] #num', '[1|one] *'],
      mends: { 'I have two weeks holiday in July.': "I have two weeks' holiday in July." },
      leaves: ['I worked two weeks in July.'],
    },
    {
      when: `[a|one] [day|week|month|year|hour|minute|night] > ${LASTS} ${OVER}`,
      say: "$1 $2's",
      not: ['one day', 'a [night|day] [drive|walk|work|leave]'],
      mends: { 'He gave me a week notice before it.': "He gave me a week's notice before it." },
    },
    {
      when: [
        `${TOLD_OF} [[next|last|this] @era|today|yesterday|tomorrow|tonight] > ${EVENT}`,
        `^ [today|yesterday|tomorrow|[this|next|last] @era] > ${EVENT}`,
      ],
      say: ({ spans, fill }) => fill(spans.length > 2 ? "$1 $2's" : "$1's"),
      mends: { 'The meeting is about next year budget.': "The meeting is about next year's budget." },
      leaves: ['We had a meeting last week.'],
    },
    {
      when: `[^|,|because|and|that|so|but] < [[my|our|his|her|the|your|their] @kin] [his|her|their] ${THING} > [is|was
        |are|were]`,
      say: "$2's $4",
      mends: { 'My brother his car is new.': "My brother's car is new." },
    },
    {
      when: `the ${THING} of [@owner @kin] > ${OVER}`,
      say: "$4's $2",
      mends: { 'The name of my sister is Putri.': "My sister's name is Putri." },
      leaves: ['The roof of the house leaks.'],
    },
    {
      when: `the [teacher|lecturer|doctor|manager|boss|director|driver|owner|author|president|trainer|principal|leader
        |customer|guest|king|queen|student] > [explanation|advice|voice|opinion|answer|instruction(s)|wife|husband
        |face|speech|decision|attitude|signature|approval|permission|request|house|name|car|email|message
        |question] [${OVER}|about|when|carefully|made]`,
      say: "the $2's",
      mends: { 'The teacher explanation was clear.': "The teacher's explanation was clear." },
    },
    {
      when: `[the|@owner|a] [dog|cat|bird|cow|horse|rabbit|elephant|monkey|goat] > [tail|ears|eyes|legs|fur|paw(s)
        |nose|wings|owner|mouth]`,
      say: "$1 $2's",
      mends: { 'The dog tail is short.': "The dog's tail is short." },
    },
    {
      when: `the [old? [boy|girl|man|woman|child|baby|student|king]] > [mother|father|parents|wife|husband|name|face
        |hair|eyes|voice|brother|sister] [is|was|are|were|has|had|told|came|said]`,
      say: "the $2's",
      mends: { 'The boy mother was worried.': "The boy's mother was worried." },
    },
    {
      when: `[indonesia|japan|malaysia|singapore|jakarta|bali|australia|korea|china|america|england] > [population
        |economy|capital|culture|government|president|weather|beaches|tourism] [is|are|was|has|will|have|in]`,
      say: "$1's",
      not: ['bali tourism', 'jakarta government'],
      mends: { 'Indonesia population is growing.': "Indonesia's population is growing." },
    },
    {
      when: `[[@owner|the] @kin] > ${THING} !of`,
      say: ({ text, lower }) => `${text(1)}${/parents$/.test(lower(1)) ? "'" : "'s"}`,
      not: [
        `${NAMED} [@owner|the] @kin`,
        '[class|team|student] [name|book|team|teacher|story|room|house]',
        '[police|parent|customer|client] [name|car|company|email|story]',
        '[kids|children|friends|sisters|brothers|teachers|students|clients|customers|colleagues] *',
        '@kin [phone|book|age|cooking] ![.|is|was|are|were|and]',
        '@kin cooking [,|?]',
        '@kin school',
      ],
      mends: { 'My father car is old.': "My father's car is old." },
      leaves: ['She called my brother names.'],
    },
  ],
})

const MINE = '[my|your|her|our|their]'
const standing = (owner: string): string => (owner === 'my' ? 'mine' : `${owner}s`)

/** 'Their house is bigger than ours', 'He is taller than me'. */
const isOfThing = ({ tokens, clauses }: Sentence): boolean => !isSomebody(tokens[clauses[0]?.subject.head ?? 0])

export const owned = family('owned', {
  reason: 'pronoun-possessive',
  phase: 'clauses',
  rules: [
    {
      when: '^ [mine|ours|theirs|yours|hers] > #noun [is|are|was|were|has|have]',
      say: ({ lower }) => (lower(1) === 'mine' ? 'my' : lower(1).slice(0, -1)),
      where: ({ sentence }) => (sentence.tokens[1]?.readings.kinds.noun ?? 0) > 4,
      mends: { 'Mine house is small.': 'My house is small.' },
    },
    {
      when: `${MINE} 's`,
      say: ({ lower }) => standing(lower(1)),
      mends: { "This bag is your's.": 'This bag is yours.' },
    },
    {
      when: `[[is|are|was|were] not?] ${MINE} > [.|but|and it|because]`,
      say: ({ text, lower }) => `${text(1)} ${standing(lower(2))}`,
      not: ['[it|this|that|he|she|who] [is|was] not? her'],
      mends: { 'That bag is not my.': 'That bag is not mine.' },
      leaves: ['That bag is not mine.'],
    },
    {
      when: `, [and|but]? < not ${MINE} > .`,
      say: ({ lower }) => `not ${standing(lower(4))}`,
      not: ['not her'],
      mends: { 'This is your bag, not my.': 'This is your bag, not mine.' },
    },
    {
      when: `[is|are|was|were] [[this|that|these|those] *] ${MINE} > [.|,]`,
      say: ({ fill, lower }) => fill(`$1 $2 ${standing(lower(3))}`),
      mends: { 'Is that bag your?': 'Is that bag yours?' },
    },
    {
      when: '[a? [friend|cousin|colleague|classmate]|friends] of @pronoun',
      say: '$1 of $3:own',
      mends: { 'He is a friend of me.': 'He is a friend of mine.' },
    },
    {
      when: '[than|like] [my|our|their|your] > .',
      say: ({ sentence, fill }) => fill(isOfThing(sentence) ? '$1 $2:own' : '$1 $2:object'),
      mends: {
        'Their house is bigger than our.': 'Their house is bigger than ours.',
        'He is taller than my.': 'He is taller than me.',
      },
    },
    {
      when: `[lick~|wag~|change~|lose~|of|with|for|about|like~|love~|know~|by|eat~|move~|raise~|in] it > [tail|paw(s)
        |food|owner|ears|eyes|wings|nest|logo|price|quality|taste|location|culture|beauty|history|people|name|own
        |design|color|colour|shape] [.|and|is|was|in|to|because|from|very|again]`,
      say: '$1 its',
      mends: { 'The dog is wagging it tail.': 'The dog is wagging its tail.' },
    },
    {
      when: [
        `[for|with|about|of|to] you > [help|support|attention|time|answer|explanation|information|advice|kindness
          |reply|patience|lesson|feedback|understanding|cooperation|invitation] [.|and|about|to|in|miss|sir|with]`,
        `[like|love|see|about|of|for|with|in|use|check|send|enjoy|congratulations on|is] you > [new|own|first|last
          |full|latest] *`,
        `[bring|open|close|do|finish|use|check|write|wash|clean|enjoy|forget~|lose~|love|show me|tell me|[where|what
          |who|how] is|know~|like|take|put|ask|see|change|remember] you > [book(s)|homework|hand(s)|name|phone? number
          |bag|room|job|family|mother|father|house|pen|car|address|opinion|email|answer|idea|meal|friend|teacher
          |birthday|favourite *|favorite *|hobby|hobbies|boss|password|plan|problem|result]`,
      ],
      say: '$1 your',
      not: [
        'you last [night|week|month|year|time|@day]',
        'do you [work|know|name|bag|phone|hand|answer]',
        'ask you',
        'show me you [email|phone|call]',
      ],
      mends: { 'Thank you for you help.': 'Thank you for your help.', 'What is you name?': 'What is your name?' },
    },
    {
      when: `^ you > [english|pronunciation|grammar|speaking|boss|office|company|mom|dad|answer|question|idea|son
        |daughter|wife|husband|house|mother|father|accent|voice|handwriting|sentence|name|phone number|address|email
        |hobby] [is|are|was|were|has|looks|sounds|please]`,
      say: 'your',
      mends: { 'You English is good.': 'Your English is good.' },
    },
    {
      when: `[is|was|for|in|of|about|at|from|with] they > [first|last|own|new|second|children|parents|house|friends
        |teacher|school]`,
      say: '$1 their',
      mends: { 'It is they first visit.': 'It is their first visit.' },
    },
    {
      when: [
        `@subject > ${OWNED} [is|are|was|in|has|and|were|works|lives|likes|wants|can|will|loves|comes]`,
        `[them] > [house|parents|teacher|children|friends|school|car|homework|job] [is|are|was|were]`,
      ],
      say: '$1:owner',
      not: ['@subject [phone|name|dog|house|parents|school] in'],
      mends: { 'I name is Budi.': 'My name is Budi.', 'She husband is a pilot.': 'Her husband is a pilot.' },
    },
    {
      when: `[him|he] > [name|wife|mother|father|house|friend|car|job|book|phone|brother|sister|hobby] [.|is|was|are
        |were|has|and|lives|works|in]`,
      say: 'his',
      not: [
        `[give~|call~|show~|tell~|help~|teach~|buy~|ask~|lend~|send~|name~] him`,
        'not he',
        'he [car|house|phone|book]',
      ],
      mends: { 'Him wife is a nurse.': 'His wife is a nurse.' },
    },
    {
      when: `[like~|love~|is|see~|know~|of|in|with|drive~|about] he 's > [name|wife|mother|father|house|car|job
        |phone|room|voice] .`,
      say: '$1 his',
      mends: { "I like he's car.": 'I like his car.' },
    },
    {
      when: `^ [house|friend|father|mother|brother|sister|car|phone|book|school|teacher|hobby|family|name|dream
        |room] [my|me|his|your|our|i] > [is|are|was|in]`,
      say: ({ fill, lower }) => fill(/^(?:me|i)$/.test(lower(2)) ? 'my $1' : '$2 $1'),
      mends: { 'House my is small.': 'My house is small.' },
    },
  ],
})
