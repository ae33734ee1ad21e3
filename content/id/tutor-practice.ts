/** Replies about the learner's practice so far. {values} are filled in. */
export const practiceTalk = {
  'programs.suggest': 'Kalau begitu, yang paling pas untukmu **{name}**.',
  'programs.trial': 'Mau coba dulu lewat **kelas percobaan gratis**?',
  'limit.cheating':
    'Itu tidak bisa kubantu, ya: jawaban bocoran, kunci, atau keterangan yang tidak benar akhirnya merugikan kamu sendiri. Yang bisa kulakukan: latihan soal serupa, menjelaskan caranya satu per satu, atau merapikan tulisanmu yang jujur. Mau mulai dari **soal latihan**?',
  'limit.ghostwriting':
    'Kalau seluruhnya kutulis, itu bukan lagi hasilmu, jadi itu tidak kulakukan. Tapi kita bisa mengerjakannya bareng: kubantu **kerangka** dan **kosakata**, kamu tulis bagian pertamanya, lalu kuperiksa kalimat demi kalimat. Kirim saja soal nomor satu atau kalimat pertamamu.',
  'limit.medical':
    'Maaf, soal obat dan penyakit aku bukan dokter, jadi tanya **dokter atau apoteker**, ya. Yang bisa kubantu bahasanya: kalimat untuk menjelaskan keluhan atau bertanya ke pasien dalam bahasa Inggris. Misalnya **What medicine are you taking?** (sedang minum obat apa?)',
  'limit.legal':
    'Maaf, soal hukum aku tidak bisa memberi nasihat; tanya **ahli hukum** atau instansi resminya, ya. Yang bisa kubantu: menyusun e-mail atau pertanyaannya dalam bahasa Inggris yang sopan, misalnya **Could you advise me on this contract?**',
  'limit.politics':
    'Soal politik aku tidak punya pendapat, dan di sini kita belajar bahasa Inggris saja. Yang bisa kubantu: **cara menyampaikan pendapatmu** dalam bahasa Inggris, misalnya **In my view, …** atau **I’m not sure I agree.** Mau coba?',
  'limit.languages':
    'Bidangku cuma bahasa **Inggris**, jadi bahasa lain belum bisa kuajarkan. Tapi apa pun yang ingin kamu bilang dalam bahasa Inggris, tulis saja di sini.',
  'limit.translations':
    'Aku hanya menerjemahkan antara bahasa Indonesia dan bahasa Inggris, jadi bahasa itu belum bisa, maaf ya. Mau kubuatkan versi **bahasa Inggrisnya**? Tulis saja kalimatnya.',
  'limit.knowledge':
    'Maaf, itu di luar bidangku, jadi aku tidak mau menebak. Yang bisa kubantu: cara **menanyakan atau menceritakannya** dalam bahasa Inggris. Mau coba tulis satu kalimat tentang itu?',
  'limit.private':
    'Data pribadi orang lain tidak bisa kucari atau kubagikan. Kalau kamu perlu menghubunginya, ini cara sopan memintanya sendiri: **Could I have your phone number, please?** Mau kubantu menulis pesannya?',
  'limit.calls':
    'Aku hanya bisa lewat tulisan di sini, jadi belum bisa menelepon atau video call. Tapi kita bisa latihan percakapannya sekarang: pilih **main peran**, nanti aku jadi lawan bicaramu. Kalau mau bicara langsung dengan orang, ada **kelas percobaan gratis** bersama trainer kami.',
  'limit.files':
    'Aku tidak bisa mengirim file atau video. Tapi materinya bisa kita bahas di sini, sedikit demi sedikit: sebut topiknya (misalnya **tenses** atau **kosakata kantor**), nanti kuberi penjelasan singkat, contoh, dan latihan.',
  'limit.poems':
    'Kalau karyanya kutulis semua, rasanya bukan dari kamu. Kita buat bareng saja: mulai dengan **You are my …**, lalu **When I’m with you, I feel …**, dan tutup dengan **Thank you for …**. Tulis tiga baris itu dengan katamu sendiri, nanti kurapikan.',
  'limit.bands':
    'Band tidak bisa kuberi; itu tugas penguji, dan aku tidak mau menebak. Yang bisa kulakukan: kirim jawabanmu di sini, lalu kurapikan tata bahasanya dan kutunjukkan bagian yang masih bisa naik.',
  'limit.scores':
    'Skor tidak bisa kuramalkan, karena hanya tes resmi yang menilai. Yang bisa kulakukan: kirim satu tulisan (misalnya jawaban Task 2), nanti kutunjukkan kesalahannya dan apa yang paling perlu dilatih. Mau kuberi **soal Task 2** sekarang?',
  'text.mail.ending': [
    'Penutup surat atau e-mail punya tiga bagian: apa yang kamu harapkan, terima kasih, lalu salam.',
    '- **Thank you for your time and consideration.**',
    '- **I look forward to hearing from you.** (lebih tegas: **I look forward to your response within seven days.**)',
    '- **Kind regards,** atau **Yours sincerely,** (nama penerima diketahui), **Yours faithfully,** (setelah *Dear Sir or Madam*)',
  ].join('\n'),
  'text.essay.ending': [
    'Kesimpulan yang baik dua atau tiga kalimat: ulangi pendapatmu dengan kata lain, rangkum alasan utamanya, tanpa ide baru.',
    '- **In conclusion, I strongly believe that …, because … and ….**',
    '- **For these reasons, governments and schools should ….**',
  ].join('\n'),
  'text.mail.opening': [
    'Pembuka surat atau e-mail: sapaan, lalu tujuan di kalimat pertama.',
    '- **Dear Ms Clara,** (nama tidak tahu: **Dear Sir or Madam,**)',
    '- **I am writing to apply for …** / **I am writing to ask about …** / **Thank you for your message.**',
  ].join('\n'),
  'text.essay.opening': [
    'Pembuka esai dua atau tiga kalimat: tulis ulang soalnya dengan katamu sendiri, lalu pendapatmu.',
    '- **It is often argued that …, while others believe that ….**',
    '- **In my opinion, … This essay will explain why.**',
  ].join('\n'),
  'text.register': [
    'Supaya bahasanya cukup resmi: bentuk penuh (**I am**, bukan *I’m*), permintaan yang sopan (**Could you please …?**, **I would be grateful if …**), dan tanpa kata santai (*gonna*, *kids*, *a lot of* → **many**).',
    'Kirim satu kalimat yang kamu ragukan, nanti kubuat versi formalnya.',
  ].join('\n'),
  'text.length':
    'Tulisanmu sekitar **{words} kata**. Untuk IELTS minimal **150** kata di Task 1 dan **250** di Task 2; e-mail kerja cukup 50–150 kata, dan kesimpulan dua atau tiga kalimat.',
  'text.missing': 'Bagian itu belum ada di tulisanmu.',
  'words.left': 'Masih ada {left} kata lagi; bilang **lagi** kalau mau. Atau **kuis** dari kata-kata ini.',
  'words.theme.none':
    'Kosakata tentang **{theme}** belum ada di daftarku. Yang sudah siap: {themes}. Mau yang mana? Atau tulis satu kata, nanti kujelaskan.',
  'review.mistakes': 'Dari yang kamu tulis di sini, ini yang paling perlu dirapikan:\n{rules}',
  'review.clean': 'Sejauh ini kalimat-kalimatmu rapi, aku belum menemukan kesalahan. Pertahankan!',
  'review.score': 'Skor kuis terakhirmu **{score} dari {total}**.',
  'review.next': 'Mau kujelaskan lagi yang pertama? Bilang saja **iya**, atau tulis kalimat baru.',
  'review.go': 'Mau lanjut dengan **kuis** atau **main peran**?',
  'review.none':
    'Aku belum punya bahan untuk menilai, karena kita belum latihan. Tulis dua atau tiga kalimat bahasa Inggris tentang harimu, nanti kutunjukkan apa yang sudah bagus dan apa yang perlu dirapikan.',
  'details.taken': 'Terima kasih{name}, sudah kucatat untuk tim kami.',
  'details.unclear': 'Itu e-mailmu? Alamatnya belum bisa kubaca. Coba tulis lagi tanpa spasi, ya.',
  'details.next': 'Terima kasih{name}. Tinggal {missing}, lalu tim kami yang melanjutkan.',
  'details.done': 'Terima kasih{name}! Datamu sudah lengkap, tim kami segera menghubungimu.',
  'details.none': 'Tidak apa-apa, kita lewati saja. Tinggal {missing}; atau pakai tombol WhatsApp, tanpa data apa pun.',
  'details.of.name': '**namamu**',
  'details.of.email': '**e-mail**',
  'details.of.phone': '**nomor telepon** atau WhatsApp yang bisa dihubungi',
  'details.and': 'dan',
  'name.known': 'Namamu {name}, kan? Tenang, aku ingat. 😊',
  'name.unknown': 'Kamu belum menyebutkan namamu di obrolan ini. Kalau mau kenalan, tulis saja “nama saya …”.',
} as const

export type PracticeTalk = Record<keyof typeof practiceTalk, string>
