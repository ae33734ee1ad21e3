/**
 * How people ask about a word, a line each (see domain/shared/frames.ts; the classes are in tutor-frame-words.ts).
 * {word} is the word asked about. Politeness and fillers are left out before.
 */
/** Where the object is quoted, more lines are questions about it. */
export const quotedQuestions = {
  english: `
    … cara|caranya|how_to|how_do_i? bilang|ngomong|nyebut|bilangin|say {word} …
    … kalau|kalo? mau|pengen? bilang|ngomong {word} …`,
  meaning: `
    … {word} itu? apa? artinya|maksudnya|arti|maksud …
    … artinya|maksudnya|arti|maksud dari? {word} …
    … what does {word} mean …`,
  synonym: `
    … @replacing to|for|of {word} …
    … @other|@better @wordsOrWays @than {word} …
    … @synonym @of|to|buat|kata? @kata? {word} …`,
}

export const wordQuestions = {
  collocation: `
    … @verbs yang? @often @together @with? {word} @apa?
    … @collocation yang_tepat|yang_cocok|yang_benar|yang_pas? @of|with|dengan|untuk|kata? kata? {word} @apa?
    … what|which @verbs do|does? @i? @goes with|before {word}
    {word} @itsCollocation|pake_verb|pakai_verb|pake_kata_kerja @apa?
    {word} @use make atau do`,
  english: `
    … @bahasa @inggris|@inggrisnya dari|untuk|kata|nya? kata? {word} @apa?
    … @inggrisnya dari|untuk|kata? {word} @apa?
    {word} itu? @bahasa @inggris|@inggrisnya apa|apaan|gimana …
    {word} itu? @bahasa @inggrisnya
    {word} itu? @inggrisnya @apa? …
    {word} apa|apaan bahasa? @inggrisnya
    {word} untuk … apa|apaan bahasa? @inggrisnya
    {word} dalam|di|pake|pakai bahasa? inggris @apa|disebut_apa?
    {word} bahasa? inggrisnya? disebut|dibilang apa
    … how @do @i? say|call {word} in english
    … @what_is the? english word|name? for|of {word}
    … @what_is {word} in english
    … what do you call {word} in english
    … english word|term for {word}
    {word} in english
    {word} @bahasa @inggris
    inggris|english apa {word}
    @translate @kata? {word}
    @translate @kata? {word} ke|to|into bahasa? @inggris|@indonesian`,
  meaning: `
    … apa? @arti dari|@kata? kata? {word} itu? apa?
    … maksudnya|artinya kata? {word} @apa?
    {word} itu? apa? @itsMeaning apa|gimana?
    {word} itu? artinya|maksudnya apa|gimana …
    kata {word} itu? artinya|maksudnya apa? …
    kata {word} itu? apa|apaan
    bukannya|bukankah|emang|emangnya|lho {word} itu|artinya|berarti …
    … what does|do|did the? word|phrase|term|expression|idiom? {word} mean|means
    … what {word} means|mean
    … @what_is the? @meaning|sense of|for the? word? {word}
    … @meaning of|for? the? word? {word}
    {word} @meaning|means
    {word} artinya|means what|apa
    define the? word? {word}
    explain|jelaskan|jelasin the_word|the_phrase|the_idiom|kata|arti|arti_kata|arti_dari {word}
    @what_is meant_by {word}`,
  indonesian: `
    … @what_is {word} in bahasa? @indonesian
    {word} in bahasa? @indonesian
    {word} bahasa? @indonesianya apa?
    {word} dalam|di bahasa indonesia apa?
    how do you say {word} in bahasa? @indonesian
    … @what_is the? @indonesian word|name|term? for|of {word}
    … @indonesian word|name|term for {word}
    … a|the|any? word|name|term for {word} in bahasa? @indonesian
    what do you|they|people|locals|we? call|say {word} in bahasa? @indonesian
    how do locals|people|they|indonesians say {word}`,
  formal: `
    … @synonym @of|buat|kata? @kata? {word} yang|versi? lebih? @formally @apa?
    … kata|bahasa|versi|istilah yang? lebih? @formally @daripada|dari? @kata? {word} @apa?
    {word} yang|versi|bahasa lebih? @formally @apa?
    {word} formalnya|resminya|bahasa_formalnya|versi_formalnya @apa?
    … @formally|more_formal|more_polite|more_professional|more_academic @wordsOrWays|version|equivalent|@replacing @than|is? {word}`,
  strong: `
    … @synonym @of|buat|kata? @kata? @very {word} @apa?
    … @other|@better|@strongly|one? @wordsOrWays|adjective @than @very {word}
    … @strongly @wordsOrWays|adjective @than {word}
    … instead_of @very {word}
    … kata|bahasa yang? lebih @strongly @daripada {word} @apa?
    @very {word} kata_lainnya|sinonimnya|gantinya|satu_kata|dalam_satu_kata|bahasa_kerennya @apa?
    {word} banget|sekali kata_lainnya|sinonimnya|gantinya @apa?`,
  synonym: `
    … @synonym @of|to|buat|kata|selain? @kata? {word} @apa|yang_formal|yang_lebih_formal|yang_keren|yang_lebih_keren?
    {word} @itsSynonym|sinonim|synonym|synonyms @apa?
    apa_ada? kata_lain|pengganti untuk|dari? {word}
    … kata|bahasa yang? lebih @lebih @daripada {word} @apa?
    selain|@replacing {word} @apa|apa_lagi|bisa_pake_apa|pake_apa
    … @other|@better @wordsOrWays @than {word}
    … instead_of {word}
    … @replacing to|for {word}`,
  opposite: `
    … @opposite @of|to|kata? @kata? {word} @apa?
    {word} @opposite apa?`,
  preposition: `
    … @preposition @of|@after|with|goes_after|comes_after|goes_with|to_use_with|yang_cocok_buat {word} apa?
    … @what preposition|preposisi @goes|used|i|we|yang? use|used|pas? @after|with|buat {word}
    {word} @itsPreposition apa?
    {word} diikuti|followed|abisnya|setelahnya|followed_by apa|by|preposisi_apa what?
    @after {word} pake|pakai|use|what|apa apa|preposition|preposisi?`,
  phrasal: `
    … @phrasalVerb @of|with|kata|pakai|pake|using|yang_pakai|yang_pake? kata? {word} …
    … @phrasalVerb @thatMeans {word}
    {word} @phrasalVerb @apa? …`,
  noun: `
    … @noun @form? @of? kata? {word} apa?
    … bentuk @noun dari|kata? {word} apa?
    {word} @noun|noun_form apa|form|what?
    … make|turn {word} into? a? noun`,
  verb: `
    … @verb @form? @of kata? {word} apa?
    … bentuk @verb dari? {word} apa?
    {word} verbnya|kata_kerjanya|verb_form apa|what?`,
  adjective: `
    … @adjective @form? @of? kata? {word} apa?
    … bentuk @adjective dari? {word} apa?
    {word} @adjective|adjective_form apa|what?`,
  adverb: `
    … @adverb @form? @of? kata? {word} apa?
    … bentuk @adverb dari? {word} apa?
    {word} @adverb|adverb_form apa|what?`,
  example: `
    … @contoh @sentence? @of|@with|@use|kata|yang_pakai|yang_pake? kata? {word}
    … @example @sentence? @of|@with|@use the? word? {word}
    … @use {word} dalam|di kalimat|sebuah_kalimat
    {word} contoh|contohnya kalimat|kalimatnya|apa?
    {word} dalam|di kalimat …
    … @sentence with|of|using|for the? word? {word}
    … use|put {word} in a|one? @sentence
    … @make @some|contoh? @some? @sentence @with|@use|dari|pakein|yang_ada|yang_pake|yang_pakai|buat @kata? {word}
    … @make @some? @sentence containing|from the? word? {word}
    how @do @i? use the? word? {word} in a? sentence
    how is {word} used`,
  register: `
    is|are the_word? {word} @manner …
    … can|could i|we use {word} in a|an? @writing …
    {word} itu? @sopan gak|apa_informal|atau_informal|ya?
    {word} boleh|bisa @use di … @writing …`,
  spelling: `
    … how @do @i? @spell the_word? {word}
    … how is {word} spelt|spelled|written
    … spelling|ejaan|ejaannya of|dari|kata? {word}
    {word} @spelling gimana|yang_benar|apa?
    … cara nulis|menulis|mengeja|eja kata? {word}`,
  plural: `
    … @plural @form? of|dari|for|kata? {word} apa?
    … jamaknya|pluralnya gimana|apa , {word}
    {word} @itsPlural apa|gimana|form?
    {word} @when? banyak|lebih_dari_satu|ada_dua jadi|jadinya|bilangnya apa|gimana`,
  past: `
    … @past and|dan|sama|,? @past @form? of|dari|for|kata? {word} apa?
    … @past @form|and_past_participle? of|dari|for|kata? {word} apa?
    {word} @itsPast apa|gimana?`,
  passive: `
    … bentuk? @passive dari|of|for|kata kata? {word} apa|gimana?
    {word} @passive|pasifnya|passivenya apa|gimana?
    {word} @when? dipasifin|dijadiin_pasif|jadi_pasif jadi|gimana|apa apa?`,
  kind: `
    … apa|apakah? {word} bisa|dapat|boleh? jadi|menjadi|sebagai|dipakai_sebagai|dipake_jadi @noun|@verb|@adjective|@adverb juga|gak|ga|nggak|ya?
    … can|is {word} be|used|also? also|used|be? a|an|as? as? a|an? @noun|@verb|@adjective|@adverb too|as_well?
    {word} itu? termasuk? @noun|@verb|@adjective|@adverb atau|or|apa @noun|@verb|@adjective|@adverb`,
  level: `
    kata? {word} itu? level|tingkat|levelnya|tingkatnya apa|berapa|mana|gimana
    … level|tingkat|cefr berapa|apa kata? {word}
    @what_is the? level of the_word? {word}
    … what|which level is the_word? {word}
    kata? {word} itu? masuk|termasuk level|a1|a2|b1|b2|c1 …`,
  counted: `
    … is|are the_word? {word} countable|uncountable …
    kata? {word} itu? termasuk|masuk? @countable …
    … can|do i|you|we count {word}
    kata? {word} bisa|boleh|dapat dihitung …
    {word} much|pake_much|pakai_much|pake_many or|atau|apa many|much`,
  variety: `
    kata? {word} itu? @english|dari? british|american|inggris|amerika|uk|us atau|or|apa british|american|amerika|inggris|us|uk …
    … is the_word? {word} british|american …
    … american|british word|for|version of? {word}`,
  degree: `
    … @degree and_superlative|dan_superlative|form? of|dari|for? {word} apa?
    {word} @degree apa|gimana?`,
  sound: `
    … @pronunciation of|dari|kata? the_word? kata? {word} gimana|apa?
    … how @do @i? pronounce the_word? {word} @well?
    … how @do @i? say the_word? {word} @well
    … how is {word} pronounced|said|read
    … cara @sayAloud kata? {word} gimana|@well?
    … gimana|bagaimana cara? @sayAloud kata? {word}
    … baca|dibaca|bacanya kata? {word} gimana
    kata? {word} itu? @itsSound apa|gimana|kayak_gimana|ya? …
    {word} pronounced`,
}

