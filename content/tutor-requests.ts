/** Somebody did not understand, and wants it explained more simply. */
export const lostWords: readonly string[] = `ngerti paham mengerti bingung jelasin jelaskan dijelasin mudeng nangkep
  understand explain confused confusing lost explanation`.split(/\s+/)

/** Words that ask to be taught; what is to be taught follows. */
export const teachingVerbs: ReadonlySet<string> = new Set(
  `ajarin ajari ajarkan ngajarin jelasin jelaskan terangin terangkan bahas teach explain`.split(' '),
)

/** Words around them that name nothing to be taught. */
export const aroundTeaching: ReadonlySet<string> = new Set(
  `aku saya gue gw me us dong donk deh aja saja tentang soal mengenai about coba tolong please mau pengen bisa boleh can
  could you kamu sudah udah ya yuk kak miss ms yang gampang dari awal lagi to the sekarang now oke ok`.split(/\s+/),
)

/** What joins another request to the one before, behind a comma. */
export const joinsRequests: readonly string[] = 'lalu dan sama and'.split(' ')

/** Words that ask for something wherever they stand, in one spelling (english/language/slang.ts). */
export const askedWith: ReadonlySet<string> = new Set(
  `apa apakah apaan apanya gimana bagaimana kenapa mengapa kapan mana dimana kemana siapa berapa
  beda bedanya perbedaan perbedaannya bedain membedakan arti artinya maksud maksudnya contoh contohnya cara caranya
  rumus rumusnya aturan aturannya jelaskan jelasin ajarin ajari tolong bantu bingung tips inggrisnya terjemahkan
  translate ketuker tertukar
  what what's how why which difference differences different meaning mean means explain teach confused versus vs
  between correct rule rules example examples`.split(/\s+/),
)

/** What can be done with her, in one spelling: with one of these a message is no story. */
export const toDo: ReadonlySet<string> = new Set(
  `latihan berlatih kuis quiz soal tes test simulasi roleplay peran pelajaran materi grammar tenses tense kosakata vocab
  vocabulary speaking listening writing reading ielts toefl toeic daftar mendaftar kursus les program biaya harga jadwal
  exercise exercises practice practise stop berhenti lanjut halo hai makasih`.split(/\s+/),
)
