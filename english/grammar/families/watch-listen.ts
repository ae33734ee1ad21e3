import { family } from '../pattern/family.ts'

const SHOWN = `[movie(s)|film(s)|drama(s)|tv|television|series|video(s)|match|cartoon(s)|episode|news|football|youtube
  |netflix|concert|anime]`
const HEARD = '[music|radio|podcast(s)|song(s)|k-pop|jazz|audiobook(s)]'

export const watchListen = family('watch-listen', {
  reason: 'collocation',
  why: {
    id: '**watch** untuk yang bergerak di layar, **listen to** untuk yang sengaja didengarkan; **see** dan **hear** terjadi begitu saja.',
    en: 'You **watch** what moves on a screen and **listen to** what you want to hear; **see** and **hear** just happen.',
  },
  rules: [
    {
      when: `look~ [a|an|the|that|this|some]? [#adj|#name]? #noun? ${SHOWN}`,
      say: 'watch~1 $2 $3 $4 $5',
      not: ['look~ [at|for|like|after|up|into|forward|around|out|through|on|in|over|down|back|to|from|online]'],
      mends: { 'We looked a good movie last night.': 'We watched a good movie last night.' },
      leaves: ['We looked for a movie.', 'Look at the news.'],
    },
    {
      when: [
        'see~ > [tv|television|youtube|netflix|cartoons]',
        `see~ > [a|an|the|this|that|some] **? ${SHOWN} on [tv|television|youtube|netflix|tiktok|my phone]`,
      ],
      say: 'watch~1',
      mends: {
        'I like to see television in the evening.': 'I like to watch television in the evening.',
        "Let's see the football match on TV tonight.": "Let's watch the football match on TV tonight.",
      },
    },
    {
      when: [
        'watch~ > [the|my|your|his|her] [doctor|dentist]',
        `watch~ > [@owner|the] [glasses|key(s)|wallet|phone|charger|umbrella|purse|passport] [anywhere|somewhere|?
          |#prep]`,
        '[must|should|need to|want to|better|will|went to] < meet~ > [a|the] [doctor|dentist|specialist|psychologist]',
      ],
      say: ({ lower, fill }) => fill(/^watch/.test(lower(1)) ? 'see~1' : 'see~2'),
      mends: {
        'Did you watch my glasses anywhere?': 'Did you see my glasses anywhere?',
        'You should meet a doctor.': 'You should see a doctor.',
      },
      leaves: ['Watch my bag while I pay.', 'I met a doctor at the party.'],
    },
    {
      when: `hear~ to? the? ${HEARD} > [.|@joins|every|before|on|in]`,
      say: 'listen~1 to $3 $4',
      not: ['[heard|hear] the', 'hear~ songs? [say|from|in|on]'],
      mends: { 'I often hear music when I study.': 'I often listen to music when I study.' },
      leaves: ['I heard the music from the street.'],
    },
    {
      when: '[can|could] not? < listen > [you|your voice|him|her voice|me|anything|them]',
      say: 'hear',
      mends: { "I can't listen you, the signal is bad.": "I can't hear you, the signal is bad." },
      leaves: ["I can't hear you."],
    },
    {
      when: 'listen~ > [a|the] [noise|sound|scream]',
      say: 'hear~1',
      mends: { 'I listened a noise outside.': 'I heard a noise outside.' },
    },
  ],
})
