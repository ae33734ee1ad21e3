import type { WordClasses } from '../domain/shared/frames.ts'

/**
 * What learners are afraid of when they speak, as frames (domain/shared/frames.ts), in one spelling
 * (english/language/slang.ts). A name is that of the entry in `teaching/care` that comforts; the first one that is found counts.
 */
export const fears = {
  /** Told by a parent. */
  child: `
    … @child … @shy …
    bu|miss|kak? anak @very? @shy …`,
  /** Somebody else's, or a word that is asked for. */
  others: `
    … @other @very? @shy|takut …
    … @word …`,
  'afraid-of-being-laughed-at': `
    … @laughed …`,
  'jealous-of-fluent-friends': `
    … minder|iri|insecure|jealous sama|liat|lihat|dengan|of … @friends …`,
  'afraid-of-failing': `
    … @afraid … @failing …
    … @failing … @afraid …
    … what_if|gimana_kalau|kalau i|saya? @failing …
    … kalau @failing lagi? gimana …`,
  'shame-of-speaking': `
    … @me @very? @so? @shy …
    … @shy|takut … @speak …
    … @speak @very? @shy|takut …
    … tapi|but @me? @very? @so? @shy …
    … @when … @speak … @shy|takut …
    … takut salah …
    … afraid|scared of|to @make? mistakes|mistake …
    … afraid|scared to @make a|any mistakes|mistake …
    … @how … @become @brave …
    biar|supaya @become? @brave …
    … @not @brave …`,
  'forget-words': `
    … @afraid lupa …
    … @afraid to|of|i'll forget|forgetting …
    @oh? @me? @very? sering|cepat|gampang|mudah lupa terus|mulu|lagi|semua|kata?
    i keep forgetting …`,
  'demotivated': `
    @oh? @me? salah terus|mulu|melulu @tired?
    @oh? kasih|minta|butuh|mau semangat
    @oh? semangatin aku|saya?
    … kehilangan|hilang|gak_ada|gak_punya semangat …
    i need|want? some encouragement
    i keep making mistakes`,
  /** Only wants to be heard. */
  heard: `
    … @only|mau|pengen|ingin|boleh mau? curhat|cerita_aja|numpang_curhat …
    … just|only want|need|wanted|needed to vent|talk|be_heard …`,
}

export const fearWords: WordClasses = {
  child: 'anak_saya anak_aku anakku anak_kami my_son my_daughter my_child my_kid putri_saya putra_saya',
  other: `
    dia mereka ia he_is he's she_is she's they_are they're adikku kakakku temanku temenku adik_saya teman_saya
    teman_aku temen_aku my_friend_is my_brother_is my_sister_is`,
  word: `
    inggrisnya arti artinya bilang translate terjemahin terjemahkan mean means meaning bedanya beda difference say_in
    how_do_you_say kata kalimat`,
  me: `
    aku saya gue gw gua i'm im i_am i_feel i_get aku_orangnya saya_orangnya aku_itu aku_tuh saya_ini anaknya orangnya`,
  very: 'banget sangat terlalu suka sering selalu agak too very really always often jadi',
  so: 'so a_bit quite',
  shy: `
    pemalu malu malu2 malu-malu grogi gugup minder nervous shy embarrassed ashamed shame gak_pede gak_percaya_diri
    kurang_pede not_confident insecure`,
  afraid: 'takut scared afraid worried khawatir cemas fear ngeri trauma was-was nervous',
  failing: `
    remed remedial gagal fail failing failed flunk gak_lulus belum_lulus gak_lolos tidak_lulus not_pass don't_pass
    disappoint disappointing mengecewakan ngecewain`,
  speak: `
    ngomong ngomongnya bicara berbicara berbahasa speaking speak talk talking presentasi presentation ngobrol
    bersuara`,
  laughed: `
    diketawain diketawai ditertawakan ditertawain diejek diejekin dibully di-bully laugh_at_me laughs_at_me
    laughed_at_me laughing_at_me make_fun_of_me makes_fun_of_me made_fun_of_me making_fun_of_me tease_me teased_me
    mock_me mocked_me laugh_at_my laughed_at_my`,
  friends: 'teman teman2 teman-teman temen temen2 temen-temen orang friends friend classmates',
  when: 'kalau kalo pas tiap setiap waktu when whenever if',
  make: 'make making do doing',
  how: 'gimana bagaimana cara caranya tips how',
  become: 'biar supaya biar_lebih supaya_lebih be become get more lebih makin jadi feel build gain tambah',
  brave: 'pede percaya_diri berani confident confidence',
  not: 'gak kurang belum not no',
  oh: 'oh aduh duh yah hmm huft hiks kak miss ms kok',
  tired: 'capek cape capai lelah sedih nih bete kesal tired',
  only: 'cuma cuman hanya',
}

/** What is asked behind a worry, as frames: how to begin, and how to make it better. */
export const wayOutQuestions = {
  start: `
    … where|how|what … start|begin|first|do_now|do_next|do_first …
    … mulai|harus|mesti … mana|apa|gimana|gmn|ngapain …
    … apa_dulu …
    terus|lalu|jadi|so|then gimana|harus_gimana|apa|what|how`,
  raise: `
    … @how … @raise …
    … @raise … @how …`,
}

/** What somebody says whom comfort has not helped yet. */
export const stillWorried: readonly string[] = [
  ...[
    'tetap aja',
    'tetap saja',
    'tetep aja',
    'masih takut',
    'masih malu',
    'masih ragu',
    'masih sedih',
    'masih grogi',
    'gampang ngomongnya',
  ],
  ...[
    'still afraid',
    'still scared',
    'still sad',
    'still nervous',
    'easy to say',
    'easier said',
    'belum bisa',
    'susah banget',
  ],
]

export const wayOutWords = {
  how: 'how what gimana gmn gimna bagaimana bgmn cara caranya tips biar supaya',
  raise: `
    naikin naikinnya naikkan menaikkan naik dinaikin ningkatin ningkatinnya meningkatkan tingkatkan benerin
    benerinnya perbaiki perbaikinya memperbaiki improve raise increase fix better up tinggi bagus`,
}

/** Who asks, and what for; nothing else is named beside it. */
export const wayOutSelf = `
  i me my we aku saya gue gw ku should must need to do does is make get my mine now next then so from for buat belajar
  learn study inggris english inggrisku b ing lagi cepat cepet dari mulainya caranya ngapain bisa nih ayo`
  .trim()
  .split(/\s+/)

/** A mark or a score. */
export const markWords: ReadonlySet<string> = new Set(
  `nilai nilaiku nilainya skor skorku skornya score scores mark marks grade grades band ranking rapor raport ielts toefl
  toeic ujian ulangan tes uts uas`.split(/\s+/),
)
