import type { WordClasses } from '../domain/shared/frames.ts'

/** Left out wherever they stand in a request. */
const particles = `
  nak dek kak kakak ka miss mis ms kiky sir dong donk dongg ya yaa yah yak sih nih deh eh ehh hehe hmm nah oh loh
  lho kira-kira`

/** What may stand before a request and before the text itself, however often. */
const greetings = `
  halo hai hi hello hallo hey permisi misi assalamualaikum mau_tanya mau_nanya mo_nanya mo_tanya numpang_tanya
  numpang_nanya izin_tanya pengen_nanya pengen_tanya ingin_bertanya ingin_tanya mau_bertanya want_to_ask
  i_want_to_ask quick_question question bentar sebentar pause tunggu kalimat kalimat_ini ungkapan biar_sopan
  biar_natural biar_formal oke ok okay sip siap terus trus lalu and so btw sekalian satu_lagi 1_lagi one_more`

/** What may stand before a request, but also at the beginning of the text. */
const politeness = `
  maaf sorry sori pagi siang sore malam selamat tanya nanya tolong tlg tulung coba cobain please pls plis bisa
  bisakah boleh bolehkah minta minta_tolong mohon bantu bantuin bantu_aku bantuin_aku help help_me can could would
  will you u me aku saya gue gw sy kami kita i baik makasih thanks thx terima_kasih tapi tp lagi pak bu mas mbak
  bang bro sis min gan ajarin ajari kasih_tau kasih_tahu kasih jelasin tell_me pengen_tau pengen_tahu mau_tau
  mau_tahu ingin_tahu pgn_tau kalau kalo klo`

/** What may stand behind it. */
const endings = `
  makasih makasi thanks thank_you thx terima_kasih please pls plis tolong cepet cepat urgent buruan yang_bener
  yang_benar yang_betul yang_pas yang_tepat yang_natural yang_singkat yang_simpel yang_simple yang_sopan
  yang_formal yang_resmi yang_santai yang_gaul yang_bagus yang_enak yang_cocok yang_umum yang_halus versi_sopan
  versi_formal versi_santai biar_sopan biar_natural biar_formal biar_gak_kasar secara_sopan secara_formal
  dengan_sopan dengan_baik dengan_benar politely formally casually naturally correctly pak bu mas mbak bang bro
  sis min gan kak guys sus suster bun bunda om tante le nduk kang teh mang neng bestie cuy gaes coach sensei mbaknya
  masnya pakde bude mbah boss bos`

/** Begins a reason behind a request: 'inggrisnya apa ya, buat status'. */
const reasons = 'biar buat untuk soalnya karena krn supaya mau for because to so cz coz'

const people = `
  bos boss bosku bosnya atasan atasanku manajer manager supervisor direktur hrd hr klien client client_ku klienku
  pelanggan customer pembeli buyer penjual seller tamu guest turis tourist bule orang_bule orang_asing foreigner
  guru guruku dosen dosenku pak_guru bu_guru teacher murid siswa mahasiswa wali_murid orang_tua_murid teman temen
  teman_teman temen_temen temanku temenku temen_kantor teman_kantor teman_kerja rekan rekan_kerja kolega sahabat
  bestie tetangga pacar pacarku suami istri ibu bapak ayah mama papa ortu orang_tua mertua anak anakku adik kakak
  nenek kakek dokter perawat suster pasien apoteker polisi sopir driver kurir ojol resepsionis pelayan waiter
  kasir penumpang supplier vendor rekanan partner investor pewawancara interviewer panitia tim teamku timku grup
  grup_kantor orang seseorang dia mereka beliau gebetan mantan crush host kosan ibu_kos bapak_kos satpam petugas
  my_boss my_teacher my_friend my_friends my_manager my_client my_colleague my_landlord a_customer a_client
  a_friend the_teacher a_guest a_tourist someone him her them people cs cs_luar customer_service admin_toko agen
  landlord nasabah pelamar karyawan pegawai majikan kru pramugari tamunya pasiennya keluarga keluarga_pasien siswa_siswi
  host_mom host_dad host_family calon_karyawan penumpangnya turisnya nasabahnya anak_buah`

