import type { WordClasses } from '../domain/shared/frames.ts'

/** What is asked about a text that was sent before, as frames (domain/shared/frames.ts). */
export const textParts = {
  ending: '… @ending …',
  opening: '… @opening …',
  register: `
    … @enough … @formal …
    … @formal @notYet …
    … more @formal …
    … lebih @formal …`,
  length: `
    … @enough @long …
    … @long @notYet …
    … berapa|how_many kata|words …`,
}

export const textPartWords: WordClasses = {
  ending: `penutup penutupnya penutupku closing ending conclusion conclusions kesimpulan kesimpulannya kesimpulanku
    kalimat_terakhir kalimat_terakhirnya paragraf_terakhir bagian_akhir akhirnya_gimana last_part last_sentence
    last_paragraph last_line end_it end_the_letter end_the_email end_my_letter end_my_email finish_it sign_off`,
  opening: `pembuka pembukanya pembukaku opening intro introduction intronya kalimat_pertama paragraf_pertama
    bagian_awal first_sentence first_paragraph first_line start_it begin_it`,
  enough: `sudah udah udh cukup kurang terlalu apakah apa is_it is_this is_that was_it are_they does_it enough too very
    sounds sound`,
  formal: `formal resmi sopan profesional professional polite kaku santai casual informal bahasanya_formal
    bahasanya_resmi rude kasar`,
  notYet: 'belum gak ga nggak enough enough_for ya kah',
  long: 'long short panjang pendek kepanjangan kependekan singkat',
}
