import { family } from '../pattern/family.ts'

const TOLD = `[want~|need~|ask~|tell~|invite~|allow~|advise~|expect~|teach~|encourage~|force~|order~|remind~|would
  like]`

const PLAIN = `[go|come|do|buy|be|help|learn|study|bring|take|make|give|join|speak|write|read|call|send|clean|cook
  |stay|leave|wait|eat|meet|visit|stop|open|close|finish|work|play|use|try|become|pay|marry]`

/** What follows a verb or an adjective: to. */
export const infinitiveComplements = family('infinitive-complements', {
  reason: 'infinitive',
  phase: 'complements',
  rules: [
    {
      when: `[am|is|are|was|were|#be] going > [study|learn|buy|eat|visit|travel|meet|take|cook|play|watch|do|be|have
        |see|marry|move|work|sleep|leave|start|make|join|go|get|call]`,
      say: '$1 going to',
      mends: { 'I am going buy a car.': 'I am going to buy a car.' },
    },
    {
      when: `[plan(s)|dream(s)|desire|wish|chance|opportunity|motivation|time|way|ability|decision|right|money
        |permission]
        for [study|travel|learn|live|go|become|continue|improve|join|buy|get|do|meet|speak|make|eat|take] > [abroad|in
        |at|to|@language|there|overseas|@opener|it|with|again|home|@pronoun|somewhere]`,
      say: '$1 to $3',
      mends: { 'I have a plan for study abroad.': 'I have a plan to study abroad.' },
      leaves: ['I have no time for lunch.'],
    },
    {
      when: `[@subject|my #noun] [want|wants|need|needs] [@pronoun|my #noun] [do not|not|to do not] to? [#base|be
        |have]`,
      say: "$1 do@1n't $2~base $3 to $6",
      mends: { "I want you don't forget me.": "I don't want you to forget me." },
    },
    {
      when: '[want~] that [@subject|@pronoun|my #noun|the #noun] [will|can|should|to]? [#base|#third|be|is|are|has]',
      say: ({ lower, fill }) => fill(`$1 $3:object to ${{ is: 'be', are: 'be', has: 'have' }[lower(5)] ?? '$5~base'}`),
      mends: { 'My father wants that I study law.': 'My father wants me to study law.' },
    },
    {
      when: `[want~|would like] [i|he|she|we|they] to? > ${PLAIN}`,
      say: '$1 $2:object to',
      not: ['do~ not? want'],
      mends: { 'My mother wants I study law.': 'My mother wants me to study law.' },
    },
    {
      when: '[i|we|they|you|he|she] going to > [#base|be|have|do]',
      say: '$1 be@1 going to',
      not: ['be~ not? @subject going'],
      mends: { 'She going to have a baby in March.': 'She is going to have a baby in March.' },
    },
    {
      when: `^ [sorry|nice|good|glad|great|happy|pleased] > [see|meet|hear|disturb|bother|interrupt|know|keep] [you
        |that|your|from|about|it|him|her|the]`,
      say: '$1 to',
      mends: { 'Nice meet you, Miss.': 'Nice to meet you, Miss.' },
    },
    {
      when: 'please to > #base',
      say: 'please',
      mends: { 'Please to answer my question.': 'Please answer my question.' },
    },
    {
      when: `[know~|learn~|teach~|tell~|show~] [me|him|us|them]? how > [make|cook|use|play|do|speak|drive|swim|ride
        |write|solve|fix|dance|sing|get|say]`,
      say: '$1 $2 how to',
      mends: { 'She taught me how swim.': 'She taught me how to swim.' },
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
      when: `[am|is|are|was|were|#be] going > [study|learn|buy|eat|visit|travel|meet|take|cook|play|watch|do|be|have
        |see|marry|move|work|sleep|leave|start|make|join|go|get|call]`,
      say: '$1 going to',
      mends: { 'I am going buy a car.': 'I am going to buy a car.' },
    },
  ],
})

export const otherComplements = family('suggest-that', {
  reason: 'collocation',
  phase: 'complements',
  rules: [
    {
      when: '[suggest~|recommend~] @pronoun to #ing',
      say: '$1 that $2:subject $4~base',
      mends: { 'She suggested me to taking a rest.': 'She suggested that I take a rest.' },
    },
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
