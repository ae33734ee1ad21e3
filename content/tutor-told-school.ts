import type { WordClasses } from '../domain/shared/frames.ts'

/** What people tell or ask the school for while they talk with it, as frames (domain/shared/frames.ts). */
export const toldSchool = {
  /** About those who shall learn: 'our budget is limited', 'mereka cuma bisa malam'. */
  group: `
    @ours * …
    @some of them|us|@ours …
    @some @ours|dari …`,
  /** To be written to: 'can you send us the details by email?' */
  send: `
    @can? you? please? send|email|share me|us|over? @the? @information … @please?
    @can? kirim|kirimkan|kirimin|dikirim|minta @the? @information …`,
}

export const toldSchoolWords: WordClasses = {
  ours: `
    we we're our they they're their my_team my_staff the_team the_staff the_employees the_participants our_team
    our_staff kami kita tim_kami karyawan_kami karyawannya pesertanya mereka staf_kami budget_kami`,
  some: 'most some many half all sebagian kebanyakan rata-rata beberapa semua',
  can: 'can could would will please bisa boleh tolong',
  please: 'please ya kak dong thanks',
  the: 'the a an your some more all',
  information: `
    details detail information info proposal brochure price_list quotation offer penawaran brosur proposalnya detailnya
    infonya informasi rincian rinciannya pricelist`,
}
