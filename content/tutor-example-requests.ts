/** How an example about something is asked for, as frames (domain/shared/frames.ts). */
export const exampleAbout = {
  job: `
    … @example … kerjaanku|pekerjaanku|profesiku|jobku …
    … @example … @about kerjaan|pekerjaan|profesi aku|saya|ku|gue …
    … @example … @about my job|work|profession …`,
  about: `
    … @example … @about {about} @please? @please?
    use it|one|them|one_of_them … in a sentence @about {about}`,
}

export const exampleWords = {
  example: 'contoh contohnya contohin kalimat kalimatnya example examples sentence sentences',
  about: 'pake pakai tentang ttg soal kalo kalau jurusan buat untuk yang_pake yg_pake about with on using for',
  please: 'dong ya kak miss ms deh please pls donk',
}
