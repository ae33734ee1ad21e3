import { family } from '../pattern/family.ts'

const DONE = `[homework|housework|research|chore(s)|shopping|yoga|gymnastics|karate|sport(s)|laundry|dishes
  |exercise(s)|assignment(s)]`
const MADE = `[mistake(s)|decision(s)|effort|noise|progress|phone call(s)|promise|suggestion(s)|appointment|choice(s)
  |speech|reservation|excuse(s)|complaint|attempt|error(s)|joke(s)|money|friends|difference]`
/** 'Do mistakes help?', 'How do plans change?': a helper. */
const ASKED = ['^ [do|does|did]', '[how|what|where|why|when|which|much|many|nor|neither|so] [do|does|did]']

export const doMake = family('do-make', {
  reason: 'do-make',
  rules: [
    {
      when: `make~ @opener? [english|math|maths]? ${DONE}`,
      say: 'do~1 $2 $3 $4',
      not: [
        '[homework|shopping|exercise(s)|laundry] [plan|list|book|card|app|easy|easier|for]',
        'make~ [the|some|an] [exercise(s)|assignment(s)|research]',
      ],
      mends: {
        'I made my homework last night.': 'I did my homework last night.',
        'My wife makes yoga every morning.': 'My wife does yoga every morning.',
      },
      leaves: ['I made a homework plan.', 'She made a shopping list.'],
    },
    {
      when: 'make~ @pronoun? a #adj? [favor|favour]',
      say: 'do~1 $2 a $4 $5',
      mends: { 'Can you make me a favor?': 'Can you do me a favor?' },
    },
    {
      when: 'make~ > @owner best [.|#prep|to|and]',
      say: 'do~1',
      mends: { 'I will make my best.': 'I will do my best.' },
      leaves: ['She made my best friend happy.'],
    },
    {
      when: [
        `do~ [@lot|a|an|this|that]? #adj? ${MADE}`,
        'do~ [@owner|the] #adj? [mistake(s)|decision(s)|choice(s)|promise]',
        'do~ [a|an|some|another] #adj? [cake(s)|plan(s)|list|offer|coffee|tea|fire|profit|mess]',
      ],
      say: 'make~1 $2 $3 $4',
      not: ASKED,
      mends: {
        'I did a big mistake.': 'I made a big mistake.',
        'She has done a lot of progress.': 'She has made a lot of progress.',
        'My mother did a delicious cake.': 'My mother made a delicious cake.',
      },
      leaves: ['How does progress happen?', 'He did his best.', 'What difference does it make?'],
    },
    {
      when: '[does|did|doing|done] > [fried [rice|chicken|noodles]|cakes|cookies|soup|noodles|satay|rendang]',
      say: ({ lower, fill }) => fill({ does: 'makes', doing: 'making' }[lower(1)] ?? 'made'),
      not: ASKED,
      mends: { 'My mother did fried rice for us.': 'My mother made fried rice for us.' },
    },
  ],
})
