import { family } from '../pattern/family.ts'

const TOLD = `[want~|need~|ask~|tell~|invite~|allow~|advise~|expect~|teach~|encourage~|force~|order~|remind~|would
  like]`
const PLAIN = `[go|come|do|buy|be|help|learn|study|bring|take|make|give|join|speak|write|read|call|send|clean|cook|stay|leave|wait|eat
  |meet|visit|stop|open|close|finish|work|play|use|try|become|pay|marry]`

/** What follows a verb or an adjective: -ing. */
export const gerundComplements = family('gerund-complements', {
  reason: 'gerund',
  phase: 'complements',
  rules: [
    {
      when: '[he|she|i|we|they|you|my #noun|#name] be~ [very|really|not|so]? [good|bad|great|clever] [to|for|in] [play|sing|cook|speak|draw|dance|swim|write|teach|run|drive|read|paint|solve|make|do]',
      say: '$1 $2 $3 $4 at $6~ing',
      mends: { 'He is good to play guitar.': 'He is good at playing guitar.' },
      leaves: ['It is good to play outside.'],
    },
    {
      when: 'be~ thinking to [#base]',
      say: '$1 thinking of $4~ing',
      mends: { 'I am thinking to quit my job.': 'I am thinking of quitting my job.' },
    },
    {
      when: 'insist~ [to|for] [#base]',
      say: '$1 on $3~ing',
      mends: { 'He insisted to pay the bill.': 'He insisted on paying the bill.' },
    },
    {
      when: 'look~ forward to? [#base|seeing|hearing|meeting]',
      say: '$1 forward to $4~ing',
      not: ['forward to [next|some|more|new|school|work .|dinner|lunch|summer|christmas|#ing]'],
      mends: {
        'I look forward to see you soon.': 'I look forward to seeing you soon.',
        "I'm looking forward hearing from you.": "I'm looking forward to hearing from you.",
      },
    },
    {
      when: '[am|are|is|was|were|#be|get~|not|been] used to [wake|get|eat|live|work|speak|study|drive|sleep|drink|cook|be|have|go|walk|do|use|see|hear|write|wear|take|read]',
      say: '$1 used to $4~ing',
      not: ['[it|this|that|which|tool|knife|machine|#plural] [is|are|was|were] used', '[do|did|does] not used'],
      mends: { 'I am used to live alone.': 'I am used to living alone.' },
    },
    { when: 'give~ up to [#base]', say: '$1 up $4~ing', mends: { 'He gave up to smoke.': 'He gave up smoking.' } },
    {
      when: `[can|could] not help to? [laugh|smile|cry|think|feel|love|eat]`,
      say: '$1$2 help $5~ing',
      mends: { "I couldn't help to laugh when I saw his face.": "I couldn't help laughing when I saw his face." },
    },
    {
      when: '[can|could] not stand to? [wait|see|hear|listen|work|live]',
      say: '$1$2 stand $5~ing',
      mends: { "I can't stand to wait in long queues.": "I can't stand waiting in long queues." },
    },
    { when: '[be~] worth to [#base]', say: '$1 worth $4~ing', mends: { "It's worth to try.": "It's worth trying." } },
    {
      when: ['[busy] to [#base]', 'have~ *? [trouble|difficulty|difficulties|hard time] to [#base]'],
      say: ({ lower, fill }) => fill(lower(1) === 'busy' ? '$1 $3~ing' : '$1 $2 $3 $5~ing'),
      not: ['too busy'],
      mends: {
        'He is busy to prepare his wedding.': 'He is busy preparing his wedding.',
        'I have difficulty to understand British accents.': 'I have difficulty understanding British accents.',
      },
    },
    {
      when: 'spend~ ** [hour(s)|time|day(s)|weekend(s)|money|minutes|week(s)|month(s)|year(s)|night(s)|morning(s)|afternoon(s)|evening(s)|holiday(s)|@day] [to|for] [#base] > ![school|bed]',
      say: '$1 $2 $3 $5~ing',
      where: ({ token, lower }) =>
        (token(5)?.readings.kinds.verb ?? 0) > 3 &&
        ((token(5)?.readings.kinds.noun ?? 9) < 3 ||
          lower(4) === 'to' ||
          /^(?:watch|play|study|work|talk|chat|sleep|cook|practice|look|search|travel|clean)$/.test(lower(5))),
      mends: { 'Every day I spend two hours for study.': 'Every day I spend two hours studying.' },
    },
    {
      when: '[would you|do you] mind to? [#base]',
      say: '$1 mind $4~ing',
      mends: { 'Would you mind to open the window?': 'Would you mind opening the window?' },
    },
    {
      when: '[how|what] about to? [go|eat|watch|play|have|try|take|meet|make|visit|study|learn|do]',
      say: '$1 about $4~ing',
      mends: { 'How about go to the beach?': 'How about going to the beach?' },
    },
    {
      when: 'stop~ to [smoke|cry|worry|complain|bully|bother|waste]',
      say: '$1 $3~ing',
      mends: { 'He stopped to smoke last year.': 'He stopped smoking last year.' },
    },
    {
      when: 'succeed~ to [#base]',
      say: '$1 in $3~ing',
      mends: { 'They succeeded to win the tournament.': 'They succeeded in winning the tournament.' },
    },
    {
      when: '[thank you|thanks] for [help|come|teach|invite|listen|wait|give|tell|explain|join|call|visit|answer|support|read|reply|share|choose|understand] > [@pronoun|@owner|the|to|for|with|this|today]',
      say: '$1 for $3~ing',
      mends: { 'Thank you for help me.': 'Thank you for helping me.' },
    },
    {
      when: '[good|bad|great|better|interested|afraid|tired|capable|fond|proud|excited|worried|dream~|think~|talk~] [at|in|of|about] [play|cook|speak|learn|make|draw|sing|dance|write|swim|teach|do|be|have|go|buy|study|work|become|get|visit|move|read|solve|join|lose|die|travel|live|take|fly|drive|wait]',
      say: '$1 $2 $3~ing',
      not: ['about work', 'of [work|study|play|dance|travel|drive]'],
      mends: { 'He is afraid of speak in public.': 'He is afraid of speaking in public.' },
    },
  ],
})

