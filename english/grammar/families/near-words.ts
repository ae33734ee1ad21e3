import { OUR_OR_THEIR } from '../../words/word-sets.ts'
import { family } from '../pattern/family.ts'

const LATE_FOR = '[come~|arrive~|wake~ up|get~ up|go~ to bed|get~ home|go~ home]'

/** Adjectives, adverbs and nouns that are nearly the same. */
export const nearWords = family('near-words', {
  reason: 'confusion',
  rules: [
    {
      when: [
        `${LATE_FOR} lately > [.|because|for|to|again|every|yesterday|last|and|so|this|today|at|in]`,
        '[am|is|are|was|were|too] lately > [for|to|again|.]',
      ],
      say: '$1 late',
      not: ['[have~|been] ** lately'],
      mends: { 'He always comes lately to the office.': 'He always comes late to the office.' },
      leaves: ['I have been busy lately.'],
    },
    {
      when: `beside > [that|this|being|working|teaching|english|studying|playing] ![house|building|shop|man|woman|girl
        |boy|table|tree|car|chair|road|door|window|one|school]`,
      say: 'besides',
      mends: { 'Beside English, she speaks Arabic.': 'Besides English, she speaks Arabic.' },
      leaves: ['He sat beside that girl.'],
    },
    {
      when: '[sit~|stand~|is|are|was|live~|located|right|sleep~|walk~] < besides > [@pronoun|@owner|the|a]',
      say: 'beside',
      mends: { 'He sat besides me on the plane.': 'He sat beside me on the plane.' },
    },
    {
      when: '[have~] [a lot of|so much]? funny > [.|#prep|@joins|@time]',
      say: '$1 $2 fun',
      mends: { 'We had so much funny at the beach.': 'We had so much fun at the beach.' },
      leaves: ['He has funny friends.'],
    },
    {
      when: `[very|more|so|quite|really|too|an|most] < economic > [than|to use|to run|car(s)|way|choice|option|engine
        |.]`,
      say: 'economical',
      mends: { 'This car is very economic.': 'This car is very economical.' },
    },
    {
      when: `economical > [crisis|growth|problem(s)|development|system|policy|condition|situation|sector|recovery
        |reasons]`,
      say: 'economic',
      mends: { 'The economical crisis was long.': 'The economic crisis was long.' },
    },
    {
      when: [
        '[skin|teeth|eyes|nose|stomach|topic|issue] [is|are|was] @intensifier? < sensible',
        '[very|too|so|more|really|be~] < sensible > [to|skin|teeth|topic|issue|; [she|he]]',
      ],
      say: 'sensitive',
      mends: {
        'My skin is very sensible.': 'My skin is very sensitive.',
        'She is very sensible; she cries easily.': 'She is very sensitive; she cries easily.',
      },
    },
    {
      when: ['be~ [a|an|the]? [very|really]? [#adj]? < cooker', '[become~|as] [a|an|the]? #adj? < cooker'],
      say: 'cook',
      not: ['[rice|pressure|slow|gas|electric] cooker', '[it|this|that|rice|machine] be~ ** cooker'],
      mends: { 'My mother is a good cooker.': 'My mother is a good cook.' },
      leaves: ['It is a rice cooker.'],
    },
    {
      when: [
        '[a|my|our|his|her|this|that|your] #adj < travel > [.|#prep|to|was|is|last|next]',
        '[a|my|our|his|her|their|this|your|the] < travel > [to|was]',
      ],
      say: 'trip',
      mends: { 'Have a nice travel!': 'Have a nice trip!' },
      leaves: ['I like travel.'],
    },
    {
      when: `[is|are] [my|this|that|the] [grammar|sentence(s)|answer(s)|spelling|english|pronunciation|writing] is?
        already? < true > [.|or [not|wrong|no]|miss]`,
      say: 'correct',
      mends: { 'Is my grammar true?': 'Is my grammar correct?' },
    },
    {
      when: 'speak~ [use|using|by|with] english',
      say: '$1 English',
      mends: { 'I want to speak use English.': 'I want to speak English.' },
    },
    {
      when: '[talk~|chat~|practice~|practise~|communicate~] [use|using|by|with] english',
      say: '$1 in English',
      mends: { 'Can we talk use English?': 'Can we talk in English?' },
    },
    {
      when: '@owner? [find~|look~ for|have~|get~|need~|want~] a #adj? < work > [.|in|at|as|with]',
      say: 'job',
      mends: { 'My uncle is looking for a new work.': 'My uncle is looking for a new job.' },
      leaves: ['I have a lot of work.'],
    },
    {
      when: "^ what [is|'s] [your|his|her] [#noun 's]? < work > ![schedule|experience|place|like|address]",
      say: 'job',
      mends: { 'What is your work?': 'What is your job?' },
    },
    {
      when: '[my|his|her] work is [a|an] > #human',
      say: '$1 job is $4',
      mends: { 'My work is a nurse.': 'My job is a nurse.' },
    },
    {
      when: '[lose~|quit~|change~] @owner work > [.|#prep|@joins|last|during]',
      say: ({ lower, fill }) => fill(OUR_OR_THEIR.test(lower(2)) ? '$1 $2 jobs' : '$1 $2 job'),
      mends: { 'Many people lost their work during the pandemic.': 'Many people lost their jobs during the pandemic.' },
    },
    {
      when: '[be~|so|very] [bias|monotone|prestise|effectif|optimis|pesimis|emosi|kreatif]',
      say: ({ lower, fill }) => fill(`$1 ${COGNATES[lower(2)]}`),
      mends: { 'My job is so monotone.': 'My job is so monotonous.' },
    },
    {
      when: '[some|long] times ago',
      say: '$1 time ago',
      mends: { 'I met him some times ago.': 'I met him some time ago.' },
    },
  ],
})

const COGNATES: Record<string, string> = {
  bias: 'biased',
  monotone: 'monotonous',
  prestise: 'prestigious',
  effectif: 'effective',
  optimis: 'optimistic',
  pesimis: 'pessimistic',
  emosi: 'angry',
  kreatif: 'creative',
}
