import { family } from '../pattern/family.ts'

const MONTH = '[january|february|april|june|july|august|september|october|november|december|march|may]'

export const timePrepositions = family('time-prepositions', {
  reason: 'preposition-time',
  phase: 'prepositions',
  rules: [
    {
      when: '[in|at] > [@day|[mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays]]',
      say: 'on',
      mends: { 'See you in Monday.': 'See you on Monday.' },
      leaves: ['See you on Monday.'],
    },
    { when: '[in|at] the > @day', say: 'on', mends: { 'We met in the Sunday.': 'We met on Sunday.' } },
    {
      when: `[in|at] > [a|an|the|that|this|@owner|one] #adj? [@day|birthday|anniversary] ![party|parties|dinner|school
        |market|service|celebration|gift|card|cake|lunch]`,
      say: 'on',
      mends: { 'I got a watch in my seventeenth birthday.': 'I got a watch on my seventeenth birthday.' },
    },
    { when: `[on|at] > ${MONTH} !#num`, say: 'in', mends: { 'My birthday is on July.': 'My birthday is in July.' } },
    {
      when: [`[in|at] > ${MONTH} #num !#num`, `[in|at] > the? #num of? ${MONTH}`],
      say: 'on',
      not: [`[in|at] ${MONTH} #year`],
      mends: { 'My birthday is in 17 August.': 'My birthday is on 17 August.' },
    },
    { when: '[on|at] > #year', say: 'in', mends: { 'I was born on 1998.': 'I was born in 1998.' } },
    {
      when: "[in|on] > [#clock|#num o'clock|#num [am|pm]]",
      say: 'at',
      mends: {
        'The meeting is on 3 p.m.': 'The meeting is at 3 p.m.',
        "I get up in six o'clock.": "I get up at six o'clock.",
      },
    },
    {
      when: '[in|on] the? > [midnight|noon|lunchtime]',
      say: 'at',
      mends: { 'We arrived in midnight.': 'We arrived at midnight.' },
    },
    {
      when: '[at|on] the? > [morning|afternoon|evening] [.|@subject|@joins|before|after|to|with|my]',
      say: 'in the',
      mends: { 'I usually go jogging on the morning.': 'I usually go jogging in the morning.' },
    },
    {
      when: '[in|on] the? night > ![before|of|we|i|when|she|he|that|shift|market|train|bus|sky|out]',
      say: 'at night',
      mends: { 'I study in the night.': 'I study at night.' },
    },
    {
      when: [
        '[in|on|at] > [last|next|every] [week|month|year|night|@day|morning|evening|afternoon|day|weekend|semester]',
        `[in|on|at] > [last|next|this|every] ${MONTH}`,
        '[in|on|at] > this [week|month|year|morning|evening|afternoon|weekend|semester]',
        '[in|on|at] > [yesterday|tomorrow|tonight|today]',
      ],
      say: '',
      not: [
        '[come~|stay~|be~|eat~|go~|drop~|pop~] in [today|tomorrow|tonight|this|next|on]',
        "today 's",
        "this * 's",
        "yesterday 's",
      ],
      mends: { 'See you in next week.': 'See you next week.', 'See you on tomorrow, Miss.': 'See you tomorrow, Miss.' },
    },
    {
      when: 'in the? > weekends',
      say: 'on',
      mends: { 'I clean my room in weekends.': 'I clean my room on weekends.' },
    },
    {
      when: 'in the? weekend',
      say: 'on the weekend',
      mends: { 'In the weekend I usually clean my room.': 'On the weekend I usually clean my room.' },
    },
    {
      when: `in > [[that|the same|the first|the second|the third|the last|the next|the following|the wedding|the
        opening|the final] day|[a|an] [very|really]? [hot|cold|rainy|sunny|windy|cloudy|beautiful|special|nice|normal
        |bad|good|busy|clear|fine|certain|quiet|dark|stormy|warm|cool] [day|night|morning|afternoon|evening]|@owner
        [first|last|wedding|special|big|second|graduation] day|#name day]`,
      say: 'on',
      mends: { 'We met in a rainy day.': 'We met on a rainy day.' },
    },
    {
      when: 'between #num [until|till|to]',
      say: 'between $2 and',
      mends: { 'I can come between 1 until 3 p.m.': 'I can come between 1 and 3 p.m.' },
    },
    {
      when: 'during [in|at|on] > *',
      say: 'during',
      mends: { 'Please turn off your phone during in the meeting.': 'Please turn off your phone during the meeting.' },
    },
    { when: 'until to > *', say: 'until', mends: { 'We waited until to five.': 'We waited until five.' } },
    {
      when: 'yesterday night',
      say: 'last night',
      mends: { "I couldn't sleep yesterday night.": "I couldn't sleep last night." },
    },
    {
      when: 'last morning',
      say: 'yesterday morning',
      mends: { 'I saw him last morning.': 'I saw him yesterday morning.' },
    },
    { when: 'this night', say: 'tonight', mends: { 'I will call you this night.': 'I will call you tonight.' } },
    {
      when: '[in|at] the [morning|afternoon|evening] [yesterday|tomorrow]',
      say: '$4 $3',
      mends: { 'I met him in the morning yesterday.': 'I met him yesterday morning.' },
    },
  ],
})
