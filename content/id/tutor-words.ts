/** Replies to questions about words. {values} are filled in. */
export const wordTalk = {
  'words.synonyms': 'Kata lain untuk **{word}**: {words}.',
  'words.broader': 'Sinonim yang pas untuk **{word}** tidak ada di kamusku. Yang artinya lebih luas: {words}.',
  'words.noun': 'Kata benda (noun) dari **{word}**: **{form}**.',
  'words.verb': 'Kata kerja (verb) dari **{word}**: **{form}**.',
  'words.adjective': 'Kata sifat (adjective) dari **{word}**: **{form}**.',
  'words.adverb': 'Kata keterangan (adverb) dari **{word}**: **{form}**.',
  'words.same': '**{word}** sendiri sudah {part}.',
  'words.family.none': 'Bentuk {part} dari **{word}** tidak ada di kamusku.',
  'words.sentences': 'Contoh kalimat dengan **{word}**:',
  'words.collocations': '**{word}** sering dipakai bersama: {words}.',
  'words.preposition': 'Setelah **{word}** dipakai **{preposition}**.',
  'words.phrasal': 'Phrasal verb dengan **{word}** yang sering dipakai:',
  'words.phrasal.meaning': 'Phrasal verb yang artinya “{word}”:',
  'words.listed': '**{asked}**: {words}',
  'words.phrase': 'Ungkapan “{phrase}” tidak ada di kamusku; kata per katanya begini:',
  'words.register.formal': '**{word}** termasuk formal: pas untuk tulisan resmi, agak kaku untuk obrolan.',
  'words.register.spoken':
    '**{word}** lebih cocok untuk obrolan dan pesan santai; di tulisan resmi cari kata yang lebih netral.',
  'words.register.neutral': '**{word}** netral: aman di obrolan maupun di tulisan resmi.',
  'words.together': 'Yang mana yang mau dibahas lebih lanjut? Tulis saja katanya.',
} as const

export type WordTalk = Record<keyof typeof wordTalk, string>
