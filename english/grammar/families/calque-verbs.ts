import { family } from '../pattern/family.ts'

const SWITCHED = '[light(s)|lamp(s)|tv|television|radio|ac|air conditioner|fan|engine|stove|heater|flashlight|music]'
const WHOSE = '[@opener|a lot of|lots of]? #adj? *?'

/** What Indonesian says with another verb: follow a course, open the lamp. */
export const calqueVerbs = family('calque-verbs', {
  reason: 'calque',
  rules: [
    {
      when: 'to < married > [.|with|in|next|this|on|soon|and|because|at]',
      say: 'get married',
      not: ['[be~|get~] [used|going]? to married to'],
      mends: { 'They are going to married next month.': 'They are going to get married next month.' },
    },
    {
      when: `follow~ ${WHOSE} [course(s)|exam(s)|test(s)|class|classes|lesson(s)] > @over`,
      say: 'take~1 $2 $3 $4 $5',
      not: ['lesson plan'],
      mends: { 'I followed a cooking class in Ubud.': 'I took a cooking class in Ubud.' },
      leaves: ['I follow the instructions.', 'I follow the news on TV.'],
    },
    {
      when: `follow~ ${WHOSE} [competition|contest|race|marathon|tournament|club|organization|community
        |extracurricular|program] > @over`,
      say: 'join~1 $2 $3 $4 $5',
      not: ['follow~ the * [on|in]'],
      mends: { 'He followed a photography competition last year.': 'He joined a photography competition last year.' },
    },
    {
      when: `follow~ ${WHOSE} [seminar|webinar|workshop|meeting|training|conference|lecture|ceremony] > @over`,
      say: 'attend~1 $2 $3 $4 $5',
      mends: { 'We followed a seminar about digital marketing.': 'We attended a seminar about digital marketing.' },
    },
    {
      when: `[open~|live on|life on] @opener? ${SWITCHED} > [.|@joins|@time|#prep]`,
      say: ({ text, fill }) => fill(`turn~1 on ${text(2) || 'the'} $3`),
      mends: { 'Please open the lamp.': 'Please turn on the lamp.' },
      leaves: ['Open the door.', 'Please open the machine.'],
    },
    {
      when: `[close~|kill~] @opener? [${SWITCHED.slice(1, -1)}|computer|machine|alarm|phone] > [.|@joins|@time|#prep]`,
      say: ({ text, fill }) => fill(`turn~1 off ${text(2) || 'the'} $3`),
      mends: {
        'Could you close the light, please?': 'Could you turn off the light, please?',
        'He closed TV at ten.': 'He turned off the TV at ten.',
      },
      leaves: ['Close the window.'],
    },
    {
      when: 'open~ [@owner|the] [shoes|clothes|jacket|shirt|hat|helmet|socks|mask|glasses|sandals|uniform|dress|coat]',
      say: 'take~1 off $2 $3',
      mends: { 'Please open your shoes before entering.': 'Please take off your shoes before entering.' },
    },
    {
      when: '[cut|cuts] @owner hair > [in|at] [a|the] [salon|barber|barbershop]',
      say: 'had $2 hair cut',
      mends: { 'I cut my hair at the salon yesterday.': 'I had my hair cut at the salon yesterday.' },
    },
    {
      when: '[film|movie|book|novel|story|song|article|drama|series|poem|legend|video] [tell|tells|told] about',
      say: ({ lower, fill }) => fill(lower(2) === 'told' ? '$1 was about' : '$1 is about'),
      mends: { 'The film tells about a boy who lost his dog.': 'The film is about a boy who lost his dog.' },
    },
    {
      when: [
        '[@owner|the|she|he] < [look~|feel~|sound~|seem~] like > !#noun #adj [.|today|now|because|and|in|this]',
        '@subject < [look~|feel~|sound~|seem~] like > !#noun #adj [.|today|now|because|and|in|this]',
      ],
      say: '$2',
      mends: { 'She looks like tired today.': 'She looks tired today.' },
      leaves: ['She looks like her mother.', 'It feels like home.'],
    },
    {
      when: '[give~|send~|show~|lend~|offer~|buy~|teach~] to @pronoun > [a|an|the|some|@owner|this|that|#num|many]',
      say: '$1 $3',
      mends: { 'He gave to me a nice gift.': 'He gave me a nice gift.' },
      leaves: ['He gave it to me.'],
    },
    {
      when: 'give~ [know|to know|knowing] to? > @pronoun',
      say: 'tell~1',
      mends: { 'Please give know me the schedule.': 'Please tell me the schedule.' },
    },
    {
      when: 'discuss~ with [@pronoun|[@owner|the] #noun] about [@opener #noun #noun?] > .',
      say: '$1 $5 with $3',
      mends: {
        'We often discuss with our lecturer about our thesis.': 'We often discuss our thesis with our lecturer.',
      },
    },
    {
      when: 'will < back > [soon|later|in #num|by|.]',
      say: 'be back',
      mends: { 'I will back soon.': 'I will be back soon.' },
    },
    {
      when: [
        `[to|will|can|must|should|please|could|would|may|let us] < back > [to|home|here|again|soon|from|tomorrow|next
          |on]`,
        '[i|we|they|you] < back > [to|home|from]',
      ],
      say: 'go back',
      not: ['[welcome|get~|go~|come~|fly~|drive~|way] [to|home]? back', '[get~|go~|come~] to back'],
      mends: {
        'I will back to Jakarta on Sunday.': 'I will go back to Jakarta on Sunday.',
        "We have time, so let's back to the first topic.": "We have time, so let's go back to the first topic.",
      },
      leaves: ['Welcome back to school.'],
    },
    {
      when: 'feel~ [difficult|hard|easy|impossible|easier|harder] > to #base',
      say: 'find~1 it $2',
      mends: { 'I feel difficult to remember new words.': 'I find it difficult to remember new words.' },
      leaves: ['I feel sad to leave.'],
    },
    {
      when: '[i|we] hope for? your [success|happiness|health]',
      say: '$1 wish you $5',
      mends: { 'I hope your success in the future.': 'I wish you success in the future.' },
    },
  ],
})
