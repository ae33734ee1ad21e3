import type { WordClasses } from '../domain/shared/frames.ts'
import { translationWords } from './tutor-translation-words.ts'

/** What begins another request in the middle of a message. */
export const beginsPart: readonly string[] = [
  ...['trus', 'terus', 'trs', 'btw', 'oh ya', 'oh iya', 'oiya', 'oya', 'oh y', 'satu lagi', '1 lagi', 'sekalian'],
  ...['sama tadi', 'yang tadi', 'dan satu lagi', 'tanya lagi', 'nanya lagi', 'plus', 'also', 'and also', 'by the way'],
  ...['one more', 'another thing', 'ngomong-ngomong', 'ngomong ngomong', 'habis itu', 'abis itu', 'kedua', 'lagipula'],
]

const own: WordClasses = {
  meaning: `
    arti artinya artiin maksud maksudnya mksdnya makna maknanya mean means meaning berarti itu tuh ini nih sih yang yg
    kata kalimat kalo kalau klo apa apaan apakah ya kak dong gimana bahasa indonesianya indonesia indo indonya tau tahu
    ga gak nggak what does do is it this that the word phrase of in indonesian tell me whats what's explain jelasin jelaskan`,
  aloud: `
    baca bacanya membaca dibaca ucap ucapan ucapnya ucapkan ngucapin ngucapinnya mengucapkan pengucapan pengucapannya
    pelafalan lafal bunyi bunyinya nyebut nyebutnya eja ejaan ejaannya cara caranya gimana how do you i to pronounce
    pronounced pronunciation say spell spelled of is the word kata bener yang yg benar kak apa ya itu`,
  english: `
    inggris inggrisnya english bahasa bhs b.inggris bahasanya bing enggres di ke dalam dlm in into to the translate
    translatein translation terjemahkan terjemahin terjemahan tolong dong kak cara bilang bilangnya ngomong ngomongnya
    gimana apa ya itu tuh sih kalo kalau klo mau aku saya pengen ingin how do i you say can what is what's for please
    help me with yang buat untuk kata kalimat tau tahu ga`,
}

const wordsOf = (list: string): string[] => list.trim().split(/\s+/)
/** Words of the classes around a request, one by one. */
const polite = ['particle', 'greeting', 'polite', 'ending', 'how', 'what'].flatMap((name) =>
  wordsOf(translationWords[name] ?? '').flatMap((phrase) => phrase.split('_')),
)

/** What stands around the text that is asked about, by what is asked of it. */
export const aroundObject: Readonly<Record<'meaning' | 'aloud' | 'to-english', ReadonlySet<string>>> = {
  meaning: new Set([...wordsOf(own.meaning ?? ''), ...polite]),
  aloud: new Set([...wordsOf(own.aloud ?? ''), ...polite]),
  'to-english': new Set([...wordsOf(own.english ?? ''), ...polite]),
}

/** A request as it is put plainly, with the text that it is about. */
export const plainRequests: Readonly<Record<string, { id: string; en: string }>> = {
  'to-english': { id: 'Bahasa Inggrisnya “…” apa?', en: 'How do you say “…” in English?' },
  meaning: { id: 'Apa arti “…”?', en: 'What does “…” mean?' },
  check: { id: 'Tolong koreksi: “…”', en: 'Please correct: “…”' },
  aloud: { id: 'Cara baca “…” gimana?', en: 'How do you pronounce “…”?' },
  /** What a whole sentence means. */
  'to-indonesian': { id: 'Apa bahasa Indonesianya “…”?', en: 'What is “…” in Indonesian?' },
}

/** Without one of these nothing is to be said in English. */
export const saysInEnglish: ReadonlySet<string> = new Set(
  wordsOf(`
    inggris inggrisnya english bing enggres translate translatein translation terjemahkan terjemahin terjemahan bilang
    bilangnya ngomong ngomongnya say enggrisnya inggrise`),
)

/** What stands between the last two things of a list. */
export const joinsList: readonly string[] = [
  'sama',
  'sm',
  'dan',
  'dn',
  'atau',
  'and',
  'or',
  'plus',
  '&',
  'jeung',
  'sareng',
  'karo',
]
