import { phraseSet } from '../domain/shared/word-lists.ts'

/** Between an answer and another one in its place: 'has? eh have'. */
export const takesBack: readonly string[] = [
  ...[
    'eh bukan',
    'eh salah',
    'eh',
    'no wait',
    'oh wait',
    'wait no',
    'wait',
    'actually',
    'i mean',
    'maksudku',
    'maksudnya',
  ],
  ...['maksud saya', 'ralat', 'salah ding', 'ding', 'bukan ding', 'or rather', 'sorry', 'maaf', 'ups', 'oops', 'hmm'],
]

/** Behind an answer, only asking whether it is right, or meaning nothing. */
export const asksIfRight = phraseSet(`
  bener|benar|betul|bener ga|bener gak|bener kan|benar kan|benar tidak|bener nggak|bener kah|benarkah|betul kan|
  betul ga|betul gak|betul tidak|ya kan|kan|ya|right|correct|is it right|is that right|is it correct|is that correct|
  am i right|yes|no|leres|leres teh|leres nggih|leres mboten|leres teu|lol|lol easy|easy|gampang|gampang itu|haha|hehe|
  wkwk|wkwkwk|kak|miss|ms|bu|pak|ya kak|ya miss|deh|deh kak|sih|kayaknya|i think|i guess|maybe|mungkin|bukan|bukan ya|
  gitu|gitu ya|gitu kan|ya gak|ya ga`)

/** What an answer that somebody else gave stands behind, before a colon. */
export const answeredBefore: readonly string[] = [
  ...['jawab', 'jawaban', 'jawabannya', 'jawabanku', 'jawabnya', 'jawaban anak saya', 'bilang', 'kata anak saya'],
  ...['answer', 'answers', 'the answer', 'answered', 'says', 'said'],
]
