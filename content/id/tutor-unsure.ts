/** What she says where she is not sure; a line of several wordings is told in another one each time. {values} are filled in. */
export const unsureTalk = {
  'left.first':
    'Yang ini belum bisa kuterjemahkan dengan benar, dan aku tidak mau asal tebak. Coba pecah jadi kalimat pendek, satu hal per kalimat.',
  'left.second':
    'Maaf, yang ini masih terlalu sulit buatku. Kalau kamu coba dulu versi Inggrismu, sebisanya, nanti kurapikan.',
  'left.third': 'Belum bisa juga, maaf ya. Kirim satu bagian yang paling penting saja, kita mulai dari situ.',
  'left.short.first':
    'Yang ini belum bisa kuterjemahkan dengan benar, maaf. Ada cara lain untuk mengatakannya, yang lebih sederhana?',
  'left.short.second': 'Yang ini juga belum kuyakini. Kalau kamu coba versi Inggrismu, nanti kurapikan.',
  'left.word': 'Yang membuatku ragu: {parts}. Ada kata lain untuk itu?',
  'left.part': 'Yang kuyakini baru ini: **{said}** Sisanya ({parts}) coba tulis dengan kata lain, lebih pendek.',
  'left.english.first':
    'Kalimat ini belum bisa kuterjemahkan dengan benar. Bagian mana yang bikin bingung? Tulis kata atau ungkapannya saja.',
  'left.english.second': 'Yang ini juga belum berani kuterjemahkan utuh. Kirim ungkapannya saja, nanti kucari artinya.',
  'left.near': 'Yang mirip dan aman dipakai: {lines}',
  'left.phrase':
    'Ungkapan “{phrase}” belum ada di kamusku, dan kalau diartikan kata per kata bisa menyesatkan. Di kalimat apa kamu menemukannya?',
  'lost.plain.first': 'Maaf, yang itu belum kutangkap. Bisa tulis lebih pendek, satu hal dulu?',
  'lost.plain.second': 'Aku masih belum nyambung, maaf ya. Coba beri satu contoh, nanti kuikuti.',
  'lost.plain.third':
    'Belum kutangkap juga. Kalau gampang buatmu: kirim satu kalimat yang mau dicek atau diinggriskan.',
  'lost.object.first': 'Maaf, jawabanku tadi meleset. Coba sebut sekali lagi, satu hal saja yang kamu mau.',
  'lost.object.second': 'Iya, aku yang salah paham, maaf. Kirim kalimat atau katanya saja, kita mulai dari situ.',
  'lost.object.third': 'Maaf ya, masih meleset. Kamu mau artinya, bahasa Inggrisnya, atau kalimatnya dicek?',
  'lost.reply.first':
    'Balasan yang pas untuk itu belum kupunya. Tulis maksud jawabanmu dalam bahasa Indonesia, satu kalimat pendek, nanti kubantu inggriskan.',
  'lost.reply.second': 'Kamu maunya jawab apa? Tulis satu kalimat pendek, nanti kubantu inggriskan.',
  'lost.english.first': 'Kalimat mana yang mau diinggriskan? Tulis kalimatnya saja, yang pendek.',
  'lost.english.second': 'Tulis kalimatnya di antara tanda kutip, ya, biar aku tidak salah tangkap.',
  'lost.word.first': 'Kata atau ungkapan mana yang kamu maksud? Tulis itu saja.',
  'lost.word.second': 'Yang mau ditanya kata apa, ya? Satu kata saja dulu.',
  'lost.difference.first': 'Bedanya kata apa dengan kata apa? Tulis dua kata itu saja.',
  'lost.difference.second': 'Soal bedanya itu belum bisa kujawab dengan yakin. Tulis dua katanya saja, kucoba lagi.',
  'lost.check.first': 'Kalimat mana yang mau dicek? Kirim kalimatnya saja, ya.',
  'lost.check.second': 'Kirim satu kalimat Inggrismu saja, nanti kulihat.',
  'lost.practice.first': 'Mau latihan apa: **kuis**, **main peran**, atau kirim kalimatmu sendiri?',
  'lost.practice.second': 'Latihan seperti itu belum kupunya. Yang bisa: **kuis** atau **main peran**.',
  'lost.school.first':
    'Soal itu aku tidak tahu pasti, jadi tidak mau mengira-ngira. Tim kami bisa menjawabnya: **{phone}** atau **{email}**.',
  'lost.school.second': 'Yang itu juga lebih aman ditanyakan ke tim kami, ya: **{phone}**.',
  'lost.details.first':
    'Makasih! Supaya pasti sampai, kirim juga langsung ke tim kami, ya: **{phone}** atau **{email}**.',
  'lost.feeling.first': 'Duh, aku ikut sedih dengarnya. Cerita saja, pelan-pelan, aku dengarkan.',
  'lost.feeling.second': 'Pasti berat ya. Aku di sini kok, kapan pun mau lanjut.',
  'near.ask.first': 'Ini soal **{title}**, bukan? Bilang **iya**, nanti kukasih contohnya.',
  'near.ask.second': 'Kamu maksud **{title}**? Kalau iya, bilang saja **iya**.',
  'near.line': 'Mungkin begini: {line} Kalau bukan itu, tulis saja kalimat yang ingin kamu katakan.',
  'parts.title.one': 'Satu bagian menurutku lebih baik diganti:',
  'parts.title': 'Ini yang menurutku lebih baik diganti:',
  'parts.change': '{change}. {reason}',
  'parts.rest.first': 'Bagian lain belum berani kupastikan.',
  'parts.rest.second': 'Sisanya belum bisa kunilai dengan yakin.',
  'parts.rest.third': 'Kalau mau, kirim per kalimat biar kulihat lagi lebih teliti.',
  'none.fair.first': 'Tidak ada yang salah kulihat di kalimat itu; menurutku boleh dipakai.',
  'none.fair.second': 'Menurutku oke, tidak ada yang perlu diubah.',
  'none.fair.third': 'Ini juga oke, boleh dipakai.',
  'none.likely.first': 'Sepertinya sudah benar; aku tidak melihat yang salah.',
  'none.likely.second': 'Tidak ada salah yang kulihat, jadi sepertinya benar dan boleh dipakai.',
  'none.unsure.first': 'Aku tidak menemukan yang salah, tapi kalimat seperti ini belum bisa kupastikan.',
  'none.unsure.second': 'Tidak ada yang jelas salah, cuma aku belum berani bilang pasti benar.',
  'none.unsure.third': 'Yang ini di luar jangkauanku: tidak ada salah yang kutemukan, tapi jangan pegang kataku.',
  'doubt.yours.first': 'Kamu benar, maaf. **{words}** lebih pas.',
  'doubt.yours.second': 'Iya, **{words}** memang lebih enak. Makasih sudah bilang.',
  'doubt.yours.third': 'Betul, pakai **{words}** saja.',
  'doubt.own.first':
    'Iya, yang itu memang kurang kuyakini, jangan dipakai dulu. Maksudnya apa, dengan kata yang lebih sederhana?',
  'doubt.own.second': 'Betul, itu aneh, maaf. Kalau kamu punya versi sendiri, kirim saja, nanti kulihat.',
  'doubt.open.first': 'Bisa jadi kamu benar, aku tidak yakin soal itu.',
  'doubt.open.second': 'Jujur, di bagian itu aku tidak yakin. Percayai ragumu, ya.',
} as const

export type UnsureTalk = Record<keyof typeof unsureTalk, string>
