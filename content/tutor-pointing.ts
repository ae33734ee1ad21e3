import { phraseList, wordSet } from '../domain/shared/word-lists.ts'

/** 'Yang kedua', 'the second one', 'nomor 2': names of a place, and what must stand before or behind them. */
export const placeNames: readonly ReadonlySet<string>[] = [
  wordSet('first pertama kesatu 1st'),
  wordSet('second kedua 2nd satunya'),
  wordSet('third ketiga 3rd'),
  wordSet('fourth keempat 4th'),
  wordSet('fifth kelima 5th'),
  wordSet('sixth keenam 6th'),
]
export const lastPlace = wordSet('last terakhir')
export const beforePlace = wordSet('yang yg the nomor no number contoh kata kalimat example word sentence arti')
export const behindPlace = wordSet('one ones word sentence example tadi itu')
/** 'Nomor 2', 'number three'. */
export const beforeNumber = wordSet('nomor no number num yang yg option')
export const numbers: readonly ReadonlySet<string>[] = [
  wordSet('1 satu one'),
  wordSet('2 dua two'),
  wordSet('3 tiga three'),
  wordSet('4 empat four'),
  wordSet('5 lima five'),
  wordSet('6 enam six'),
]

/** 'Two more examples' */
export const countedNames = wordSet('contoh kalimat kata lagi example examples sentence sentences word words more')

/** 'Use one of them in a sentence' */
export const anyOfShown: readonly string[] = [
  'one of them',
  'one of those',
  'one of these',
  'salah satunya',
  'salah satu dari itu',
]

/** 'The difference between the first two' */
export const firstTwo: readonly string[] = [
  ...[
    'first two',
    'two of them',
    'those two',
    'dua pertama',
    'dua yang pertama',
    'keduanya',
    'first and second',
    'first and the second',
  ],
  ...['pertama sama kedua', 'pertama dan kedua', 'pertama sama yang kedua', 'pertama dan yang kedua'],
]

/** What stands for something that was shown: 'yg hold tadi', 'the one with coral'. */
export const pointers = wordSet('tadi yang yg itu barusan that one earlier before')

/** How somebody comes back to an earlier subject. */
export const returns = phraseList(`
  back to|go back to|going back to|let's go back to|can we go back to|balik ke|balik lagi ke|
  kembali ke|kembali lagi ke|balik ke soal|kembali ke soal|lanjut yang tadi soal|yang tadi soal|about what i asked|
  about my earlier question|soal yang tadi|tentang yang tadi|yang tadi tentang`)

/** How somebody goes on with what was interrupted by a feeling. */
export const goesOnBehind = phraseList(`
  tadi|yang tadi|lanjut|lanjutin|lanjutkan|dilanjut|ulangi|ulang|balik|kembali|sampai mana|continue|go on|back|again|
  where were we`)

/** The very first subject is meant. */
export const firstOfAll = wordSet('pertama first awal beginning')

/** Nouns with a plural of their own, for 'are there others like that?'. */
export const irregularNouns: readonly string[] = 'man woman child foot tooth goose mouse person'.split(' ')

/** Verbs with a past of their own, those that learners need first. */
export const irregularVerbs: readonly string[] = 'go take write buy see eat come give speak think teach bring'.split(
  ' ',
)
