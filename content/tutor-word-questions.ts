/**
 * How people ask about a word, a line each (see domain/shared/frames.ts). {word} is the word asked about; a line without it
 * asks about the word that is open. Politeness and fillers are left out before.
 */
export const wordQuestions = {
  'collocation': `
    … kata|verb|kata_kerja|verbs yang? sering|biasa|biasanya|cocok bareng|dipake|dipakai|barengan|muncul|dipasangin sama|dengan? {word} apa|apa_aja?
    … collocation|collocations|kolokasi|pasangan_kata|kata_pasangan of|for|with|dari|untuk|kata? kata? {word} apa|apa_aja|apa_saja?
    … what|which verb|verbs|word|words do|does? i|we|you? go|goes|come|comes|use|uses with|before {word}
    {word} pasangannya|kolokasinya|collocation|collocations|pake_verb|pakai_verb|pake_kata_kerja apa|apa_aja?
    {word} pake|pakai make atau do`,
  'english': `
    … bahasa|bhs|b inggris|inggrisnya|ingris|ingrisnya dari|untuk|kata|nya? kata? {word} apa|gimana|apaan?
    … bahasa|bhs|b inggris|inggrisnya dari|untuk|kata? {word} itu apa
    … inggrisnya|inggris_nya|englishnya|english_nya dari|untuk|kata? {word} apa|gimana|apaan?
    … inggrisnya|inggris_nya|englishnya|english_nya dari|untuk|kata? {word} itu apa
    {word} itu? bahasa|bhs|b inggris|inggrisnya|inggris_nya apa|apaan|gimana …
    {word} itu? bahasa|bhs|b inggrisnya|inggris_nya
    {word} itu? inggrisnya|inggris_nya|englishnya|english_nya apa|apaan|gimana? …
    {word} apa|apaan inggrisnya|inggris_nya|bahasa_inggrisnya|englishnya
    {word} untuk … apa|apaan inggrisnya|bahasa_inggrisnya
    {word} dalam|di|pake|pakai bahasa? inggris apa|gimana|disebut_apa?
    {word} bahasa? inggrisnya? disebut|dibilang apa
    … how do|can|would|should i|you|we say|call {word} in english
    … how to say {word} in english
    … what's|what_is|what_are|whats the? english word|name? for|of {word}
    … what's|what_is|what_are|whats {word} in english
    … what do you call {word} in english
    … english word|term for {word}
    {word} in english
    terjemahkan|terjemahin|artikan|translate kata? the_word? {word}
    terjemahkan|terjemahin|translate kata? the_word? {word} ke|to|into bahasa? inggris|english|indonesia|indonesian`,
  'meaning': `
    … apa? arti|artinya|makna|maksud|pengertian|definisi dari|kata|istilah|frasa? kata? {word} itu? apa?
    … maksudnya|artinya kata? {word} apa|tu_apa|itu_apa?
    {word} itu? apa? artinya|arti|maksudnya|maknanya apa|gimana?
    {word} itu? artinya|maksudnya apa|gimana …
    kata {word} itu? artinya|maksudnya apa? …
    kata {word} itu? apa|apaan
    … what does|do|did the? word|phrase|term|expression|idiom? {word} mean|means
    … what {word} means|mean
    … what's|what_is|whats the? meaning|definition|sense of|for the? word? {word}
    … meaning|definition of|for? the? word? {word}
    {word} meaning|definition|means
    {word} artinya|means what|apa
    define the? word? {word}
    explain|jelaskan|jelasin the_word|the_phrase|the_idiom|kata|arti|arti_kata|arti_dari {word}
    what's|what_is|what_are meant_by {word}`,
  'indonesian': `
    … what's|what_is|whats {word} in bahasa? indonesian|indonesia|indo
    {word} in bahasa? indonesian|indonesia|indo
    {word} bahasa? indonesianya|indonya apa?
    {word} dalam|di bahasa indonesia apa?
    how do you say {word} in bahasa? indonesian|indonesia`,
  'synonym': `
    … sinonim|sinonimnya|persamaan_kata|padanan|padanan_kata|kata_lain|kata_lainnya|bahasa_lain|kata_pengganti dari|untuk|kata|selain? kata? {word} apa|apa_aja|apa_saja|itu_apa|yang_formal|yang_lebih_formal|yang_keren|yang_lebih_keren?
    {word} sinonimnya|persamaannya|sinonim|persamaan_katanya|kata_lainnya|gantinya apa|apa_aja|apa_saja?
    apa_ada? kata_lain|pengganti untuk|dari? {word}
    kata_lain|kata_yang_lebih_formal|kata_yang_lebih_keren|kata_yang_lebih_kuat dari|selain|untuk|daripada {word} apa|apa_aja?
    selain|ganti|gantinya|pengganti {word} apa|apa_aja|apa_lagi|bisa_pake_apa|pake_apa
    … synonym|synonyms of|for|to the? word? {word}
    {word} synonyms|synonym
    … other|another|alternative|different|similar|more|better|stronger|nicer|fancier|simpler|softer|politer|formal|weaker words|word|ways|way for|of|to|than|to_say|of_saying {word}
    … academic|advanced|professional|fancy|smarter|more_academic|more_advanced|more_professional|more_natural|more_polite word|words|way|synonym|synonyms for|of|than|to_say|of_saying {word}
    … kata|bahasa yang? lebih akademik|akademis|canggih|profesional|formal|keren|halus|sopan|kuat|natural dari|daripada|selain|untuk|buat|dibanding {word} apa|apa_aja?
    … better|stronger|nicer|fancier|simpler|weaker|more_formal|more_polite|formal|casual word|words|way for|than|of_saying|to_say {word}
    … instead_of {word}
    … alternatives|alternative|replacement|replacements to|for {word}`,
  'opposite': `
    … lawan|lawannya|antonim|antonimnya|kebalikan|kebalikannya|lawan_kata|lawan_katanya dari|kata? kata? {word} apa|itu_apa?
    {word} lawannya|antonimnya|kebalikannya|lawan_katanya|lawan_kata|antonim apa?
    … opposite|opposites|antonym|antonyms|reverse of|for|to? the? word? {word}
    {word} opposite|antonym|antonyms`,
  'preposition': `
    … preposition|prepositions|preposisi|preposisinya for|after|with|of|dari|untuk|buat|setelah|goes_after|comes_after|goes_with|to_use_with|yang_cocok_buat {word} apa?
    … what|which|apa preposition|preposisi goes|comes|do|is|used|i|we|yang? use|used|pas? after|with|setelah|buat {word}
    {word} preposisinya|pake_preposisi|pakai_preposisi|preposition apa?
    {word} diikuti|followed|abis_nya|setelahnya|followed_by apa|by|preposisi_apa what?
    after|setelah|abis|sesudah {word} pake|pakai|use|what|apa apa|preposition|preposisi?`,
  'phrasal': `
    … phrasal verb|verbs|verbnya dari|with|of|pakai|pake|kata|yang_pakai|yang_pake|using? kata? {word} …
    phrasal verb|verbs for|yang_artinya|artinya|untuk|meaning {word}
    … phrasal verb|verbs that? mean|means|for|yang_artinya|artinya {word}
    {word} phrasal verb|verbs|verbnya apa|apa_aja? …`,
  'noun': `
    … noun|nouns|kata_benda|kata_bendanya|nominanya form|forms|nya|version? of|from|dari|for? kata? {word} apa?
    … bentuk noun|kata_benda|bendanya dari|kata? {word} apa?
    {word} noun|nounnya|noun_nya|kata_bendanya|bendanya|noun_form apa|form|what?
    … make|turn {word} into? a? noun`,
  'verb': `
    … verb|kata_kerja|kata_kerjanya form|nya? of|from|dari|for kata? {word} apa?
    … bentuk verb|kata_kerja dari? {word} apa?
    {word} verbnya|verb_nya|kata_kerjanya|verb_form apa|what?`,
  'adjective': `
    … adjective|kata_sifat|kata_sifatnya form|nya? of|from|dari|for? kata? {word} apa?
    … bentuk adjective|kata_sifat dari? {word} apa?
    {word} adjectivenya|adjective_nya|kata_sifatnya|adjective|adjective_form apa|what?`,
  'adverb': `
    … adverb|kata_keterangan form|nya? of|from|dari|for? kata? {word} apa?
    … bentuk adverb dari? {word} apa?
    {word} adverbnya|adverb_nya|kata_keterangannya|adverb|adverb_form apa|what?`,
  'example': `
    … contoh|contohin|contohnya kalimat|kalimatnya? dengan|pakai|pake|dari|untuk|kata|yang_pakai|yang_pake|menggunakan? kata? {word}
    … pakai|pake|gunakan {word} dalam|di kalimat|sebuah_kalimat
    {word} contoh|contohnya kalimat|kalimatnya|apa?
    {word} dalam|di kalimat …
    … example|examples|sentence|sentences|example_sentence|example_sentences with|of|using|for the? word? {word}
    … use|put {word} in a|one? sentence|sentences
    … a|one sentence with|using {word}
    … bikin*|buat*|tulis*|kasih|minta|coba|buatkan satu|1|dua|2|contoh|sebuah? kalimat|kalimatnya pakai|pake|dengan|dari|pakein|menggunakan|memakai|yang_ada|yang_pake|yang_pakai|buat kata? {word}
    … make|write|give|create|show me? a|one|two|some|me_a|me_some? sentence|sentences with|using|containing|from the? word? {word}
    how do|can|to i|you|we? use the? word? {word} in a? sentence
    how is {word} used`,
  'register': `
    is|are the_word? {word} formal|informal|slang|polite|rude|common|old-fashioned …
    … can|could i|we use {word} in a? formal|business|an|academic …
    {word} itu? formal|informal|sopan|kasar|kaku|gaul gak|apa_informal|atau_informal|ya?
    {word} boleh|bisa dipake|dipakai|pake di … formal|resmi|email|essay|esai …`,
  'spelling': `
    … how do|to|can i|you|we? spell|spelled|spelt the_word? {word}
    … how is {word} spelt|spelled|written
    … spelling|ejaan|ejaannya of|dari|kata? {word}
    {word} ejaannya|spellingnya|nulisnya|tulisannya|spelling gimana|yang_benar|apa?
    … cara nulis|menulis|mengeja|eja kata? {word}`,
  'plural': `
    … plural|jamak|jamaknya|bentuk_jamak|bentuk_jamaknya form|nya? of|dari|for|kata? {word} apa?
    … jamaknya|pluralnya gimana|apa , {word}
    {word} pluralnya|plural_nya|jamaknya|plural|bentuk_jamaknya apa|gimana|form?`,
  'past': `
    … v2|verb_2|past_tense|past|simple_past and|dan|sama|,? v3|verb_3|past_participle|participle nya|form? of|dari|for|kata? {word} apa?
    … past|v2|v3|verb_2|verb_3|verb_kedua|verb_ketiga|past_tense|past_participle|past_form|simple_past|bentuk_lampau|bentuk_kedua|bentuk_ketiga|lampau|lampaunya|participle nya|form|and_past_participle? of|dari|for|kata? {word} apa?
    {word} v2|v3|v2nya|v3nya|v2_nya|v3_nya|verb_2|verb_3|verb_2nya|verb_3nya|pastnya|past_nya|past_tense|past_tensenya|past_tense_nya|past_participle|past_form|bentuk_lampaunya|bentuk_lampau|lampaunya|bentuk_kedua|bentuk_ketiga apa|gimana?`,
  'degree': `
    … comparative|superlative|perbandingan|perbandingannya|komparatif|komparatifnya|superlatif|superlatifnya and_superlative|dan_superlative|form? of|dari|for? {word} apa?
    {word} comparativenya|superlativenya|komparatifnya|superlatifnya|comparative|superlative|comparative_nya|superlative_nya apa|gimana?`,
  'sound': `
    … pronounce|pronunciation|pronounciation|ipa|pelafalan|pengucapan|lafal|ucapan of|dari|kata? the_word? kata? {word} gimana|apa?
    … how do|to|should|can i|you|we? pronounce the_word? {word} correctly|properly|right?
    … how do|to|should|can i|you|we? say the_word? {word} correctly|properly|aloud|out_loud
    … how is {word} pronounced|said|read
    … cara baca|bacanya|membaca|pengucapan|mengucapkan|ngucapin|melafalkan|nyebut|nyebutin|ngomong|ucapin|pronounce kata? {word} gimana|yang_bener|yang_benar?
    … gimana|bagaimana cara? baca|bacanya|ngucapin|nyebut|pronounce|ngomong|ucapin kata? {word}
    … baca|dibaca|bacanya kata? {word} gimana
    kata? {word} itu? dibaca|bacanya|cara_baca|cara_bacanya|diucapin|diucapkan|ngucapin|ngucapinnya|pengucapannya|pronunciationnya|pronounce_nya|nyebutnya|dibacanya|lafalnya apa|gimana|kayak_gimana|ya? …
    {word} pronunciation|pronounced`,
}

