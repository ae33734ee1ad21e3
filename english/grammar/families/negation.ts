import { family } from '../pattern/family.ts'

export const modalPhrases = family('modal-phrases', {
  reason: 'modal',
  rules: [
    {
      when: '[do|does] not must > *',
      say: '$1$2 have to',
      mends: { "You don't must pay for parking here.": "You don't have to pay for parking here." },
      leaves: ["You mustn't smoke."],
    },
    {
      when: '[will|would|must|should|may|might] can > *',
      say: '$1 be able to',
      mends: { 'You will can speak English soon.': 'You will be able to speak English soon.' },
    },
    {
      when: '[can|could] not? be? able to > *',
      say: '$1$2',
      mends: { "I can't able to swim.": "I can't swim.", 'I can be able to come.': 'I can come.' },
    },
  ],
})

export const betterPhrases = family('better-phrases', {
  reason: 'had-better',
  rules: [
    {
      when: '^ @subject better > [#base|not]',
      say: '$1 had better',
      mends: { 'You better go now.': 'You had better go now.' },
      leaves: ['You had better go.'],
    },
  ],
})

export const haveNot = family('have-not', {
  reason: 'negation',
  rules: [
    {
      when: '@subject feel~ not [well|good|comfortable|happy|hungry|ok|okay|safe|sure|confident]',
      say: ({ form, fill }) => fill(`$1 ${form(2) === 'past' ? "didn't" : "do@1n't"} feel $4`),
      mends: { 'I feel not well today.': "I don't feel well today." },
    },
    {
      when: `be~ no > [included|available|allowed|working|ready|open|happy|easy|true|important|interested|expensive
        |possible|finished|married|sure|correct|cheap|enough|clear|clean|safe|here|necessary] !#noun`,
      say: '$1 not',
      mends: { 'Breakfast is no included in the room price.': 'Breakfast is not included in the room price.' },
      leaves: ['There is no clear answer.'],
    },
    {
      when: '@subject had [no|not] enough',
      say: "$1 didn't have enough",
      mends: { 'We had not enough money.': "We didn't have enough money." },
    },
    {
      when: `[@subject|my #noun|#name] [have|has] not > [a|an|any|money|time|enough|much|many|some|children|friends
        |work]`,
      say: "$1 do@1n't have",
      mends: { "He hasn't money to pay the rent.": "He doesn't have money to pay the rent." },
    },
    {
      when: '[@subject|my #noun] [seem|seems|look|looks] [do|does]? not to? [#base|be|have]',
      say: "$1 do@1n't seem to $6",
      mends: { "He seems doesn't like me.": "He doesn't seem to like me." },
    },
  ],
})

export const neitherPhrases = family('neither-phrases', {
  reason: 'too-either',
  rules: [
    {
      when: '[do|does|did|can|could|have|has|will|am|is|are|was] not ** ,? and < [@subject|@owner #noun|#name] too > .',
      say: ({ lower, fill }) => {
        const helper = { does: 'do', has: 'have', am: 'be', is: 'be', are: 'be' }[lower(1)] ?? lower(1)
        return fill(`neither ${/^(?:do|have|be|was)$/.test(helper) ? `${helper}@6` : helper} $6`)
      },
      mends: {
        "I don't like horror films, and my wife too.": "I don't like horror films, and neither does my wife.",
      },
      leaves: ["I don't like it, and you like it too."],
    },
  ],
})
