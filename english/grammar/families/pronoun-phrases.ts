import { family } from '../pattern/family.ts'

const ONE = '[@owner *|the *|#name]'
const VERB = `[am|is|are|was|were|have|has|had|will|can|do|did|usually|often|always|#base|#third|#past]`
const GOVERNS = '[with|between|for|to|from|about|than|like|of|by|help~|give~|make~|let~|see~]'

export const andI = family('and-i', {
  reason: 'pronoun-and-i',
  phase: 'clauses',
  rules: [
    {
      when: [`^ [me|i] and ${ONE} > *`, `[me|i] and [@owner @kin|@owner family] > ${VERB}`],
      say: '$3 and I',
      not: [`${GOVERNS} [me|i] and`],
      mends: { 'Me and my friend are here.': 'My friend and I are here.' },
      leaves: ['She gave it to my friend and me.'],
    },
  ],
})

export const caseOfPair = family('case-of-pair', {
  reason: 'pronoun-case',
  phase: 'clauses',
  rules: [
    {
      when: `^ [him|her|them] and ${ONE} > *`,
      say: '$1:subject and $3',
      mends: { 'Him and his wife live here.': 'He and his wife live here.' },
    },
    {
      when: `[between|to|for|with|from|about|of|by|like|at|except|invite~|tell~|ask~|help~|see~|meet~|give~|call~
        |teach~|show~|visit~|pick~ up] [${ONE}|you|him|her|them] and i > [.|yesterday|last|because|about|to|in|at|for
        |every|again|how|a|the]`,
      say: '$1 $2 and me',
      mends: {
        'My boss gave the task to Rudi and I.': 'My boss gave the task to Rudi and me.',
        'He invited my husband and I to dinner.': 'He invited my husband and me to dinner.',
      },
      leaves: ['Rudi and I left early.'],
    },
    {
      when: `^ her > [is|was|has|can|will|does|lives|wants|goes|comes|speaks|teaches|studies|[likes|loves] !and
        |works [as|at|in|for|with|hard|every]]`,
      say: 'she',
      mends: { 'Her is my sister.': 'She is my sister.' },
    },
  ],
})

export const selves = family('selves', {
  reason: 'pronoun-self',
  phase: 'clauses',
  rules: [
    {
      when: `[hisself|theirself|theirselves|themself|ourself|herselves|herselfs|himselfs|himselves|yourselfs|ourselfs
        |themselfs|myselfs|itselfs]`,
      say: ({ lower }) => SELVES[lower(1).slice(0, 3)] ?? '',
      mends: { 'He hurt hisself.': 'He hurt himself.' },
    },
    {
      when: '[my|me|your|you|her|him|his|it|their|them|our] self',
      say: ({ lower }) => SELVES[lower(1)] ?? SELVES[lower(1).slice(0, 3)] ?? '',
      mends: { 'She looked at her self in the mirror.': 'She looked at herself in the mirror.' },
      leaves: ['She looked at herself in the mirror.'],
    },
    {
      when: 'introduce~ me > .',
      say: '$1 myself',
      mends: { 'Let me introduce me.': 'Let me introduce myself.' },
    },
    {
      when: '[^ please?] take care of < you > [.|and|there|in|during]',
      say: 'yourself',
      mends: { 'Take care of you!': 'Take care of yourself!' },
    },
  ],
})

const SELVES: Record<string, string> = {
  my: 'myself',
  me: 'myself',
  mys: 'myself',
  you: 'yourself',
  her: 'herself',
  him: 'himself',
  his: 'himself',
  it: 'itself',
  its: 'itself',
  the: 'themselves',
  our: 'ourselves',
}

const DOES = `[is|was|are|were|has|have|had|can|will|always|often|usually|never|#third|#past]`

export const repeatedBehindComma = family('repeated-behind-comma', {
  reason: 'pronoun-repeat',
  phase: 'clauses',
  rules: [
    {
      when: `^ [@owner #adj? @kin] , [he|she|they|it] > ${DOES}`,
      say: '$1',
      not: ['my friend ,'],
      mends: { 'My mother, she always wakes up at four.': 'My mother always wakes up at four.' },
    },
    {
      when: `^ [@owner|the] * *? , [mr|mrs|ms|pak|bu|miss|dr]? #name , < [he|she] > ${DOES}`,
      say: '',
      mends: { 'My teacher, Mr. Anton, he is kind.': 'My teacher, Mr. Anton, is kind.' },
      leaves: ['My teacher, Mr. Anton, is kind.'],
    },
  ],
})
