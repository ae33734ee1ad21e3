import { family } from '../pattern/family.ts'

const DOOR = '[front|back|car|bathroom]? [door|window|gate|fridge|curtain(s)|garage|drawer]'
const DEVICE = `[light(s)|lamp|tv|television|ac|air conditioner|fan|radio|computer|stove|engine|heater|washing machine
  |internet|camera|microphone|projector|printer|rice cooker|water pump|tap|alarm]`
const OVER = `[.|because|and|before|when|please|after|so|first|if|at|now|for|to|while|but|slowly|carefully|again|every
  |in|on|yesterday|with]`

/** Both speakers know which one. */
export const knownThings = family('known-things', {
  reason: 'article-the',
  phase: 'articles',
  rules: [
    {
      when: `[open~|close~|lock~|shut~|knock~ on|slam~|behind|answer~] > ${DOOR} ${OVER}`,
      say: '$1 the',
      not: ['behind closed', 'door to door'],
      mends: { 'Please close door.': 'Please close the door.' },
      leaves: ['She lives next door.'],
    },
    {
      when: `[[turn~|switch~] [on|off]] > ${DEVICE} ${OVER}`,
      say: '$1 the',
      mends: { 'Turn off light, please.': 'Turn off the light, please.' },
    },
    {
      when: `[wash~|do~] > [dishes|laundry|ironing] ${OVER}`,
      say: '$1 the',
      mends: { 'I wash dishes after dinner.': 'I wash the dishes after dinner.' },
    },
    {
      when: `[[sorry|apologize|apologise|forgive me|thank you|thanks] for] > [late|slow|quick|fast|prompt|short|long
        |sudden|delayed] [reply|response|notice|answer|payment|delivery|update]`,
      say: '$1 the',
      mends: { 'Sorry for late reply.': 'Sorry for the late reply.' },
    },
    {
      when: `[[sorry|thank you|thanks] for] > [inconvenience|invitation|explanation|gift|opportunity|mistake|delay
        |trouble|mess|confusion] [.|that|and|to|yesterday|miss|sir|you]`,
      say: '$1 the',
      mends: { 'Thank you for invitation.': 'Thank you for the invitation.' },
    },
    {
      when: `[in|into] > [wild|dark|rain|sun|distance|background|middle|meantime|end|beginning|future|past|countryside
        |suburbs|shade] [.|because|and|with|when|yesterday|for|at|last|of]`,
      say: '$1 the',
      not: ['[past|future|end] [of|with|for]'],
      mends: { 'We walked in rain.': 'We walked in the rain.' },
    },
    {
      when: `on > [left|right|way|internet|phone|radio|wall|floor|roof|ground|beach|table|weekend] [.|side|because|and
        |with|when|yesterday|to|home|of|at|last|for|there]`,
      say: 'on the',
      not: ['on [right|left|beach|table|radio|ground|floor] [to|with|at|and|for|of]'],
      mends: { 'I met him on way home.': 'I met him on the way home.' },
    },
    {
      when: `same > [class|school|office|age|time|day|room|bus|house|problem|city|place|shirt|hobby|birthday|company
        |team|year|colour|color|size|name] [as|with|like]`,
      say: 'the same',
      not: ['[the|this|that|these|those|very|exact|much|my|our] same'],
      mends: { 'I am in same class as Budi.': 'I am in the same class as Budi.' },
      leaves: ['I am in the same class as Budi.'],
    },
  ],
})

export const noKnownThings = family('no-known-things', {
  reason: 'article-none',
  phase: 'articles',
  rules: [
    {
      when: '^ the life > [in|is|here|without|can|as]',
      say: 'life',
      not: ['life [of|in] [the|my|his|this]', 'life is [his|hers]'],
      mends: { 'The life in Jakarta is hard.': 'Life in Jakarta is hard.' },
      leaves: ['Life is good.'],
    },
    {
      when: `[[go~|walk~] to] the > [school|work|bed] [by|on foot|every|with [bus|car|motorbike|motorcycle|bike
        |bicycle]]`,
      say: '$1',
      mends: { 'He walks to the school every day.': 'He walks to school every day.' },
    },
    {
      when: `[at|in|from] the home > [.|on|every|because|and|but|today|during|when|since|this|after|before|so]`,
      say: ({ lower }) => `${lower(1) === 'from' ? 'from' : 'at'} home`,
      mends: { 'I study at the home.': 'I study at home.' },
    },
    {
      when: `at the night > [.|on|every|because|and|but|today|during|when|since|after|before|so]`,
      say: 'at night',
      mends: { 'It is cold at the night.': 'It is cold at night.' },
    },
    {
      when: `[[go~|come~|travel~|get~|arrive~|return~] **?|[work|school|home|campus|office|there|here]] by [a
        |the] > [bus|train|taxi|plane|bicycle|motorbike|motorcycle|ferry|ship|bike] [.|to|every|from|because|and|with]`,
      say: '$1 by',
      not: ['[hit|killed|struck|near|stood|waited|run over|knocked down|passed|stopped|caused|was|were|been] ** by'],
      mends: { 'I go to work by the bus.': 'I go to work by bus.' },
    },
  ],
})
