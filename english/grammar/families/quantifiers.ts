import { family } from '../pattern/family.ts'
import { isMany } from '../pattern/one-or-many.ts'

export const quantifiers = family('quantifiers', {
  reason: 'quantifier',
  phase: 'nouns',
  rules: [
    {
      when: 'amount > of #plural',
      say: 'number',
      where: ({ sentence, to }) => isMany(sentence.tokens[to + 1]),
      mends: { 'The amount of students is growing.': 'The number of students is growing.' },
    },
    {
      when: `[all|most|some|many|both] of [student|teacher|friend|child|person|participant|employee|customer|country
        |city|book|car|company|member|worker]`,
      say: '$1 of the $3:plural',
      mends: { 'Most of student like it.': 'Most of the students like it.' },
    },
    {
      when: 'a? [long|short|black|brown|blonde|curly|straight|my|her|his|beautiful|white|grey|gray|nice] hairs',
      say: '$2 hair',
      mends: { 'She has long hairs.': 'She has long hair.' },
    },
    {
      when: `[most|many|several|some] of > [indonesian|young|old|big|small|rich|poor|local|foreign|modern|new
        |other]? #plural`,
      say: '$1',
      where: ({ sentence, to }) => isMany(sentence.tokens[to]) || isMany(sentence.tokens[to + 1]),
      mends: { 'Most of people like it.': 'Most people like it.' },
      leaves: ['Most of the people like it.'],
    },
    {
      when: 'all of > [people|students|children|teachers|women|men]',
      say: 'all',
      mends: { 'All of people know him.': 'All people know him.' },
    },
    {
      when: '[almost|mostly] > [indonesian|young|old|big|small|rich|poor|local|modern|new]? #plural',
      say: 'most',
      where: ({ sentence, to }) => isMany(sentence.tokens[to]) || isMany(sentence.tokens[to + 1]),
      mends: { 'Almost students like him.': 'Most students like him.' },
    },
    {
      when: 'almost [@owner|the|these|those] > #adj? #plural',
      say: 'almost all $2',
      where: ({ sentence, to }) => isMany(sentence.tokens[to]) || isMany(sentence.tokens[to + 1]),
      mends: { 'Almost my friends are married.': 'Almost all my friends are married.' },
    },
    {
      when: '[speak~|understand~|know~|learn~|study~|and] a [little bit|bit] > @language',
      say: '$1 a $3 of',
      mends: { 'I speak a little bit English.': 'I speak a little bit of English.' },
    },
    {
      when: '[every|each] @owner #noun',
      say: 'all $2 $3:plural',
      where: ({ token }) => token(3)?.readings.counted === true,
      mends: { 'Every my friend came.': 'All my friends came.' },
    },
    {
      when: '[@owner|the] both > #plural',
      say: ({ lower, fill }) => (lower(1) === 'the' ? 'both' : fill('both $1')),
      mends: { 'My both sisters are nurses.': 'Both my sisters are nurses.' },
    },
    {
      when: 'the most of > [@owner|these|those] #plural',
      say: 'most of',
      not: ['make~ the most'],
      mends: { 'The most of my friends are married.': 'Most of my friends are married.' },
    },
    {
      when: '[the|a|an] one of > [the|@owner]',
      say: 'one of',
      mends: { 'He is the one of my friends.': 'He is one of my friends.' },
    },
    { when: 'a lots of', say: 'a lot of', mends: { 'I have a lots of work.': 'I have a lot of work.' } },
    {
      when: '[@owner|the] another > *',
      say: '$1 other',
      mends: { 'My another brother is a pilot.': 'My other brother is a pilot.' },
    },
    {
      when: '^ the most > #plural',
      say: 'most',
      where: ({ sentence, to }) => isMany(sentence.tokens[to]) && !/\b(?:ever|in one|at once)\b/i.test(sentence.text),
      mends: { 'The most people here are farmers.': 'Most people here are farmers.' },
    },
    {
      when: `a [little bit|bit] > [money|time|sugar|salt|water|milk|rice|help|rest|food|bread|butter|oil|fun|luck|work
        |information|patience|space] [.|to|for|in|on|and|because|with|from|at|before|after|left]`,
      say: 'a $2 of',
      mends: { 'I need a little bit time.': 'I need a little bit of time.' },
    },
    {
      when: '[a|another|each|every] [other|others] > #noun',
      say: 'another',
      not: ['[each|every] other'],
      mends: { 'I want a other book.': 'I want another book.' },
    },
    {
      when: 'a few > [money|water|milk|sugar|salt|rice|bread|coffee|tea|time|information|help]',
      say: 'a little',
      mends: { 'I need a few money.': 'I need a little money.' },
    },
    {
      when: `a little > [people|friends|students|books|cars|things|problems|mistakes|words|places|questions|minutes
        |days]`,
      say: 'a few',
      mends: { 'I have a little friends here.': 'I have a few friends here.' },
    },
  ],
})