export type WordAspect = keyof typeof wordQuestions | keyof typeof perhapsWordQuestions

/** The meaning of a word, unless it is the name of something else that is known: 'what is the past tense'. */
export const perhapsWordQuestions = {
  meaning: `
    {word} itu? apa|apaan
    apa|apaan itu|yang_dimaksud {word}
    apa|apaan {word} itu
    @what_is a|an|the? {word}
    explain|jelaskan|jelasin {word}`,
  usage: `
    … kapan @use|pakenya|pakainya kata? {word} @apa?
    {word} itu? @use|dipakainya|dipakenya kapan|buat_apa|untuk_apa|di_situasi_apa|pas_kapan …
    … when|where do|should|can @i use the_word? {word}
    {word} gunanya|kegunaannya|fungsinya apa|buat_apa`,
}

/** Who says a phrase, and where it was heard, beside the question what it means. */
export const aroundPhrase: ReadonlySet<string> = new Set(
  `orang bule teman temen temenku bos bosku atasan guru dosen customer tamu klien dia mereka aku saya gue gw kita
  bilang ngomong nulis bales jawab denger dengar dengerin baca nemu liat lihat nonton film lagu lirik di dari ke pas
  waktu sering suka kalau kalo ada kata katanya somebody someone people my boss friend teacher client colleague says
  said say heard hear read saw wrote when they he she i in a an the movie song lyric lyrics email`.split(/\s+/),
)

/** What asks for a meaning. */
export const meaningWords: ReadonlySet<string> = new Set('arti artinya maksud maksudnya mean means meaning'.split(' '))
