const list = (phrases: string): readonly string[] => phrases.split(',').map((phrase) => phrase.trim())

/** How another register is asked for. */
export const registerWords = {
  polite: list(
    'sopan, sopannya, polite, politely, halus, halusnya, softer, nicer, kinder, less direct, ramah, friendlier, warmer',
  ),
  formal: list('formal, formalnya, resmi, resminya, baku, bakunya, professional, profesional'),
  short: list('singkat, singkatnya, pendek, pendeknya, ringkas, shorter, short, concise, brief, to the point'),
  casual: list(
    `gaul, gaulnya, santai, santainya, casual, informal, slang, akrab, simple, simpel, kaku, kaku2, kaku-kaku, ngobrol,
    less formal, less stiff, relaxed, chill`,
  ),
}

/** Whom it is said to: 'kalau ke bos?', 'what about to a friend?' (domain/shared/frames.ts). */
export const registerFrames = {
  polite: `
    @and? @and? @saying? @to @whose? @above @whose? @asking? @asking?`,
  casual: `
    @and? @and? @saying? @to @whose? @peer @whose? @asking? @asking?`,
}

export const registerPeople = {
  and: 'kalau kalo klo terus trus lalu and what_about how_about dan nah untuk versi',
  saying: 'mau_bilang bilang bilangnya ngomong ngomongnya ngomongin dibilang say saying dipakai dipake',
  to: 'ke kepada sama buat untuk to for with',
  whose: 'saya aku ku gue my a the our baru',
  above: `bos boss atasan bosku manajer manager direktur director klien client clients dosen guru teacher tamu guest
    guests pelanggan customer customers hrd hr pasien patient orang_tua orangtua mertua pejabat investor stranger
    orang_asing orang_yang_lebih_tua kepala_sekolah`,
  peer: `teman temen temenku temanku friend friends sahabat bestie adik adek pacar sepupu teman_dekat temen_deket
    temen_kantor teman_kantor sesama_teman rekan rekan_kerja rekan_kantor teman_kerja temen_kerja kolega colleague
    colleagues coworker coworkers teammate`,
  asking: 'gimana gmn bagaimana ya kak miss dong apa how',
}

/** How the words of a translation are asked for one by one. */
export const wordByWord =
  list(`per kata, kata per kata, kata demi kata, perkata, tiap kata, tiap katanya, satu per satu, word by word, word
  for word, each word`)

/** How a sentence is given to be changed. */
export const rewordingWords = list(
  'make, rewrite, reword, rephrase, turn, say, ubah, ganti, bikin, buat, jadiin, versi, lebih, more',
)

/** Words around a translation that are no sentence by themselves: 'inggrisnya gimana', 'this word in English'. */
export const wordsBesideTranslation: ReadonlySet<string> = new Set(
  list(`apa, itu, ini, yang, yg, kak, miss, ya, dong, sih, tadi, gimana, gmn, kata, kalimat, the, word, this, that,
    kalau, kalo, aku, mau, tanya, nanya, belajar, kursus, les, kelas, bahasa, inggris, english, indo, indonesia,
    pak, bu, mas, mbak, bang, bro, sus, bun, nduk, le, indonesian, dlm, bhs, b, bing, ing, pake, pakai, buat, untuk,
    kerja, dari, nol, lancar, ke, to, into, in, dalam`),
)

/** Words that make a sentence polite by themselves. */
export const politeMarks = list(
  `could, would, may, please, i'm afraid, i'm sorry, sorry, excuse me, i appreciate, grateful, unfortunately, thank you,
  i'd like`,
)

/** What begins with one of these tells why something is to be said, not what. */
export const purposeWords: ReadonlySet<string> = new Set(
  'biar biarin supaya agar soalnya karena krn gara-gara'.split(' '),
)
