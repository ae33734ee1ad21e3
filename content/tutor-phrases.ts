import { phraseSet } from '../domain/shared/word-lists.ts'

// Short messages, matched as a whole, in both languages; case and punctuation are ignored.

/** Words that say yes, alone or together. */
export const agreeing = phraseSet(`
    iya|ya|yaa|yes|yep|yup|yeah|sure|ok|oke|okay|okey|boleh|mau|lanjut|lanjutin|gas|yuk|ayo|ayok|siap|next|continue|go|
    on|now|sekarang|sip|setuju|deal|please`)

/** Fillers that do not change a short message: 'lagi dong kak' is 'lagi'. */
export const fillers = phraseSet(`
    kak|kakak|miss|ms|mrs|mr|sir|kiky|bu|pak|min|dong|donk|deh|sih|ya|yaa|yah|nih|tuh|aja|saja|please|pls|plis|
    tolong|oke|ok|okay|coba|yuk|ayo|the|a|an|well|so|um|hmm|eh|oh|then|now|terus|lah|kan|just|itu|ini|mau|aku|saya|
    gw|i|i'd|want|like|would|give|me|minta|kasih|pilih|choose|let's|lets|do|try|about|tentang|yang|untuk|for|on|ke|
    di|at|in|to`)

export const phrases = {
  yes: phraseSet(`
    iya|ya|yaa|yes|yup|yep|yeah|ye|boleh|ok|oke|okay|okey|mau|sure|please|silakan|tentu|gas|siap|ayo|yuk|let's go|
    lets go|go|why not|of course|i'd love to|ya mau|iya mau|mau dong|iya boleh|yes please|alright|sip|baik|go ahead|
    sure why not|ok sure|i do|yes i do|i want`),
  no: phraseSet(`
    no|nope|nah|tidak|gak|ga|nggak|enggak|ngga|no thanks|no thank you|gak usah|ga usah|tidak usah|nggak usah|
    gak mau|ga mau|tidak mau|nggak mau|not now|maybe later|jangan|belum|not really|nanti|nanti aja|nanti dulu|later|
    not interested|gak jadi|ga jadi|tidak jadi|never mind|nevermind`),
  more: phraseSet(`
    lagi|lanjut|lanjutkan|lanjutin|lanjut lagi|lanjut kuisnya|lanjut kuis|next|more|another|again|continue|go on|
    keep going|terus|tambah|sekali lagi|one more|another one|satu lagi|lagi satu|ok lagi satu|yang lain|others|next one|
    next question|next word|soal lagi|soal berikutnya|berikutnya|selanjutnya|more exercises|another exercise|
    give me exercise|give me an exercise|exercise|exercises|latihan lagi|more practice|another word|another question|
    one more time|kasih lagi|minta lagi|try again|coba lagi|quiz again|more questions|let's continue`),
  example: phraseSet(`
    contoh|contohnya|example|examples|example sentence|example sentences|for example|contoh lagi|contohnya lagi|
    contoh kalimat|contoh kalimatnya|contoh kalimat lagi|another example|more example|more examples|kasih contoh|
    beri contoh|berikan contoh|minta contoh|contoh lain|contohnya apa|contohnya gimana|give me example|
    give me an example|give me examples|can you give me example|can you give me an example|can you give me examples|
    can you give me another example|can you give an example|give another example|give me another example|
    some examples|show me an example|bisa kasih contoh|bisa beri contoh|ada contoh|use it in a sentence|
    can you use it in a sentence|in a sentence|pakai dalam kalimat|pake di kalimat`),
  why: phraseSet(`
    why|kenapa|mengapa|kok|kok bisa|kok gitu|kok begitu|why is that|alasannya|alasannya apa|apa alasannya|
    kenapa gitu|kenapa begitu|how come|why is it wrong|kenapa salah|why wrong|why so|explain why|but why|
    tapi kenapa|lho kenapa|kok salah|salahnya apa|salahnya dimana|salahnya di mana|what is wrong|what's wrong|
    what was wrong|why is that wrong|why is it correct|why is that correct`),
  unclear: phraseSet(`
    gak ngerti|ga ngerti|nggak ngerti|ngga ngerti|aku gak ngerti|saya tidak mengerti|tidak mengerti|kurang ngerti|
    i don't understand|i dont understand|i not understand|i do not understand|don't understand|dont understand|
    not understand|i don't get it|i still don't understand|i still don't get it|maksudnya|maksudnya apa|
    maksudnya gimana|apa maksudnya|what do you mean|bingung|aku bingung|saya bingung|masih bingung|
    aku masih bingung|i'm confused|im confused|i am confused|belum paham|gak paham|ga paham|tidak paham|
    kurang paham|belum ngerti|huh|hah|what|jelasin lagi|jelaskan lagi|explain again|explain it again|
    can you explain again|can you explain it again|not clear|kurang jelas|gimana maksudnya|sorry`),
  stop: phraseSet(`
    stop|batal|berhenti|udahan|selesai|cancel|quit|exit|udah|sudah|cukup|end|done|finish|finished|enough|nanti|
    that's all|that is all|let's stop here|we can stop here|stop here please|that's enough|itu aja|segitu dulu|
    udah dulu|sudah dulu|cukup dulu|can we stop|can we stop now|i'm done|let's stop|stop it|no more|i want to stop|
    stop the quiz|stop quiz|stop kuis|i give up the quiz|end the quiz|udah ah|udah cukup|sudah cukup`),
  menu: phraseSet('menu|help menu|menunya|menu apa aja'),
  help: phraseSet('help|help me|please help|bantu|bantuin|tolong bantu|bantu aku|bantuin aku'),
  skip: phraseSet(`
    skip|skip it|skip this|lewat|lewati|lewatin|gak tahu|gak tau|ga tahu|ga tau|gatau|nggak tau|nggak tahu|ndak tau|
    tidak tahu|i don't know|i dont know|don't know|dont know|idk|dunno|pass|nyerah|give up|i give up|no idea|
    aku gak bisa|gak bisa|ga bisa|susah|sulit|too hard|it's hard|hard|i can't|entah|entahlah|not sure|i'm not sure|
    i don't know what to write|i have no idea`),
  /** Asks for the answer, also within a longer message. */
  answer: phraseSet(`
    jawabannya apa|apa jawabannya|kuncinya mana|kuncinya apa|mana kuncinya|mana jawabannya|kunci jawabannya mana|
    what is the answer|what's the answer|tell me the answer|jawabannya|kasih tau jawabannya|kasih tahu jawabannya|
    show me the answer|give me the answer`),
  repeat: phraseSet(`
    repeat|can you repeat|can you repeat that|can you repeat it|could you repeat|could you repeat that|
    could you repeat that please|please repeat|repeat please|repeat again|say that again|say it again|
    can you say that again|could you say that again|pardon|pardon me|sorry|sorry can you repeat|
    sorry could you repeat|sorry could you repeat that|sorry can you repeat that|ulangi|ulang|diulang|bisa diulang|
    bisa ulangi|ulangi lagi|come again|excuse me|what did you say|sorry what|what was the question|
    pertanyaannya apa|tadi pertanyaannya apa`),
  meaning: phraseSet(`
    artinya|artinya apa|apa artinya|meaning|what does it mean|what does that mean|what is the meaning|
    and the meaning|arti`),
  synonyms: phraseSet(`
    sinonim|sinonimnya|sinonimnya apa|apa sinonimnya|synonym|synonyms|any synonyms|what are the synonyms|
    what is the synonym|another word for it|other words for it|kata lainnya|kata lainnya apa|persamaan katanya`),
  opposite: phraseSet(`
    antonim|antonimnya|antonimnya apa|lawan kata|lawan katanya|lawan katanya apa|lawannya apa|opposite|opposites|
    what is the opposite|what's the opposite|and the opposite|kebalikannya|kebalikannya apa`),
  sound: phraseSet(`
    cara baca|cara bacanya|cara bacanya gimana|bacanya gimana|gimana bacanya|gimana cara bacanya|dibacanya gimana|
    cara ngucapinnya|pengucapannya|pengucapannya gimana|pronunciation|how do you pronounce it|how to pronounce it|
    how do i pronounce it|how do you say it|how is it pronounced|pronounce it`),
  lol: phraseSet(`
    lol|haha|hahaha|hahahaha|hehe|hehehe|wkwk|wkwkwk|wkwkwkwk|wkwkw|xixi|lmao|rofl|ngakak|lucu|funny|that's funny|
    lol you are funny|you are funny|you're funny|kamu lucu`),
  thinking: phraseSet(`
    hmm|hm|hmmm|um|umm|uh|eh|oh|ooh|oh i see|i see|ah|ahh|wow|wah|oalah|ohh|oh gitu|oh begitu|really|masa|masa sih|
    serius|interesting|menarik|nice|cool|keren|mantap|good|great|bagus`),
}

