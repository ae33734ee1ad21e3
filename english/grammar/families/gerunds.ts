import { family } from '../pattern/family.ts'

const TRIED = `[visit|go|come|try|eat|see|travel|fly|cook|drive|ride|speak|watch|play|meet|work|study|do|take|use
  |climb]`

export const gerundPhrases = family('gerund-phrases', {
  reason: 'gerund',
  rules: [
    {
      when: 'spend~ ** [time|hours|hour|minutes|days|money|weekend] [for|to] > #ing',
      say: '$1 $2 $3',
      mends: { 'They spend too much time for playing games.': 'They spend too much time playing games.' },
    },
    {
      when: '[first|second|last] time to > #ing',
      say: '$1 time',
      mends: { 'It was my first time to going abroad.': 'It was my first time going abroad.' },
    },
    {
      when: 'feel~ like to? [#base] > ![.|#third]',
      say: '$1 like $4~ing',
      where: ({ token, lower }) => lower(3) === 'to' || (token(4)?.readings.kinds.noun ?? 9) < 3,
      mends: { 'I feel like to eat noodles tonight.': 'I feel like eating noodles tonight.' },
      leaves: ['I feel like a king.'],
    },
    {
      when: 'regret~ [to not|not to|not] [#base]',
      say: '$1 not $3~ing',
      mends: { 'I regret to not study harder in school.': 'I regret not studying harder in school.' },
    },
    {
      when: 'stop~ to [make|shout|blame|compare|lie|waste|disturb|interrupt|cheat]',
      say: '$1 $3~ing',
      mends: { "Please stop to make noise, I'm working.": "Please stop making noise, I'm working." },
      leaves: ['We stopped to eat.'],
    },
    {
      when: `[remember|remembers] to [meet|see|go|visit|play|read|hear|eat|watch|talk|learn] > ** [ago|yesterday|last
        |when|before|as a child|once]`,
      say: '$1 $3~ing',
      not: ['[please|always|must|should|to] remember'],
      mends: { 'I remember to meet him in Medan years ago.': 'I remember meeting him in Medan years ago.' },
    },
    {
      when: `[@owner|the] [first|second|last] time to? ${TRIED}`,
      say: '$1 $2 time $5~ing',
      not: ['the [first|last] time to? * [is|was]', 'time * [was|is]'],
      mends: { "It's my first time visit Jakarta.": "It's my first time visiting Jakarta." },
    },
    {
      when: 'my hobby [is|are]? [#base] > !#question',
      say: 'my hobby is $4~ing',
      where: ({ token }) => token(4)?.form === 'base' || (token(4)?.readings.kinds.verb ?? 0) > 4,
      mends: { 'My hobby is play guitar.': 'My hobby is playing guitar.', 'My hobby cook.': 'My hobby is cooking.' },
      leaves: ['My hobby is football.'],
    },
  ],
})

export const gerundAfterPreposition = family('gerund-after-preposition', {
  reason: 'preposition-gerund',
  rules: [
    {
      when: `by [practice|study|work|exercise|travel|watch|read|learn|listen|use|cook|walk|drink|eat|sleep|play|talk
        |join|do|make|take|speak|ask] > [every|hard|more|less|harder|a lot|english|to|the|regularly|together|with
        |at home|in|my|your|a|early]`,
      say: 'by $2~ing',
      not: ['[written|made|done|caused|followed] by'],
      mends: {
        'You can save money by cook at home.': 'You can save money by cooking at home.',
        'By practice every day, you will improve quickly.': 'By practicing every day, you will improve quickly.',
      },
      leaves: ['It was caused by work at the station.'],
    },
    {
      when: '[sorry|apologize|apologise] [for|because] late > [.|miss|sir|because|today|again|everyone|guys]',
      say: '$1 for being late',
      mends: { "I'm sorry for late.": "I'm sorry for being late." },
    },
    {
      when: 'sorry late > [.|miss|sir|because|today|again|everyone|guys]',
      say: 'sorry I am late',
      mends: { 'Sorry late, Miss.': 'Sorry I am late, Miss.' },
    },
  ],
})
