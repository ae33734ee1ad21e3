/** The card that stays after a registration, loaded on demand. */
export const texts = {
  'after.title': 'Langkah pertama, beres, {name}!',
  'after.lead': 'Datamu sudah kami terima. Ini yang terjadi setelahnya.',
  'after.lead.kept': 'Datamu tersimpan di perangkat ini dan terkirim begitu internetmu kembali.',
  'after.received': 'Pendaftaran diterima',
  'after.received.text': 'Tidak ada yang perlu kamu kirim lagi.',
  'after.kept': 'Pendaftaran tersimpan',
  'after.kept.text': 'Biarkan halaman ini terbuka, atau buka lagi nanti.',
  'after.hello.phone': 'Kami menyapamu di WhatsApp',
  'after.hello.email': 'Kami menyapamu lewat e-mail',
  'after.hello.text': 'Pada jam kerja kami.',
  'after.hello.hours': 'Pada jam buka kami: {hours}.',
  'after.trial': 'Kelas percobaan',
  'after.trial.text': 'Mulai {date}. Jamnya kita sepakati bersama.',
  'after.test': 'Tes penempatan singkat',
  'after.test.text': 'Supaya kelasnya pas: tidak terlalu mudah, tidak terlalu sulit.',
  'after.calendar': 'Tambah ke kalender',
  'after.calendar.event': 'Kelas percobaan di {brand}',
  'after.whatsapp': 'Chat di WhatsApp',
  'after.whatsapp.failed': 'WhatsApp belum bisa dibuka. Coba lagi sebentar lagi.',
  'after.phrase': 'Sambil menunggu, satu kalimat untuk hari pertama',
  'after.phrase.meaning': 'Hai, saya {name}. Saya mau ikut kelas percobaan.',
  'after.listen': 'Dengarkan',
  'after.slowly': 'Pelan',
}

export type AfterTexts = Record<keyof typeof texts, string>
