const list = (phrases: string): readonly string[] => phrases.split(',').map((phrase) => phrase.trim())

/** How another register is asked for. */
export const registerWords = {
  polite: list('sopan, polite, politely, halus, softer, nicer, kinder, less direct'),
  formal: list('formal, resmi, baku, professional, profesional'),
  casual: list('gaul, santai, casual, informal, slang, akrab, simple, simpel'),
}

/** How a sentence is given to be changed. */
export const rewordingWords = list(
  'make, rewrite, reword, rephrase, turn, say, ubah, ganti, bikin, buat, jadiin, versi, lebih, more',
)

/** Words around a translation that are no sentence by themselves: 'inggrisnya gimana', 'this word in English'. */
export const wordsBesideTranslation: ReadonlySet<string> = new Set(
  list(`apa, itu, ini, yang, yg, kak, miss, ya, dong, sih, tadi, gimana, gmn, kata, kalimat, the, word, this, that,
    kalau, kalo, aku, mau, tanya, nanya, belajar, kursus, les, kelas, bahasa, inggris, english, indo, indonesia,
    indonesian, buat, untuk, kerja, dari, nol, lancar, ke, to, into, in, dalam`),
)

const languages = list('bahasa inggris, bhs inggris, inggris, english, bahasa indonesia, indonesian, indonesia')
const inLanguages = languages.flatMap((language) =>
  ['itu', 'tuh', 'in', 'dalam', 'pakai', 'pake', 'ke', 'di', 'into', 'to'].map((by) => `${by} ${language}`),
)

/** What people say around the sentence that they want translated, longest first. */
export const aroundTranslation = {
  greeting: longestFirst(
    list(`eh, tp, sekalian, deh, halo, hai, hi, kak, kakak, miss, ms, min, mau tanya, mau nanya, terus, trus, nah, oh,
      oke, ok, and, so, yaudah`),
  ),
  before: longestFirst(
    list(`eh, tp, tapi, sekalian, deh, halo, hai, hi, kak, kakak, miss, ms, min, bu, dong, ya, kalau, kalo, klo, terus,
      trus, nah, oh, oke, ok, and, so, dari, untuk, kata, kalimat, kalimat ini, the sentence, the phrase, sentence, ini,
      apa, itu, sih, yaudah, ajarin, chat ini, pesan ini, teks ini, gimana, gmn, it mean, it means, mau bilang,
      mau ngomong, pengen bilang, ingin bilang, bilang, ngomong, please`),
  ),
  behind: longestFirst([
    ...languages,
    ...inLanguages,
    ...languages.map((language) => `${language}nya`),
    ...list(`itu, tuh, apa, apaan, gimana, gmn, bagaimana, ya, sih, kak, kakak, miss, ms, min, dong, please, mean,
      means, artinya, what's that, what is that, is what, to my boss, to my friend, to my teacher, to my manager,
      for me, gitu, bang, bro, bu`),
  ]),
}

function longestFirst(phrases: readonly string[]): readonly string[] {
  return phrases.toSorted((one, other) => other.length - one.length)
}
