import { baseOfDegree, isShort } from '../../words/adjectives.ts'
import { family } from '../pattern/family.ts'

export const asAs = family('as-as', {
  reason: 'comparison-as',
  rules: [
    {
      when: '!as soon as possible',
      say: 'as soon as possible',
      where: ({ sentence, from }) => sentence.tokens[from - 1]?.lower !== 'as',
      mends: { 'I will answer soon as possible.': 'I will answer as soon as possible.' },
      leaves: ['Please answer as soon as possible.'],
    },
    {
      when: 'the? same #adj [as|with|like] > *',
      say: 'as $3 as',
      where: ({ token }) => (token(3)?.readings.kinds.noun ?? 9) < 4,
      mends: { 'He is same tall with his father.': 'He is as tall as his father.' },
    },
    {
      when: 'as #degree > as',
      say: ({ token }) => {
        const base = baseOfDegree(token(2)?.lower ?? '', (word) => isShort(word))?.base
        return base && `as ${base}`
      },
      mends: { 'My new school was twice as bigger as my old one.': 'My new school was twice as big as my old one.' },
    },
  ],
})

export const thanPhrases = family('than-phrases', {
  reason: 'comparison-than',
  rules: [
    {
      when: '[senior|junior|superior|inferior] than > *',
      say: '$1 to',
      mends: { 'She is senior than me.': 'She is senior to me.' },
      leaves: ['She is older than me.'],
    },
    {
      when: ['[#degree] from > *', 'more #adj from > *'],
      say: ({ lower, fill }) => fill(lower(1) === 'more' ? 'more $2 than' : '$1 than'),
      not: ['from now', '[further|farther|later|earlier|worker|teacher|player|other|her] from'],
      where: ({ lower, token }) => (token(lower(1) === 'more' ? 2 : 1)?.readings.kinds.noun ?? 9) < 5,
      mends: { 'Bekasi is hotter from Bandung.': 'Bekasi is hotter than Bandung.' },
    },
  ],
})

export const wellAndClear = family('well-and-clear', {
  reason: 'adverb-form',
  rules: [
    {
      when: 'cook~ [very|so|really]? delicious > [.|and|every]',
      say: '$1 $2 well',
      mends: { 'He cooks very delicious.': 'He cooks very well.' },
      leaves: ['He cooks delicious food.'],
    },
    {
      when: `[be~|look~|seem~|sound~|feel~] [very|so|too|really|quite] [clearly|easily|quickly|slowly|happily
        |carefully|badly|beautifully|perfectly|loudly|politely|seriously] > [.|and|but|because|for|to|when|so]`,
      say: ({ lower, fill }) => fill(`$1 $2 ${lower(3).replace(/ily$/, 'y').replace(/ly$/, '')}`),
      mends: { 'Your explanation is very clearly.': 'Your explanation is very clear.' },
    },
  ],
})

export const hardPhrases = family('hard-phrases', {
  reason: 'adverb-hard',
  rules: [
    {
      when: `@subject [always|must|have to|should]? hardly [study~|work~|practice~|practise~|train~|learn~|try~]
        > [every|to|for|so]`,
      say: '$1 $2 $4 hard',
      mends: { 'I hardly study every night to pass the exam.': 'I study hard every night to pass the exam.' },
      leaves: ['I hardly know him.'],
    },
  ],
})
