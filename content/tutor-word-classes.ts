import type { WordClasses } from '../domain/shared/frames.ts'
import { essayWords } from './tutor-essay-words.ts'

/**
 * Word classes that patterns name as `@name` (tutor/word-pattern.ts): words between spaces, `_` joins words, `*` is the
 * rest of a word, `@name` another class.
 */
export const wordClasses = {
  ...essayWords,

  me: 'aku saya gue gw gua',
  my: 'ku _aku _saya _gue _gw _gua',
  bot: 'kamu lo lu elo bot* situs* web* you your kau kalian',
  how: 'gimana bagaimana gmn',
  only: 'aja saja',
  also: 'kalau kalo klo terus trus and dan lalu what_about how_about',
  both: 'sama sm dan atau and & /',
  particle: 'gimana apa itu ya sih kak dong apa_bedanya',
  polite: 'dong kak ya please pls nih deh min',

  course: 'kelas* kursus* les program* class classes course courses',
  join: 'daftar join ikut register sign_up',
  fee: 'biaya* harga* price prices cost costs fee fees how_much',
  discount: 'promo* diskon* discount discounts',
  howMuch: 'berapa brp',
  pays: '*bayar* dibayar pay cost costs charge charged charges fee fees how_much biaya* harga*',
  free: 'gratis free',
  you: 'you your kalian disini di_sini',
  ourCompany: `
    kantor_@us perusahaan_@us pabrik_@us hotel_@us tempat_@us our_office our_company our_staff corporate korporat
    for_companies`,
  us: 'kami kita',
  exam: 'ielts toefl toeic',
  skill: 'writing reading listening',
  aboutExam: `
    @join jadwal* tip tips cara gimana how book include* cover covers prep* persiapan* your_course your_class
    your_program`,
  placementTest: `
    placement placement_test placement_tests tes_penempatan* test_penempatan* tes_level* test_level* level_test
    level_tests tes_masuk* test_masuk* entry_test entry_tests`,
  score: 'score scores skor band lulus pass @fluent',
  promise: `
    guarantee guaranteed guarantees garansi jamin jaminan dijamin pasti promise promised promises janji janjikan
    janjiin`,
  fluent: 'fluent lancar fasih',
  while: 'month months week weeks bulan minggu lama',
  roughly: 'rough roughly kisaran kira-kira',
  estimate: 'estimate estimasi perkiraan ballpark price_range kira-kira_aja kira-kira_saja kira-kira_deh',
  fees: '@fee tuition bayar* berapa brp kursus course courses',
  classSize: `
    class_size how_many_students_in how_many_students_per how_many_students_are how_many_people_in how_many_people_per
    how_many_people_are how_many_participants number_of_participants number_of_students minimum_participants
    jumlah_peserta jumlah_murid minimal_peserta minimum_peserta maksimal_peserta minimal_berapa_@pupils
    maksimal_berapa_@pupils berapa_@pupils_minimal berapa_@pupils_maksimal
    privat private_class private_classes private_lesson private_lessons one_on_one 1_on_1`,
  pupils: 'orang murid siswa peserta',
  ofClass: 'per dalam se di',

  learning:
    'english inggris* grammar tense tenses speaking vocab* belajar learning learn study studying @exam les bahasa',
  study: 'belajar les kursus kelas mulai program latihan memulai ngajar* ikut ambil',
  studying: 'belajar mempelajari pelajari mengajar',
  fromZero: 'nol awal dasar 0',
  lesson: 'pelajaran lesson',
  teach: '@lesson belajar materi teach_me ajarin ajari',
  someMinutes: '10 sepuluh ten 15 5 lima',
  minutes: 'menit min minute minutes mnt',
  shortly: 'singkat pendek kilat hari_ini',

  stupid: `
    bego bodoh tolol goblok oon bloon dungu payah lemot gak_bakat ga_bakat nggak_bakat gak_pinter ga_pinter nggak_pinter
    gak_pintar malu-maluin`,
  asks: 'nanya tanya bilang ngomong minta maksud',
  iAm: "i'm im i_am i_feel i'm_so makes_me_feel",
  hopeless: 'stupid dumb an_idiot useless hopeless a_failure not_smart not_clever not_talented',
  bad: 'bad terrible awful hopeless',
  broken: '@bad horrible embarrassing broken suck sucks trash',
  broke: 'jelek ancur hancur parah payah kacau amburadul belepotan malu-maluin minus',
  givesUp: `
    give_up giving_up quit nyerah menyerah putus_asa pesimis hopeless frustrated frustasi frustrasi stuck gak_bisa-bisa
    ga_bisa-bisa gak_bisa_bisa ga_bisa_bisa ga_maju-maju gak_maju-maju gak_ada_kemajuan ga_ada_kemajuan no_progress`,
  failed: "failed fail failing gagal gak_lulus ga_lulus nggak_lulus tidak_lulus didn't_pass did_not_pass never_pass",
  wantsClass: 'kelas kursus daftar program class classes course courses join ikut biaya price recommend rekomendasi',

  myMistakes: 'mistake mistakes error errors weakness weaknesses weak_point weak_points',
  shown: 'what_are what_were list show_me tell_me about all',
  weakness: 'kesalahan kelemahan kekurangan progres progress perkembangan kemajuan',
  mend: 'perbaiki benahi tingkatkan tingkatin benerin latih',
  rated: 'english grammar answer answers performance',
  rate: 'rate evaluate assess judge',
  check: `
    check correct correction fix proofread right wrong grammatical true koreksi koreksikan koreksiin cek periksa benerin
    betulin perbaiki benar bener betul salah salahnya tepat oke_ga oke_gak oke_nggak oke_kah is_it_ok is_this_ok
    is_that_ok sentence_ok grammar_ok english_ok mistakes errors natural`,
  request: `
    what what's how why when where who which can could do does did is are will would should may please explain teach
    tell give show help difference differences meaning synonym synonyms opposite let's lets translate just write make
    create`,
  requestIndonesian: 'contoh kalau kalo klo kenapa knp gimana gmn apa kapan beda bedanya arti artinya terus trus',

  introduces: `
    nama_@me my_name_is my_name's i_am i'm perkenalkan_saya perkenalkan_aku perkenalkan,_saya perkenalkan,_aku
    kenalin_aku kenalin_saya kenalin,_aku kenalin,_saya`,
  notThis: 'bukan jangan gak ga nggak kok malah not',
  translating: 'terjemah* diterjemah* menerjemah* artikan diartikan translate translating',
  interrogative: `
    berapa apa apakah kapan gimana dimana mana siapa adakah opo piro how what when where which who`,
  asksFirst: 'is are do does can could may will would',
  isThere: 'ada bisa boleh',
  tagged: 'gak kah tidak ya',
  inquires: 'tahu info informasi gak kah if whether tanya nanya nanyain terima bayar',
  opener: 'and so but also hi hello',
  onlyWants: 'i_only_want just',
  teacherMyself: "saya aku gue gw i_am i'm kami",
  teaches: 'guru teacher pengajar trainer tutor',
  greets: 'selamat good met slmt',
  timeOfDay: 'pagi siang sore malam malem morning afternoon evening night',
  joinsSchool: 'sama_tadi sm_tadi trus terus trs btw oh_iya and_also sm_berapa sama_berapa sama_brp',
  andAlso: 'dan and sama sm plus',
  asksBehindAnd: `
    apakah apa bagaimana gimana berapa brp kapan di ada bisa kursus* kelas* les* biaya* harga* is are how when where
    what can do who`,
  asksWithColon: 'tanya nanya tny ask asking question pertanyaan* jawab tahu tau mengetahui know sekolah*',
  ofLanguage: 'istilah istilahnya artinya kosakata idiom idioms slang grammar kalimat kalimatnya',
  workOf: `
    pensiunan bekerja_sebagai kerja_sebagai kerja_saya kerjaku pekerjaan_saya pekerjaanku profesi_saya retired
    i_work_as`,
  hello: 'halo hai hi hello',
  helloMe: "@me i'm i_am",
  noName: `
    a an the new fine good here back from dari baru mau happy learning student not so very baik ingin ok okay great well
    sick tired hr hrd orang guru mahasiswa karyawan`,

  vocabulary: 'kosakata* kosa_kata* vocab* words kata-kata kata2 istilah*',
  about: 'tentang ttg soal seputar mengenai about related_to for on untuk buat',
  noTheme: `
    me us aku saya kami gue it this that itu ini hari_ini today pemula* beginner beginners kids anak* speaking writing
    reading listening latihan practice conversation percakapan dihafal* hafal* learn* belajar*`,
  child: 'anak adik adek ponakan my_son my_daughter my_kid my_kids my_child my_children my_brother my_sister',
  forThem: 'untuk buat for',
  years: 'tahun taun thn th year years yo',
  grade: 'kelas kls',
  school: 'sd smp sma',

  sayAloud: 'baca membaca pengucapan mengucapkan ngucapin melafalkan nyebut ngomong',
  sound: 'pengucapan pelafalan lafal ucapin ngucapin nyebut baca bacanya',
  isRead: 'dibaca di_baca bacanya cara_bacanya cara_baca diucapkan ngucapinnya pengucapannya pronunciationnya',
  noSound: `
    gimana gmn gimn bagaimana apa huruf the th kata simbol ini itu angka this word it bunyi yang dong kak saya ku aku
    jelek my akhiran`,
  past: `
    simple_past past_simple past_participle past_tense past participle v2 v3 v-2 v-3 v_2 v_3 verb2 verb3 verb_2 verb_3
    verb_kedua verb_ketiga verb_2nya verb_3nya verb2nya verb3nya bentuk_lampau bentuk_kedua bentuk_ketiga bentuk_past
    bentuk_lampaunya bentuk_keduanya bentuk_ketiganya bentuk_pastnya`,
  noForm: `
    apa itu kata katanya dong is are the of for and or dan in simple tense perfect continuous form verb verbs dari untuk
    gimana kapan noun nouns with when to ya sih kak use what how it that this ini`,
  answering: `
    my_answer_is the_answer_is answer_is answer jawabanku jawabannya jawaban jawab i_choose i_think i_guess maybe
    mungkin kayaknya menurutku it's it_is is_it pilih pilihan option yang number nomor nomer no`,

  blamed: `
    disalahkan disalahin dicoret dicoretin diketawain diketawakan ditertawakan ketawa laughed laugh laughing marked
    crossed corrected underlined merah red bingung confused aneh weird strange`,
  besideGap:
    'yg yang mana apa bener benar betul jawabannya jawabnya jawab diisi isinya isi kak miss ya pilih dong tolong',
  because: 'karena karna krn soalnya gara-gara sebab',
  beforeThing: 'kalau kalo klo untuk buat for with di pada the_word kata pakai pake yang yg the',
  withWhat: 'jadi_apa jadinya_apa jadinya_gimana jadi_gimana becomes_what apa yang_mana yg_mana gimana which_one which',
  using: 'pakai pake pke',
  beforeTime: "it's it_is its untuk buat for on pada di",
  notThat: 'bukan not instead_of rather_than daripada',
  soon: `
    today tonight tomorrow now this_morning this_afternoon this_evening this_week this_month next_week next_month
    next_year`,
  dayAhead: 'on next this',
  weekday: 'monday tuesday wednesday thursday friday saturday sunday',
  beforeTheme: 'the my a an our her some di dunia main bermain',
  why: 'why kenapa knp mengapa kok',
  whySo: `
    gitu begitu bisa harus beda sama gak ga nggak tidak berubah jadi pake pakai s so is_it that not different the_same`,
  goingOn: 'terus trus lalu and so',
  if: 'kalau kalo klo if what_if',
  otherPeople: 'dia mereka tamu orang customer pelanggan bule pasien klien bos atasan he she they the',
  warned: 'jangan hati-hati pelan-pelan cepat cepetan buruan awas minggir',
  asked: 'tanya nanya bertanya pertanyaan pertanyaanku pertanyaannya jawab dijawab question ask asking answer',
  leadsIn: `
    saya aku gue gw sy ana kami @asked tanyakan dulu skrg sekarang ok oke okay maksud maksudku maksudnya cuma hanya mau
    ingin yang yg tadi ulang lagi kak miss bu pak min mbak mas my the is was i asked am just now please first again one
    more so`,
  asksHer: `
    @asked tanyain nanyain ditanya jawablah tema temanya topik topiknya jelaskan jelasin latihan belajar soalnya_adalah
    questions topic theme explain`,
  requestsOfHer: `
    jelaskan jelasin terangkan terangin ceritakan sebutkan sebutin bandingkan bandingin apa_beda apa_bedanya
    apa_perbedaan apa_perbedaannya bedanya_apa kenapa_pakai kapan_pakai explain compare what_is_the_difference`,
  notAsked: 'bukan jangan gak_usah ga_usah nggak_usah tidak_usah ngapain kok kenapa',
  beforeTask: 'malah jadi minta buat untuk disuruh suruh nyuruh',
  toTranslate: 'terjemah* translate* inggrisin',
  notAskedFor: "not no don't dont didn't_ask stop",
  askingFor: 'a to for_a asking_for_a asking_you_to ask_you_to you_to',
  differs: 'beda bedanya bedana bedane bedain perbedaan* difference different differ vs',

  languageOf: 'bahasa bhs b boso basa',
  itsEnglish: 'inggrisnya inggrise inggris_nya englishnya',
  whatIsIt: 'apa apaan naon opo',
  asksOther: `
    arti artinya artiin artikan maksud maksudnya inggris inggrise inggrisna inggrisnya inggrisin english englishnya mean
    means meaning translate terjemah* diterjemah* diartikan diartiin indonesian indonesianya in_indonesia macam_mana piye
    bilang say`,
  asksElse: `
    beda* perbedaan difference different vs versus mana_yang yang_mana which pilih benar bener betul salah correct wrong
    right cek check koreksi benerin grammar* baca* dibaca pronounc* better lebih sinonim synonym synonyms contoh example
    examples tapi kenapa why when kapan pakai_yang pake_yang should_i harusnya bukan bukannya jawab* dijawab formal
    sopan`,
  listFiller: 'miss kak bu pak bro min sih ya dong nih deh please ka mbak mas',
  listAnd: 'dan sama and serta',
  or: 'or atau vs versus',
  orNot: 'apa bukan dan_bukan not instead_of rather_than',
  joinsQuestions: 'dan and terus trus lalu sama plus also juga &',
  asksLater: 'did was were have has had would should may why',
  alsoIndonesian: 'a di no per',
  plainEnglish: 'the is what how do does please can you i',
  beforeRefused: 'a the kuis quiz soal latihan',
  lacks: 'kurang kurangnya tambah ditambah ditambahin tambahin pakai pake need needs missing without add',
  wrong: 'wrong incorrect strange weird off odd salah keliru aneh',
  right: 'right correct bener benar betul tepat',
  blamedAs: 'is itu kok tentu sound sounds',
  cannotBe: "can't_be can’t_be cannot_be isn't isn’t is_not ga gak tidak nggak",

  article: 'a an the some',
  saysHello: 'hello hi hey good_morning good_afternoon good_evening good_day ok okay sure yes no sorry excuse_me well',
  asksBack: 'and_you and_yours how_about_you what_about_you right ok okay please',
  asksAtEnd: 'where when why how_much how_many how_long who what',
  offersChoice: 'would do want prefer like',
  cheerful: `
    perfect great wonderful good good_choice good_to_know well_done certainly no_problem all_right thank_you nice
    not_bad sure of_course`,
  opensAnswer: 'all_right ok yes no_problem great good fine i_see perfect',
  notToDriver: "let's lets we dulu",
  opensQuestion: 'what when where who why how which can could may do does did is are will would should',
  asksMeaning: 'mean means meaning arti artinya inggrisnya',
  helperFirst: 'is are was do does did can could will would should may have has',
  asksTeacher: 'how what why when which where who is_it is_there could_you can_i can_you explain please',
  ofUs: 'kalian choose choosing pilih milih here disini di_sini teach teaching about_you about_yourselves tentang_kamu',
  clauseJoin: 'tapi tp terus trs soalnya karena krn because but so jadi dan and',

  otherwise: 'ntar nanti kalau_tidak kalau_nggak kalau_gak kalo_nggak kalo_gak kalo_ga',
} satisfies WordClasses
