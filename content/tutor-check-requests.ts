/** How people ask to have a sentence checked, as frames (domain/shared/frames.ts; classes in tutor-frame-words.ts). */

/** A sentence of its own before the one to check: 'Could you tell me if this is right? …' */
export const checkSentences = {
  check: `
    is|are|was this|that|it|my|the … @right|wrong …
    … @fix !out|in|up|with …
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

/** Only before the sentence: 'is it correct to say …' */
export const checkStarts = {
  check: `
    @please? koreksi|koreksiin|benerin|betulin @particle @particle?
    is it|this @right|@natural to|if i|we? say|write`,
}

/** Only behind the sentence, with or without a mark between them. */
export const checkTails = {
  check: `
    is this|that|it|my_sentence|the_sentence grammatically? right|correct @inEnglish?
    @please you? @fix it|this|that|my_sentence|my_grammar
    @whether? @whether? @itsText? @gitu? udah|sudah|udh? @benar|salah|tepat @orNot? @particle? @particle?
    apa|apakah? ada yang|yg? @faulty @orNot? @particle? @particle?
    salahnya|kesalahannya apa|dimana|di_mana|mana @particle? @particle?
    apa|mana yang|yg @faulty @particle? @particle?`,
}

/** Only behind a mark: 'She have a car, right?' */
export const checkEnds = {
  check: `
    right|correct|wrong
    @right or wrong|not|no|incorrect
    is|are|was this|that|it|my|the @saidThing? grammatically|really? @right|@natural|wrong @inEnglish? please?
    am i @right|wrong
    does|do this|that|it|they sound|look|seem? @right|@natural|wrong
    did i say|write|get it|that|this @right
    are|is there any @mistakes …
    any @mistakes in_it|in_this|here|there|please?
    is there anything|something wrong …
    what's|what_is|whats wrong …
    where is|are the|my @mistakes
    @please? you? @please? @fix it|this|that|please? @particle|please?`,
}

/** A greeting is no sentence to check: 'Good morning Miss Kiky, can you check this?' */
export const greetings = { greets: '@opener|good|selamat|dear *? *? *? *?' }

/** Requests that are questions themselves: the mark at the end of the message is theirs. */
export const checkQuestions = {
  check: `
    is|are|was|does|do|did|can|could|would|apa|apakah …
    and|what_about|how_about|kalau|kalo|terus|trus|lalu|dan this|that|it|ini|itu|one|yang_ini? …
    … @benar|salah|tepat|oke @isntIt|blm|kah …`,
}

/** Whether one says what stands between quotation marks (`quoted0`); `where`, in some place or to somebody. */
export const maySay = {
  anywhere: `
    … @mayI @say @saying? quoted0 @particle|please|@inEnglish?
    … @isIt @acceptable to|if|for|kalau i|we|you|me_to? @say @saying? quoted0 @inEnglish?
    … is|are|was @saying? quoted0 @acceptable to_say|to_use|@inEnglish?
    … do|would native_speakers|natives|people|americans|they|you|we really|ever|still|usually? @say @saying? quoted0
    … @boleh @orNot|@particle? @particle? kalau|kalo? @aku? @bilang @saying? quoted0 @orNot|@particle? @particle?
    … @judgedSo @orNot|@particle? @particle? @when @aku? @bilang|@use? @saying? quoted0 @orNot|@particle? @particle?
    kalau|kalo|klo|kl? @aku? @bilang|@use? @saying? quoted0 @gitu? @boleh|@judgedSo @orNot|@particle? @particle?`,
  where: `
    … @mayI @say @saying? quoted0 …
    … @isIt @acceptable to|if|for|kalau i|we|you|me_to? @say @saying? quoted0 …
    … @boleh @orNot|@particle? @particle? kalau|kalo? @aku? @bilang @saying? quoted0 …`,
}

/** A request without the sentence: 'can you check my grammar?' */
export const checkAlone = {
  check: `
    @opener? @opener? can|could|would|will you please? @fix @ownText …
    @opener? @opener? please|pls @fix @ownText …
    @opener? @opener? i|we want|need|would_like|i'd_like you|to? to? @fix @ownText …
    @opener? @opener? bisa|boleh|minta|mau|tolong? bantu|bisa? @fix|dikoreksi|dicek @ownText …`,
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
