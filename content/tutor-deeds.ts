import type { WordClasses } from '../domain/shared/frames.ts'
import { translationWords } from './tutor-translation-words.ts'

/** What is done with words, and the sentences that do it in Indonesian; `{text}` is what it is about. */
export interface Deed {
  words: string
  says: readonly string[]
}

export const deeds: readonly Deed[] = [
  {
    words: 'nanya nanyain nanyanya nanyainnya tanya tanyain bertanya menanyakan nanyakan',
    says: ['{text}?', 'apakah kamu {text}?', 'boleh tahu {text}?'],
  },
  {
    words: 'minta_tolong minta_bantuan meminta_tolong minta_tolongnya',
    says: ['tolong {text}', 'tolong bantu saya {text}'],
  },
  {
    words: 'minta meminta mintanya mintain nyuruh suruh menyuruh nyuruhnya',
    says: ['tolong {text}', 'boleh minta {text}?'],
  },
  {
    words: 'minta_maaf meminta_maaf minta_maafnya minta_ampun',
    says: ['maaf {text}', 'maaf saya {text}', 'saya minta maaf {text}'],
  },
  {
    words: 'izin minta_izin minta_ijin ijin izinnya',
    says: ['boleh saya {text}?', 'boleh {text}?', 'boleh saya pergi {text}?'],
  },
  { words: 'nawarin menawarkan nawarinnya nawarkan', says: ['mau {text}?', 'apakah kamu mau {text}?'] },
  { words: 'ngajak mengajak ngajakin ngajaknya', says: ['mau {text}?', 'ayo {text}'] },
  { words: 'ngelarang melarang ngelarangnya', says: ['jangan {text}', 'tolong jangan {text}'] },
  { words: 'ngingetin mengingatkan ngingatin ngingetinnya', says: ['jangan lupa {text}'] },
]

/** Not what is asked for, but what is done. */
export const noObjects: ReadonlySet<string> = new Set('maaf izin ijin tolong bantuan ampun ke sama kepada'.split(' '))

/** Nothing to say by themselves. */
export const onlyAsking: ReadonlySet<string> = new Set('gimana gmn gmna bagaimana piye how apa'.split(' '))

/** Around what is done: how it is asked for, and to whom it is said. */
export const deedFrame =
  '@lead? @lead? @lead? @lead? @lead? @deed @to? @person? @whose? @that? {text} @tail? @to? @person? @whose? @tail? @tail? @tail? @tail?'

/** One of these asks for what to say. */
export const deedAsked = ['how', 'what', 'cara', 'english', 'itsEnglish', 'wording']

export const deedWords: WordClasses = {
  ...translationWords,
  wording: 'kalimat kalimatnya kata-kata kata-katanya ucapan ucapannya ngomongnya bilangnya bahasanya',
  tone: `
    sopan halus yang_sopan yang_halus yang_baik yang_enak dengan_sopan dengan_halus secara_sopan secara_halus
    yang_gak_galak yang_ga_galak yang_elegan tanpa_nyinggung`,
  lead: '@how @cara @if @want @i @say @tell @to @person @english @itsEnglish @in @wording @tone buat untuk kita',
  tail: '@how @what @english @itsEnglish @in @wording @tone @ending cara caranya buat_ngomong',
}