export type WordAspect = keyof typeof wordQuestions

/** The meaning of a word, unless it is the name of something else that is known: 'what is the past tense'. */
export const perhapsWordQuestions = {
  meaning: `
    {word} itu? apa|apaan
    apa|apaan itu|yang_dimaksud {word}
    apa|apaan {word} itu
    what's|what_is|whats|what_are a|an|the? {word}
    explain|jelaskan|jelasin {word}`,
}

/** The same about the word that is open: 'noun form?', 'lawan katanya'. */
export const openWordQuestions: Record<WordAspect, string> = {
  english: `
    bahasa? inggrisnya|englishnya apa?
    in english
    what's|what_is that|it in english`,
  meaning: `
    apa? arti|artinya|maksud|maksudnya apa?
    itu apa? artinya|maksudnya apa?
    meaning|definition
    the? meaning
    what does|do it|that|this|this_word|that_word|they mean
    what's|what_is the? meaning|definition
    so? what is it|that`,
  indonesian: `
    bahasa? indonesianya|indonya apa?
    in bahasa? indonesian|indonesia|indo
    what's|what_is that|it in bahasa? indonesian|indonesia|indo
    and? in indonesian`,
  synonym: `
    … sinonim|sinonimnya|persamaannya|persamaan_katanya|kata_lain|kata_lainnya|gantinya apa|apa_aja|apa_saja|ada|lagi?
    ada? sinonimnya|sinonim|kata_lain gak|lagi?
    and? any|the|more|other|another|some? synonym|synonyms
    what_are|what_is|what's the? synonym|synonyms of_it|for_it?
    other|another|similar|different|better|stronger|more_formal|formal word|words for_it|for_that|like_that?
    what_else can_i_say|could_i_say|can_you_say
    selain itu apa …`,
  opposite: `
    … lawan|lawannya|antonim|antonimnya|kebalikan|kebalikannya|lawan_kata|lawan_katanya apa?
    and? the|its? opposite|opposites|antonym|antonyms of_it|of_that?
    what's|what_is|whats the|its opposite|antonym of_it|of_that?`,
  noun: `
    and? the|its|a? noun|nouns form|forms?
    … bentuk? noun|nounnya|noun_nya|kata_benda|kata_bendanya|bendanya form? apa|gimana?
    what's|what_is|whats the|its noun form?
    as a noun`,
  verb: `
    and? the|its|a? verb form|forms?
    … bentuk? verb|verbnya|verb_nya|kata_kerja|kata_kerjanya form? apa|gimana?
    what's|what_is|whats the|its verb form?
    as a verb`,
  adjective: `
    and? the|its|an? adjective form|forms?
    … bentuk? adjective|adjectivenya|adjective_nya|kata_sifat|kata_sifatnya form? apa|gimana?
    what's|what_is|whats the|its adjective form?
    as an adjective`,
  adverb: `
    and? the|its|an? adverb form|forms?
    … bentuk? adverb|adverbnya|adverb_nya|kata_keterangan|kata_keterangannya form? apa|gimana?
    what's|what_is|whats the|its adverb form?
    as an adverb`,
  example: `
    … contoh|contohnya|contohin kalimat|kalimatnya|lagi|lain|lainnya|dalam_kalimat? apa|gimana|lagi|lain|1|2|3|satu|dua|tiga?
    … pakai|pake|gunain|gunakan di|dalam kalimat
    dalam|di kalimat gimana|apa?
    dipake|dipakai|pakenya|pakainya di|dalam? kalimat? gimana
    … example|examples|sentence|sentences of_it|with_it|sentence|sentences?
    … use|put it|that|them|both in a|one? sentence|sentences
    use|put it|that|them|both in_a_sentence
    how do|can|to i|you|we? use it|that|them
    in a sentence`,
  collocation: `
    … collocation|collocations|kolokasinya|kolokasi|pasangan_katanya|pasangannya apa|apa_aja|dong?
    … kata|verb|kata_kerja apa? yang|buat? sering|biasa|cocok|biasanya? bareng|dipake|dipakai|barengan|pasangannya sama|dengan|with|it? it|itu? apa?
    … what|which verb|verbs|word|words go|goes|do|come with|before|we_use_with|i_use_with it|that?
    … used_with|goes_with what|apa`,
  preposition: `
    … preposition|prepositions|preposisinya|preposisi goes|comes|do|does|apa|is|should|yang|pake|pakai? i_use|we_use|after|with|used|use|apa|pas|dipake? after|with|it|that? it|that?
    abis|setelah|after itu|it|that? pake|pakai|comes|what apa|preposisi_apa?
    diikuti apa
    followed by what`,
  phrasal: `
    any|ada? phrasal verb|verbs|verbnya apa|with_it|apa_aja?`,
  register: `
    is|are it|that|this|they formal|informal|slang|polite|rude|common|old-fashioned …
    formal or|atau|apa informal
    formal
    itu? formal|sopan|kasar|gaul|kaku gak|apa_gak|atau_gak|ya?
    … can|could i|we use it|that|this in a? formal|business|an|academic …
    boleh|bisa dipake|dipakai|pake di … formal|resmi|email|essay|esai …
    … bule|natives|orang masih? pake|pakai|use|say gak|it|that|itu?`,
  spelling: `
    how do|to|can i|you|we? spell it|that
    spell it
    gimana? ejaannya|spellingnya|nulisnya|tulisannya gimana?
    how is it spelt|spelled|written`,
  plural: `
    and? the|its? plural|jamaknya|jamak form|apa|gimana?
    … bentuk jamak|jamaknya|pluralnya apa|gimana?
    what's|what_is|whats the plural form?`,
  past: `
    and? the|its? past|past_tense|past_form|past_participle|v2|v3|v2nya|v3nya|v2_nya|v3_nya|verb_2nya|verb_3nya|pastnya|past_nya|past_tensenya|lampaunya apa|form?
    … bentuk lampau|lampaunya|kedua|kedua_nya|keduanya|ketiga|ketiganya|past|pastnya apa|gimana?
    what's|what_is|whats the past tense|form|participle?`,
  degree: `
    … comparative|superlative|comparativenya|superlativenya|komparatifnya|superlatifnya|comparative_nya|superlative_nya apa|form|gimana?
    what's|what_is the comparative|superlative form?`,
  sound: `
    … cara? baca|bacanya|ngucapinnya|ngucapin|nyebutnya|pengucapannya|pronounce|pronouncenya|pronunciationnya|pronunciation|dibacanya|lafalnya|dibaca gimana|apa|yang_bener|yang_benar?
    … gimana cara? baca|bacanya|ngucapinnya|nyebutnya|pengucapannya|pronunciationnya|dibacanya
    how do|to|should|can i|you|we? pronounce|say it|that|this|this_word
    how is it|that pronounced
    pronounce it|that
    and? the? pronunciation`,
}

