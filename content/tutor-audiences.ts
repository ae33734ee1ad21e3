import type { WordClasses } from '../domain/shared/frames.ts'

/** To whom the same shall be said, as frames (domain/shared/frames.ts), in one spelling (english/language/slang.ts). */
export const audiences = {
  woman: `
    @and? @to? @person? @woman @asked? @asked? @asked?
    … @person @woman …`,
  man: `
    @and? @to? @person? @man @asked? @asked? @asked?
    … @person @man …`,
  group: '@and? @to? @person? @group @asked? @asked?',
  child: '@and? @to? @person? @child @asked? @asked?',
  friend: '@and? @to? @friend @asked? @asked?',
  colleague: '@and? @to @colleague @asked? @asked?',
  superior: '@and? @to? @superior @asked? @asked?',
}

export type Audience = keyof typeof audiences

export const audienceWords: WordClasses = {
  and: 'and kalau what_about how_about terus gimana_kalau lalu or if what_if kalau_ke',
  to: "untuk for to ke sama kepada dengan it_is it's she_is he_is",
  person: `tamunya penumpangnya pembelinya pelanggannya pasiennya orangnya turisnya customernya the_guest the_customer
    the_passenger tamu penumpang pembeli pasien turis`,
  woman: 'cewek cewe perempuan wanita ibu ibu-ibu woman women a_woman a_lady lady ladies a_girl girl female',
  man: 'cowok cowo laki-laki pria lelaki bapak bapak-bapak man men a_man gentleman male a_guy',
  group: `
    rombongan grup group a_group banyak_orang orang_banyak rame-rame several_people many_people keluarga families
    a_family`,
  child: 'anak anak_kecil anak-anak kids children a_child a_kid bocah',
  friend: 'teman temen teman_sendiri temen_sendiri friend friends a_friend my_friend teman_dekat best_friend',
  colleague: `
    rekan rekan_kerja rekan_kantor teman_kerja temen_kerja teman_kantor temen_kantor kolega sesama_karyawan colleague
    colleagues a_colleague my_colleague my_colleagues coworker coworkers a_coworker a_co-worker my_coworker my_team
    tim_saya timku a_teammate teammates`,
  superior: `
    bos atasan boss my_boss the_boss manager dosen guru teacher my_teacher client klien orang_tua
    orang_yang_lebih_tua`,
  asked: 'gimana apa panggil panggilnya manggilnya bilangnya nyebutnya ya kak miss ms dong ada bedanya then',
}

/** What is put behind a sentence that is said to them. */
export const addressed: Readonly<Partial<Record<Audience, string>>> = { woman: "ma'am", man: 'sir', group: 'everyone' }
