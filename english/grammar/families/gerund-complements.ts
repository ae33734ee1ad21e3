import { family } from '../pattern/family.ts'

/** What follows a verb or an adjective: -ing. */
export const gerundComplements = family('gerund-complements', {
  reason: 'gerund',
  phase: 'complements',
  rules: [
    {
      when: `[can|could] not help to? [laugh|smile|cry|think|feel|love|eat]`,
      say: '$1$2 help $5~ing',
      mends: { "I couldn't help to laugh when I saw his face.": "I couldn't help laughing when I saw his face." },
    },
    {
      when: '[can|could] not stand to? [wait|see|hear|listen|work|live]',
      say: '$1$2 stand $5~ing',
      mends: { "I can't stand to wait in long queues.": "I can't stand waiting in long queues." },
    },
    {
      when: `spend~ ** [hour(s)|time|day(s)|weekend(s)|money|minutes|week(s)|month(s)|year(s)|night(s)|morning(s)
        |afternoon(s)|evening(s)|holiday(s)|@day] [to|for] [#base] > ![school|bed]`,
      say: '$1 $2 $3 $5~ing',
      where: ({ token, lower }) =>
        (token(5)?.readings.kinds.verb ?? 0) > 3 &&
        ((token(5)?.readings.kinds.noun ?? 9) < 3 ||
          lower(4) === 'to' ||
          /^(?:watch|play|study|work|talk|chat|sleep|cook|practice|look|search|travel|clean)$/.test(lower(5))),
      mends: { 'Every day I spend two hours for study.': 'Every day I spend two hours studying.' },
    },
    {
      when: 'stop~ to [smoke|cry|worry|complain|bully|bother|waste]',
      say: '$1 $3~ing',
      mends: { 'He stopped to smoke last year.': 'He stopped smoking last year.' },
    },
    {
      when: `[thank you|thanks] for [help|come|teach|invite|listen|wait|give|tell|explain|join|call|visit|answer
        |support|read|reply|share|choose|understand] > [@pronoun|@owner|the|to|for|with|this|today]`,
      say: '$1 for $3~ing',
      mends: { 'Thank you for help me.': 'Thank you for helping me.' },
    },
    {
      when: `[am|are|is|was|were|#be|get~|not|been] used to [wake|get|eat|live|work|speak|study|drive|sleep|drink|cook
        |be|have|go|walk|do|use|see|hear|write|wear|take|read]`,
      say: '$1 used to $4~ing',
      not: ['[it|this|that|which|tool|knife|machine|#plural] [is|are|was|were] used', '[do|did|does] not used'],
      mends: { 'I am used to live alone.': 'I am used to living alone.' },
    },
    {
      when: `[he|she|i|we|they|you|my #noun|#name] be~ [very|really|not|so]? [good|bad|great|clever] [to|for|in]
        [play|sing|cook|speak|draw|dance|swim|write|teach|run|drive|read|paint|solve|make|do]`,
      say: '$1 $2 $3 $4 at $6~ing',
      mends: { 'He is good to play guitar.': 'He is good at playing guitar.' },
      leaves: ['It is good to play outside.'],
    },
    {
      when: 'be~ thinking to [#base]',
      say: '$1 thinking of $4~ing',
      mends: { 'I am thinking to quit my job.': 'I am thinking of quitting my job.' },
    },
    {
      when: '[no [use|point]|what be~ the point] to [#base]',
      say: '$1 $3~ing',
      mends: { "It's no use to complain.": "It's no use complaining." },
    },
    {
      when: '[would you|do you] mind to? [#base]',
      say: '$1 mind $4~ing',
      mends: { 'Would you mind to open the window?': 'Would you mind opening the window?' },
    },
    {
      when: `[good|bad|great|better|interested|afraid|tired|capable|fond|proud|excited|worried|dream~|think~|talk~]
        [at|in|of|about] [play|cook|speak|learn|make|draw|sing|dance|write|swim|teach|do|be|have|go|buy|study|work
        |become|get|visit|move|read|solve|join|lose|die|travel|live|take|fly|drive|wait]`,
      say: '$1 $2 $3~ing',
      not: ['about work', 'of [work|study|play|dance|travel|drive]'],
      mends: { 'He is afraid of speak in public.': 'He is afraid of speaking in public.' },
    },
  ],
})
