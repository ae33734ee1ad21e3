/** Replies about the person, not the English: in danger, discouraged, too young, careful with their data. */
export const person = {
  'care.self':
    'Makasih sudah berani bilang ini ke aku. Aku khawatir sama kamu, dan kamu tidak harus menanggungnya sendirian. Aku cuma tutor AI, jadi tolong hubungi orang sungguhan sekarang juga:',
  'care.other':
    'Makasih sudah peduli dan cerita. Anggap serius ya: kalau bisa, temani dia, dengarkan, dan jangan biarkan dia sendirian. Hubungi juga orang yang bisa menolong sekarang:',
  'care.violence':
    'Aku ikut sedih dan khawatir. Ini bukan salahmu, dan kamu berhak aman. Aku cuma tutor AI, jadi tolong cari tempat yang aman dan hubungi orang yang bisa menolong sekarang:',
  'care.emergency':
    'Kalau ini sungguhan: aku cuma tutor AI dan tidak bisa menelepon, jadi segera hubungi **112** (darurat), **110** (polisi), atau **119** (ambulans), atau minta tolong orang di dekatmu. Kalau kamu sedang latihan: kalimatnya akan dimengerti, dan semoga tidak pernah perlu dipakai.',
  'care.lines':
    '- **119 ext. 8** (SEJIWA): konselor yang siap mendengarkan\n- **112**: keadaan darurat, atau langsung ke IGD rumah sakit terdekat\n- keluarga, teman, atau siapa pun yang kamu percaya: minta mereka menemanimu',
  'care.lines.violence':
    '- **112**: keadaan darurat, atau **110**: polisi\n- **129** (SAPA 129): pendampingan korban kekerasan\n- keluarga, teman, atau tetangga yang kamu percaya',
  'care.open': 'Pelajaran bisa menunggu. Kalau mau bercerita, tulis saja di sini.',
  'care.stay':
    'Aku di sini dan membaca ceritamu. Tapi kamu layak didengar orang sungguhan: **119 ext. 8** untuk konseling, **112** kalau darurat, atau seseorang yang kamu percaya. Sekarang ada siapa yang bisa kamu hubungi?',
  'care.near':
    'Aku tetap di sini, dan tidak perlu buru-buru. Kalau ada orang di dekatmu, boleh panggil dia sekarang? Kalau tidak ada, konselor di **119 ext. 8** mau mendengarkan.',
  'care.later':
    'Makasih sudah tetap ngobrol denganku. Jaga dirimu ya; **119 ext. 8** dan **112** bisa dihubungi kapan pun kamu butuh. Kalau nanti mau belajar lagi, aku ada di sini.',

  'encourage':
    'Jangan terlalu keras sama dirimu. Bahasa Inggris itu keterampilan, bukan ukuran pintar atau tidaknya seseorang, dan semua orang pernah salah-salah dulu.',
  'encourage.failed':
    'Gagal itu memang menyakitkan, apalagi setelah berusaha keras. Wajar kalau rasanya mau menyerah. Tapi setiap percobaan juga menunjukkan bagian mana yang tinggal dilatih.',
  'encourage.topic': 'Soal **{title}**, kita bisa mulai dari nol, pelan-pelan. Ketik **ajarin**, dan kita mulai.',
  'encourage.next':
    'Kita mulai dari satu langkah kecil saja: tulis satu kalimat bahasa Inggris apa pun, salah juga tidak apa-apa, nanti kita rapikan berdua. Bagian mana yang paling sulit buatmu?',
  'fear.step':
    'Satu langkah kecil saja, kapan pun kamu siap: tulis **Hi, I’m …** dengan namamu, lalu bisikkan sekali. Salah pun tidak apa-apa, di sini tidak ada yang menertawakan.',
  'fear.still':
    'Aku paham, rasa itu tidak langsung hilang, dan itu wajar. Kamu tidak harus yakin dulu untuk mulai: cukup satu kalimat hari ini, salah pun tidak apa-apa. Mau **kuis** yang gampang, atau mau cerita dulu?',
  'fear.heard':
    'Boleh banget, cerita saja; tidak ada latihan dulu. Aku mendengarkan, dalam bahasa Indonesia juga boleh. Apa yang terjadi?',
  'fear.child':
    'Wajar sekali kalau anak malu, dan itu bukan tanda ia tidak bisa. Yang paling membantu: rumah yang santai, tanpa dipaksa bicara di depan orang dan tanpa dikoreksi tiap kata.',
  'fear.child.step':
    'Satu langkah kecil hari ini: lima menit saja, nyanyikan satu lagu bahasa Inggris bersama, atau bergantian menyebut benda di meja makan. Puji keberaniannya, bukan benar atau salahnya.',

  'privacy.use':
    'Nama, e-mail, dan nomormu hanya dipakai tim kami untuk menghubungimu soal kelas. Tidak dijual, dan tidak wajib diisi: kamu tetap bisa belajar denganku tanpa itu.',
  'privacy.safe':
    'Datamu disimpan untuk tim pendaftaran kami saja dan tidak dijual. Siapa yang menerimanya dan berapa lama disimpan, semuanya tertulis di halaman **Privasi** (/privacy).',
  'privacy.delete':
    'Tentu, itu hakmu. Di halaman **Privasi** (/privacy) ada formulir “Hapus dataku”: isi e-mailmu, konfirmasi lewat tautan yang dikirim, lalu tim kami mengurusnya paling lambat dalam 3 × 24 jam.',
  'privacy.deleted':
    'Kalau kamu berhenti sebelum datamu lengkap, jawaban tadi langsung dihapus. Kalau sudah lengkap dan terkirim, minta penghapusannya lewat formulir di halaman **Privasi** (/privacy).',
  'privacy.others': 'Percakapan orang lain tidak bisa kulihat dan tidak kuceritakan, begitu juga sebaliknya.',

  'young.grade':
    'Kelas kami untuk usia **16 tahun ke atas**, jadi untuk SD dan SMP memang belum bisa. Kami lebih suka jujur daripada memaksakan kelas yang tidak pas.',
  'young.you':
    'Tapi latihan denganku di sini boleh kapan saja dan gratis. Mau mulai dengan **kuis** atau **main peran**?',
  'young.contact':
    'Kelasnya baru bisa diikuti mulai usia **16 tahun**, jadi datanya belum kucatat dulu. Kalau orang tua atau wali mau bertanya: telepon **{phone}** atau e-mail **{email}**.',

  'after.team':
    'Kalau datamu sudah lengkap, tim kami yang menghubungimu lewat nomor atau e-mail itu. Kapan persisnya belum tertulis di situs; kalau mau lebih cepat, telepon **{phone}** atau e-mail **{email}**. Sambil menunggu, kita bisa latihan.',
  'after.right':
    'Kalau maksudmu datamu tadi: tulis saja yang perlu diganti. Kalau maksudmu kalimat bahasa Inggris: tulis kalimatnya, nanti kucek.',
  'notes.known': 'Ini yang kuingat tentangmu:',
  'notes.name': 'namamu **{value}**',
  'notes.job': 'pekerjaanmu: **{value}**',
  'notes.goal': 'kamu belajar untuk **{value}**',
  'notes.level': 'levelmu kira-kira **{value}**',
  'notes.mistakes': 'Yang sering perlu dirapikan dalam kalimatmu:',
  'notes.forget': 'Catatan ini tersimpan di perangkatmu saja. Kalau mau kuhapus, tulis **lupakan aku**.',
  'notes.nothing': 'Aku belum mencatat apa pun tentangmu. Ceritakan pekerjaan atau tujuan belajarmu, nanti kuingat.',
  'notes.forgotten':
    'Sudah kulupakan: nama, pekerjaan, tujuan, level, dan kesalahanmu tidak lagi kucatat. Kita mulai dari awal.',
  'hello.back': 'Hai lagi, {name}! Senang ketemu lagi.',
  'hello.back.goal': 'Terakhir kali kamu belajar untuk **{goal}**. Mau lanjut?',
  'thinks':
    'Tentu, pikirkan dulu dengan tenang; tidak ada yang perlu diputuskan sekarang. Kalau ada yang ingin kamu tanyakan lagi, tulis saja.',
}
export type Person = { [Key in keyof typeof person]: string }
