/** Replies to questions about words. {values} are filled in. */
export const wordTalk = {
  'words.synonyms': 'Kata lain untuk **{word}**: {words}.',
  'words.synonyms.more': 'Masih ada kata lain untuk **{word}**:',
  'words.formal': 'Yang lebih formal daripada **{word}**:',
  'words.strong': 'Yang lebih kuat daripada **{word}** atau **very {word}**:',
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
  'words.informal': 'Yang lebih santai daripada **{word}**:',
  'words.informal.none': 'Versi gaul **{word}** belum ada di catatanku. Yang artinya dekat dan aman dipakai ngobrol:',
  'words.easier': 'Yang lebih gampang daripada **{word}**:',
  'words.easier.none': 'Kata yang lebih gampang daripada **{word}** tidak ada di kamusku.',
  'words.senses': '**{word}** punya beberapa arti:',
  'words.senses.one': 'Setahuku **{word}** cuma punya satu arti umum:',
  'words.person': 'Orangnya disebut {person}.',
  'words.irregular': 'Ada, ini yang juga berubah sendiri:',
  'words.origin':
    'Asal-usul **{word}** aku tidak punya catatannya. Artinya bisa lebih dari satu, dan yang dipakai tergantung kalimatnya.',
  'words.origin.phrase':
    '**{word}** itu ungkapan: artinya dibaca sekaligus ({meaning}), bukan kata per kata. Asal-usulnya aku tidak punya catatannya.',
  'words.term': 'Istilah “{phrase}” belum ada di kamusku sebagai satu kesatuan. Kata-katanya: {words}.',
  'words.also': 'Arti lain: {senses}.',
  'shown.line': '**{line}** artinya: {meaning}',
  'shown.words': 'Kata-katanya: {words}',
} as const

export type WordTalk = Record<keyof typeof wordTalk, string>
