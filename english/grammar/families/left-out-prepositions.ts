import { family } from '../pattern/family.ts'

const DWELLING = `[village|town|city|country|house|apartment|dormitory|boarding house|flat|area|district|province|hotel
  |hostel|region|neighborhood|neighbourhood|kampong|island]`
const HAPPENS = '[leave~|start~|begin~|open~|close~|arrive~|finish~|end~|depart~|wake~ up|get~ up|meet~|come~|land~]'

export const leftOutPlaces = family('left-out-places', {
  reason: 'preposition-place',
  phase: 'prepositions',
  rules: [
    {
      when: `[live~|stay~|born|grow~ up] < [[a|an|the|this|that|@owner|#adj]? #adj? ${DWELLING}]`,
      say: 'in $2',
      not: ['[live~|stay~] [the|a|@owner] [life|night]'],
      mends: { 'My parents live a small village.': 'My parents live in a small village.' },
      leaves: ['My parents live near a small village.', 'She lives a quiet life.'],
    },
    {
      when: '[live~|stay~|born|grow~ up|study~|work~] < [@city] !#noun',
      say: 'in $2',
      not: ['study~ [japan|china]'],
      mends: { 'She was born Padang.': 'She was born in Padang.', 'I will work Japan.': 'I will work in Japan.' },
    },
    {
      when: '![in|at|the] * < front of > [@opener|@pronoun]',
      say: 'in front of',
      mends: { "Let's meet front of the cinema.": "Let's meet in front of the cinema." },
      leaves: ['She sat in the front of the bus.', 'The front of the shop is red.'],
    },
  ],
})

export const leftOutTimes = family('left-out-times', {
  reason: 'preposition-time',
  phase: 'prepositions',
  rules: [
    {
      when: [`${HAPPENS} < [#clock]`, `${HAPPENS} < [#num o'clock]`],
      say: 'at $2',
      mends: { "The last bus leaves ten o'clock.": "The last bus leaves at ten o'clock." },
      leaves: ["The last bus leaves at ten o'clock."],
    },
  ],
})

export const leftOutLinks = family('left-out-links', {
  reason: 'preposition-verb',
  phase: 'prepositions',
  rules: [
    {
      when: 'succeed~ < #ing',
      say: 'in $2',
      mends: { 'They succeeded winning the game.': 'They succeeded in winning the game.' },
      leaves: ['They succeeded in winning the game.'],
    },
  ],
})
