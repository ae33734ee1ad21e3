import { tutorGreeting } from '../tutor.ts'

/** Loaded with the chat panel, on demand. */
export const texts = {
  'chat.name': 'Ms Kiky',
  'chat.badge': 'Tutor',
  'chat.role': 'Tutor bahasa Inggris AI',
  'chat.close': 'Tutup chat',
  'chat.log': 'Percakapan',
  'chat.greeting': tutorGreeting.id,
  'chat.typing': 'Sedang mengetik…',
  'chat.message': 'Pesan',
  'chat.placeholder': 'Ketik pesanmu…',
  'chat.placeholder.name': 'Tulis namamu…',
  'chat.placeholder.email': 'Tulis e-mailmu…',
  'chat.placeholder.phone': 'Tulis nomor teleponmu…',
  'chat.send': 'Kirim',
  'chat.stop': 'Hentikan',
  'chat.stopped': 'Oke, aku berhenti dulu.',
  'chat.retry': 'Coba lagi',
  'chat.startOver': 'Mulai lagi',
  'chat.startOver.question': 'Mulai lagi? Percakapan ini akan hilang dari layar.',
  'chat.startOver.keep': 'Tidak jadi',
  'chat.person': 'Bicara dengan tim kami',
  'chat.whatsapp': 'Chat di WhatsApp',
  'chat.privacy': 'Percakapan ini disimpan untuk sementara.',
  'chat.privacyLink': 'Kebijakan privasi',
  'chat.starters': 'Mulai dari sini',
  'chat.starter.correct': 'Periksa kalimatku: “Yesterday I go to Bandung.”',
  'chat.starter.practice': 'Latihan wawancara kerja, yuk',
  'chat.starter.quiz': 'Beri aku kuis grammar',
  'chat.starter.program': 'Program mana yang cocok untukku?',
  'chat.tapHint': 'Ketuk kata bahasa Inggris untuk melihat artinya.',
  'chat.tooFast': 'Pelan-pelan, ya! Tunggu sebentar, lalu kirim lagi.',
  'chat.offline': 'Internetmu terputus. Balasan lengkap datang lagi begitu tersambung.',

  'capture.start': 'Boleh kenalan dulu, supaya kamu bisa dihubungi?',
  'capture.name': 'Siapa namamu?',
  'capture.email': 'Salam kenal, {name}! E-mailmu apa?',
  'capture.phone': 'Terakhir, nomor teleponmu?',
  'capture.again.name': 'Jadi, siapa namamu? Kalau tidak jadi, bilang saja “batal”.',
  'capture.again.email': 'Jadi, apa e-mailmu? Kalau tidak jadi, bilang saja “batal”.',
  'capture.again.phone': 'Jadi, berapa nomor teleponmu? Kalau tidak jadi, bilang saja “batal”.',
  'capture.done':
    'Lengkap! Terima kasih, {name}. Semua yang kuperlukan sudah ada: tim kami akan menghubungimu ({phone}), atau langsung lanjut di WhatsApp.',
  'capture.corrected': 'Terima kasih, data barunya sudah kuteruskan ke tim kami.',
  'capture.changed': 'Siap, sudah kuganti.',
  'capture.anew.name': 'Oke, kita ganti. Siapa nama yang benar?',
  'capture.anew.email': 'Oke, kita ganti. E-mail yang benar apa?',
  'capture.anew.phone': 'Oke, kita ganti. Nomor teleponmu yang benar berapa?',
  'capture.none.email':
    'Tidak apa-apa. Kalau ada e-mail lain yang bisa dipakai, tulis saja di sini. Kalau tidak, langsung lanjut di WhatsApp, atau bilang “batal”.',
  'capture.none.phone':
    'Tidak apa-apa. Kalau ada nomor lain yang bisa dihubungi, tulis saja di sini. Kalau tidak, bilang “batal”, lalu tulis ke tim kami lewat e-mail.',
  'capture.stopped.none': 'Oke, tidak apa-apa. Tidak ada data yang kusimpan. Kita lanjut belajar, yuk?',
  'capture.stopped': 'Oke, tidak apa-apa. Data yang tadi sudah kuhapus. Kita lanjut belajar, yuk?',
  'capture.purpose':
    'Datamu kami pakai untuk menghubungimu soal kelas, dan setiap jawaban langsung tersimpan. Usia 16–17 tahun: dengan izin orang tua atau wali.',
  'field.required': 'Bagian ini wajib diisi',
  'email.invalid': 'Alamat e-mailnya sepertinya belum lengkap.',
  'phone.invalid': 'Nomor teleponnya sepertinya belum benar.',
  'name.invalid': 'Namanya sepertinya belum benar (2–50 huruf).',
  'name.required': 'Nama wajib diisi',
  'email.required': 'E-mail wajib diisi',
  'phone.required': 'Nomor telepon wajib diisi',

  'handoff.failed':
    'Maaf, aku belum bisa menyambungkanmu sekarang. Coba sebentar lagi, atau hubungi kami langsung lewat WhatsApp.',
  'handoff.broken': 'Maaf, ada gangguan teknis. Coba hubungi kami langsung lewat WhatsApp, atau coba lagi nanti.',
  'handoff.opening': 'Membuka WhatsApp…',
  'handoff.blocked': 'Chat dengan tim kami sudah siap, tapi browsermu tidak membukanya. Silakan pakai tautan ini:',
  'handoff.opened': 'WhatsApp kubuka di tab baru. Sampai ketemu di sana!',
  'handoff.link': 'Tidak terbuka? Buka WhatsApp',

  'canned.care':
    'Aku khawatir sama kamu, dan kamu tidak harus menanggungnya sendirian. Tolong hubungi orang sungguhan sekarang: **119 ext. 8** (SEJIWA) untuk konseling, **112** kalau darurat, atau siapa pun yang kamu percaya.',
  'canned.grammar':
    'Grammar itu seru kalau dicoba sedikit demi sedikit. Coba buat satu kalimat tentang kemarin dengan *past tense*, misalnya: **I visited my grandmother yesterday.**',
  'canned.grammer':
    'Ejaan yang tepat **grammar**, ya, dengan **-ar**. Tips: ingat kata “m**ar**ket”, sama-sama pakai **ar**. Nah, bagian grammar mana yang mau kamu latih?',
  'canned.vocabulary':
    'Yuk tambah kosakata! Pilih satu tema, lalu hafalkan tiga kata dengan contohnya. Misalnya di kantor: **deadline**, **meeting**, **colleague**.',
  'canned.pronunciation':
    'Untuk pelafalan, bedakan bunyi pendek dan panjang: **ship** dan **sheep**, **full** dan **fool**. Ucapkan pelan-pelan, lalu rekam suaramu.',
  'canned.conversation': 'Kita latihan ngobrol, yuk. Jawab dengan kalimat lengkap: **What did you do last weekend?**',
  'canned.business':
    'Untuk kerja, mulai dari kalimat yang sering dipakai: **Let me share my screen.** **Could you clarify that, please?** Situasi apa yang mau kamu latih?',
  'canned.general': 'Aku di sini untuk bantu kamu belajar bahasa Inggris. Mau fokus ke apa?',
  'canned.short.grammar': 'Aku bisa bantu grammar. Tulis satu kalimat bahasa Inggris, ya.',
  'canned.short.vocabulary': 'Aku bisa bantu kosakata. Kata apa yang mau kamu bahas?',
  'canned.short.conversation': 'Aku bisa temani latihan percakapan. Kita mulai dari **Hi, how are you?**',
  'canned.short.general': 'Aku siap bantu! Bilang saja apa yang mau kamu latih dalam bahasa Inggris.',

  'correction.removed': 'Dihapus:',
  'correction.added': 'Ditambah:',
  'correction.better': 'Jadinya:',
  'correction.why': 'Kenapa?',
  'correction.asked': 'Did you mean…?',
  'quiz.progress': 'Soal {number} dari {total}',
  'word.title': 'Arti “{word}”',
  'word.loading': 'Mencari artinya…',
  'word.unknown': 'Kata ini belum ada di kamus kami.',
  'word.failed': 'Artinya belum bisa dicari sekarang. Coba lagi sebentar.',
  'word.example': 'Contoh',
  'word.synonyms': 'Sinonim',
  'word.close': 'Tutup arti kata',
}

export type ChatTexts = Record<keyof typeof texts, string>
