import { comparative, superlative } from '../../words/adjectives.ts'
import { family } from '../pattern/family.ts'

const PLAIN = `[tall|big|good|bad|old|young|smart|fast|rich|small|cheap|easy|hard|high|long|short|strong|clever
  |beautiful|expensive|difficult|important|busy|happy|delicious]`
const BETTER = `[better|worse|bigger|smaller|taller|older|younger|faster|slower|cheaper|easier|harder|higher|lower
  |longer|shorter|stronger|richer|happier|nicer|cleaner|hotter|colder|earlier|later|fewer|smarter]`
const OTHER = '[@pronoun|@owner|mine|the]'

export const thanOrThen = family('than-or-then', {
  reason: 'comparison-than',
  phase: 'nouns',
  rules: [
    {
      when: [
        `[am|is|are|was|were|'s] ${PLAIN} < then > ${OTHER}`,
        `[more|less|rather] * < then > *`,
        `[more|less|rather|${BETTER}] < then > *`,
      ],
      say: 'than',
      mends: { 'He is taller then me.': 'He is taller than me.' },
      leaves: ['We ate, then we slept.'],
    },
  ],
})

export const asMuchAs = family('as-much-as', {
  reason: 'comparison-as',
  phase: 'nouns',
  rules: [
    {
      when: 'as * < than',
      say: 'as',
      not: ['as [soon|well|long|far|much|many] than'],
      mends: { 'She is as tall than me.': 'She is as tall as me.' },
      leaves: ['She is as tall as me.'],
    },
    {
      when: `[am|is|are|was|were|not|'s] ${PLAIN} as > *`,
      say: '$1 as $2 as',
      mends: { 'He is tall as his father.': 'He is as tall as his father.' },
    },
    {
      when: `so ${PLAIN} as > [@pronoun|@owner|the]`,
      say: 'as $2 as',
      not: ['not ** so'],
      mends: { 'He is so tall as me.': 'He is as tall as me.' },
    },
  ],
})

export const goodBetterBest = family('good-better-best', {
  reason: 'comparison-short',
  phase: 'nouns',
  rules: [
    {
      when: 'more [good|bad|far] > [than|.]',
      not: ['do~ more'],
      say: ({ lower }) => comparative(lower(2)),
      mends: { 'This one is more good than that one.': 'This one is better than that one.' },
    },
    {
      when: 'more [early|fast|hard|late|soon|near|close|slow|loud] > [than|.|and|because|so|to]',
      say: ({ lower }) => comparative(lower(2)),
      mends: { 'You should sleep more early.': 'You should sleep earlier.' },
    },
    {
      when: 'the? [gooder|badder|goodest|baddest]',
      say: ({ lower, fill }) => {
        const base = /^good/.test(lower(2)) ? 'good' : 'bad'
        return /est$/.test(lower(2)) ? `the ${superlative(base)}` : fill(`$1 ${comparative(base)}`)
      },
      mends: { 'This film is gooder.': 'This film is better.' },
      leaves: ['This film is better.'],
    },
  ],
})

export const oneDegree = family('one-degree', {
  reason: 'comparison-double',
  phase: 'nouns',
  rules: [
    {
      when: [`very > [${BETTER}|more]`, `so > [${BETTER}|more #adj] than`],
      say: 'much',
      not: ['very [later|earlier|lower]'],
      mends: { 'It is very better now.': 'It is much better now.' },
      leaves: ['It is much better now.'],
    },
    {
      when: ['more [prefer|prefers]', '[prefer|prefers] more'],
      say: ({ lower }) => (lower(1) === 'more' ? lower(2) : lower(1)),
      not: ['prefer more [#noun|#adj]'],
      mends: { 'I more prefer tea.': 'I prefer tea.' },
    },
  ],
})

export const tooOrVery = family('too-or-very', {
  reason: 'too-very',
  phase: 'nouns',
  rules: [
    {
      when: `[am|is|are|was|were|'s] < too > [happy|glad|beautiful|delicious|excited|nice|good|grateful|proud] [.
        |today|to [see|meet|hear|be|have]|because|with|and]`,
      say: 'very',
      not: ['not too', 'too good to be'],
      mends: { 'I am too happy to see you.': 'I am very happy to see you.' },
      leaves: ['The film is not too good.'],
    },
  ],
})