/** How a message begins that stops what is going on: a short one, and one of any length, since nobody says it in a scene. */
export const stopOpenings = {
  likely: phraseSet('stop|batal|berhenti|udahan|selesai|cancel|quit|exit|udah|sudah|cukup'),
  sure: phraseSet(`
    udah stop|sudah stop|ok stop|oke stop|yaudah stop|please stop|tolong stop|udahan|udah ah|udah dulu|sudah ah|
    sudah dulu|stop|selesai|cukup|berhenti`),
}

/** Between a stop and what is wanted instead: 'stop dulu kuisnya miss, …' */
export const afterStopWords = phraseSet(`
  dulu|aja|ya|yah|deh|dong|lah|miss|ms|kak|kiky|bu|please|oke|ok|now|here|kuis|kuisnya|quiz|the|roleplay|roleplaynya|
  latihan|latihannya|sini|di|pls|plz|it|this|that|my|game|test|soalnya|permainannya|for today`)

/** Words that open a wish, in a language that is not played. */
export const wishOpenings = phraseSet(`
  mau|aku|saya|gue|gw|pengen|ingin|kasih|minta|tolong|ganti|boleh|bisa|ayo|yuk|ajarin|jelasin|gimana|apa|kenapa|berapa|
  sekarang|lebih`)