/** What follows a verb or an adjective: to. */
export const infinitiveComplements = family('infinitive-complements', {
  reason: 'infinitive',
  phase: 'complements',
  rules: [
    {
      when: '[plan(s)|dream(s)|desire|wish|chance|opportunity|motivation|time|way|ability|decision|right|money|permission] for [study|travel|learn|live|go|become|continue|improve|join|buy|get|do|meet|speak|make|eat|take] > [abroad|in|at|to|@language|there|overseas|@opener|it|with|again|home|@pronoun|somewhere]',
      say: '$1 to $3',
      mends: { 'I have a plan for study abroad.': 'I have a plan to study abroad.' },
      leaves: ['I have no time for lunch.'],
    },
    {
      when: '[@subject|my #noun] [want|wants|need|needs] [@pronoun|my #noun] [do not|not|to do not] to? [#base|be|have]',
      say: "$1 do@1n't $2~base $3 to $6",
      mends: { "I want you don't forget me.": "I don't want you to forget me." },
    },
    {
      when: '[want~] that [@subject|@pronoun|my #noun|the #noun] [will|can|should|to]? [#base|#third|be|is|are|has]',
      say: ({ lower, fill }) => fill(`$1 $3:object to ${{ is: 'be', are: 'be', has: 'have' }[lower(5)] ?? '$5~base'}`),
      mends: { 'My father wants that I study law.': 'My father wants me to study law.' },
    },
    {
      when: `${TOLD} [me|him|us|them|her|you] > ${PLAIN}`,
      say: '$1 $2 to',
      not: [
        '[asked|told] [me|him|us|them|her|you] [be|help] .',
        'teach~ @pronoun [play|work|read]',
        'her [work|study|play|call|visit|help|stay]',
      ],
      mends: { 'I want you help me.': 'I want you to help me.' },
    },
    {
      when: `[want~|would like] [i|he|she|we|they] to? > ${PLAIN}`,
      say: '$1 $2:object to',
      not: ['do~ not? want'],
      mends: { 'My mother wants I study law.': 'My mother wants me to study law.' },
    },
    {
      when: '[would like] > [learn|go|know|ask|join|buy|order|have|see|register|study|improve|speak|try|take|meet|visit|be|book|make|talk]',
      say: '$1 to',
      mends: { 'I would like order a coffee.': 'I would like to order a coffee.' },
    },
    {
      when: 'prefer > [go|stay|eat|drink|watch|read|study|walk|live|be|have|learn|take|use]',
      say: 'prefer to',
      not: ['prefer ** than'],
      mends: { 'I prefer stay at home.': 'I prefer to stay at home.' },
    },
    {
      when: `not forget > [bring|take|call|buy|do|send|close|lock|turn|write|pray|eat|drink|tell|come|study]`,
      say: '$1 forget to',
      mends: { "Don't forget lock the door.": "Don't forget to lock the door." },
    },
    {
      when: '[am|is|are|was|were|#be] going > [study|learn|buy|eat|visit|travel|meet|take|cook|play|watch|do|be|have|see|marry|move|work|sleep|leave|start|make|join|go|get|call]',
      say: '$1 going to',
      mends: { 'I am going buy a car.': 'I am going to buy a car.' },
    },
    {
      when: '[i|we|they|you|he|she] going to > [#base|be|have|do]',
      say: '$1 be@1 going to',
      not: ['be~ @subject going'],
      mends: { 'She going to have a baby in March.': 'She is going to have a baby in March.' },
    },
    {
      when: `* < [difficult|easy|hard|important|possible|impossible|dangerous|necessary] for? > [learn|understand
      |speak|find|get|make|use|read|remember|pronounce|drive|swim|eat|do] [.|@language|@opener|it|new|in|to|here
      |there|well|fast|alone|at|food|about|#noun]`,
      say: '$2 to',
      not: ['hard [read|find|use|do|make|drive|swim]', '[difficult|hard|easy|important] [use|read|find|get|make]  of'],
      mends: { "It's difficult for find a job.": "It's difficult to find a job." },
    },
    {
      when: '^ [sorry|nice|good|glad|great|happy|pleased] > [see|meet|hear|disturb|bother|interrupt|know|keep] [you|that|your|from|about|it|him|her|the]',
      say: '$1 to',
      mends: { 'Nice meet you, Miss.': 'Nice to meet you, Miss.' },
    },
    {
      when: 'please to > #base',
      say: 'please',
      mends: { 'Please to answer my question.': 'Please answer my question.' },
    },
    {
      when: 'do not to > #base',
      say: '$1$2',
      mends: { "Don't to touch the wet paint.": "Don't touch the wet paint." },
    },
    {
      when: '[know~|learn~|teach~|tell~|show~] [me|him|us|them]? how > [make|cook|use|play|do|speak|drive|swim|ride|write|solve|fix|dance|sing|get|say]',
      say: '$1 $2 how to',
      mends: { 'She taught me how swim.': 'She taught me how to swim.' },
    },
  ],
})