/** The open word is compared with another. */
export const comparedQuestions = {
  compared: `
    … beda|bedanya|perbedaannya|perbedaan apa? sama|dengan|dari|ama {word} apa|gimana|apaan?
    … apa bedanya sama|dengan|dari {word}
    … same|different|difference as|from|to|with {word}
    is|are|does it|that|they the? same|different|similar as|from|to {word}
    kalau|kalo? sama {word} beda gak|apa|gimana?
    sama aja sama|dengan|kayak {word} gak?`,
}

/** Said before the question itself. */
export const politeOpenings = `
  aku|saya|gue|gw? mau|pengen|boleh|numpang|ingin|izin tanya|nanya|bertanya|tau|tahu
  mau|boleh|numpang|izin tanya|nanya
  can|could|would you? tell me
  can|could|would you|u explain? to_me? 
  can|could you|u
  do you know
  i want to know|ask
  i'd like to know|ask
  tell me
  quick question
  one more thing|question
  please|pls|tolong|coba|bisa|bantu|bantuin
  kalau|kalo|klo|trus|terus|lalu|dan|nah|and|also|oh|ok|oke|okay|so|btw|hmm|then|right|lah|yaudah|ya_udah|yaudah_deh|kalau_gitu|kalo_gitu|eh|well|hi|halo|hello|hai|what_about|how_about|gimana_kalau|bagaimana_dengan|gimana_dengan`

