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
    'Bukan kamu? Segera buat kata sandi baru lewat "Lupa kata sandi?" di halaman masuk, lalu kabari kami di {email}.',
  'changed.button': 'Ke Halaman Masuk',
  'changed.footnote': 'E-mail ini selalu kami kirim setiap kali kata sandi diganti.',

  'attacked.subject': 'Ada yang mencoba menebak kata sandimu di {brand}',
  'attacked.title': 'Ada yang mencoba menebak kata sandimu',
  'attacked.text':
    'Ada yang berkali-kali mengetik kata sandi yang salah untuk akunmu. Mereka tidak berhasil masuk, dan kami hentikan untuk sementara.',
  'attacked.you':
    'Kamu tetap bisa masuk di perangkat yang pernah kamu pakai. Di perangkat baru, kamu mungkin perlu menunggu sampai 15 menit.',
  'attacked.advice':
    'Kalau kata sandimu pendek atau kamu pakai juga di tempat lain, buat yang baru lewat "Lupa kata sandi?" di halaman masuk. Ternyata kamu sendiri yang lupa? Lakukan hal yang sama. Ada pertanyaan? Tulis ke {email}.',
  'attacked.button': 'Ke Halaman Masuk',
  'attacked.footnote': 'E-mail ini kami kirim paling banyak sekali sehari, selama percobaan itu berlangsung.',
}

export type AccountMailTexts = Record<keyof typeof texts, string>
