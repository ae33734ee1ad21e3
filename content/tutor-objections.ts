import { phraseList } from '../domain/shared/word-lists.ts'

/**
 * How a message begins that objects to her last answer, in one spelling (english/language/slang.ts). What stands behind it is
 * what was meant.
 */
export const objections = {
  /** A mistake that she did not see. */
  missed: phraseList(`
    you missed|you forgot|you overlooked|you didn't see|there is another mistake|there's another mistake|
    there are more mistakes|there is one more mistake|ada yang kelewat|ada yang ketinggalan|ada yang terlewat|
    ada yang kurang|kelewat satu|ketinggalan satu|kurang satu|masih ada yang salah|masih ada salah|masih salah|
    belum semua|kayaknya masih ada yang salah|is that all the mistakes|are you sure that's all|any other mistakes|
    cuma itu|itu aja yang salah`),
  /** Her answer is doubted. */
  wrong: phraseList(`
    itu salah|ini salah|salah deh|salah kayaknya|kayaknya salah|kayaknya itu salah|seperti salah|jawabanmu salah|
    jawaban kamu salah|kamu salah|miss salah|ms salah|kak salah|that's wrong|that is wrong|it's wrong|you are wrong|
    you're wrong|you got it wrong|i think that's wrong|i think you're wrong|i don't think so|i don't think that's right|
    i don't think that's correct|that's not right|that's not correct|that doesn't sound right|are you sure|kamu yakin|
    yakin itu|yakin benar|masa sih|masak sih|shouldn't it be|isn't it supposed to be|kok salah sih|benar gak sih itu`),
  /** Something else was meant. */
  meant: phraseList(`
    bukan itu maksudku|bukan itu maksud saya|bukan gitu maksudku|bukan gitu maksud saya|bukan begitu maksud saya|
    bukan begitu maksudku|bukan itu|bukan gitu|bukan begitu|maksudku|maksud saya|maksudku tuh|maksud saya tuh|
    that's not what i meant|that is not what i meant|not what i meant|what i meant is|what i mean is|i meant|i mean|
    no i meant|no i mean|not that one|not that|kamu salah paham|salah paham|you misunderstood|you misunderstood me`),
  /** The question was another one. */
  unanswered: phraseList(`
    you didn't answer my question|you did not answer my question|you haven't answered my question|you didn't answer|
    you did not answer|you haven't answered|that's not what i asked|that is not what i asked|not what i asked|
    that's not my question|that doesn't answer my question|answer my question|bukan itu yang saya tanya|
    bukan itu yang saya tanyakan|bukan itu yang saya tanyain|bukan itu pertanyaan saya|bukan itu pertanyaanku|
    bukan itu yang kutanya|bukan itu yang kutanyakan|pertanyaan saya belum dijawab|pertanyaanku belum dijawab|
    belum dijawab|belum jawab pertanyaan saya|belum jawab|kamu gak jawab|kok gak dijawab|kok gak jawab|
    gak jawab pertanyaan saya|gak menjawab|gak dijawab`),
  /** She talks about something else. */
  astray: phraseList(`
    kok jadi bahas|kok malah bahas|kok bahas|kok jadi ngebahas|kok malah ngebahas|kok jadi ngomongin|
    kok malah ngomongin|kok jadi bicara|kok malah bicara|kok malah kasih|kok malah nanya|kok jadi ke|kok malah ke|
    kenapa jadi bahas|kenapa malah bahas|gak nyambung|gak nyambung deh|why are you talking about|why did you talk about|
    what are you talking about|you are off topic|off topic|out of topic|that's not related|that is not related|ngaco|
    ngawur|melenceng`),
}

export type Objection = keyof typeof objections

/** Said before it. */
export const objectionOpenings: readonly string[] = phraseList(`
    no|nope|nah|eh|lho|loh|lah|hmm|hm|sorry|maaf|miss|ms|kak|kiky|bu|but|tapi|well|wait|tunggu|oh|ok|oke|okay|i think|
    kayaknya|kok|ih|yah|yaa|duh|aduh|actually|sebentar|gak|bukan|think|i`)

/** Between it and what was meant. */
export const objectionLinks: readonly string[] = phraseList(`
    deh|sih|ya|miss|ms|kak|kan|kok|tapi|but|is|that|it|itu|this|ini|one|something|a|mistake|satu|saya nanya|saya tanya|
    saya nanyain|saya bertanya|saya mau tanya|i asked about|i asked|i was asking about|i'm asking about|
    i am asking about|maksudku|maksud saya|i meant|i mean|tentang|soal|about|harusnya|seharusnya|it should be|should be|
    should it be|yang saya tanya|yang saya maksud|yang bener|yang benar|kalau gak salah|my question|pertanyaan saya|
    pertanyaanku|sama|terus|and|so|jadi|dong|nih|tadi|tuh|lho|no`)

/** Behind it, and not meant. */
export const objectionTails: readonly string[] = phraseList("kan|ya|deh|miss|ms|kak|right|isn't it|dong|sih|lho|tadi")

/** 'Every day, not yesterday'. */
export const notMeant: readonly string[] = ['not', 'bukan']
