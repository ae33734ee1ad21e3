/** How people ask to have a sentence checked, as frames (domain/shared/frames.ts; classes in tutor-frame-words.ts). */

/** A sentence of its own before the one to check: 'Could you tell me if this is right? …' */
export const checkSentences = {
  check: `
    is|are|was this|that|it|my|the … @right|wrong …
    … @fix …
    … kalimat? ini udah|sudah? @benar|salah …`,
}

/** Before or behind a longer text on a line of its own, or at the head of its first line: 'please check my essay: …' */
export const textRequests = {
  line: '… @mend …',
  head: `
    @opener … @mend … @written|this|ini|it|below|berikut …
    @mend … @written|this|ini|it|below|berikut …
    this|here|ini is|are? my? … @written …`,
}

/** Directly before or behind the sentence, without a mark between them. */
export const checkWords = {
  check: `
    @please? you|dong? @fix my|this|the|kalimat|grammar? sentence|kalimat|grammar|english ini|saya|aku|ku|ya|dong?
    kalimat|kalau? @gitu|udah|sudah? udah|sudah? @benar|salah|tepat @isntIt|blm|atau_salah? @isntIt|kak|miss|sih?
    kalimat|kalau? @gitu|udah|sudah oke @isntIt|blm? @isntIt|kak|miss|sih?
    oke gak|ga|nggak|kah|belum|blm kak|miss|sih|ya?`,
}

/** The same in English behind a finished sentence: 'I have went home. is that right?' */
export const checkEnds = {
  check: `
    is this|that|it correct|right|ok
    correct|right`,
}

/** Requests that are questions themselves: the mark at the end of the message is theirs. */
export const checkQuestions = {
  check: `
    is|are|was|does|do|did|can|could|would|apa|apakah …
    … @benar|salah|tepat|oke @isntIt|blm|kah …`,
}

/** Which of two is meant: before or behind both. */
export const whichWords = {
  which: `
    which one|sentence|of_these? is correct|right|better|true
    lebih? @benar|tepat yang? mana
    mana|yang_mana yang|yg? lebih? @benar|tepat
    yang|yg mana? @benar yang|yg? mana?
    bener|beneran mana`,
}

/** Words that begin a question. */
export const askingWords: readonly string[] =
  `apa apakah siapa kapan dimana dmn berapa brp bagaimana gimana gmn kenapa ada bisa bs boleh minimal
  who what when where how which is are do does can could will`.split(/\s+/)
