import type { Sounds } from '../id/tutor-sounds.ts'

export const sounds = {
  th: 'The **th** sound: put the tip of your tongue to your upper teeth and let the air out. **think** without voice, **this** with voice. Not t or d.',
  r: 'The English **r** does not roll: pull your tongue back and let it touch nothing. Try **red, right, around**.',
  v: 'The **v** sound: your upper teeth touch your lower lip, and your voice is on. **van** is not **fan**.',
  long: '**ship** is short and relaxed /ɪ/, **sheep** is long with smiling lips /iː/. So are live – leave, full – fool.',
  ed: 'The ending **-ed** has three sounds: /t/ after a voiceless sound (worked), /d/ after a voiced one (played), /ɪd/ after t and d (wanted).',
  s: 'The ending **-s**: /s/ after a voiceless sound (books), /z/ after a voiced one (dogs), /ɪz/ after s, sh, ch (watches). Never drop it.',
  silent:
    'Silent letters: **k** in know, **b** in debt, **w** in write, **l** in walk, **s** in island, **t** in listen.',
  schwa: 'The schwa /ə/ is the commonest sound: short and weak, like **a** in about and **er** in teacher.',
  stress:
    'Each word has one stronger syllable: pho-**TO**-gra-pher, com-**PU**-ter. Wrong stress often confuses people more than a wrong sound.',
  accent:
    'An accent is fine. Be clear: stress the right syllable, say the last sound of each word, take your time. Copy one short sentence from a film, record yourself and compare.',
  numbers:
    '**thirteen** is stressed at the end and you hear its n, **thirty** is stressed at the beginning. The same from 14–40 to 19–90.',
  a: '**a** in cat /æ/: open your mouth wide; **u** in cut /ʌ/ is shorter and in the middle.',
  link: 'In fluent speech words join: “pick it up” sounds like pi-ki-tup.',
  twister: 'Try this, slowly first: “She sells seashells by the seashore.” Then: “Three free throws.”',
} satisfies Sounds
