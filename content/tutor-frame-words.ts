/** Classes of words in the frames of what people ask (see domain/shared/frames.ts), each written once. */
export const frameWords = {
  apa: 'apa apaan gimana apa_aja apa_saja itu_apa tu_apa',
  what: 'what which apa',
  what_is: "what's what_is whats what_are",
  i: 'i we you',
  it: 'it that this they them',
  do: 'do can to should would',
  of: 'of for from dari untuk',
  with: 'with sama dengan',
  kata: 'kata istilah frasa the_word the_phrase the_idiom the_term the_expression word phrase term idiom',
  use: 'pakai pake gunakan gunain use used using dipake dipakai menggunakan memakai',
  right: 'right correct ok okay',
  benar: 'benar bener betul',
  gitu: 'gitu itu ini begini begitu apa apakah',
  isntIt: 'gak ga nggak ya kan belum',
  orNot: `
    @isntIt tidak tdk enggak ngga gk blm kah kagak kaga atau_salah atau_tidak atau_belum atau_gak atau_ga apa_tidak
    apa_gak apa_ga apa_nggak apa_belum apa_blm apa_enggak apa_salah ato_salah ato_gak ato_ga ato_belum`,
  whether: 'apa apakah gimana menurutmu kak miss',
  natural: 'natural grammatical acceptable',
  saidThing: 'sentence sentences grammar english phrase answer',
  inEnglish: 'english grammar in_english now',
  faulty: 'salah keliru aneh',
  mayI: `
    can_i can_we can_you can_one could_i could_we could_you may_i may_we should_i should_we do_i do_we am_i_allowed_to
    can_people are_we_allowed_to are_you_allowed_to is_it_possible_to`,
  isIt: "is_it is_that isn't_it would_it_be would_it does_it_sound is_it_still is_it_really is_it_actually was_it",
  acceptable: '@right @natural fine wrong weird strange common normal good alright all_right bad valid proper',
  say: 'say use write tell put say_it',
  saying: 'the_phrase the_words the_expression saying kata kalimat frasa kata-kata this that like kayak gini',
  boleh: 'boleh bisa bolehkah bisakah boleh_kah dapatkah',
  when: 'kalau kalo klo',
  judgedSo: '@benar salah aneh wajar oke',
  bilang: `
    bilang ngomong ngomongnya bilangnya pakai pake gunakan gunain nulis menulis tulis ucapin ngucapin mengatakan
    mengucapkan menggunakan memakai berkata sebut nyebut jawab`,
  aku: 'aku saya gue gw kita kami orang kamu',
  wholeText: 'whole full complete corrected final entire finished right',
  wholeTextId: 'lengkap lengkapnya final finalnya utuh utuhnya akhirnya yang_benar yang_bener benarnya benernya',
  shownHow: 'gimana bagaimana apa dong tolong kak miss bu ya',
  thenAsked: 'jadi berarti terus trus apa apakah',
  allowed: 'boleh bolehkah bisa bisakah aman layak oke',
  useIt: 'pakai pake dipakai dipake gunakan digunakan kirim dikirim kukirim kupakai',
  usedThing: 'kalimat kalimatnya versi yang yg itu ini tadi langsung saja aja',
  mistakes: 'mistake mistakes error errors',
  itsText: 'kalimat kalimatnya kalimatku grammar grammarnya tulisan tulisanku kalau kalo',
  myText: 'kalimatku kalimat_saya grammarku tulisanku yang_tadi tadi',
  doubtOpener: `
    loh lho lah eh hah ah oh hmm hm tapi but wait hang_on kak miss ms mbak bu well no nope ya jadi terus lalu ok oke
    okay sorry maaf wah waduh duh really`,
  doubtSource: 'temenku temanku temen teman guruku dosenku bosku ibuku bapakku orang bule native semua_orang',
  doubtSourceEnglish: `
    native_speakers natives people americans everybody everyone teacher friend boss lecturer dictionary book cousin
    colleague husband wife`,
  doubtSays: 'say says said told_me taught_me writes wrote use uses',
  doubtTail:
    'ya kan kak miss ms mbak sih dong deh kali bu harusnya gitu juga aja saja bener benar boleh bisa ga gak nggak',
  already: 'udah sudah udh sdh dah',
  fine: '@benar tepat pas oke ok okay aman masuk nyambung bagus',
  itsPart: `
    itu ini grammarnya kalimatnya urutannya susunannya bahasanya penulisannya nulisnya tulisannya pakainya pakenya
    makenya pemakaiannya penggunaannya strukturnya tensenya tensesnya`,
  fixed: 'dicek dikoreksi diperiksa dicekin dikoreksiin',
  addressed: `
    @particle min mimin admin mbak mba mas bu ibu pak bapak bang abang nak teh teteh kang sis bro om tante kaka guru
    teacher mam maam sir madam dik dek nih tuh lah please pls gaes guys`,
  wellSaid: `
    @right @natural proper properly correctly grammatically_correct grammatically_right correct_english right_english
    correct_in_english wrong incorrect`,
  orNotEn: 'or_not or_no or_wrong or_incorrect or_bad or_right',
  particle: 'kak miss ms sih ya dong nih tolong deh',

  bahasa: 'bahasa bhs b',
  inggris: 'inggris ingris english',
  inggrisnya: 'inggrisnya ingrisnya englishnya',
  indonesian: 'indonesian indonesia indo',
  indonesianya: 'indonesianya indonya',
  translate: 'terjemahkan terjemahin artikan translate',

  arti: 'arti artinya makna maksud maksudnya pengertian definisi',
  meaning: 'meaning definition',
  itsMeaning: 'artinya arti maksudnya maknanya',
  synonym: `
    sinonim sinonimnya persamaan_kata padanan padanan_kata kata_lain kata_lainnya bahasa_lain kata_pengganti
    synonym synonyms`,
  itsSynonym: 'sinonimnya sinonim persamaannya persamaan_katanya kata_lain kata_lainnya gantinya',
  better: `
    better stronger nicer fancier simpler softer politer weaker smarter formal casual academic advanced professional
    fancy more_formal more_polite more_academic more_advanced more_professional more_natural`,
  other: 'other another alternative different similar more',
  lebih: 'akademik akademis canggih profesional formal keren halus sopan kuat natural',
  formally: `
    formal resmi sopan halus baku profesional akademik akademis elegan polite politer academic`,
  strongly:
    'kuat tegas dramatis ekstrem intens fancy fancier advanced keren stronger strong extreme more_intense more_extreme',
  very: 'very really so extremely sangat amat',
  wordsOrWays: 'word words way ways synonym synonyms',
  than: 'to_say of_saying for of to than',
  daripada: 'dari daripada selain untuk buat dibanding',
  replacing: 'ganti gantinya pengganti kata_pengganti alternatives alternative replacement replacements',
  opposite: `
    lawan lawannya antonim antonimnya kebalikan kebalikannya lawan_kata lawan_katanya opposite opposites antonym
    antonyms reverse`,
  collocation: 'collocation collocations kolokasi pasangan_kata kata_pasangan',
  itsCollocation: 'pasangannya pasangan_katanya kolokasinya kolokasi collocation collocations',
  verbs: 'verb verbs word words kata kata_kerja',
  often: 'sering biasa biasanya cocok',
  together: 'bareng barengan dipake dipakai muncul dipasangin pasangannya',
  goes: 'go goes come comes use uses do does is',
  preposition: 'preposition prepositions preposisi preposisinya',
  itsPreposition: 'preposisinya pake_preposisi pakai_preposisi preposition',
  after: 'after setelah sesudah abis',
  phrasalVerb: 'phrasal_verb phrasal_verbs phrasal_verbnya',
  thatMeans: 'for mean means meaning that_mean that_means yang_artinya artinya untuk',

  noun: 'noun nouns kata_benda kata_bendanya bendanya nominanya nounnya',
  verb: 'verb kata_kerja kata_kerjanya verbnya',
  adjective: 'adjective kata_sifat kata_sifatnya adjectivenya',
  adverb: 'adverb kata_keterangan kata_keterangannya adverbnya',
  form: 'form forms nya version formnya versinya',
  passive: 'pasif passive pasifnya passivenya bentuk_pasif passive_form',
  itsPlural: 'plural jamaknya bentuk_jamaknya pluralnya',
  plural: '@itsPlural jamak bentuk_jamak',
  itsPast: `
    v2 v3 v2nya v3nya verb_2 verb_3 verb_2nya verb_3nya past_tense pastnya past_tensenya past_participle past_form
    bentuk_lampau bentuk_lampaunya lampaunya bentuk_kedua bentuk_ketiga bentuk_keduanya bentuk_ketiganya bentuk_dua
    bentuk_tiga bentuk_v2 bentuk_v3`,
  past: '@itsPast past simple_past lampau participle verb_kedua verb_ketiga',
  countable: 'countable uncountable bisa_dihitung tidak_bisa_dihitung kata_benda_yang_dihitung',
  english: 'english bahasa_inggris',
  degree: `
    comparative superlative comparativenya superlativenya perbandingan
    perbandingannya komparatif komparatifnya superlatif superlatifnya`,

  contoh: 'contoh contohin contohnya',
  example: '@contoh example examples',
  sentence: 'kalimat kalimatnya sentence sentences',
  make: 'bikin* buat* tulis* kasih minta coba buatkan make write give create show',
  some: 'satu 1 dua 2 sebuah a one two some me me_a me_some',
  sopan: 'formal informal sopan kasar kaku gaul',
  manner: '@sopan slang polite rude common old-fashioned',
  writing: 'formal resmi business academic email essay esai',

  spell: 'spell spelled spelt',
  spelling: 'spelling ejaan ejaannya spellingnya nulisnya tulisannya',
  pronunciation: 'pronounce pronunciation pronounciation ipa pelafalan pengucapan lafal ucapan',
  sayAloud: `
    baca bacanya membaca pengucapan mengucapkan ngucapin melafalkan nyebut nyebutin ngomong ucapin pronounce`,
  itsSound: `
    dibaca dibacanya bacanya cara_baca cara_bacanya diucapin diucapkan ngucapin ngucapinnya pengucapannya
    pronunciation pronunciationnya pronouncenya nyebutnya lafalnya`,
  well: 'correctly properly right aloud out_loud yang_bener yang_benar',

  fix: 'check correct fix proofread koreksi koreksiin cek cekin periksa benerin betulin',
  mend: `
    @fix improve feedback review rate grade masukan perbaiki perbaikin koreksikan cekkan periksain salahnya nilai nilain
    nilaiin tolong`,
  ownText: `
    my_sentence my_sentences my_grammar my_english my_essay my_writing my_text my_email my_paragraph my_letter
    some_sentences a_sentence kalimat kalimatku kalimat_ku grammar_ku grammarku tulisan tulisanku essayku esai essay
    bahasa_inggrisku inggrisku`,
  opener: '@please hi hello hey halo hai hei miss ms help would boleh ini here this',
  written: `
    essay essays esai esaiku essayku text teks teksku writing tulisan tulisanku karangan karanganku paragraph paragraf
    email mail letter surat suratku draft report laporan cv answer jawaban jawabanku task story cerita ceritaku`,
  please: 'please pls tolong kak coba can could mohon minta bantu bisa',
}
