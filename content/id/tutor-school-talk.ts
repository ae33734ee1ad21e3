/** What she says of the school, its classes and its team; schools replace it as part of `tutor-talk`. {values} are filled in. */
export const schoolTalk = {
  'school.again': 'Seperti yang kubilang tadi: {fact}',
  'school.ask': 'Mau kubantu sambungkan ke tim kami?',
  'price.none': 'Biaya belum dipublikasikan di situs, jadi aku tidak mau menebak. {fact}',
  'price.connect': 'Mau kusambungkan ke tim kami, supaya kamu dapat angka yang pasti?',
  'schedule.none': 'Jadwal pastinya belum dipublikasikan di situs. {fact}',
  'programs.intro': 'Di {shortBrand} ada empat pilihan:',
  'programs.ask': 'Tujuanmu apa: sehari-hari, kerja, atau ujian? Nanti kusarankan yang pas.',
  'program.path': 'Isinya antara lain {items}.',
  'trainers.intro': 'Pengajar kami ada {count} orang, lokal dan internasional. Misalnya {names}.',
  'trainers.one': '**{name}** ({title}, {experience}). Bidangnya: {specialties}. Sertifikasi: {certifications}.',
  'location.address': 'Alamat kami: **{address}**.',
  'location.other':
    'Untuk kota lain, pilih kotamu saat mendaftar, lalu tim kami memberi tahu kelas yang tersedia di sana atau secara daring.',
  'documents.where':
    'Brosur dan proposal bisa dibaca di halaman **Dokumen** (/documents) setelah kamu masuk ke akun. Belum punya akun? Buat di /signup dengan e-mail, gratis.',
  'documents.password':
    'Lupa kata sandi? Di halaman /login ada “Lupa kata sandi?”, nanti tautannya dikirim ke e-mailmu.',
  'about.years': '{brand} sudah mengajar lebih dari 50 tahun, sejak {year}.',
  'about.contact': 'Kamu bisa menghubungi kami lewat telepon **{phone}** atau e-mail **{email}**.',
  'about.social':
    'Ikuti kami juga di Instagram, Facebook, TikTok, dan LinkedIn; tautannya ada di bagian bawah halaman.',
  'promo.connect': 'Mau kucatat supaya tim kami membantumu mengambil promonya?',
  'register.yes':
    'Senang mendengarnya! Kita mulai dari **kelas percobaan gratis**, jadi kamu bisa merasakan dulu kelasnya.',
  'register.how': 'Aku catat namamu, e-mail, dan nomor yang bisa dihubungi, lalu tim kami mengatur sisanya.',
  'human.yes': 'Tentu, kusambungkan ke tim kami.',
  'human.contact': 'Kamu juga bisa langsung telepon **{phone}** atau e-mail **{email}**.',
  'business.connect': 'Boleh kucatat kontakmu? Tim kami akan menanyakan jumlah peserta, kota, dan tujuannya.',
  'interpreter.connect': 'Boleh kucatat kontakmu supaya tim kami mengecek ketersediaannya?',
  'elsewhere':
    'Maaf, ini {shortBrand}, sekolah bahasa Inggris, jadi aku tidak bisa mengeceknya. Coba hubungi layanan pelanggan perusahaan itu lewat aplikasi atau situs resminya, ya.',
  'elsewhere.english':
    'Kalau membantu, bisa kutunjukkan cara menyampaikannya dalam bahasa Inggris yang sopan dan jelas.',
  'more.school': 'Mau tahu apa lagi: **jadwal**, **biaya**, **pengajar**, atau **tes penempatan**?',
  'declined':
    'Oke, tidak masalah: kamu tidak perlu memberikan data apa pun, dan tidak akan kutanya lagi. Tanya saja sesukamu di sini.',
  'declined.first': 'Oke, tanpa data apa pun tidak apa-apa.',
  'declined.contact':
    'Kalau suatu saat mau menghubungi kami sendiri: tombol WhatsApp di bawah, telepon **{phone}**, atau e-mail **{email}**.',
  'price.contact':
    'Angka yang pasti bisa kamu tanyakan sendiri kapan saja: telepon **{phone}** atau e-mail **{email}**.',
  'school.noted': 'Baik, itu penting untuk tim kami saat menyusun kelasnya.',
  'school.contact': 'Untuk kepastiannya: telepon **{phone}** atau e-mail **{email}**.',
  'hello.company':
    'Selamat datang! Aku Ms Kiky, tutor AI di {shortBrand}. Mau tahu soal kelas bahasa Inggris untuk tim di perusahaanmu? Sebutkan saja kebutuhannya, atau tanya apa pun.',
  'price.why':
    'Karena biayanya berbeda menurut kota, level, dan jumlah peserta, satu angka di situs justru bisa keliru. Jadi tim kami menyampaikannya langsung.',
  'complaint': 'Maaf atas pengalaman itu. Kusambungkan ke tim kami ya, supaya ada orang yang langsung mengeceknya.',
}

export type SchoolTalk = { [Key in keyof typeof schoolTalk]: string }