export const otherComplements = family('suggest-that', {
  reason: 'collocation',
  phase: 'complements',
  rules: [
    {
      when: [
        '[suggest~|recommend~] [@pronoun] to [#base|be]',
        '[suggest~|recommend~] [@pronoun] [go|take|buy|try|see|visit|eat|learn|be|do]',
      ],
      say: ({ lower, fill }) => fill(lower(3) === 'to' ? '$1 that $2:subject $4' : '$1 that $2:subject $3'),
      not: ['her [visit|try]'],
      mends: { 'He suggested me to take a rest.': 'He suggested that I take a rest.' },
      leaves: ['He suggested a walk.'],
    },
  ],
})

export const modalComplements = family('to-be-able', {
  reason: 'modal',
  phase: 'complements',
  rules: [
    {
      when: 'to can > *',
      say: 'to be able to',
      mends: { 'I want to can swim.': 'I want to be able to swim.' },
      leaves: ['I want to swim.'],
    },
  ],
})

export const letsComplements = family('lets-we', {
  reason: 'bare-infinitive',
  phase: 'complements',
  rules: [
    {
      when: 'let us [we|us] > *',
      say: "let's",
      mends: { "Let's we order now.": "Let's order now." },
      leaves: ["Let's order now."],
    },
  ],
})

export const betterTo = family('better-to', {
  reason: 'had-better',
  phase: 'complements',
  rules: [
    {
      when: '[had|would] better to > #base',
      say: '$1 better',
      mends: { 'You had better to go now.': 'You had better go now.' },
      leaves: ['It is better to go.'],
    },
    {
      when: 'would rather to > #base',
      say: '$1 rather',
      mends: { 'I would rather to stay.': 'I would rather stay.' },
    },
  ],
})
