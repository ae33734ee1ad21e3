import { family } from '../pattern/family.ts'

const SEPARABLE = [
  '[turn~|switch~] [off|on|up|down]',
  'put~ [on|away|down|off|back|out]',
  'take~ [off|out|away|back]',
  '[pick~|wake~|look~|clean~|cheer~|set~|lock~|warm~|tidy~|use~] up',
  'throw~ [away|out]',
  'give~ [up|back|away]',
  'fill~ [in|out|up]',
  '[write~|cut~|knock~|let~] down',
  'try~ [on|out]',
  'hand~ [in|out|over]',
  'call~ [back|off|up]',
  '[pay~|send~] back',
  'bring~ [back|up|along]',
  '[find~|figure~|work~|point~|carry~|leave~|sort~|print~] out',
  '[drop~|finish~|cool~] off',
  'plug~ in',
  '[cut~|tear~] [off|up]',
]
const BEHIND = `[.|now|please|and|before|after|when|because|in|at|on|for|tomorrow|to|again|first|every|immediately|if
  |but|so|from|until]`

/** A pronoun stands between the verb and its particle. */
export const particles = family('particle-order', {
  reason: 'particle-order',
  phase: 'prepositions',
  rules: [
    {
      when: SEPARABLE.map((verb) => `${verb} [it|them|him|me|us] > ${BEHIND}`),
      say: '$1 $3 $2',
      mends: { 'Please turn off it.': 'Please turn it off.', 'I woke up him at five.': 'I woke him up at five.' },
      leaves: ['Please look after it.', 'She called me back.'],
    },
  ],
})
