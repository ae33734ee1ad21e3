import { common } from './common.ts'

export const texts = {
  ...common,
  'page.title': 'Kebijakan privasi: {brand}',
  'page.description':
    'Data apa yang {brand} simpan, untuk apa, siapa yang menerimanya, dan bagaimana kamu melihat, memperbaiki, atau menghapusnya.',
  'privacy.title': 'Kebijakan privasi',
  'privacy.lead': 'Data apa yang kami simpan, untuk apa, dan apa saja yang bisa kamu minta dari kami.',
  'privacy.changed': 'Terakhir diubah:',

  'privacy.who.title': 'Siapa kami',
  'privacy.who.text':
    'Situs ini milik {brand}. Kamilah yang bertanggung jawab atas datamu sebagai pengendali data pribadi. Kamu bisa menghubungi kami di sini:',
  'privacy.who.email': 'E-mail',
  'privacy.who.phone': 'Telepon',
  'privacy.who.address': 'Alamat',

  'privacy.forms.title': 'Yang kami simpan dari formulir',
  'privacy.forms.text': 'Isi formulir yang kamu kirim:',
  'privacy.forms.registration':
    'Pendaftaran: nama, e‑mail, nomor telepon (kalau kamu isi), kota, dan pilihan untuk pribadi atau perusahaan.',
  'privacy.forms.promo':
    'Promo: sama seperti pendaftaran, nomor telepon wajib diisi. Untuk perusahaan ditambah nama perusahaan, jumlah karyawan, dan bidang usahanya.',
  'privacy.forms.trial':
    'Kelas percobaan: nama, e‑mail, kota, pilihan untuk pribadi atau perusahaan, tanggal mulai, dan program yang kamu pilih.',
  'privacy.traces.text': 'Bersama setiap formulir, kami juga mencatat:',
  'privacy.traces.phone':
    'nomor telepon yang kamu isi, dua kali: persis seperti yang kamu ketik, dan dalam format internasional',
  'privacy.traces.consent':
    'persetujuanmu: versi kalimat yang kamu baca, bahasanya, waktunya, dan apakah kamu mau menerima kabar dari kami',
  'privacy.traces.origin':
    'halaman tempat formulir itu, bahasa yang kamu pakai, situs yang mengantarmu ke sini, dan nama kampanye iklannya (utm) kalau ada',
  'privacy.traces.id':
    'ID anonim dari browsermu, berupa kode acak, dan kode yang dibuat dari alamat internetmu, yang berganti setiap hari dan menunjukkan kiriman beruntun dari satu tempat; alamatnya sendiri tidak kami simpan',
  'privacy.traces.time': 'berapa lama kamu mengisi formulirnya',
  'privacy.traces.robots':
    'Lama pengisian, dan satu kolom yang tidak terlihat orang, membantu kami mengenali kiriman robot. Kiriman seperti itu disisihkan otomatis. Kalau kamu tidak kunjung dihubungi, tulis saja kepada kami.',
  'privacy.traces.person':
    'Kalau kamu mengirim lebih dari satu formulir dengan e‑mail atau nomor telepon yang sama, semuanya kami catat sebagai satu orang.',

  'privacy.chat.title': 'Yang kami simpan dari chat',
  'privacy.chat.talk':
    'Percakapanmu dengan Ms Kiky, bersama ID anonim, supaya ia ingat obrolan sebelumnya. Nama, e‑mail, dan nomor telepon yang ditanyakan Ms Kiky tidak ikut di sana.',
  'privacy.chat.answers':
    'Kalau kamu memberi data diri kepada Ms Kiky, kami menyimpan nama, e‑mail, nomor telepon, kota, dan tujuan belajarmu, dengan cuplikan percakapan, ID anonim, kode harian dari alamat internetmu, dan catatan persetujuanmu.',
  'privacy.chat.halfway':
    'Setiap jawaban langsung tersimpan begitu kamu berikan. Jadi kalau kamu pergi di tengah jalan, jawaban yang sudah ada tetap kami simpan.',
  'privacy.chat.stop':
    'Kalau kamu minta berhenti sebelum datanya lengkap, semua jawaban tadi langsung dihapus. Kalau sudah lengkap, mintalah penghapusannya lewat formulir di bawah.',

  'privacy.account.title': 'Kalau kamu punya akun',
  'privacy.account.data':
    'Kami menyimpan alamat e‑mailmu, apakah alamat itu sudah diverifikasi, dan kata sandimu dalam bentuk acak yang tidak bisa dibaca siapa pun, termasuk kami. Kalau kamu masuk dengan Google, kami hanya menerima alamat e‑mailmu dan nomor akun Google-mu.',
  'privacy.account.documents': 'Kami juga mencatat dokumen mana yang kamu buka di sini, dan kapan terakhir kali.',
  'privacy.account.session':
    'Selama kamu masuk, browsermu menyimpan cookie sesi. Cookie itu hilang saat kamu keluar, atau tujuh hari setelah kunjungan terakhirmu. Bersama sesi itu kami mencatat browser dan sistemmu, misalnya “Chrome, Android”, supaya kamu bisa melihat di mana kamu sedang masuk; catatan itu terhapus bersama sesinya.',
  'privacy.account.delete':
    'Kamu bisa menghapus akunmu sendiri di halaman dokumen, kapan saja. Kalau alamatmu sudah diverifikasi, semua data lain yang kami simpan dengan alamat itu ikut terhapus.',

  'privacy.visits.title': 'Yang kami catat dari kunjunganmu',
  'privacy.visits.text':
    'Supaya tahu bagian mana yang membantu dan di mana orang berhenti, situs ini mencatat sendiri halaman yang dibuka, langkah di chat dan formulir (bukan isinya), galat, dan seberapa cepat halaman terbuka.',
  'privacy.visits.words':
    'Kata kamus yang kamu minta dijelaskan juga dicatat, bersama ID anonimmu. Topik pertanyaanmu kepada Ms Kiky hanya dihitung per hari, tanpa ID dan tanpa isinya. Kalau kamu mengisi formulir, tim kami bisa melihat halaman dan kata itu bersama datamu.',
  'privacy.visits.ids':
    'Catatan itu memakai ID anonim dan ID kunjungan, tanpa nama, e‑mail, nomor telepon, atau alamat internetmu, dan tetap di server kami.',
  'privacy.visits.measured':
    'Google Analytics hanya kami pakai kalau kamu mengizinkannya. Sebelum itu tidak ada apa pun yang dimuat dari Google. Pilihanmu bisa diubah kapan saja lewat “Pilihan privasi” di bagian bawah halaman. Global Privacy Control dan Do Not Track dari browsermu kami anggap “tidak”.',
  'privacy.visits.unmeasured': 'Tidak ada analitik atau pelacak dari pihak ketiga.',

  'privacy.browser.title': 'Yang tersimpan di browsermu',
  'privacy.browser.language': 'Cookie bahasa: mengingat bahasa yang kamu pilih selama satu tahun.',
  'privacy.browser.id':
    'ID anonim: dibuat pada kunjungan pertamamu, dan tetap ada sampai kamu menghapus data situs ini.',
  'privacy.browser.waiting':
    'Daftar tunggu: formulir yang belum sampai ke kami, misalnya karena internet terputus. Begitu kami terima, isinya dihapus dari browsermu. Yang masih kamu ketik di formulir pendaftaran atau di chat tersimpan di tab ini sampai kamu mengirimnya atau menutup tabnya.',
  'privacy.browser.chat':
    'Chat: percakapanmu dengan Ms Kiky, paling lama 24 jam atau sampai kamu menekan “Mulai lagi”, dan jawaban yang belum sampai ke kami.',
  'privacy.browser.notes':
    'Catatan belajar: nama panggilan, pekerjaan, tujuan, level, dan kesalahan yang sering kamu tulis di chat, supaya Ms Kiky mengingatmu di percakapan berikutnya. Tulis “lupakan aku” di chat untuk menghapusnya.',
  'privacy.browser.words':
    'Penjelas kata: penjelasan yang sudah kamu buka (24 jam), jumlahnya hari ini, dan kapan kamu terakhir bertanya.',
  'privacy.browser.session':
    'Selama tab ini terbuka: ID kunjungan, dari mana kamu datang (situs asal dan utm), bahasa yang tampil, dan kapan halaman terakhir dimuat ulang otomatis.',
  'privacy.browser.account':
    'Kalau kamu masuk ke akun: cookie yang menandai bahwa itu kamu, dan satu lagi yang selama 180 hari menandai bahwa akunmu pernah dipakai di browser ini, supaya tidak ada yang bisa menguncimu dengan menebak-nebak kata sandimu.',
  'privacy.browser.choice':
    'Pilihanmu soal Google Analytics dan, kalau kamu mengizinkannya, cookie Google yang namanya diawali _ga.',

  'privacy.logs.title': 'Catatan teknis server',
  'privacy.logs.text':
    'Log kami berisi waktu, jenis halaman atau layanan yang diminta, hasilnya, lama prosesnya, dan galat teknis. Nama, e‑mail, nomor telepon, alamat internet (IP), dan isi formulir tidak ditulis di sana.',
  'privacy.logs.limits':
    'Untuk mencegah penyalahgunaan, kami menghitung kiriman per alamat internet dan per ID anonim dalam hitungan menit. Hitungan ini hanya sementara dan tidak disimpan bersama datamu.',

  'privacy.why.title': 'Untuk apa, dan apa dasarnya',
  'privacy.why.contact': 'Datamu kami pakai untuk menghubungimu soal kelas dan mengurus pendaftaranmu.',
  'privacy.why.news':
    'Kabar kelas baru dan tips belajar hanya kami kirim kalau kamu mencentang kotaknya. Kamu bisa berhenti kapan saja.',
  'privacy.why.basis':
    'Dasar hukumnya menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi (UU PDP): persetujuanmu, dan permintaanmu sendiri sebelum ada perjanjian kursus.',

  'privacy.receivers.title': 'Siapa yang menerima datamu',
  'privacy.receivers.people': 'Orang-orang {brand} yang mengurus pendaftaran.',
  'privacy.receivers.whatsapp':
    'WhatsApp milik Meta: pemberitahuan tentang pendaftaranmu kepada tim kami dikirim lewat sana.',
  'privacy.receivers.mail':
    'Penyedia layanan e‑mail kami: mengantar e‑mail kami kepadamu, dan pemberitahuan kepada tim kami kalau WhatsApp tidak berhasil.',
  'privacy.receivers.ai':
    'Penyedia layanan AI kami: menerima pesan chat dan kata yang kamu cari, tanpa nama, e‑mail, dan nomor telepon yang ditanyakan Ms Kiky. Servernya bisa berada di luar Indonesia.',
  'privacy.receivers.analytics':
    'Google Analytics, hanya kalau kamu mengizinkannya: halaman yang dibuka dan tombol yang ditekan, tanpa data dirimu. Server Google bisa berada di luar Indonesia.',
  'privacy.receivers.google':
    'Google, kalau kamu memilih masuk dengan akun Google: Google tahu bahwa kamu masuk ke situs ini.',
  'privacy.receivers.abroad':
    'Pemberitahuan itu berisi nama, e‑mail, nomor telepon, kota, program atau tujuan belajar, waktu, dan dari chat juga cuplikan percakapan. Server Meta dan penyedia e‑mail bisa berada di luar Indonesia.',
  'privacy.receivers.sale': 'Datamu tidak kami jual.',

  'privacy.time.title': 'Berapa lama kami menyimpannya',
  'privacy.time.text': 'Sampai kamu meminta penghapusan, dan paling lama:',
  'privacy.time.leads': 'isi formulir dan data yang kamu berikan di chat: {days} hari setelah terakhir berubah',
  'privacy.time.transcripts': 'percakapan dengan Ms Kiky: {days} hari setelah pesan terakhir',
  'privacy.time.events': 'catatan kunjungan: {days} hari',
  'privacy.time.account': 'akun: sampai kamu menghapusnya',
  'privacy.time.counts':
    'Setelah itu semuanya terhapus otomatis. Yang tersisa hanya angka per hari, misalnya jumlah pendaftar, tanpa data siapa pun.',

  'privacy.rights.title': 'Hakmu',
  'privacy.rights.text': 'Menurut UU PDP, kamu berhak:',
  'privacy.rights.access': 'tahu dan melihat data apa yang kami punya tentangmu',
  'privacy.rights.copy': 'mendapat salinannya',
  'privacy.rights.correction': 'memperbaiki atau melengkapinya',
  'privacy.rights.erasure': 'meminta datamu dihapus',
  'privacy.rights.withdrawal': 'menarik kembali persetujuanmu',
  'privacy.rights.objection': 'berkeberatan atas cara kami memakai datamu, atau meminta kami membatasinya',
  'privacy.rights.how':
    'Caranya: pakai formulir di bawah untuk salinan atau penghapusan. Untuk hal lain, tulis kepada kami lewat e‑mail, sebaiknya dari alamat yang kamu pakai saat mendaftar supaya kami tahu itu kamu. Kami menjawab paling lambat dalam 3\u00a0×\u00a024\u00a0jam.',

  'privacy.request.title': 'Minta salinan atau penghapusan',
  'privacy.request.text':
    'Isi alamat e‑mail yang kamu pakai di situs ini. Kami kirim tautan ke sana untuk memastikan itu kamu; setelah kamu konfirmasi, tim kami mengurusnya.',
  'privacy.request.email': 'Alamat e‑mail',
  'privacy.request.email.missing': 'Masukkan alamat e‑mailmu',
  'privacy.request.email.wrong': 'Masukkan alamat e‑mail yang valid',
  'privacy.request.kind.missing': 'Pilih salah satu',
  'privacy.request.placeholder': 'nama@contoh.com',
  'privacy.request.kind': 'Yang kamu minta',
  'privacy.request.copy': 'Salinan dataku',
  'privacy.request.erasure': 'Hapus dataku',
  'privacy.request.submit': 'Kirim permintaan',
  'privacy.request.busy': 'Mengirim…',
  'privacy.request.sent':
    'Cek e‑mailmu: kami sudah mengirim tautan ke {email}. Permintaanmu kami proses setelah kamu konfirmasi.',
  'privacy.request.limited':
    'Permintaan untuk alamat ini sudah cukup banyak hari ini. Cek e‑mailmu, atau coba lagi besok.',
  'privacy.request.failed': 'Permintaanmu belum terkirim. Periksa koneksimu, lalu coba lagi.',

  'privacy.young.title': 'Kalau usiamu 16 atau 17 tahun',
  'privacy.young.text':
    'Mendaftarlah dengan izin orang tua atau wali. Mereka juga boleh memakai hak-hak di atas atas namamu. Kelas kami untuk usia 16 tahun ke atas, jadi kalau kamu belum 16 tahun, jangan kirim datamu dulu, ya.',
}

export type PrivacyTexts = Record<keyof typeof texts, string>
