/** How people ask to have a sentence checked, as frames (see domain/shared/frames.ts). */

/** A sentence of its own before the one to check: 'Could you tell me if this is right? …' */
export const checkSentences = {
  check: `
    is|are|was this|that|it|my|the … correct|right|ok|okay|wrong …
    … check|correct|fix|proofread|koreksi|koreksiin|cek|cekin|periksa|benerin|betulin …
    … kalimat? ini udah|sudah? benar|bener|betul|salah …`,
}

/** Directly before or behind the sentence, without a mark between them. */
export const checkWords = {
  check: `
    please|pls|tolong|kak|coba|can|could|mohon|minta|bantu|bisa? you|dong? check|correct|fix|proofread|koreksi|koreksiin|cek|periksa|benerin|betulin my|this|the|kalimat|grammar? sentence|kalimat|grammar|english ini|saya|aku|ku|ya|dong?
    kalimat|kalau? gitu|itu|ini|begini|begitu|udah|sudah|apa|apakah? udah|sudah? bener|benar|betul|salah|tepat|oke gak|ga|nggak|ya|kan|belum|blm|atau_salah? gak|ga|ya|kan|belum|kak|miss|sih?`,
}

/** The same in English behind a finished sentence: 'I have went home. is that right?' */
export const checkEnds = {
  check: `
    is this|that|it correct|right|ok
    correct|right`,
}

/** Which of two is meant: before or behind both. */
export const whichWords = {
  which: `
    which one|sentence|of_these? is correct|right|better|true
    lebih? benar|bener|betul|tepat yang? mana
    mana|yang_mana yang|yg? lebih? benar|bener|betul|tepat
    yang|yg mana? bener|benar|betul yang|yg? mana?
    bener|beneran mana`,
}

/** Words that begin a question. */
export const askingWords =
  'apa apakah siapa kapan dimana dmn berapa brp bagaimana gimana gmn kenapa ada bisa bs boleh minimal who what when where how which is are do does can could will'.split(
    ' ',
  )
