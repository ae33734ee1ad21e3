import type { WordAspect } from './tutor-word-questions.ts'

/** How people ask about the word that is open: 'noun form?', 'lawan katanya' (see tutor-word-questions.ts). */
export const openWordQuestions: Record<WordAspect, string> = {
  english: `
    bahasa? inggrisnya|englishnya apa?
    in english
    @what_is that|it in english`,
  meaning: `
    apa? arti|artinya|maksud|maksudnya apa?
    itu apa? artinya|maksudnya apa?
    the? @meaning
    what does|do @it|this_word|that_word mean
    @what_is the? @meaning
    so? what is it|that`,
  indonesian: `
    bahasa? @indonesianya apa?
    and? in bahasa? @indonesian
    @what_is that|it in bahasa? @indonesian`,
  formal: `
    … @formally|more_formal|more_polite word|words|one|version
    … yang|versi lebih? @formally nya|apa|ada|gimana?
    lebih @formally apa?
    … paling|most @formally yang? mana|which?
    which one? is the? most? @formally
    formalnya|resminya|bahasa_formalnya apa?`,
  strong: `
    … @strongly word|words|one|version
    … yang lebih @strongly apa|ada?`,
  synonym: `
    … @itsSynonym @apa|ada|lagi?
    ada? sinonimnya|sinonim|kata_lain gak|lagi?
    and? any|the|more|other|another|some? synonym|synonyms
    @what_is the? synonym|synonyms of_it|for_it?
    @other|@better word|words for_it|for_that|like_that?
    what_else can_i_say|could_i_say|can_you_say
    selain itu apa …`,
  opposite: `
    … @opposite apa?
    and? the|its? @opposite of_it|of_that?
    @what_is the|its opposite|antonym of_it|of_that?
    opposite|antonym please?`,
  noun: `
    and? the|its|a? noun|nouns @form?
    … bentuk? @noun @form? apa|gimana?
    @what_is the|its noun form?
    as a noun`,
  verb: `
    and? the|its|a? verb @form?
    … bentuk? @verb @form? apa|gimana?
    @what_is the|its verb form?
    as a verb`,
  adjective: `
    and? the|its|an? adjective @form?
    … bentuk? @adjective @form? apa|gimana?
    @what_is the|its adjective form?
    as an adjective`,
  adverb: `
    and? the|its|an? adverb @form?
    … bentuk? @adverb @form? apa|gimana?
    @what_is the|its adverb form?
    as an adverb`,
  example: `
    … @example yang|yg|pake|pakai|buat|untuk *
    yang|yg * kasih|minta? @example lagi|lg?
    … @example kalimat|kalimatnya|lagi|lain|lainnya|dalam_kalimat? apa|gimana|lagi|lain|@some|3|tiga|satu|satu_aja?
    … pakai|pake|gunain|gunakan di|dalam kalimat
    dalam|di kalimat gimana|apa?
    @use|pakenya|pakainya di|dalam? kalimat? gimana
    … example|examples|sentence|sentences of_it|with_it|sentence|sentences?
    … use|put it|that|them|both in a|one? sentence|sentences
    how @do @i? use it|that|them
    in a sentence`,
  collocation: `
    … @itsCollocation @apa|dong?
    … @verbs apa? yang|buat? @often? @together @with|it? it|itu? apa?
    … what|which @verbs @goes with|before|we_use_with|i_use_with it|that?
    … used_with|goes_with what|apa`,
  preposition: `
    … @preposition @goes|apa|should|yang|@use? i_use|we_use|@after|with|apa|pas? @after|with|it|that? it|that?
    @after itu|it|that? pake|pakai|comes|what apa|preposisi_apa?
    diikuti apa
    followed by what`,
  phrasal: `
    any|ada? @phrasalVerb apa|with_it|apa_aja?`,
  register: `
    is|are it|that|this|they @manner …
    formal or|atau|apa informal
    formal
    itu? formal|sopan|kasar|gaul|kaku gak|apa_gak|atau_gak|ya?
    … can|could i|we use it|that|this in a|an? @writing …
    boleh|bisa @use di … @writing …
    … bule|natives|orang masih? pake|pakai|use|say gak|it|that|itu?`,
  spelling: `
    how @do @i? spell it|that
    spell it
    gimana? ejaannya|spellingnya|nulisnya|tulisannya gimana?
    how is it spelt|spelled|written`,
  plural: `
    and? the|its? plural|jamaknya|jamak form|apa|gimana?
    … bentuk jamak|jamaknya|pluralnya apa|gimana?
    @what_is the plural form?`,
  past: `
    and? the|its? @past apa|form?
    … bentuk lampau|lampaunya|kedua|keduanya|ketiga|ketiganya|past|pastnya apa|gimana?
    @what_is the past tense|form|participle?`,
  passive: `
    and? the|its? @passive apa|form|gimana|voice?
    @what_is the passive form|voice?`,
  kind: `
    bisa|boleh|can|is it? jadi|be|used? as? a|an? @noun|@verb|@adjective|@adverb juga|gak|ga|nggak|too?`,
  level: `
    itu|ini? level|tingkat|levelnya|tingkatnya berapa|apa|mana
    what|which level is it|that|this
    what|which level`,
  counted: `
    itu|ini? bisa|boleh dihitung
    itu|ini? termasuk|masuk? @countable …
    is|are it|that|this|they? countable|uncountable …
    countable or|atau|apa uncountable`,
  usage: `
    … kapan @use|pakenya|pakainya|dipakenya|dipakainya
    @use|pakenya|pakainya|dipakenya kapan|buat_apa|pas_kapan|di_situasi_apa
    when do|should|can @i use it|that|this
    gunanya|fungsinya|kegunaannya apa|buat_apa`,
  variety: `
    is|are it|that|this american|british …
    itu|ini? @english|bahasa|dari|dialek? british|american|amerika …
    british or|atau|apa american`,
  degree: `
    … @degree apa|form|gimana?
    @what_is the comparative|superlative form?`,
  sound: `
    … cara? baca|pronounce|@itsSound gimana|apa|yang_bener|yang_benar?
    … gimana cara? baca|@itsSound
    how @do @i? pronounce|say it|that|this|this_word
    how is it|that pronounced
    pronounce it|that
    and? the? pronunciation`,
}

