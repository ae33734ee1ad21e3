/** Texts of the proposal that are not on the site. Keys ending in '.voice' are English in both languages. */
export const texts = {
  'title': 'Proposal kerja sama',
  'cover.title': 'Bahasa Inggris untuk tim Anda.',
  'cover.voice': '“Let me share my screen.”',
  'cover.lead': 'Pelatihan bahasa Inggris dan jasa juru bahasa untuk perusahaan di Indonesia.',
  'offer.title': 'Yang dilatih, yang dipakai.',
  'offer.voice': 'Monday morning, even.',
  'offer.lead':
    'Materi kami susun dari pekerjaan tim Anda sehari-hari: e-mail yang harus dibalas, rapat yang harus dipimpin, istilah di bidang Anda. Inilah enam keterampilan yang kami latih.',
  'path.title': 'Lima tahap.',
  'path.voice': 'Step by step.',
  'path.lead':
    'Tes penempatan menentukan dari tahap mana tiap peserta mulai. Tidak semua orang perlu naik sampai puncak: berhentilah di tahap yang sesuai dengan tugasnya.',
  'work.title': 'Cara kita bekerja sama.',
  'work.voice': 'Together.',
  'work.1.title': 'Cerita Anda dulu',
  'work.1.text':
    'Kota, jumlah peserta, tujuan, dan tempat belajar yang lebih cocok: di kantor Anda, di tempat kami, atau daring. Tim kami memberi tahu pilihan yang tersedia.',
  'work.2.title': 'Tes penempatan',
  'work.2.text': 'Setiap peserta mengikutinya, jadi levelnya pas sejak awal.',
  'work.3.title': 'Materi dari meja kerja Anda',
  'work.3.text':
    'Contoh dokumen kerja sangat membantu, asalkan data rahasianya sudah dihapus. Dari situ kami menyusun latihannya.',
  'work.4.title': 'Kelas berjalan',
  'work.4.text': 'Jadwal dibicarakan bersama, mengikuti ritme kerja Anda.',
  'work.5.title': 'Kemajuan yang terlihat',
  'work.5.text':
    'Kemajuan tampak pada tugas nyata: e-mail, rapat, presentasi. Bentuk laporan untuk tim HR kita sepakati sebelum kelas dimulai.',
  'work.fees.title': 'Soal biaya',
  'work.fees.text':
    'Biaya kami sampaikan setelah mengetahui jumlah peserta, tujuan, dan tempat belajarnya. Karena itu tidak ada angka di proposal ini.',
  'interpreter.title': 'Juru bahasa untuk acara Anda.',
  'interpreter.prepare': 'Yang perlu Anda siapkan',
  'interpreter.prepare.text':
    'Agenda, bahan presentasi, nama para pembicara, dan istilah khusus di bidang Anda. Makin awal Anda memesan, makin banyak waktu juru bahasa untuk mempelajarinya.',
  'team.title': 'Yang akan Anda temui.',
  'team.voice': 'Nice to meet you.',
  'team.specialties': 'Keahlian',
  'clients.title': 'Dari klien kami.',
  'clients.voice': 'In their words.',
  'why.title': 'Kenapa {shortBrand}.',
  'needs.title': 'Lembar kebutuhan.',
  'needs.voice': 'Over to you.',
  'needs.lead': 'Isi lembar ini, lalu kirim atau sampaikan lewat telepon. Dari sini percakapan kita mulai.',
  'needs.company': 'Nama perusahaan',
  'needs.contact': 'Narahubung dan jabatan',
  'needs.reach': 'E-mail dan telepon',
  'needs.industry': 'Bidang usaha',
  'needs.city': 'Kota',
  'needs.people': 'Jumlah peserta',
  'needs.place': 'Tempat belajar',
  'needs.place.office': 'Di kantor kami',
  'needs.place.school': 'Di {shortBrand}',
  'needs.place.online': 'Daring',
  'needs.skills': 'Yang paling diperlukan',
  'needs.goal': 'Tujuan, dengan kata-kata Anda sendiri',
  'needs.interpreter': 'Perlu juru bahasa? Tulis acara dan tanggalnya',
}

export type ProposalTexts = Record<keyof typeof texts, string>
