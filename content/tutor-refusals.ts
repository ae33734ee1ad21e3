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
    … @refusing … @giving … @detail …`,
  /** To be offered a class. */
  offers: `
    … @refusing … @offering …
    … @only @asks … @refusing @join …`,
}

/** For now, and to go on another time. */
export const goings = {
  enough: `
    @enough …
    @opening @enough …
    … @enough`,
}

export const refusalWords: WordClasses = {
  refusing: `
    bukan_mau bukan_minta gak_lagi_mau gak_mau gak_usah gausah gak_perlu gak_berkenan gak_bersedia jangan males malas ogah don't do_not don't_want_to
    do_not_want_to i_won't i'd_rather_not rather_not without not_in_the_mood_for`,
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
    talk_to_you_later let's_continue_tomorrow let's_continue_later`,
}
