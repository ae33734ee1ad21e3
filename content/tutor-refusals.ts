import type { WordClasses } from '../domain/shared/frames.ts'

/** What somebody does not want, as frames (domain/shared/frames.ts), in one spelling (english/language/slang.ts). */
export const refusals = {
  /** Something to do: she offers something lighter. */
  activity: `
    … @refusing|no @do? @some? @activity …
    … @activity @refusing|later
    … @activity @refusing dulu|ya|lah|deh|please …`,
  /** To be asked who they are. */
  details: `
    … @refusing … @asking … @detail …
    … @refusing … @giving … @detail …
    … @refusing … @detail @asking|@giving …
    … @refusing @contacting …
    … @refusing ada_yang|pake|pakai|to @contacting …
    … @uneasy … @giving … @detail …
    … @uneasy @giving|@contacting|@detail …
    … @detail @me|itu|is|are? @private …
    … @detail @refusing|nanti|later|skip …
    … @stopping … @asking|@contacting @me|for|my|terus …
    @calling? why do you keep asking …
    @calling? that's|that_is|it's|itu? @private @calling?
    … none_of_your_business …
    … @refusing dicatat|dicatet|disimpan …
    … not giving|sharing|leaving … @detail …
    … @refusing @contacting @contacting …`,
  /** To be offered a class. */
  offers: `
    … @refusing … @offering …
    … @only @asks … @refusing @join …
    … @refusing @enrol …
    … @refusing suruh|disuruh|ngajak|diajak @enrol …
    … @refusing|no @theTrial …
    … @theTrial @refusing …
    @calling? @me? @no minat|berminat|tertarik|niat …
    @calling? i'm|i_am? not interested …
    … @pass on the? @theTrial|offer|it …
    … @already @join|belajar|les|kursus|have di|with|a? tempat_lain|sama_yang_lain|teacher|tutor|course|another_school …`,
}

/** Not now, which is a refusal where somebody was just asked who they are. */
export const puttingOff = {
  later: `
    … @later …
    @calling? @no|no dulu|deh|ah|thanks|thank_you …
    … @only @asks …
    … @tooDear …
    … @no kepikiran|niat|rencana …`,
}

/** What a refusal goes on to with: 'gak usah data, aku cuma mau tau harganya'. */
export const besideRefusal: ReadonlySet<string> = new Set([
  ...['aku cuma', 'saya cuma', 'saya hanya', 'aku hanya', 'cuma mau', 'hanya mau', 'tapi', 'but', 'just tell me'],
  ...['just give me', 'langsung aja', 'i just want', 'i only want', 'mending', 'lebih baik', 'kasih tau aja'],
])

/** For now, and to go on another time. */
export const goings = {
  enough: `
    @enough …
    @opening @enough …
    … @enough`,
}

export const refusalWords: WordClasses = {
  refusing: `
    bukan_mau bukan_minta gak_lagi_mau gak_mau gak_usah gausah gak_perlu gak_berkenan gak_bersedia gak_ingin
    belum_berkenan belum_bersedia belum_ingin jangan males malas ogah don't do_not don't_want_to do_not_want_to
    don't_wish_to i_won't i'd_rather_not rather_not without not_in_the_mood_for i'd_prefer_not_to prefer_not_to
    belum_mau belum_minat belum_mau_dulu gak_akan no_need no_need_to not_going_to not_giving i_can't gak_bisa_kasih`,
  do: 'main ikut ngerjain kerjain jawab dikasih kasih do want want_to any do_a want_a do_any need_a need_any play',
  some: 'a any more another the lagi',
  activity: `
    kuis kuisnya quiz quizzes soal soalnya latihan latihannya pr tugas tes exercise exercises role-play roleplay
    main_peran lesson`,
  asking: 'nanya nanya2 nanya-nanya nanyain tanya tanya2 tanya-tanya minta minta2 mintain dimintain ditanya ask asking',
  giving: 'kasih ngasih memberi memberikan berikan give share tell leave provide bagi sebutin nyebutin',
  detail: `
    nama namaku nomor nomorku telepon whatsapp email e-mail emailku data kontak name number phone contact details
    alamat address`,
  contacting: `
    telepon telpon telponin teleponin hubungi hubungin menghubungi dihubungi kontak chat wa call contact message text
    ditelepon ditelpon ditelponin diteleponin dikontak sambungkan disambungkan sambungin disambungin menyambungkan
    dihubungkan hubungkan connect connected be_connected contacted be_contacted called be_called put_through`,
  me: 'saya aku gue gw me us i',
  no: 'gak belum kurang bukan',
  enrol: 'daftar mendaftar didaftarin didaftarkan register enrol enroll sign_up to_enrol to_register to_sign_up',
  uneasy: `
    gak_nyaman kurang_nyaman keberatan risih gak_enak takut not_comfortable uncomfortable not_happy
    don't_feel_comfortable don't_feel_like`,
  private: 'rahasia privasi pribadi private confidential',
  stopping: 'stop berhenti jangan_terus quit',
  theTrial: 'trial trialnya trial_class kelas_percobaan kelas_gratis kursusnya course class courses kursus',
  calling: 'kak miss ms mbak bu maaf sorry wah hmm',
  pass: "i'll_pass i_pass pass",
  already: 'sudah udah udh already',
  later: `
    lain_kali kapan-kapan kapan_kapan nanti_aja nanti_dulu nanti_deh gak_jadi gakjadi skip mikir pikir pikir-pikir
    mikir-mikir pikir_dulu lihat-lihat liat-liat lihat_dulu not_now maybe_later later another_time some_other_time
    not_today never_mind think_about_it no_thanks no_thank_you i'm_good browsing`,
  tooDear:
    "gak_punya_duit gak_ada_duit gak_punya_uang gak_ada_uang belum_ada_duit kemahalan mahal can't_afford too_expensive",
  offering: 'ditawarin ditawari nawarin menawarkan tawarin promosi dipromosiin jualan promote offer_me sell_me',
  only: 'cuma cuman hanya only just',
  asks: 'nanya tanya bertanya ask asking liat lihat looking browsing',
  join: 'daftar ikut join enrol enroll register',
  opening: 'ya oke ok okay yaudah well so miss ms kak bu baik',
  enough: `
    udahan sudah_dulu udahan_dulu cukup_dulu cukup_sekian cukup_segini cukup_segitu sampai_sini_dulu
    sampai_di_sini segini_dulu segitu_dulu stop_dulu berhenti_dulu istirahat_dulu break_dulu sudah_ah
    besok_lagi nanti_lagi lain_kali_lagi lanjut_besok lanjut_nanti dilanjut_besok sambung_besok sambung_nanti
    lanjutin_besok lanjutin_nanti that's_all_for_today that's_all_for_now that's_enough let's_stop
    that's_it_for_today enough_for_today enough_for_now i_have_to_go_now i_need_to_go_now have_to_go i_must_go_now
    can_we_stop could_we_stop can_i_stop do_it_tomorrow continue_tomorrow finish_it_tomorrow
    talk_to_you_later let's_continue_tomorrow let's_continue_later`,
}