/** Choices by position: the first, the second … */
export const ordinals: readonly ReadonlySet<string>[] = [
  phraseSet(`
    1|1st|one|a|first|first one|number one|number 1|nomor 1|nomor satu|no 1|satu|pertama|yang pertama|kesatu|
    option a|option 1|pilihan pertama|pilihan a|former|first option|the first one|the first`),
  phraseSet(`
    2|2nd|two|b|second|second one|number two|number 2|nomor 2|nomor dua|no 2|dua|kedua|yang kedua|option b|option 2|
    pilihan kedua|pilihan b|latter|second option|the second one|the second`),
  phraseSet(`
    3|3rd|three|c|third|third one|number three|number 3|nomor 3|nomor tiga|no 3|tiga|ketiga|yang ketiga|option c|
    option 3|pilihan ketiga|the third one|the third`),
  phraseSet(`
    4|4th|four|d|fourth|fourth one|number four|number 4|nomor 4|nomor empat|no 4|empat|keempat|yang keempat|
    option d|option 4|the fourth one|the fourth`),
  phraseSet(`
    5|5th|five|e|fifth|fifth one|number five|number 5|nomor 5|nomor lima|no 5|lima|kelima|yang kelima|the fifth one|
    the fifth`),
]
/** Words that name a place in a list, wherever they stand: 'yang kedua kenapa?' */
export const ordinalWords: readonly ReadonlySet<string>[] = [
  phraseSet('first|pertama|kesatu'),
  phraseSet('second|kedua|other|satunya'),
  phraseSet('third|ketiga'),
  phraseSet('fourth|keempat'),
  phraseSet('fifth|kelima'),
]
export const lastOfThem = phraseSet('last|last one|the last one|the last|terakhir|yang terakhir|paling akhir')
/** No preference. */
export const anyOfThem = phraseSet(`
    terserah|terserah kamu|bebas|apa aja|apa saja|mana aja|yang mana aja|anything|any|any of them|either|both|
    dua duanya|duanya|keduanya|whatever|up to you|you choose|it's up to you|kamu yang pilih|random|acak|surprise me|
    doesn't matter`)
