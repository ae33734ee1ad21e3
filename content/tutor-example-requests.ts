/** How an example about something is asked for, as frames (domain/shared/frames.ts). */
export const exampleAbout = {
  job: `
    … @example … kerjaanku|pekerjaanku|profesiku|jobku …
    … @example … @about kerjaan|pekerjaan|profesi aku|saya|ku|gue …
    … @example … @about my job|work|profession …`,
  about: `
    … @example … @about {about} @please? @please?
    @and? @one @about {about} @please? @please?
    use it|one|them|one_of_them … in a sentence @about {about}`,
}

export const exampleWords = {
  example: 'contoh contohnya contohin kalimat kalimatnya example examples sentence sentences',
  and: 'and kalau kalo terus now sekarang',
  one: 'one another another_one something one_more yang yg satu satu_lagi',
  about: `
    pake pakai tentang ttg seputar mengenai soal di kalo kalau jurusan buat untuk yang_pake yg_pake about with on using
    for`,
  please: 'dong ya kak miss ms deh please pls donk',
}
