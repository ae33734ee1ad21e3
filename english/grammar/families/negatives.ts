import { inflectVerb } from '../../words/verbs.ts'
import { family } from '../pattern/family.ts'
import type { Said } from '../pattern/say.ts'

/** In the form of the 'do' that goes: 'didn't see' is 'saw'. */
const asDo = ({ lower, token }: Said, helper: number, verb: number): string => {
  const base = token(verb)?.readings.verbs.find(({ form }) => form === 'base')?.base ?? lower(verb)
  return inflectVerb(base, ({ do: 'base', does: 'third', did: 'past' } as const)[lower(helper)] ?? 'base')
}

export const twiceNegative = family('twice-negative', {
  reason: 'double-negative',
  phase: 'clauses',
  rules: [
    {
      when: '[never|nobody|no one|nothing|hardly|rarely|seldom|no longer] [do|does|did] not #base',
      say: (match) => `${match.text(1)} ${asDo(match, 2, 4)}`,
      mends: { "She never doesn't eat meat.": 'She never eats meat.', "Nobody didn't come.": 'Nobody came.' },
      leaves: ['She never eats meat.'],
    },
    {
      when: '[do|does|did] not never #base',
      say: (match) => `never ${asDo(match, 1, 4)}`,
      mends: { "I didn't never see him.": 'I never saw him.' },
    },
    {
      when: '[there [is|are|was|were] not] [nobody|nothing|no one|no] > *',
      say: ({ lower, fill }) =>
        fill(`$1 ${{ nobody: 'anybody', nothing: 'anything', 'no one': 'anyone' }[lower(2)] ?? 'any'}`),
      mends: { "There isn't nobody here.": "There isn't anybody here." },
    },
    {
      when: '[can|could] not hardly > *',
      say: ({ lower }) => `${lower(1)} hardly`,
      mends: { "I can't hardly hear you.": 'I can hardly hear you.' },
    },
    {
      when: '[hardly|rarely|barely] [not|never|do not|no|nothing] > *',
      say: '$1 ever',
      mends: { 'I rarely never eat meat.': 'I rarely ever eat meat.' },
    },
  ],
})

export const negationPhrases = family('negation-phrases', {
  reason: 'negation',
  phase: 'clauses',
  rules: [
    {
      when: '^ please [not|no] to? > #base',
      say: 'please do not',
      where: ({ sentence, to }) => (sentence.tokens[to]?.readings.kinds.verb ?? 0) > 3,
      mends: { 'Please not smoke here.': 'Please do not smoke here.' },
    },
    {
      when: `[i|you|we|they|he|she] no > [like|want|know|need|understand|have|speak|eat|drink|agree|remember|go|come
        |believe|see|care]`,
      say: "$1 do@1n't",
      mends: { 'I no like it.': "I don't like it." },
      leaves: ["I don't like it."],
    },
    {
      when: 'unless ** [do|does] not [#base|be|have|do]',
      say: (match) => `unless ${match.text(2)} ${asDo(match, 3, 5)}`,
      mends: { "Unless you don't study, you will fail.": 'Unless you study, you will fail.' },
    },
    {
      when: 'unless ** [is|are|am|was|were|have|has|can|will] not',
      say: 'unless $2 $3',
      mends: { 'Unless it is not raining, we stay.': 'Unless it is raining, we stay.' },
    },
    {
      when: '[do|does|did] not to? [can|could]',
      say: ({ lower }) => (lower(1) === 'did' ? "couldn't" : "can't"),
      mends: { 'She did not can come.': "She couldn't come." },
    },
    {
      when: `[@subject|this|that|#noun] [do|does] not [happy|sad|tired|sick|ready|hungry|busy|afraid|sure|married
        |interested|angry|late|good|bad|rich|poor|beautiful|expensive|cheap]`,
      say: '$1 be@1 not $4',
      not: ['#adj [up|down|food|book|thing]'],
      mends: { "I don't happy.": 'I am not happy.' },
    },
    {
      when: '[is|are|was|were] no > [enough|many|much] *',
      say: '$1 not',
      mends: { 'There are no many buses here.': 'There are not many buses here.' },
    },
    {
      when: '[have|has|had] no > [enough|many|much] *',
      say: ({ lower }) => `${{ have: "don't", has: "doesn't" }[lower(1)] ?? "didn't"} have`,
      mends: { 'We have no many friends here.': "We don't have many friends here." },
    },
    {
      when: 'already [do|does] not #base',
      say: (match) => `no longer ${asDo(match, 2, 4)}`,
      mends: { "Mr. Anton already doesn't work here.": 'Mr. Anton no longer works here.' },
    },
    {
      when: 'already [can|am|is|are|was|were] not > *',
      say: '$2 no longer',
      mends: { 'He already is not my boss.': 'He is no longer my boss.' },
    },
    {
      when: '[can|could|will|would|should|must] [no|do not|does not] > #base',
      say: '$1 not',
      where: ({ sentence, to }) => (sentence.tokens[to]?.readings.kinds.verb ?? 0) > 3,
      mends: { 'You must no smoke here.': 'You must not smoke here.' },
    },
  ],
})

export const anyPhrases = family('any-phrases', {
  reason: 'negation-any',
  phase: 'clauses',
  rules: [
    {
      when: `[[there [is|are|was|were]|have~] not|[do|does|did] not [have|need|want|buy|see
        |get]] < some > [#uncountable|#plural|milk|sugar|water|money|rice]`,
      say: 'any',
      mends: { "There isn't some milk in the fridge.": "There isn't any milk in the fridge." },
      leaves: ["I don't have any money."],
    },
    {
      when: `[[do|does|did|can|could|have] not|never] [see|have|know|want|say|eat|find|hear|do|buy|need|understand
        |tell] < something
        > [.|about|to|in|from]`,
      say: 'anything',
      mends: { "I didn't see something.": "I didn't see anything." },
    },
    { when: 'no any > *', say: 'no', mends: { 'I have no any idea.': 'I have no idea.' } },
  ],
})

export const eitherNotToo = family('either-not-too', {
  reason: 'too-either',
  phase: 'clauses',
  rules: [
    {
      when: '[do|does|did|can|could|is|am|are|have|has|was|were|will|would] not **? ,? < too > .',
      say: 'either',
      not: ['not be? too *', 'not only'],
      mends: { "I don't like it too.": "I don't like it either." },
      leaves: ['I like it too.'],
    },
    {
      when: 'me too [[do|does|can] not|not]',
      say: 'me neither',
      mends: { "Me too don't.": 'Me neither.' },
    },
  ],
})
