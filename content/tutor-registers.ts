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
