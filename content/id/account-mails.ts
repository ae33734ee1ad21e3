export const texts = {
  'code.subject': '{code} adalah kode verifikasimu',
  'code.title': 'Verifikasi e-mailmu',
  'code.text': 'Ketik kode ini di halaman pendaftaran untuk memastikan bahwa alamat e-mail ini milikmu.',
  'code.time': 'Kodenya berlaku 10 menit. Kalau kamu meminta kode lagi, kode ini tidak berlaku.',
  'code.footnote': 'E-mail ini kami kirim karena ada yang membuat akun di {brand} dengan alamat ini.',
  'code.stranger': 'Bukan kamu? Abaikan saja e-mail ini, dan jangan berikan kodenya kepada siapa pun.',

  'reset.subject': 'Buat kata sandi baru di {brand}',
  'reset.title': 'Buat kata sandi baru',
  'reset.text':
    'Buka tautan di bawah untuk membuat kata sandi baru. Setelah itu, semua perangkat yang masih masuk akan dikeluarkan.',
  'reset.time': 'Tautannya berlaku satu jam dan hanya bisa dipakai sekali.',
  'reset.button': 'Buat Kata Sandi Baru',
  'reset.footnote': 'E-mail ini kami kirim karena ada yang meminta kata sandi baru untuk akun dengan alamat ini.',
  'reset.stranger': 'Bukan kamu? Abaikan saja e-mail ini: kata sandimu tidak berubah.',

  'changed.subject': 'Kata sandimu di {brand} baru saja diganti',
  'changed.title': 'Kata sandimu sudah diganti',
  'changed.text': 'Kata sandi akunmu baru saja diganti. Perangkat lain yang masih masuk sudah dikeluarkan.',
  'changed.stranger':
    'Bukan kamu? Segera buat kata sandi baru lewat “Lupa kata sandi?” di halaman masuk, lalu kabari kami di {email}.',
  'changed.button': 'Ke Halaman Masuk',
  'changed.footnote': 'E-mail ini selalu kami kirim setiap kali kata sandi diganti.',

  'attacked.subject': 'Ada yang mencoba menebak kata sandimu di {brand}',
  'attacked.title': 'Ada yang mencoba menebak kata sandimu',
  'attacked.text':
    'Ada yang berkali-kali mengetik kata sandi yang salah untuk akunmu. Mereka tidak berhasil masuk, dan kami hentikan untuk sementara.',
  'attacked.you':
    'Kamu tetap bisa masuk di perangkat yang pernah kamu pakai. Di perangkat baru, kamu mungkin perlu menunggu sampai 15 menit.',
  'attacked.advice':
    'Kalau kata sandimu pendek atau kamu pakai juga di tempat lain, buat yang baru lewat “Lupa kata sandi?” di halaman masuk. Ternyata kamu sendiri yang lupa? Lakukan hal yang sama. Ada pertanyaan? Tulis ke {email}.',
  'attacked.button': 'Ke Halaman Masuk',
  'attacked.footnote': 'E-mail ini kami kirim paling banyak sekali sehari, selama percobaan itu berlangsung.',

  'invitation.subject': 'Undangan ke tim {brand}',
  'invitation.title': 'Selamat datang di tim',
  'invitation.owner': 'Kamu diundang menjadi pemilik meja staf {brand}: mengatur tim, sambungan, dan privasi.',
  'invitation.staff': 'Kamu diundang menjadi staf {brand}: menjawab calon siswa dan mengurus konten situs.',
  'invitation.text':
    'Buka tautan di bawah untuk membuat kata sandi, paling sedikit 10 karakter. Tautannya berlaku 3 hari dan hanya bisa dipakai sekali.',
  'invitation.button': 'Buat Kata Sandi',
  'invitation.footnote': 'E-mail ini kami kirim karena pemilik {brand} mengundang alamat ini.',
  'invitation.stranger': 'Tidak mengenal kami? Abaikan saja e-mail ini: tanpa kata sandi, undangannya tidak berlaku.',

  'twoStepOn.subject': 'Masuk dua langkah di {brand} sudah aktif',
  'twoStepOn.title': 'Masuk dua langkah sudah aktif',
  'twoStepOn.text':
    'Mulai sekarang, kamu perlu kata sandi dan kode dari aplikasi autentikatormu. Perangkat lain yang masih masuk sudah dikeluarkan.',
  'twoStepOff.subject': 'Masuk dua langkah di {brand} baru saja dimatikan',
  'twoStepOff.title': 'Masuk dua langkah dimatikan',
  'twoStepOff.text': 'Akunmu sekarang hanya dilindungi kata sandi.',
  'recoveryUsed.subject': 'Kode cadanganmu di {brand} baru saja dipakai',
  'recoveryUsed.title': 'Satu kode cadangan dipakai',
  'recoveryUsed.text':
    'Ada yang masuk ke akunmu dengan kode cadangan. Kode itu tidak berlaku lagi. Buat kode baru kalau sisanya tinggal sedikit.',
  'codesGuessed.subject': 'Ada yang tahu kata sandimu di {brand}',
  'codesGuessed.title': 'Kata sandi benar, kode salah lima kali',
  'codesGuessed.text':
    'Ada yang memasukkan kata sandimu dengan benar, lalu lima kali kode yang salah. Mereka tidak berhasil masuk.',
  'notice.stranger':
    'Bukan kamu? Segera buat kata sandi baru lewat “Lupa kata sandi?” di halaman masuk, lalu kabari kami di {email}.',
  'notice.button': 'Ke Halaman Masuk',
  'notice.footnote': 'E-mail ini selalu kami kirim setiap kali ada perubahan pada cara akunmu dimasuki.',
}

export type AccountMailTexts = Record<keyof typeof texts, string>
