import type { WordClasses } from '../domain/shared/frames.ts'

/** How words on a theme are asked for, as frames (domain/shared/frames.ts); the theme may stand anywhere. */
export const wordListRequests = {
  list: `
    … @list …
    … @naming …
    … @inggrisnya … apa @all …
    … apa @all … @inggrisnya …
    … nama|sebutan … @inggrisnya …
    … @kinds @of …
    … @name @some? kata @kind? @about …
    … @some kata @kind? @about …
    teach|give|tell|show me? … @kinds …`,
}

/** What speaks of words without asking for a list of them. */
export const noWordList = {
  other: `
    … @quiz …
    … how many words …
    … berapa kata …
    … @number words …
    … lain|other|another @kinds|kata …`,
}

export const wordListWords: WordClasses = {
  list: `kosakata kosakatanya kosa_kata vocab vocabulary vocabularies kata-kata kata2 kata-kata2 kata_kata istilah
    istilah2 istilah-istilah daftar_kata word_list list_of_words`,
  naming: 'nama-nama nama2 nama_nama nama-namanya sebutan-sebutan',
  inggrisnya: 'inggrisnya englishnya bahasa_inggris bahasa_inggrisnya in_english inggris bhs_inggris',
  all: 'aja saja aj doang',
  name: 'sebutin sebutkan kasih minta bikinin tulisin list daftar coba',
  some: '3 4 5 6 7 8 10 tiga empat lima enam sepuluh beberapa',
  kind: 'kata_kerja sifat kerja benda inggris keterangan baru',
  about: 'buat untuk tentang ttg soal seputar di mengenai',
  kinds: 'words terms names adjectives verbs nouns vocabulary expressions',
  of: 'for about on of related to in connected describing used',
  quiz: 'quiz kuis test tes soal latihan practice practise ujian uji',
  number: '50 100 150 200 250 300 500',
}