/** What stands for the open word. */
export const openWordNames: ReadonlySet<string> = new Set([
  ...['it', 'that', 'this', 'itu', 'ini', 'this word', 'that word', 'the word', 'kata itu', 'kata ini', 'kata tadi'],
  ...[
    'yang tadi',
    'tadi',
    'itu tadi',
    'they',
    'them',
    'both',
    'the last one',
    'that one',
    'this one',
    'word',
    'kata',
    'each',
    'each one',
    'each of them',
    'both of them',
  ],
])

/** Names of forms: 'past tense nya?' asks for the form of the open word. */
export const grammarTerms: ReadonlySet<string> = new Set(
  `tense tensenya tense_nya form forms participle verb noun adjective adverb plural singular the an its it a past v2 v3 synonym
  opposite`.split(/\s+/),
)

/** At the end of a question, without a meaning of their own. */
export const endParticles: ReadonlySet<string> = new Set('gak ga nggak ngga kah kan ada'.split(' '))

/** Words of asking, which are never asked about. */
export const neverAsked: ReadonlySet<string> = new Set(
  `apa apaan apanya bahasa bhs inggris itu ini form forms gimana bagaimana kata kalimat kalimatnya contoh dong nya artinya maksudnya word words sentence
  sentences example examples meaning aja saja lagi yang mana lain`.split(/\s+/),
)

/** With one of these it is a sentence, not a list of words. */
export const sentenceWords: ReadonlySet<string> = new Set(
  `saya aku gue gw gua kamu kau dia ia kami kita mereka i you he she we they sudah udah belum akan sedang tidak gak bukan bisa boleh
  harus mau ingin pengen ada adalah juga lagi karena tapi kalau kapan dimana berapa kenapa siapa masih pernah`.split(
    /\s+/,
  ),
)

/** Where a longer object ends: 'crucial in an essay' asks about 'crucial'. */
export const objectEnds: ReadonlySet<string> = new Set(
  'di in dalam for buat untuk yang when kalau kalo klo pas on as here itu ini tadi from dari apa biar supaya to gimana dan and'.split(
    ' ',
  ),
)

/** Never about the subject. */
export const wordFillers: ReadonlySet<string> = new Set(
  `kak kakak sih dong donk deh nih tuh tu ya yaa yah lho loh kan mah eh hmm wkwk wkwkwk wkwkwkwk haha hahaha hehe hihi lol miss ms
  mbak mas bang kiky bu ibu pak um uh please pls plis tolong thanks thx makasih guys bro sis min admin mis exactly actually again btw
  huhu wk`.split(/\s+/),
)
