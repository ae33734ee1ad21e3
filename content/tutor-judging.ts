/**
 * How people ask whether a sentence is right, as frames (domain/shared/frames.ts; classes in tutor-frame-words.ts). A frame
 * takes a whole piece of what stands around the sentence, from mark to mark.
 */

/** In Indonesian (regional words are read as Indonesian before), wherever the sentence stands. */
export const judgingIndonesian = {
  judges: `
    … @already? @fine|@faulty @orNot @orNot? @itsPart? @addressed? @addressed? @addressed?
    … @already? benarkah|betulkah|salahkah|tepatkah @itsText? saya|aku|ini? @addressed?
    … yang|yg @benar gimana|bagaimana|apa @addressed?
    … @already @fine @addressed? @addressed?
    … apakah|apa|emang|emangnya @itsText? @gitu? @already? @fine|@faulty @addressed?
    … apakah|apa? ada yang|yg @faulty|kurang @orNot? @addressed? @addressed?
    … @already? @fine atau|apa|ato @faulty|belum|blm|nggak|ga|gak|tidak|enggak @addressed? @addressed?
    … salahnya|kesalahannya apa|dimana|di_mana|mana @addressed? @addressed?
    @addressed? @addressed? @fine @addressed?
    @opener? @opener? @addressed? bantu? @fix @addressed? @addressed? kalimat|kalimatku|grammar|grammarku|@gitu? @gitu? @addressed?
    … tolong|mohon|minta|coba|bantu|bisa @fix @addressed? kalimat|kalimatku|grammar|grammarku|@gitu? @gitu? @addressed?
    … @already? @fixed @addressed? @addressed?`,
}

/** In English, at either end of it. */
export const judgingEnglish = {
  judges: `
    … is|was|are this|that|it|these|my_sentence|my_sentences|the_sentence|this_sentence|my_grammar|the_grammar @wellSaid @addressed?
    … is|was|are this|that|it|my|the @saidThing? … @wellSaid @orNotEn
    … if|whether this|that|it|my_sentence|my_sentences|the_sentence|this_sentence|my_grammar is|was @wellSaid
    … does|do|did this|that|it|they sound|look|read|seem @wellSaid @addressed?
    … did|have i said|say|get|got|use|used|spell|write|written|wrote|put that|it|this @wellSaid
    @opener? is|was|are {word} used|spelled|spelt|placed @wellSaid here?
    … @wellSaid @orNotEn @addressed?
    … any @mistakes in? it|this|that|here|there|my_sentence|please?
    @opener? @opener? @fix my|this|the|my_next? sentence|sentences|grammar|english|it|this @please?
    @opener? @opener? @fix @please? @addressed?`,
  /** Only as a question of its own, behind the sentence. */
  asks: `
    is? this|that|it? @wellSaid|good|fine|ok|okay|yes @addressed?
    is|was it|that|this @wellSaid|good|fine|ok|okay @addressed?
    my|the sentence|grammar|english is? @wellSaid|good|fine|ok|okay @addressed?
    good|fine|ok|okay|right|correct|wrong or|apa not|bad|no|wrong|salah`,
}

/** Without a sentence: it is asked about the one before. */
export const judgingAlone = {
  judges: `
    @opener? @opener? @addressed? … @itsText|@myText @gitu? tadi? @already? @fine|@faulty @orNot? @orNot? @addressed? @addressed?
    @addressed? @gitu? @gitu? tadi? @already @fine|@faulty @orNot? @addressed? @addressed?
    @addressed? @gitu? @gitu? tadi? @fine|@faulty @orNot @orNot? @addressed? @addressed?
    @addressed? @fine atau|apa|ato @faulty @addressed?
    … is|was|are my|the|this|that sentence|sentences|grammar|english … @wellSaid @orNotEn? @addressed?
    … if|whether my|the|this|that sentence|sentences|grammar|english … @wellSaid|good|fine|ok|okay @orNotEn? @addressed?
    @addressed? was|is it|that|this @wellSaid|ok|okay|fine @addressed?
    my|the sentence|sentences|grammar|english is? @wellSaid|good|fine|ok|okay|bad @orNotEn? @addressed?
    did i write|say|get|use|spell it|that|this @wellSaid|right`,
}

/** Whether what was talked about can be used. */
export const mayUse = {
  asks: `
    @doubtOpener? @doubtOpener? @addressed? @thenAsked? @allowed @aku? langsung? @useIt @usedThing? @usedThing? @orNot? @addressed? @addressed?
    … kalimat|versi|tulisan itu|ini|tadi? boleh|bisa|aman @aku? langsung? @useIt @orNot? @addressed? @addressed?
    @opener? @opener? so|then|well? can|may|should|could i|we use|send|say|write it|this|that|them|the_sentence|my_sentence @orNotEn? @addressed?
    @opener? @opener? is|are it|this|that|they ok|okay|fine|safe|good|alright to use|send|say|write @orNotEn? @addressed?`,
  /** Asks to see the current version. */
  again: `
    … give|show|send|write|tell|repeat|have|see me|us? the|my? @wholeText sentence|sentences|version|text|email|message|letter …
    … what is|was the @wholeText sentence|version|text|email …
    @doubtOpener? @doubtOpener? jadi|terus|trus|nah? kalimat|versi|tulisan|emailnya|kalimatnya @wholeTextId @shownHow? @addressed?
    … tulis|tuliskan|tulisin|kasih|minta|lihat|kirim kalimat|versi|tulisan|email @wholeTextId …`,
}

/** Asked about the words, not whether they are right. */
export const asksElse: readonly string[] =
  `artinya arti maksudnya maksud inggrisnya inggris terjemahannya terjemahan terjemahin translate bedanya beda dibaca
  baca bacanya ngucapinnya diucapin pengucapannya mana formal sinonim jawabannya jawaban harga biaya kelas jadwal kenapa
  knp mengapa meaning mean means pronounced pronunciation why which spelled`.split(/\s+/)

/** Said at the end, beside it. */
export const thanksBehind: readonly string[] =
  'makasih terima kasih thanks thank you tq ty thx trims nuhun suwun'.split(' ')