/** The open word is compared with another. */
export const comparedQuestions = {
  compared: `
    … beda|bedanya|perbedaannya|perbedaan apa? sama|dengan|dari|ama {word} @apa?
    … same|different|difference as|from|to|with {word}
    is|are|does it|that|they the? same|different|similar as|from|to {word}
    kalau|kalo? sama {word} beda gak|apa|gimana?
    sama aja sama|dengan|kayak {word} gak?
    is|are {word} the? same|similar|different thing|word|meaning?
    {word} sama aja kah|ya|gak|ga|nggak?`,
}

/** Said before the question itself. */
export const politeOpenings = `
  aku|saya|gue|gw? mau|pengen|boleh|numpang|ingin|izin tanya|nanya|bertanya|tau|tahu
  can|could|would you? tell me
  can|could|would you|u explain? to_me?
  can|could you|u
  do you know
  i want to know|ask
  i'd like to know|ask
  tell me
  quick question
  pause|bentar|sebentar|wait|hold_on|tunggu|jeda|stop_dulu|permisi|maaf|sorry
  one more thing|question
  please|pls|tolong|coba|bisa|bantu|bantuin
  kalau|kalo|klo|trus|terus|lalu|dan|nah|kalau_gitu|kalo_gitu|yaudah|ya_udah|yaudah_deh|eh|lah
  and|also|oh|iya|oh_iya|oiya|eh_iya|ok|oke|okay|so|btw|hmm|then|right|well|hi|halo|hello|hai
  what_about|how_about|gimana_kalau|bagaimana_dengan|gimana_dengan`

/** What stands for the open word. */
export const openWordNames: ReadonlySet<string> = new Set(
  `it that this itu ini they them both each word kata tadi this_word that_word the_word kata_itu kata_ini kata_tadi
  yang_tadi itu_tadi the_last_one that_one this_one each_one each_of_them both_of_them`
    .split(/\s+/)
    .map((name) => name.replaceAll('_', ' ')),
)

/** Names of forms: 'past tense nya?' asks for the form of the open word. */
export const grammarTerms: ReadonlySet<string> = new Set(
  `tense tensenya form forms participle verb noun adjective adverb plural singular the an its it a past
  v2 v3 synonym opposite`.split(/\s+/),
)

/** At the end of a question, without a meaning of their own. */
export const endParticles: ReadonlySet<string> = new Set('gak ga nggak ngga kah kan ada here'.split(' '))

/** Words of asking, which are never asked about. */
export const neverAsked: ReadonlySet<string> = new Set(
  `apa apaan apanya bahasa bhs inggris itu ini form forms gimana bagaimana kata kalimat kalimatnya contoh dong nya
  kuis quiz soal latihan tes bendanya kerjanya sifatnya keterangannya artinya maksudnya word words sentence sentences
  example examples meaning aja saja lagi yang mana lain juga versi version please`.split(/\s+/),
)

/** With one of these it is a sentence, not a list of words. */
export const sentenceWords: ReadonlySet<string> = new Set(
  `saya aku gue gw gua kamu kau dia ia kami kita mereka i you he she we they sudah udah belum akan sedang tidak gak
  bukan bisa boleh harus mau ingin pengen ada adalah juga lagi karena tapi kalau kapan dimana berapa kenapa siapa
  masih pernah`.split(/\s+/),
)

/** Where a longer object ends: 'crucial in an essay' asks about 'crucial'. */
export const objectEnds: ReadonlySet<string> = new Set(
  `di in dalam for buat untuk yang when kalau kalo klo pas on as here itu ini tadi from dari apa biar supaya to
  gimana dan and`.split(/\s+/),
)

/** Behind a question: what it is for, where its object was met, or how many are wanted. */
export const storyStarts: ReadonlySet<string> = new Set(
  `biar supaya agar soalnya soale karena karna krn gara-gara buat untuk pas waktu minimal maksimal sebanyak because
  since so for when minimum maximum`.split(/\s+/),
)

/** Never about the subject. */
export const wordFillers: ReadonlySet<string> = new Set(
  `kak kakak mba sih dong donk deh nih tuh tu ya yaa yah lho loh kan mah eh hmm wkwk wkwkwk wkwkwkwk haha hahaha hehe
  hihi lol miss ms mbak mas bang kiky bu ibu pak um uh please pls plis tolong thanks thx makasih guys bro sis min nak
  bun bunda om tante gan sist ibuk bapak admin mis exactly actually again btw huhu wk basically sebenarnya sebenernya
  sebetulnya sbnrnya`.split(/\s+/),
)

/** What asks why, at the beginning. */
export const whyOpenings = 'kok|loh kok|lho kok|lah kok|kenapa|knp|lho|loh|lah|why|how come|eh kok|hah|masa'.split('|')
