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
