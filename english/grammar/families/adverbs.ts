import { adjectiveOf } from '../../words/adjectives.ts'
import { family } from '../pattern/family.ts'

const VERY = '[very|so|really]'
const SENSED = '[feel~|look~|sound~|smell~|taste~|seem~]'

export const adverbPhrases = family('adverb-phrases', {
  reason: 'adverb-form',
  phase: 'order',
  rules: [
    {
      when: `do~ ${VERY}? [bad|good] > [in|on|at] [the|@owner|this|math|english|school]`,
      say: ({ lower, fill }) => fill(`$1 $2 ${lower(3) === 'bad' ? 'badly' : 'well'}`),
      mends: { 'I did bad in the exam.': 'I did badly in the exam.' },
    },
    {
      when: '[see|hear] very? good > [.|without|because|from|in|at]',
      say: '$1 $2 well',
      mends: { 'I cannot see good without my glasses.': 'I cannot see well without my glasses.' },
    },
    {
      when: `[a|an|very|my|the] very? well > [teacher|student|person|friend|man|woman|job|idea|place|doctor|leader
        |cook|player|singer|score|result|chance|day]`,
      say: '$1 $2 good',
      mends: { 'He is a very well student.': 'He is a very good student.' },
    },
    {
      when: 'live~ very? happy > [.|in|with|together|and|until|ever]',
      say: '$1 $2 happily',
      mends: { 'They lived happy ever after.': 'They lived happily ever after.' },
    },
    {
      when: `[taste~|smell~|sound~] ${VERY}? well > [.|and|but|to|because]`,
      say: '$1 $2 good',
      mends: { 'This cake tastes well.': 'This cake tastes good.' },
    },
    {
      when: `^ [unfortunate|fortunate|actual|final|usual|normal|general|sudden|honest|basic|personal|recent|current
        |obvious|lucky|hopeful|especial] > ,`,
      say: '$1:adverb',
      mends: { 'Unfortunate, I cannot come.': 'Unfortunately, I cannot come.' },
    },
    {
      when: `[speak~|talk~|communicate~|present~|write~] [@language|it|in english]? [very|more|so]? [fluency
        |fluence] > [.|and|but|because|like|in|with|when]`,
      say: '$1 $2 $3 fluently',
      mends: { 'I want to speak English fluency.': 'I want to speak English fluently.' },
    },
    {
      when: `${SENSED} ${VERY}? [happily|sadly|badly|beautifully|angrily|deliciously|nicely|wonderfully|perfectly
        |strangely|nervously|tiredly|sickly|confidently] > [.|today|and|because|when|about]`,
      say: ({ lower, fill }) => fill(`$1 $2 ${adjectiveOf(lower(3))}`),
      mends: { 'I feel very sadly today.': 'I feel very sad today.' },
      leaves: ['I feel lonely.'],
    },
    {
      when: `[is|are|was|were|am] very? [happily|sadly|beautifully|angrily|politely|quickly|slowly|importantly
        |differently|carefully|easily|perfectly|kindly] > .`,
      say: ({ lower, fill }) => fill(`$1 $2 ${adjectiveOf(lower(3))}`),
      mends: { 'The view is beautifully.': 'The view is beautiful.' },
    },
  ],
})

export const hardOrHardly = family('hard-or-hardly', {
  reason: 'adverb-hard',
  phase: 'order',
  rules: [
    {
      when: '[i|we|they|you|he|she|can|could] < hard > [ever|know|believe|remember|understand]',
      say: 'hardly',
      mends: { 'I can hard believe it.': 'I can hardly believe it.' },
    },
    {
      when: `[work~|study~|try~|practice~|practise~|train~|rain~|learn~|fight~|play~] ${VERY}? hardly`,
      say: '$1 $2 hard',
      not: ['hardly [any|ever|at]'],
      mends: { 'He works very hardly.': 'He works very hard.' },
      leaves: ['He hardly works.', 'It rained hardly at all.'],
    },
    {
      when: 'more? fastly',
      say: ({ lower }) => (lower(1) ? 'faster' : 'fast'),
      mends: { 'He runs fastly.': 'He runs fast.' },
    },
  ],
})

export const everyDay = family('every-day', {
  reason: 'confusion',
  phase: 'order',
  rules: [
    {
      when: `[every day|everyday] > [life|activity|activities|english|routine|clothes|conversation(s)|problems|use
        |language]`,
      say: 'everyday',
      mends: { 'It is part of every day life.': 'It is part of everyday life.' },
      leaves: ['It is part of everyday life.'],
    },
    {
      when: '![my|the|an|of|in|for|his|her|is|are] * < everyday > [.|because|at|with|in|to|and|but|for|after|before]',
      say: 'every day',
      mends: { 'I run everyday.': 'I run every day.' },
    },
    {
      when: '^ everyday ,? > [i|we|he|she|they|my|you]',
      say: 'every day',
      mends: { 'Everyday I get up at six.': 'Every day I get up at six.' },
    },
    {
      when: 'may be > [@subject|the|my|this|tomorrow]',
      say: 'maybe',
      not: ['[@subject|#noun|this|that|there|which|who] may be'],
      mends: { 'May be he is at home.': 'Maybe he is at home.' },
      leaves: ['This may be the last bus.'],
    },
    {
      when: 'all ready > [finished|done|eaten|know|went|gone|left|eat|have]',
      say: 'already',
      mends: { 'They have all ready left.': 'They have already left.' },
    },
  ],
})