/** Classes of words in a request. */
export const translationWords: WordClasses = {
  particle: particles,
  greeting: greetings,
  polite: politeness,
  ending: endings,
  reason: reasons,
  /** Begins what is no sentence to translate: 'cara ngomong di depan umum', 'kalau ditanya harga jawabnya gimana'. */
  manner: 'kalau kalo klo kl apa_pas apa_kalau yang yg di ke dalam pakai pake dengan depan lewat',
  asksWhere: 'di_mana dimana di_sini di_sana ke_mana',
  person: people,
  whose: `
    saya aku ku gue gw kita kami ku my our yang_bule bule asing hotel kantor kantorku baru sendiri dari_luar
    luar`,
  how: `
    gimana gmn gmna gimna gimana_cara gimana_caranya bagaimana bgmn bagaimanakah how piye kumaha kek_mana
    kayak_gimana`,
  what: '@how apa apaan apa_ya apakah what opo naon paan apanya',
  what_is: "what's what_is whats apa_itu",
  what_do_i: 'what_do_i what_should_i what_can_i what_would_you what_do_you what_would_i what_to',
  whatToSay: 'bilang_apa ngomong_apa jawab_apa balas_apa bales_apa harus_bilang_apa bilangnya_apa',
  cara: 'cara caranya cr gimana_cara gimana_caranya cara_yang_benar cara_sopan how_to the_way_to',
  iDo: `
    do_i do_you do_we do_u can_i can_you can_we can_u would_i would_you should_i should_we could_i i to does did
    do`,
  say: `
    bilang bilangnya bilangin ngomong ngomongnya ngomongin ngucapin ngucapinnya mengucapkan mengatakan ucapin
    ucapkan nyebut nyebutnya nyebutin menyebut menyebutkan ungkapin ngungkapin mengungkapkan mengekspresikan
    sampaikan nyampein nyampaiin menyampaikan bicara nanya nanyanya nanyain tanya bertanya menanyakan tanyanya
    jawab jawabnya menjawab ngejawab balas bales balasnya balesnya ngebales membalas ngabarin mengabarkan
    ngasih_tau ngasih_tahu kasih_tau kasih_tahu memberitahu memberi_tahu minta_maaf ngejelasin jelasin
    menjelaskan say put phrase express call word`,
  tell: `
    bilangin kasih_tau kasih_tahu ngasih_tau ngasih_tahu ngabarin kabarin beritahu memberitahu memberi_tahu tell
    ask nyuruh suruh menyuruh minta chat ngechat wa ngewa email balas bales`,
  write: `
    nulisnya chat ngechat nge-chat wa ngewa nge-wa email ngemail nulis tulis kirim ngirim sms dm balas bales
    ngebales komen message text reply write send`,
  caption: 'caption status story bio email surat pesan chat judul komentar komen a_message an_email',
  occasion: 'meeting rapat presentasi interview wawancara ujian kelas status caption story bio cv acara pidato kerja',
  about: 'isinya isi pesannya begini kayak_gini gini seperti_ini',
  to: 'ke kepada sama buat untuk pada to for with dengan k',
  that: 'kalau kalo klo kl bahwa bhw that klu kalao supaya biar agar untuk',
  if: 'kalau kalo klo kl misal misalnya misalkan semisal if klu seandainya pas',
  want: `
    mau pengen pgn pengin pingin ingin mo pingin_bisa perlu want_to need_to i_want_to i_need_to i_would_like_to
    aku_mau saya_mau gue_mau gw_mau sy_mau kita_mau kami_mau aku_pengen saya_ingin saya_pengen gue_pengen
    aku_ingin saya_perlu aku_harus saya_harus kita_harus mau_coba`,
  need: 'butuh perlu need i_need aku_butuh saya_butuh',
  unsure: 'gatau gak_tau gak_tahu ga_tau ga_tahu nggak_tau nggak_tahu bingung lupa kurang_tau tidak_tahu gak_ngerti',
  please: 'tolong tlg please pls plis coba bisa bisa_tolong minta bantu can_you could_you mohon',
  saySo: 'say put phrase express call',
  toEnglish: 'in_english to_english into_english english_please english_pls in_english_please',
  i: 'aku saya gue gw sy kita kami ku i we anakku anak_saya dia',
  isIt: 'gak ga nggak ngga',
  pls: 'please pls plis',
  the: 'the an a',
  kind: 'word phrase sentence version translation kata kalimat',
  called: 'called disebut dibilang',
  mean: 'mean means meant',
  becomes: 'jadi jadinya menjadi itu nya',
  pointer: 'itu tuh ini tu that this it tsb tersebut kalimat_itu',
  from: 'of dari',
  of: 'of for dari untuk buat kata kalimat ungkapan kalau kalo klo',
  this: `
    ini this kalimat_ini kalimatnya teks_ini text_ini this_sentence these_sentences the_following berikut
    berikut_ini kalimat_berikut yang_ini yg_ini kalimat kata kata_kata_ini pesan_ini chat_ini dialog_ini
    this_one buat_aku for_me the_sentence the_phrase sentence`,
  in: 'in ke to into dalam jadi menjadi ke_dalam dlm pakai pake di dengan dgn versi',
  english: `
    bahasa_inggris bhs_inggris b_inggris b.inggris bahasa_ingris bhs_ingris bahasa_enggres basa_inggris
    boso_inggris inggris ingris english inglish englis bing bahasa_english`,
  itsEnglish: `
    bahasa_inggrisnya bhs_inggrisnya b_inggrisnya b.inggrisnya b.ing bhs.inggrisnya bahasa_ingrisnya inggrisnya
    ingrisnya englishnya inggrise bahasa_inggrise
    english-nya inggris-nya englisnya
    versi_inggrisnya versi_inggris versi_englishnya versi_bahasa_inggrisnya terjemahan_inggrisnya`,
  itsTranslation: 'terjemahannya terjemahan translatenya translationnya translation terjemahnya',
  indonesian: 'bahasa_indonesia bahasa_indo bhs_indonesia bhs_indo indonesia indonesian indo bahasa',
  itsIndonesian: 'bahasa_indonesianya bhs_indonesianya indonesianya bahasa_indonya indonya indo-nya indonesia-nya',
  itsMeaning: 'arti artinya maksud maksudnya makna maknanya maksudnya_apa_sih',
  meaning: 'meaning',
  translate: `
    translate translatein translatin translatekan transletin transletkan translet terjemahkan terjemahin
    terjemah menerjemahkan nerjemahin artikan artiin artikanlah diterjemahin diterjemahkan ditranslate
    ditranslatein trnslate traslate alihbahasakan transate`,
  englishise: 'inggrisin inggriskan diinggrisin diinggriskan englishin diinggrisnya inggrisnyain',
  turn: `
    ubah ubahin ubahkan diubah ganti gantiin jadiin jadikan dijadiin bikin bikinin buatin buat change turn
    convert put make`,
  next: `
    satu_lagi 1_lagi lagi one_more terus trus trs lalu and dan then next selanjutnya lanjut ok oke okay sip nah
    sekarang now what_about how_about gimana_kalau kalau_yang kalo_yang sama_ini juga also another_one yang_ini
    kemudian sama ya_udah yaudah`,
}
